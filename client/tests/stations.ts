/** Every page of the client, and how to get there: for tests that must look at all of them, and for pictures. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { GAME_IDS } from '#games';
import { HELD_TOKEN } from '#server/trials/processes/messages';
import type { Title } from '../src/catalogue/titles.ts';
import { type Until, waitedFor } from './browser.ts';
import { playTurn } from './gravity-turn.ts';
import { FINISHED, RUNNING } from './stored-matches.ts';

export interface Station {
  readonly name: string;
  /** Whether it needs the server. */
  readonly online?: boolean;
  reach(page: Page, origin: string, until?: Until): Promise<void>;
}

const at = (name: string, path: string, sign: string): Station => ({
  name,
  async reach(page, origin) {
    await page.goto(`${origin}${path}`);
    await page.locator(sign).first().waitFor();
  },
});

/** What a game has so far: its board, its rules page, ways to learn it. */
const has = (title: Title, part: string): boolean =>
  existsSync(join(import.meta.dirname, '../src/tables', title, part));

const rulesOf = (title: Title): Station => ({
  name: `rules-${title}`,
  async reach(page, origin) {
    await page.goto(`${origin}/games/${title}/rules`);
    await page.locator('.rules').waitFor();
    // Chapters follow one by one.
    await page.locator('[data-coming]').first().waitFor({ state: 'detached' });
  },
});

const startOf = (title: Title): Station => ({
  name: `start-${title}`,
  async reach(page, origin) {
    await page.goto(origin);
    await page.locator('.box-ways').nth(GAME_IDS.indexOf(title)).locator('.button').first().click();
    await page.locator('.stage > :not([aria-busy])').first().waitFor();
  },
});

const stationsOf = (title: Title): readonly Station[] => [
  at(`game-${title}`, `/games/${title}`, '.game-about'),
  ...(has(title, 'rules.tsx') ? [rulesOf(title)] : []),
  ...(has(title, 'index.ts') ? [startOf(title)] : []),
  ...['tutorial', 'practice']
    .filter((way) => has(title, `${way}/index.ts`))
    .map((way) => at(`${way}-${title}`, `/games/${title}/${way}`, 'main:not([aria-busy])')),
];

export const STATIONS: readonly Station[] = [
  at('home', '/', '.match-row'),
  ...GAME_IDS.flatMap(stationsOf),
  at('new-table', '/games/gravity-superstar/new', '.new-table summary'),
  {
    name: 'seats-here',
    async reach(page, origin) {
      await page.goto(`${origin}/games/space-builder/new`);
      await page.locator('.segment').nth(1).click();
      await page.locator('.places').waitFor();
    },
  },
  {
    name: 'match-building',
    async reach(page, origin, until = waitedFor) {
      await page.goto(`${origin}/play/${RUNNING}`);
      await page.locator('.builder').waitFor();
      // The match stands between two rounds: press on until something can be built.
      const [locked, ready] = [page.locator('.locked-row .hand-tile'), page.locator('.builder-action .button')];
      const building = page.locator('.builder[data-phase="building"]');
      await until(locked.or(ready).or(building));
      if ((await locked.count()) > 0) await locked.first().click();
      await until(ready.or(building));
      if ((await building.count()) === 0) await ready.click();
      await until(building);
      await page.keyboard.press('2');
      await page.keyboard.press('r');
    },
  },
  {
    name: 'match-jumping',
    async reach(page, origin) {
      await page.goto(`${origin}/play/${RUNNING}-gravity-superstar`);
      await page.locator('.card').first().click();
      await page.locator('.moves .move').first().waitFor();
    },
  },
  at('match-staffing', `/play/${RUNNING}-space-lab`, '.lab-hand-card'),
  {
    name: 'hand-over',
    async reach(page, origin, until = waitedFor) {
      await page.goto(`${origin}/play/hand-over`);
      await playTurn(page, until);
      await until(page.locator('.hand-over'));
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
  at('end-gravity-superstar', `/play/${FINISHED}-gravity-superstar`, '.pad-table:visible'),
  at('end-eight-players', `/play/${FINISHED}-eight`, '.pad-table:visible'),
  at('end-space-lab', `/play/${FINISHED}-space-lab`, '.pad-table:visible'),
  {
    name: 'replay',
    async reach(page, origin) {
      await page.goto(`${origin}/play/${FINISHED}/replay`);
      await page.locator('.replay').waitFor();
      const onward = page.locator('.replay .icon-button').nth(3);
      for (let step = 0; step < 9; step++) await onward.click();
      await page.locator('.plot-verdict').first().waitFor();
    },
  },
  at('settings', '/settings', '.settings'),
  { ...at('status', `/status#${HELD_TOKEN}`, '.status-charts canvas'), online: true },
  {
    name: 'me',
    online: true,
    async reach(page, origin) {
      await page.goto(`${origin}/me`);
      await page.locator('.device-make').click();
      await page.locator('.device-offer .qr').waitFor();
    },
  },
  {
    name: 'twelve-words',
    online: true,
    async reach(page, origin) {
      await page.goto(`${origin}/me`);
      await page.locator('.stay-way').nth(1).locator('.button').click();
      await page.locator('.twelve-word').nth(11).waitFor();
    },
  },
  {
    name: 'erase-me',
    online: true,
    async reach(page, origin) {
      await page.goto(`${origin}/me`);
      await page.locator('.own-data .button').last().click();
      await page.locator('dialog[open] .erase').waitFor();
    },
  },
  at('return', '/return', '.return-words'),
  { ...at('people', '/people', '.met-nobody'), online: true },
  {
    name: 'matches',
    async reach(page, origin) {
      await page.goto(`${origin}/matches`);
      await page.locator('.game-card[aria-pressed]').first().click();
      await page.locator('.log-chart').waitFor();
    },
  },
  at('device', '/device/nobody-knows-this-code', '.device'),
  at('about', '/about', '.prose'),
  at('nowhere', '/no/such/place', '.failure'),
  {
    name: 'opponents',
    async reach(page, origin) {
      await page.goto(`${origin}/games/space-bowl`);
      await page.locator('.opponents-button').click();
      await page.locator('.opponents-options .options').waitFor();
    },
  },
  {
    name: 'name-first',
    online: true,
    async reach(page, origin) {
      await page.goto(`${origin}/games/space-bowl/new`);
      await page.locator('.new-table > .button').click();
      const link = (await page.locator('.invite-link').textContent()) ?? '';
      // Somebody else comes to this table, or the same person before any name was chosen.
      await page.evaluate(`localStorage.setItem('starboard.settings', JSON.stringify({
        ...JSON.parse(localStorage.getItem('starboard.settings')), name: undefined }))`);
      await page.goto(`${origin}/${link.split('/').at(-1)}`);
      await page.locator('.join-name').waitFor();
    },
  },
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
    name: 'waiting-options',
    online: true,
    async reach(page, origin) {
      await page.goto(`${origin}/games/gravity-superstar/new`);
      await page.locator('.new-table > .button').click();
      await page.locator('.room-options .button').click();
      await page.locator('dialog[open] .options').first().waitFor();
    },
  },
  {
    name: 'match-talk',
    online: true,
    async reach(page, origin) {
      await page.goto(`${origin}/games/space-lab/new`);
      await page.locator('.new-table summary').click();
      await page.locator('.toggle').nth(-2).click();
      await page.locator('.new-table > .button').click();
      await page.locator('.hull-ways .button').first().click();
      await page.locator('.ship .avatar').nth(3).waitFor();
      await page.locator('.room-start .button').click();
      await page.locator('.table-end .icon-button').last().click();
      await page.locator('dialog[open] .write').waitFor();
    },
  },
  { ...at('tv', '/tv', '.tv-unpaired .qr'), online: true },
  {
    name: 'room-tv',
    online: true,
    async reach(page, origin) {
      await page.goto(`${origin}/games/space-bowl/new`);
      await page.locator('.new-table > .button').click();
      await page.locator('.page-aside .icon-button').click();
      await page.locator('dialog[open] .screens').waitFor();
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
      await page.locator('.tv-lobby .qr').waitFor();
    },
  },
];
