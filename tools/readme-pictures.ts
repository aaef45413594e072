/** `npm run readme-pictures`: the pictures of the README, taken from the running thing. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { newPage, openBrowser } from '../client/tests/browser.ts';
import { openHouse } from '../client/tests/house.ts';
import { STATIONS } from '../client/tests/stations.ts';
import { bringMatches } from '../client/tests/stored-matches.ts';
import { ROOT } from './set-up.mjs';

const FOLDER = join(ROOT, 'docs', 'pictures');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** From the first screen into a match against a bot; covers are in the order of the catalogue. */
const playNow =
  (cover: number, ready: string, then: (page: Page) => Promise<void> = async () => undefined) =>
  async (page: Page, origin: string): Promise<void> => {
    await page.goto(origin);
    await page.locator('.box-ways').nth(cover).locator('.button').first().click();
    await page.locator(ready).first().waitFor();
    await then(page);
  };

const station = (name: string) => async (page: Page, origin: string) => {
  await bringMatches(page, origin);
  const found = STATIONS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no station "${name}"`);
  await found.reach(page, origin);
};

const PICTURES = [
  { name: 'home', viewport: DESKTOP, reach: station('home') },
  { name: 'space-builder', viewport: PHONE, reach: station('match-building') },
  {
    name: 'gravity-superstar',
    viewport: DESKTOP,
    reach: playNow(1, '.gravity .card:not([aria-disabled])', (page) => page.locator('.gravity .card').first().click()),
  },
  { name: 'space-lab', viewport: DESKTOP, reach: playNow(2, '.lab') },
] as const;

mkdirSync(FOLDER, { recursive: true });
const house = await openHouse();
const browser = await openBrowser();
try {
  for (const { name, viewport, reach } of PICTURES) {
    const { context, page } = await newPage(browser, { theme: 'dark', language: 'en', name: 'Otter' }, { viewport });
    await reach(page, house.origin);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
    await context.close();
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  await browser.close();
  await house.close();
}
