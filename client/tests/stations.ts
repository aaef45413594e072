/** Every page of the client, and how to get there: for tests that must look at all of them, and for pictures. */

import type { Page } from 'playwright-core';
import { finishedMatch } from './finished-match.ts';

export interface Station {
  readonly name: string;
  /** Whether it needs the server. */
  readonly online?: boolean;
  reach(page: Page, origin: string): Promise<void>;
}

const at = (name: string, path: string, sign: string): Station => ({
  name,
  async reach(page, origin) {
    await page.goto(`${origin}${path}`);
    await page.locator(sign).first().waitFor();
  },
});

export const FINISHED = 'finished';
export const RUNNING = 'running';

/** Puts matches onto the device, as if they had been played there. */
export async function bringMatches(page: Page, origin: string): Promise<void> {
  const { recording } = finishedMatch();
  const moves = recording.moves.slice(0, 22);
  const common = { game: 'space-builder', startedAt: 1, people: [0] };
  const matches = [
    { ...common, id: FINISHED, touchedAt: 1, acting: [], isFinished: true, recording },
    {
      ...common,
      id: RUNNING,
      touchedAt: 2,
      acting: [0],
      isFinished: false,
      recording: { ...recording, moves, until: moves.at(-1)?.at ?? 0 },
    },
  ];
  await page.goto(`${origin}/about`);
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('starboard', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('matches', 'readwrite');
      for (const match of ${JSON.stringify(matches)}) writing.objectStore('matches').put(match);
      writing.oncomplete = () => { opening.result.close(); resolve(); };
    };
  })`);
}

export const STATIONS: readonly Station[] = [
  at('home', '/', '.match-row'),
  at('game', '/games/space-builder', '.game-about'),
  at('game-to-come', '/games/space-lab', '.game-about'),
  at('rules', '/games/space-builder/rules', '.rules-keys'),
  at('new-table', '/games/space-builder/new', '.options'),
  {
    name: 'seats-here',
    async reach(page, origin) {
      await page.goto(`${origin}/games/space-builder/new`);
      await page.locator('.segment').nth(1).click();
      await page.locator('.places').waitFor();
    },
  },
  {
    name: 'match-start',
    async reach(page, origin) {
      await page.goto(origin);
      await page.locator('.box-ways .button').last().click();
      await page.locator('.builder-action .button').waitFor();
    },
  },
  {
    name: 'match-building',
    async reach(page, origin) {
      await page.goto(`${origin}/play/${RUNNING}`);
      await page.locator('.builder').waitFor();
      // The match stands between two rounds, or in one: press on until something can be built.
      const ready = page.locator('.builder-action .button');
      while ((await page.locator('.builder[data-phase="building"]').count()) === 0) {
        if ((await page.locator('.locked-row .hand-tile').count()) > 0)
          await page.locator('.locked-row .hand-tile').first().click();
        else if ((await ready.count()) > 0) await ready.click({ timeout: 2_000 }).catch(() => undefined);
        else await page.waitForFunction('document.querySelector(".builder")', undefined, { polling: 100 });
      }
      await page.keyboard.press('2');
      await page.keyboard.press('r');
    },
  },
  {
    name: 'match-menu',
    async reach(page, origin) {
      await page.goto(`${origin}/play/${RUNNING}`);
      await page.locator('.table-end .icon-button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  at('end', `/play/${FINISHED}`, '.pad-table:visible'),
  {
    name: 'replay',
    async reach(page, origin) {
      await page.goto(`${origin}/play/${FINISHED}/replay`);
      const onward = page.locator('.replay .icon-button').nth(3);
      for (let step = 0; step < 9; step++) await onward.click();
      await page.locator('.verdict').first().waitFor();
    },
  },
  at('settings', '/settings', '.settings'),
  at('about', '/about', '.prose'),
  at('nowhere', '/no/such/place', '.failure'),
  {
    name: 'waiting-room',
    online: true,
    async reach(page, origin) {
      await page.goto(`${origin}/games/space-builder/new`);
      await page.locator('.new-table > .button').click();
      await page.locator('.hull-ways .button').first().click();
      await page.locator('.ship .avatar').nth(3).waitFor();
    },
  },
  {
    name: 'big-screen',
    online: true,
    async reach(page, origin) {
      await page.goto(`${origin}/games/space-builder/new`);
      await page.locator('.new-table > .button').click();
      await page.locator('.ship').waitFor();
      await page.goto(`${page.url()}/screen`);
      await page.locator('.screen-lobby .qr').waitFor();
    },
  },
];
