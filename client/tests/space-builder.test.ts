import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { buildByKeys, buildByNames, finishByHolding, finishByKeys, walkTo } from './builder-solver.ts';
import { beginTutorial } from './newcomer.ts';
import { useFiles } from './site.ts';

const focusedWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
  });

/** By Tab, from wherever the focus is; a page has fewer stops than this. */
async function focusOn(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    if ((await focusedWords(page)).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to "${name}"`);
}

const press = (what: { click(): Promise<void> }): Promise<void> => what.click();

describe('Space Builder alone', () => {
  const site = useFiles();

  /** Presses meant for the round that has just been stopped choose nothing. */
  const isThawed = (page: Page): Promise<void> => site.until(page.locator('.builder-dock:not([inert])'));

  const startPractice = async (page: Page): Promise<void> => {
    await page.goto(`${site.origin}/games/space-builder/practice`);
    await page.getByRole('switch', { name: 'Against the clock' }).waitFor();
  };

  test('a practice round without clock, from the accessibility tree alone: no defects', async () => {
    const { page, errors } = await site.visit();
    await startPractice(page);
    await page.getByRole('switch', { name: 'Against the clock' }).click();
    await page.getByRole('radio', { name: '8' }).check({ force: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await buildByNames(page, press);
    await finishByHolding(page, site.pass);
    await page.getByText('Everything is right.').first().waitFor();
    const checked = page.getByRole('list', { name: 'Inspection' }).getByRole('listitem');
    await checked.first().waitFor();
    expect(await checked.count()).toBe(8);
    // Without clock nothing is counted.
    expect(await page.evaluate("localStorage.getItem('starboard.space-builder.practice')")).toBeNull();
    expect(errors).toEqual([]);
  });

  test('a practice run against the clock is kept on the device and becomes the ghost', async () => {
    const { page } = await site.visit();
    await startPractice(page);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('No city without defects yet').waitFor();
    await site.pass(2_000);
    await buildByNames(page, press);
    await site.pass(3_000);
    await finishByHolding(page, site.pass);
    await page.getByText('New best time!').waitFor();
    await page.getByRole('button', { name: 'Next plan' }).click();
    await page.getByText('Your best').waitFor();
    // It builds by itself, when it was built then.
    const ghost = page.locator('.ghost-city .tile[data-face]');
    expect(await ghost.count()).toBe(0);
    await site.pass(2_100);
    await ghost.nth(3).waitFor();
    await startPractice(page);
    expect(await page.getByRole('table', { name: 'Seconds of each run, oldest first' }).getByRole('row').count()).toBe(
      2,
    );
  });

  test('buildings are carried, swapped, turned by the wheel and taken back by mouse', async () => {
    const { page } = await site.visit({}, { viewport: { width: 1280, height: 800 } });
    await startPractice(page);
    await page.getByRole('button', { name: 'Start' }).click();
    const plot = (number: number) => page.getByRole('button', { name: new RegExp(`^Plot ${number}\\b`) });
    const carry = async (from: ReturnType<typeof plot>, to: ReturnType<typeof plot>): Promise<void> => {
      const [start, end] = [await from.boundingBox(), await to.boundingBox()];
      if (start === null || end === null) throw new Error('nothing to carry');
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
      await page.mouse.up();
    };
    await carry(page.getByRole('button', { name: /^greenhouse/ }), plot(1));
    await page.getByRole('button', { name: /^Plot 1: greenhouse/ }).waitFor();
    await carry(page.getByRole('button', { name: /^habitat/ }), plot(3));
    await carry(plot(1), plot(3));
    await page.getByRole('button', { name: /^Plot 3: greenhouse/ }).waitFor();
    await page.getByRole('button', { name: /^Plot 1: habitat/ }).click();
    await page.mouse.wheel(0, -120);
    await page.getByRole('button', { name: /^Plot 1: habitat, round door, top points left/ }).waitFor();
    await carry(plot(1), page.getByRole('button', { name: /^observatory/ }));
    await page.getByRole('button', { name: /^Plot 1, empty/ }).waitFor();
  });

  test('nothing is finished by one tap, nor before everything is placed', async () => {
    const { page } = await site.visit();
    await startPractice(page);
    await page.getByRole('button', { name: 'Start' }).click();
    const finish = page.getByRole('button', { name: /^Finish/ });
    expect(await finish.getAttribute('aria-disabled')).toBe('true');
    await buildByNames(page, press);
    await finish.click();
    await page.getByText('Tap again').waitFor();
    // A building taken back disarms it.
    await page.keyboard.press('1');
    await page.keyboard.press('Backspace');
    await page.getByText('1 more to place').waitFor();
    await page.getByText('Tap again').waitFor({ state: 'detached' });
  });

  test('the tutorial by keyboard alone', async () => {
    const { page, errors } = await site.visit({}, { viewport: { width: 1280, height: 800 } });
    await beginTutorial(page, site.origin, 'space-builder');
    const { keyboard } = page;
    const step = (number: number) => page.getByText(`Step ${number} of 11`).waitFor();
    await step(1);
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await step(2);
    await keyboard.press('3');
    await step(3);
    await keyboard.press('Shift+R');
    await step(4);
    await keyboard.press('ArrowRight');
    let at = await walkTo(page, { row: 0, column: 0 }, { row: 2, column: 1 });
    await keyboard.press('Enter');
    await step(5);
    await keyboard.press('2');
    await keyboard.press('f');
    await step(6);
    at = await walkTo(page, at, { row: 1, column: 2 });
    await keyboard.press('Enter');
    await step(7);
    await keyboard.press('4');
    at = await walkTo(page, at, { row: 0, column: 2 });
    await keyboard.press('Enter');
    await step(8);
    await keyboard.press('1');
    await keyboard.press('Backspace');
    await step(9);
    await keyboard.press('1');
    await keyboard.press('f');
    await walkTo(page, at, { row: 2, column: 2 });
    await keyboard.press('Enter');
    await step(10);
    await finishByKeys(page, site.pass);
    await isThawed(page);
    await focusOn(page, 'Unlock: dish antenna');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'That’s it!' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a whole match by keyboard alone, to the end and its charts', async () => {
    const { page, errors } = await site.visit({}, { viewport: { width: 1280, height: 800 } });
    await page.goto(`${site.origin}/games/space-builder`);
    const { keyboard } = page;
    await focusOn(page, 'Play now');
    await keyboard.press('Enter');
    const phase = (name: string) => page.locator(`.builder[data-phase="${name}"]`);
    const playRound = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
      await focusOn(page, 'Ready');
      await keyboard.press('Enter');
      await site.until(phase('building'));
      await buildByKeys(page);
      await finishByKeys(page, site.pass);
    };
    // Who wins every round opens the four locked buildings one after the other, and then wins with all eight.
    for (let opened = 0; opened < 4; opened++) {
      await playRound();
      await site.until(phase('choosing'));
      await isThawed(page);
      await focusOn(page, 'Unlock:');
      await keyboard.press('Enter');
    }
    await playRound();
    await site.until(phase('over'));
    await focusOn(page, 'See the result');
    await keyboard.press('Enter');
    await page.getByRole('table', { name: 'Defects in each round' }).first().waitFor();
    await page.getByRole('table', { name: 'Seconds to finish each round' }).first().waitFor();
    expect(errors).toEqual([]);
  });
});
