import { COLOURS, type Event, gravitySuperstar, legalMovesOf, type Move, play } from '#games/gravity-superstar';
import { pick, quickChance, sameData, shuffle } from '#tabletop';
import type { Stretch } from '../frame-trace.ts';
import { matchFrom, openGravity } from '../gravity-match.ts';

const SEATS = 6;
const PLANETS = 12;
/** Fewer cells would be no long fall. */
const LONG = 8;
const ROWS = 12;
const COLUMNS = 18;
const PLACES = 72;
const DROP: Move = { type: 'play', card: 'drop' };

/** Milliseconds: a hand between two strokes; the longest fall with all its stars has been seen. */
const STROKE = 700;
const FALL_LASTS = 5_000;

/** A planet for six, full of stars, and one pawn on it. */
function setupOf(planet: number, cell: number, up: 'N' | 'E' | 'S' | 'W'): object {
  const chance = quickChance(planet);
  return {
    tiles: shuffle(chance, [1, 2, 3, 4, 5, 6]).map((tile) => ({
      tile,
      side: pick(chance, ['A', 'B']),
      turn: pick(chance, [0, 90, 180, 270]),
    })),
    stars: Array.from({ length: PLACES }, (_, place) => COLOURS[place % COLOURS.length]),
    openDoor: 0,
    first: 0,
    pawns: [{ cell: [Math.floor(cell / COLUMNS), cell % COLUMNS], up }, ...new Array(SEATS - 1).fill(null)],
  };
}

/** How many cells a Drop leads through; 0 if there is none. */
function cellsOf(setup: object): number {
  const table = { options: { end: 'normal' }, seatCount: SEATS } as const;
  const given = gravitySuperstar.parseSetup(setup, table);
  if (!given.ok) throw new Error(given.error);
  const state = gravitySuperstar.setup(table, quickChance(0), given.value);
  if (!legalMovesOf(state, 0).some((move) => sameData(move, DROP))) return 0;
  const events: Event[] = [];
  play(state, { at: 0, by: 0, move: DROP }, (event) => events.push(event));
  return events.filter(({ type }) => type === 'entered').length;
}

/** Of many planets the longest way down through a floor. */
function longestFall(): object {
  let [longest, most] = [setupOf(0, 0, 'N'), 0];
  for (let planet = 0; planet < PLANETS; planet++) {
    for (let cell = 0; cell < ROWS * COLUMNS; cell++) {
      for (const up of ['N', 'E', 'S', 'W'] as const) {
        const setup = setupOf(planet, cell, up);
        const cells = cellsOf(setup);
        if (cells > most) [longest, most] = [setup, cells];
      }
    }
  }
  if (most < LONG) throw new Error(`the longest fall leads through ${most} cells only`);
  return longest;
}

/** The longest fall on the largest planet, full of stars: chosen, looked at, and played. */
export const stretch: Stretch = {
  screen: { viewport: { width: 390, height: 844 } },
  async prepare(page, origin) {
    await openGravity(page, origin, matchFrom(SEATS, longestFall()));
    await page.locator('.card[data-card="drop"]:not([aria-disabled])').waitFor();
    // Whoever is to choose looks at the planet first; meanwhile it is worked out what the cards could do.
    await page.waitForTimeout(STROKE);
  },
  async perform(page) {
    await page.keyboard.press('3');
    await page.waitForTimeout(STROKE);
    await page.keyboard.press('a');
    await page.waitForTimeout(FALL_LASTS);
  },
  async check(page) {
    // Whatever others have done since: one's own action stands first among what was done last.
    const first = await page.locator('.just-now .spoken').first().textContent();
    if (!first?.startsWith('Ada: Drop')) throw new Error(`nobody fell; ${first}`);
  },
};
