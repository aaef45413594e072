/**
 * `npm run taught-pictures -- [FOLDER] [NAME] [LANGUAGE]`: the offer before a first match, the look around after it, and
 * each hint where it is said, at three sizes, as pictures to be looked at. Time stands still: nobody moves on.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { newPage, openBrowser } from './browser.ts';
import { heldClient } from './held-client.ts';
import { HELD_CLOCK } from './held-clock.ts';
import { comeToReady, seeOffer } from './newcomer.ts';
import { serveFiles } from './static-server.ts';
import { bringStations, reachStation, TAUGHT, taughtStations } from './taught-stations.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const [folder = 'reports/taught', wanted = '', language = 'en'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const served = await serveFiles(await heldClient());
const { origin } = served;
const browser = await openBrowser();
let count = 0;

async function asNewcomer(work: (page: Page) => Promise<void>): Promise<void> {
  const preset = { language, name: 'Otter', isNew: true };
  const { context, page } = await newPage(browser, preset, { viewport: SIZES[0] });
  await context.addInitScript(HELD_CLOCK);
  await work(page);
  await context.close();
}

async function takePictures(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame))');
    await page.screenshot({ path: join(folder, `${name}-${size.width}-${language}.png`), animations: 'disabled' });
    count++;
  }
  await page.setViewportSize(SIZES[0]);
}

try {
  for (const title of TAUGHT) {
    for (const [name, reach] of [
      [`${title}-offer`, seeOffer],
      [`${title}-ready`, comeToReady],
    ] as const) {
      if (!name.includes(wanted)) continue;
      await asNewcomer(async (page) => {
        await reach(page, origin, title);
        await takePictures(page, name);
      });
    }
    const stations = taughtStations(title).filter(({ id }) => id.includes(wanted));
    if (stations.length === 0) continue;
    await asNewcomer(async (page) => {
      await bringStations(page, origin, stations);
      for (const station of stations) {
        await reachStation(page, origin, station);
        await takePictures(page, station.id);
      }
    });
  }
} finally {
  await browser.close();
  await served.close();
}
console.log(`${count} pictures in ${folder}`);
