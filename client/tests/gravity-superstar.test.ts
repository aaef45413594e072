import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { nearlyOver, openGravity } from './gravity-match.ts';
import { hurryMatches } from './hurried.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';

/** Whether this player can do something, or it is over. */
const MY_TURN = `document.querySelector('.end') !== null || document.querySelector('.gravity:has(.card:not([aria-disabled]))') !== null
  || document.querySelector('.decide, .steal-row') !== null`;
const isOver = (page: Page): Promise<boolean> => page.evaluate(`document.querySelector('.end') !== null`);
/** A match of rookies always comes to its end; this is only against an endless test. */
const MOST_TURNS = 80;

describe('Gravity Superstar', () => {
  let browser: Browser;
  let served: Served;

  beforeAll(async () => {
    served = await serveFiles(await builtClient());
    browser = await openBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  const playToTheEnd = async (page: Page, act: () => Promise<void>): Promise<void> => {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      await page.waitForFunction(MY_TURN);
      if (await isOver(page)) return;
      await act();
    }
    throw new Error('the match did not end');
  };

  test('a match is played to its end with two taps a move', async () => {
    const { context, page, errors } = await newPage(browser, {}, { serviceWorkers: 'block' });
    await hurryMatches(context);
    await openGravity(page, served.origin, nearlyOver(2, 7));
    await playToTheEnd(page, async () => {
      const decide = page.locator('.decide .button');
      if ((await decide.count()) > 0) return decide.last().click();
      const steal = page.locator('.steal-row .move');
      if ((await steal.count()) > 0) return steal.first().click();
      await page.locator('.card:not([data-card="joker"])').first().click();
      const best = page.locator('.moves .move:has(.move-points:not([data-none]))');
      await ((await best.count()) > 0 ? best : page.locator('.moves .move')).first().click();
      await page.waitForFunction(`document.querySelector('.moves .move') === null`);
    });
    await page.locator('.pad-table:visible').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }, 90_000);

  test('the planet can be walked cell by cell, round its edge', async () => {
    const { context, page } = await newPage(browser);
    await openGravity(page, served.origin, nearlyOver(2, 12));
    const cell = page.getByRole('gridcell', { name: /^Row 1, column 1:/ });
    await cell.focus();
    await page.keyboard.press('ArrowUp');
    const name = await page.evaluate<string>(`document.activeElement.getAttribute('aria-label')`);
    expect(name).toMatch(/^Row 12, column 1:/);
    await context.close();
  });

  test('a move can be taken back while nothing new has come to light', async () => {
    const { context, page } = await newPage(browser);
    await openGravity(page, served.origin, nearlyOver(2, 12));
    const held = `document.querySelectorAll('.card').length`;
    const before = await page.evaluate<number>(held);
    await page.locator('.card').first().click();
    await page.locator('.moves .move').first().click();
    await page.waitForFunction(`${held} !== ${before}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(`${held} === ${before}`);
    await context.close();
  });

  test.each([
    [2, 360, 640, 'pseudo'],
    [4, 360, 640, 'de'],
    [6, 360, 640, 'fr'],
    [6, 1440, 900, 'pseudo'],
  ])(
    '%i players fit %i × %i in %s: nothing scrolls, nothing is cut off',
    async (players, width, height, language) => {
      const { context, page } = await newPage(browser, { language }, { viewport: { width, height } });
      await openGravity(page, served.origin, nearlyOver(players, 20));
      await page.locator('.card').first().click();
      await page.locator('.moves .move').first().waitFor();
      expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
      expect(
        await page.evaluate(
          `(() => { const s = document.querySelector('.stage'); return s.scrollHeight - s.clientHeight; })()`,
        ),
      ).toBe(0);
      expect(await page.evaluate(CLIPPED)).toEqual([]);
      const small = await page.evaluate<readonly string[]>(`[...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => { const box = button.getBoundingClientRect(); return box.width < 43.5 || box.height < 43.5; })
      .map((button) => button.className)`);
      expect(small).toEqual([]);
      await context.close();
    },
    60_000,
  );
});
