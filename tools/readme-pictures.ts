/** `npm run readme-pictures`: the pictures of the README, taken from the running thing. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { spaceLab } from '#games/space-lab';
import { Guest } from '#server/trials/guest';
import { Player } from '#server/trials/player';
import { bowlMatch, openMatch, type Playing } from '../client/tests/bowl-match.ts';
import { newPage, openBrowser } from '../client/tests/browser.ts';
import { openHouse } from '../client/tests/house.ts';
import { momentOf, openLab } from '../client/tests/lab-match.ts';
import { STATIONS } from '../client/tests/stations.ts';
import { bringMatches } from '../client/tests/stored-matches.ts';
import { codeOnTv } from '../client/tests/tv.ts';
import { ROOT } from './set-up.mjs';

const FOLDER = join(ROOT, 'docs', 'pictures');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Five at the table, and something to be found with the joker and without. */
const FIVE = { seats: 5, options: { searchSeconds: 600 }, bots: true } as const;

const bowl =
  (script: (playing: Playing) => void) =>
  async (page: Page, origin: string): Promise<void> => {
    await openMatch(page, origin, bowlMatch(FIVE, script));
    await page.locator('.bowl').waitFor();
  };

/** The first one calls and finds, the third follows in vain. */
function playRound(playing: Playing): void {
  playing.throw();
  const { valid, hopeless } = playing.found();
  playing.play(0, { type: 'go' });
  playing.play(2, { type: 'follow' });
  if (valid[0] !== undefined) playing.play(0, { type: 'place', position: valid[0] });
  playing.play(2, { type: 'place', position: hopeless });
  for (let seat = 0; seat < FIVE.seats; seat++) playing.play(seat, { type: 'ready' });
}

const station = (name: string) => async (page: Page, origin: string) => {
  await bringMatches(page, origin);
  const found = STATIONS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no station "${name}"`);
  await found.reach(page, origin);
};

/** Every slot says what the chosen card would bring. */
async function chosenCrew(page: Page, origin: string): Promise<void> {
  const match = momentOf(4, (state) => {
    const isOwn = state.turn === 0 && state.phase === 'turn';
    const laid = state.seats[0]?.station.filter((card) => card !== null).length ?? 0;
    return isOwn && laid > 2 && spaceLab.legalMoves(spaceLab.view(state, 0)).some(({ type }) => type === 'place');
  });
  await openLab(page, origin, match);
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await page.locator('.lab-open').first().waitFor();
}

/** Of people who are there while a picture is taken. */
const lines: Player[] = [];

/** A room's own screen while friends come in. */
async function lobbyOnTv(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/tv`);
  const code = await codeOnTv(page);
  const host = await Guest.arrive(origin, 'Otter');
  const { id } = await host.must('/api/tables', { game: 'gravity-superstar', seats: 6 });
  await host.must(`/api/tables/${id}/screens`, { code });
  const socketBase = origin.replace('http', 'ws');
  const comes = ({ cookie }: Guest): void => void lines.push(new Player({ socketBase, cookie, table: id }));
  comes(host);
  for (const name of ['Grace', 'Ada', 'Lucas']) {
    const guest = await Guest.arrive(origin, name);
    await guest.must(`/api/tables/${id}/sit`, {});
    comes(guest);
  }
  await page.locator('.avatar:not([data-away])').nth(3).waitFor();
}

const PICTURES = [
  { name: 'home', viewport: DESKTOP, reach: station('home') },
  { name: 'space-builder', viewport: PHONE, reach: station('match-building') },
  { name: 'gravity-superstar', viewport: DESKTOP, reach: station('match-jumping') },
  { name: 'space-lab', viewport: DESKTOP, reach: chosenCrew },
  { name: 'space-bowl', viewport: DESKTOP, reach: bowl((playing) => playing.throw()) },
  { name: 'space-bowl-reveal', viewport: PHONE, reach: bowl(playRound) },
  { name: 'tv', viewport: { width: 1920, height: 1080 }, reach: lobbyOnTv },
] as const;

mkdirSync(FOLDER, { recursive: true });
const house = await openHouse();
const browser = await openBrowser();
try {
  for (const { name, viewport, reach } of PICTURES) {
    const { context, page } = await newPage(browser, { theme: 'dark', language: 'en', name: 'Otter' }, { viewport });
    await reach(page, house.origin);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    // Buttons that have just come are dim for half a second.
    await page.locator('[data-settling]').first().waitFor({ state: 'detached' });
    await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
    await context.close();
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  for (const line of lines) line.leave();
  await browser.close();
  await house.close();
}
