import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { bringLabMatch, labMatch } from './lab-match.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';

const PHONE = { width: 360, height: 640 };

describe('Space Lab on the screen', () => {
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

  const openMatch = async (page: Page, seats: number, moves: number): Promise<void> => {
    await bringLabMatch(page, served.origin, 'lab', labMatch(seats, moves));
    await page.goto(`${served.origin}/play/lab`);
    await page.locator('.lab').waitFor();
  };

  test('from the first screen to the first decision', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: PHONE });
    await page.goto(served.origin);
    await page.getByRole('button', { name: 'Play now: Space Lab' }).click();
    await page.getByRole('button', { name: 'Lay out like this' }).click();
    await page.getByRole('table', { name: 'Your station' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('alone: a whole game by clicks, with verdict and best score', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: PHONE });
    await openMatch(page, 1, 0);
    expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
    while ((await page.locator('.lab:not([data-phase="over"])').count()) > 0) await clickOn(page);
    await page.getByText('A new best score!').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('alone: by keyboard only', async () => {
    const { context, page } = await newPage(browser, {}, { viewport: PHONE });
    await openMatch(page, 1, 22);
    const placed = page.getByRole('cell').locator('.lab-piece');
    const before = await placed.count();
    // A hand of five: placing is the only way.
    await page.getByText('placing is the only action').waitFor();
    await page.keyboard.press('1');
    await page.locator('.lab-open:focus').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('.lab-confirm:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(`document.querySelectorAll('.lab-piece').length === ${before + 1}`);
    await context.close();
  });

  test('a script that reads only the accessibility tree plays a whole match against a bot', {
    timeout: 400_000,
  }, async () => {
    const { context, page, errors } = await newPage(browser);
    await openMatch(page, 2, 0);
    while (await actByNames(page));
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(['de', 'fr', 'pseudo'])('in %s nothing is cut off on a small phone', async (language) => {
    const { context, page } = await newPage(browser, { language }, { viewport: PHONE });
    await openMatch(page, 2, 85);
    await page.locator('.lab-hand-card').first().click();
    expect(await page.evaluate(CLIPPED)).toEqual([]);
    expect(await page.evaluate('document.querySelector(".stage").scrollHeight <= innerHeight')).toBe(true);
    await context.close();
  });
});

/** Takes what is offered: a choice, a placement, a reveal, or the end of the action. */
async function clickOn(page: Page): Promise<void> {
  const step = page
    .locator(
      '.lab-option, .lab-three, .lab-table[data-setup] .lab-confirm, .lab-leave[data-wide], .lab[data-phase="over"]',
    )
    .first();
  await step.waitFor();
  if (await page.locator('.lab[data-phase="over"]').count()) return;
  const layOut = page.locator('.lab-table[data-setup] .lab-confirm');
  if (await layOut.count()) {
    const before = await page.locator('.lab-option').first().getAttribute('aria-label');
    await layOut.click();
    await page.locator(`.lab-option[aria-label="${before}"]`).waitFor({ state: 'detached' });
    return;
  }
  if (await page.locator('.lab-option').count()) {
    await page.locator('.lab-option').first().click();
    return;
  }
  const card = page.locator('.lab-hand-card:not([data-dim])').first();
  const mustPlace = (await page.locator('.lab-reveal[aria-disabled="true"]').count()) > 0;
  if ((await card.count()) > 0 && (mustPlace || (await page.locator('.lab-hand-card').count()) >= 4)) {
    await card.click();
    await page.locator('.lab-open').first().click();
    await page.locator('.lab-confirm').click();
  } else if (await page.locator('.lab-leave').count()) await page.locator('.lab-leave').click();
  else {
    await page.locator('.lab-reveal').click();
    await page.locator('.lab-confirm').click();
  }
  await page.locator('.lab-open, .lab-confirm').first().waitFor({ state: 'detached' });
}

/** The names of what can be pressed, as a screen reader lists them. */
async function pressable(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/button "((?:[^"\\]|\\.)*)"(?! \[disabled\])/g)].map(([, name = '']) => name);
}

/** False once the match is over. */
async function actByNames(page: Page): Promise<boolean> {
  const names = await pressable(page);
  const press = async (name: string): Promise<boolean> => {
    // What was read may be gone by now, as a screen reader's listener knows: then one reads again.
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    return true;
  };
  const named = (pattern: RegExp): string | undefined => names.find((name) => pattern.test(name));
  if (named(/^Rematch$/)) return false;
  const ready =
    named(/^(Place here|Take \d+ cards?|Turn up three cards)/) ??
    named(/: take \d+ card|^Keep |^Lay out like this|^See the result/);
  if (ready !== undefined) return press(ready);
  const slots = names.filter((name) => /slot \d+: (no points yet|\d+ points? more)/.test(name));
  const [slot] = slots;
  if (slot !== undefined) return press(slot);
  const choice = named(/^Place$/) ?? named(/^Reveal$/) ?? named(/^Recruit$/) ?? named(/^(End turn|Pass)/);
  if (choice !== undefined) return press(choice);
  await page.waitForFunction(`document.querySelector('.lab-dock > *, .lab-option, .end, .lab[data-phase="over"]')`);
  return true;
}
