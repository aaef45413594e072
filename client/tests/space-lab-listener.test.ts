import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { hurryMatches } from './hurried.ts';
import { labMatch, openLab } from './lab-match.ts';
import { type Served, serveFiles } from './static-server.ts';

describe('Space Lab by ear', () => {
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

  test('a script that reads only the accessibility tree plays a whole match against a rookie', {
    timeout: 240_000,
  }, async () => {
    const { context, page, errors } = await newPage(browser, {}, { serviceWorkers: 'block' });
    await hurryMatches(context);
    await openLab(page, served.origin, labMatch(2, 0));
    while (await actByNames(page));
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** The names of what can be pressed, as a screen reader lists them. */
async function pressable(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/button "((?:[^"\\]|\\.)*)"(?! \[disabled\])/g)].map(([, name = '']) => name);
}

/** In the order in which one goes on: what is confirmed, what is chosen, where a card goes, and what else there is. */
const WANTED = [
  /^(Place here|Take \d+ cards?|Turn up three cards)/,
  /: take \d+ card|^Keep |^Lay out like this|^See the result/,
  /slot \d+: (no points yet|\d+ points? more)/,
  /^Place$/,
  /^Recruit$/,
  /^Reveal$/,
  /^(End turn|Pass)/,
] as const;

/** False once the match is over. */
async function actByNames(page: Page): Promise<boolean> {
  const names = await pressable(page);
  if (names.includes('Rematch')) return false;
  const name = WANTED.map((pattern) => names.find((heard) => pattern.test(heard))).find((heard) => heard !== undefined);
  // What was read may be gone by now, as whoever listens knows: then one reads again.
  if (name !== undefined)
    await page
      .getByRole('button', { name, exact: true })
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  return true;
}
