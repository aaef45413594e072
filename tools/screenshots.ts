/** `npm run screenshots [FOLDER]`: every page at three sizes and in two themes, as pictures to be looked at. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newPage, openBrowser } from '../client/tests/browser.ts';
import { openHouse } from '../client/tests/house.ts';
import { bringMatches, STATIONS } from '../client/tests/stations.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['dark', 'light'] as const;

const [folder = 'reports/screenshots', wanted = '', language = 'en'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const house = await openHouse();
const browser = await openBrowser();
let count = 0;
try {
  for (const theme of THEMES) {
    for (const viewport of SIZES) {
      for (const station of STATIONS.filter(({ name }) => name.includes(wanted))) {
        const { context, page } = await newPage(browser, { theme, language, name: 'Otter' }, { viewport });
        await bringMatches(page, house.origin);
        await station.reach(page, house.origin);
        await page.evaluate('document.fonts.ready.then(() => undefined)');
        const file = join(folder, `${station.name}-${viewport.width}-${theme}.png`);
        await page.screenshot({ path: file, animations: 'disabled' });
        await context.close();
        count++;
      }
    }
  }
} finally {
  await browser.close();
  await house.close();
}
console.log(`${count} pictures in ${folder}`);
