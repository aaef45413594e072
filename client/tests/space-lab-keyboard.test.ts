import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { hurryMatches } from './hurried.ts';
import { labMatch, momentOf, openLab } from './lab-match.ts';
import { keys, playToTheEnd } from './lab-player.ts';
import { type Served, serveFiles } from './static-server.ts';

/** Five cards in hand: placing is the only way. */
const FULL_HAND = momentOf(
  1,
  ({ phase, seats: [own] }) => phase === 'turn' && (own?.shown.length ?? 0) + (own?.hidden.length ?? 0) >= 5,
);

describe('Space Lab by keyboard only', () => {
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

  test('a whole match against a bot', { timeout: 120_000 }, async () => {
    const { context, page, errors } = await newPage(browser, {}, { serviceWorkers: 'block' });
    await hurryMatches(context);
    await openLab(page, served.origin, labMatch(2, 0));
    await playToTheEnd(page, keys);
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('arrows walk from slot to slot, and Escape lets go of the card', async () => {
    const { context, page } = await newPage(browser);
    await openLab(page, served.origin, FULL_HAND);
    await page.getByText('placing is the only action').waitFor();
    await page.keyboard.press('1');
    const [first, second] = ['.lab-open:focus', '.lab-open:focus:not([data-slot="t0"])'];
    await page.locator(first).waitFor();
    const from = await page.locator(first).getAttribute('data-slot');
    await page.keyboard.press('ArrowRight');
    await page.locator(second).waitFor();
    expect(await page.locator(first).getAttribute('data-slot')).not.toBe(from);
    await page.keyboard.press('Escape');
    await page.locator('.lab-three').waitFor();
    await context.close();
  });
});
