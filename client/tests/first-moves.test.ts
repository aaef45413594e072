import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { COVERS, TITLES } from '../src/catalogue/titles.ts';
import { hasTable } from '../src/tables/registry.ts';
import { newPage, openBrowser } from './browser.ts';
import { firstPresses, ownMoveIsStored, playNow } from './first-moves.ts';
import { type Served, serveFiles } from './static-server.ts';

/** Play now, and the move. */
const CLICKS = 2;

describe('from the first screen to a move the rules have taken', () => {
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

  const games = TITLES.filter(hasTable).map((title) => ({ title, name: COVERS[title].name }));

  test.each(games)('$name: two clicks', async ({ title }) => {
    const { context, page, errors } = await newPage(browser);
    await page.addInitScript(
      `addEventListener('click', () => sessionStorage.setItem('clicks', Number(sessionStorage.getItem('clicks')) + 1), true)`,
    );
    await playNow(page, served.origin, title);
    for (const press of firstPresses(title)) await page.locator(press).first().click();
    await ownMoveIsStored(page);
    expect(await page.evaluate(`Number(sessionStorage.getItem('clicks'))`)).toBe(CLICKS);
    expect(errors).toEqual([]);
    await context.close();
  });
});
