/**
 * `npm run screenshots -- [FOLDER] [NAME] [LANGUAGE] [THEMES]`: every page at three sizes and in two themes, as pictures
 * to be looked at. A page is opened once; theme and size change while it stands.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { newPage, openBrowser } from '../client/tests/browser.ts';
import { openHouse } from '../client/tests/house.ts';
import { STATIONS } from '../client/tests/stations.ts';
import { bringMatches } from '../client/tests/stored-matches.ts';
import { wear } from '../client/tests/wearing.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const [folder = 'reports/screenshots', wanted = '', language = 'en', themes = 'dark,light'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

async function takePictures(page: Page, name: string): Promise<number> {
  let count = 0;
  for (const theme of themes.split(',')) {
    await wear(page, { theme });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame))');
      await page.screenshot({ path: join(folder, `${name}-${size.width}-${theme}.png`), animations: 'disabled' });
      count++;
    }
  }
  return count;
}

const house = await openHouse();
const browser = await openBrowser();
let count = 0;
try {
  const { context, page: first } = await newPage(browser, { language, name: 'Otter' }, { viewport: SIZES[0] });
  await bringMatches(first, house.origin);
  for (const station of STATIONS.filter(({ name }) => name.includes(wanted))) {
    const page = await context.newPage();
    await station.reach(page, house.origin);
    count += await takePictures(page, station.name);
    await page.close();
  }
} finally {
  await browser.close();
  await house.close();
}
console.log(`${count} pictures in ${folder}`);
