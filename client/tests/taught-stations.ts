/** Every hint of every game at a moment of a match that calls for it: for tests, and for pictures. */

import type { Page } from 'playwright-core';
import { GAMES } from '#games';
import type { Seat, WrittenRecording } from '#tabletop';
import type { Title } from '../src/catalogue/titles.ts';
import { HINTS as GRAVITY } from '../src/tables/gravity-superstar/hints.ts';
import { HINTS as BOWL } from '../src/tables/space-bowl/hints.ts';
import { HINTS as BUILDER } from '../src/tables/space-builder/hints.ts';
import { HINTS as LAB } from '../src/tables/space-lab/hints.ts';
import type { Hint } from '../src/teaching/hints.ts';
import { bringOntoDevice } from './device.ts';
import { random, recorded, type Witness } from './taught-matches.ts';

const LISTS = {
  'space-bowl': BOWL,
  'gravity-superstar': GRAVITY,
  'space-lab': LAB,
  'space-builder': BUILDER,
} as const satisfies Readonly<Partial<Record<Title, readonly Hint[]>>>;

/** A game that has hints. */
export type TaughtTitle = keyof typeof LISTS;

const HINTS: Readonly<Record<TaughtTitle, readonly Hint[]>> = LISTS;

export const TAUGHT = Object.keys(LISTS) as readonly TaughtTitle[];

/** What some hints need that no recording has. */
const VARIANTS: Readonly<Record<TaughtTitle, readonly (readonly [options: object, seats: number])[]>> = {
  'space-bowl': [
    [{}, 3],
    [{ sphere: true, noJoker: true }, 3],
    [{ rotation: true, void: true, blackHole: true }, 3],
  ],
  'gravity-superstar': [[{ end: 'expert' }, 3]],
  'space-lab': [
    [{ advanced: true }, 3],
    [{}, 1],
  ],
  'space-builder': [[{ upright: true }, 3]],
};

export interface TaughtStation {
  readonly id: string;
  readonly title: TaughtTitle;
  readonly hint: Hint;
  readonly seat: Seat;
  readonly recording: WrittenRecording;
}

/** The first moment of each hint: of those who play from here, the others are bots. */
export function taughtStations(title: TaughtTitle): readonly TaughtStation[] {
  const found = new Map<string, TaughtStation>();
  const witness: Witness = {
    stood(moment, reached) {
      for (const hint of HINTS[title]) {
        if (found.has(hint.id) || !hint.isNow(moment)) continue;
        const recording = reached();
        if (recording.rulesVersion !== GAMES[title].rulesVersion) return;
        const players = recording.players.map(({ name }, seat) =>
          seat === moment.you ? { name } : { name, bot: 'rookie' },
        );
        const id = `${title}-${hint.id}`;
        found.set(hint.id, { id, title, hint, seat: moment.you, recording: { ...recording, players } });
      }
    },
  };
  for (const [index, [options, seats]] of VARIANTS[title].entries()) random(title, options, seats, 30 + index, witness);
  recorded(title, witness);
  return HINTS[title].flatMap(({ id }) => found.get(id) ?? []);
}

/** A beginner who has seen every other hint once: this one comes first. */
const wanting = ({ title, hint }: TaughtStation): string => {
  const seen = HINTS[title].filter((other) => other !== hint).map(({ id }) => [id, 1]);
  return JSON.stringify({ hints: true, games: { [title]: { stage: 'ready', marks: Object.fromEntries(seen) } } });
};

export function bringStations(page: Page, origin: string, stations: readonly TaughtStation[]): Promise<void> {
  const brought = stations.map(({ id, recording, seat }) => ({ id, recording, people: [seat] }));
  return bringOntoDevice(page, origin, brought);
}

/** Sits down at the moment that calls for the hint, and sees it. */
export async function reachStation(page: Page, origin: string, station: TaughtStation): Promise<void> {
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(`localStorage.setItem('starboard.teaching', ${JSON.stringify(wanting(station))})`);
  await page.goto(`${origin}/play/${station.id}`);
  await page.locator(`.hint-strip[data-hint="${station.hint.id}"]`).waitFor();
  await page.locator('.stage > :not([aria-busy])').first().waitFor();
}
