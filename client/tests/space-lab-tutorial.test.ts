import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';

const PHONE = { width: 360, height: 640 };
const STEPS = 11;
const HIGHER_THAN_THE_STAGE =
  '(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector(".stage"))';

/** By keys alone, in the order of the steps; what a step waits for is on the screen before. */
const STROKES: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.locator('.coach-next').focus();
    await page.keyboard.press('Enter');
  },
  async (page) => {
    await page.keyboard.press('r');
    await page.locator('.lab-confirm:focus').waitFor();
    await page.keyboard.press('Enter');
  },
  (page) => page.locator('.lab-keep[data-hint]').press('Enter'),
  async (page) => {
    await page.locator('.lab-tray[data-hint][aria-disabled="false"]').waitFor();
    await page.keyboard.press('c');
    await page.locator('.lab-confirm:focus').waitFor();
    await page.keyboard.press('Enter');
  },
  (page) => page.locator('.lab-hand-card[data-hint]').press('Enter'),
  (page) => page.locator('.lab-open[data-hint]').press('Enter'),
  (page) => page.locator('.lab-confirm.lab-hinted').press('Enter'),
  async (page) => {
    await page.locator('.lab-drawn').first().waitFor();
    await page.keyboard.press('1');
  },
  async (page) => {
    await page.locator('.lab-leave').waitFor();
    await page.keyboard.press('e');
  },
  async (page) => {
    await page.locator('.lab-hand-card[data-hint]').press('Enter');
    await page.locator('.lab-open[data-hint]').press('Enter');
    await page.locator('.lab-confirm.lab-hinted').press('Enter');
  },
  (page) => page.locator('.coach-next').press('Enter'),
];

describe('the tutorial of Space Lab', () => {
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

  const at = (page: Page, step: number): Promise<void> =>
    page.locator('.coach-step', { hasText: new RegExp(`\\D${step}\\D+${STEPS}`) }).waitFor();

  test('by keyboard from the first look to a match', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: PHONE });
    await page.goto(`${served.origin}/games/space-lab/tutorial`);
    for (const [step, stroke] of STROKES.entries()) {
      await at(page, step + 1);
      await stroke(page);
    }
    await page.getByRole('heading', { name: 'That is all!' }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Lay out like this' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('another allowed move is not made, and the coach says where to go', async () => {
    const { context, page } = await newPage(browser);
    await page.goto(`${served.origin}/games/space-lab/tutorial`);
    for (const [step, stroke] of STROKES.slice(0, 2).entries()) {
      await at(page, step + 1);
      await stroke(page);
    }
    await page.getByRole('button', { name: /^Blue Future: take 1 card/ }).click();
    await page.getByText('That would be allowed, too.').first().waitFor();
    expect(await page.getByRole('button', { name: /^Golden Planet: take 2 cards/ }).count()).toBe(1);
    await context.close();
  });

  test.each(['de', 'fr', 'pseudo'])('in %s nothing is cut off on a small phone, at any step', async (language) => {
    const { context, page } = await newPage(browser, { language }, { viewport: PHONE });
    await page.goto(`${served.origin}/games/space-lab/tutorial`);
    for (const [step, stroke] of STROKES.entries()) {
      await at(page, step + 1);
      expect({ step: step + 1, clipped: await page.evaluate(CLIPPED) }).toEqual({ step: step + 1, clipped: [] });
      expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
      expect({ step: step + 1, tooHigh: await page.evaluate(HIGHER_THAN_THE_STAGE) }).toEqual({
        step: step + 1,
        tooHigh: 0,
      });
      await stroke(page);
    }
    await page.locator('.lesson-done').waitFor();
    await context.close();
  });
});
