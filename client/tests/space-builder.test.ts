import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { buildByKeys, buildByNames, finishByHolding, finishByKeys, walkTo } from './builder-solver.ts';
import { type Served, serveFiles } from './static-server.ts';

const focusedWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
  });

const press = (what: { click(): Promise<void> }): Promise<void> => what.click();

describe('Space Builder alone', () => {
  let browser: Browser;
  let served: Served;

  beforeAll(async () => {
    served = await serveFiles(await builtClient());
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  const startPractice = async (page: Page): Promise<void> => {
    await page.goto(`${served.origin}/games/space-builder/practice`);
    await page.getByRole('switch', { name: 'Against the clock' }).waitFor();
  };

  test('a practice round without clock, from the accessibility tree alone: no defects', async () => {
    const { context, page, errors } = await newPage(browser);
    await startPractice(page);
    await page.getByRole('switch', { name: 'Against the clock' }).click();
    await page.getByRole('radio', { name: '8' }).check({ force: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await buildByNames(page, press);
    await finishByHolding(page);
    await page.getByText('Everything is right.').first().waitFor();
    expect(await page.getByRole('list', { name: 'The check' }).getByRole('listitem').count()).toBe(8);
    // Without clock nothing is counted.
    expect(await page.evaluate("localStorage.getItem('starboard.space-builder.practice')")).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a practice run against the clock is kept on the device and becomes the ghost', async () => {
    const { context, page } = await newPage(browser);
    await startPractice(page);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('No city without defects yet').waitFor();
    await buildByNames(page, press);
    await finishByHolding(page);
    await page.getByText('New best time!').waitFor();
    await page.getByRole('button', { name: 'Next plan' }).click();
    await page.getByText('Your best').waitFor();
    // It builds by itself, as it was built then.
    await page.locator('.ghost-city .tile[data-face]').nth(3).waitFor();
    await startPractice(page);
    expect(await page.getByRole('table', { name: 'Seconds of each run, oldest first' }).getByRole('row').count()).toBe(
      2,
    );
    await context.close();
  });

  test('buildings are carried, swapped, turned by the wheel and taken back by mouse', async () => {
    const { context, page } = await newPage(browser, {}, { viewport: { width: 1280, height: 800 } });
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
    await context.close();
  });

  test('nothing is finished by one tap, nor before everything is placed', async () => {
    const { context, page } = await newPage(browser);
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
    await context.close();
  });

  test('the tutorial by keyboard alone', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: { width: 1280, height: 800 } });
    await page.goto(`${served.origin}/games/space-builder/tutorial`);
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
    await finishByKeys(page);
    await page.getByRole('button', { name: 'Open: dish antenna' }).waitFor();
    while ((await focusedWords(page)) !== 'Open: dish antenna') await keyboard.press('Tab');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'That is all!' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a whole match by keyboard alone, to the end and its charts', { timeout: 120_000 }, async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: { width: 1280, height: 800 } });
    await page.goto(`${served.origin}/games/space-builder`);
    const { keyboard } = page;
    const focusOn = async (name: string): Promise<void> => {
      while (!(await focusedWords(page)).startsWith(name)) await keyboard.press('Tab');
    };
    await focusOn('Play now');
    await keyboard.press('Enter');
    const isOver = page.locator('.builder[data-phase="over"]');
    const isChoosing = page.locator('.builder[data-phase="choosing"]');
    for (let round = 0; round < 12 && (await isOver.count()) === 0; round++) {
      await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
      await focusOn('Ready');
      await keyboard.press('Enter');
      await page.locator('.builder[data-phase="building"]').waitFor();
      await buildByKeys(page);
      await finishByKeys(page);
      await isChoosing.or(isOver).waitFor();
      if ((await isOver.count()) > 0) break;
      const open = page.getByRole('button', { name: /^Open:/ }).first();
      await open.waitFor();
      await focusOn('Open:');
      await keyboard.press('Enter');
    }
    await focusOn('See the result');
    await keyboard.press('Enter');
    await page.getByRole('table', { name: 'Defects in each round' }).first().waitFor();
    await page.getByRole('table', { name: 'Seconds to finish each round' }).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
