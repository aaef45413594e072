import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { COVERS, TITLES, type Title } from '../src/catalogue/titles.ts';
import { hasTable } from '../src/tables/registry.ts';
import { newPage, openBrowser } from './browser.ts';
import { firstPresses, ownMoveIsStored, playNow } from './first-moves.ts';
import { type Served, serveFiles } from './static-server.ts';

/** Gravity Superstar's moves are a card and a landing: one press more. */
const CLICKS: Readonly<Partial<Record<Title, number>>> = { 'gravity-superstar': 3 };
const USUAL_CLICKS = 2;

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

  const games = TITLES.filter(hasTable).map((title) => ({
    title,
    name: COVERS[title].name,
    clicks: CLICKS[title] ?? USUAL_CLICKS,
  }));

  test.each(games)('$name: $clicks clicks', async ({ title, clicks }) => {
    const { context, page, errors } = await newPage(browser);
    await page.addInitScript(
      `addEventListener('click', () => sessionStorage.setItem('clicks', Number(sessionStorage.getItem('clicks')) + 1), true)`,
    );
    await playNow(page, served.origin, title);
    for (const press of firstPresses(title)) await page.locator(press).first().click();
    await ownMoveIsStored(page);
    expect(await page.evaluate(`Number(sessionStorage.getItem('clicks'))`)).toBe(clicks);
    expect(errors).toEqual([]);
    await context.close();
  });
});
