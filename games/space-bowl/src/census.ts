/** A count over the deck: how many valid cards a throw has, by the number of its marbles. */

import { type Chance, shuffle } from '#tabletop';
import { type Card, constellation, DECK, FACE_DOWN_CARDS } from './components.ts';
import { galaxySize, type Options } from './options.ts';
import { skyOf } from './rules/sky.ts';
import { drawThrow } from './rules/throwing.ts';
import { solutions } from './rules/validity.ts';

export type CensusOptions = Pick<
  Options,
  'blackHole' | 'noJoker' | 'void' | 'bigGalaxy' | 'rotation' | 'sphere' | 'learner'
>;

export interface CensusRow {
  /** Marbles thrown; null: all throws together. */
  readonly marbles: number | null;
  readonly throws: number;
  /** How many throws had 0, 1, 2, … valid cards. */
  readonly byValidCards: readonly number[];
  /** How many throws had 0, 1, 2, … cards that are valid by themselves or with the joker somewhere. */
  readonly byCardsWithJoker: readonly number[];
}

export interface CensusPlan {
  readonly options: CensusOptions;
  /** Each on a galaxy of its own. */
  readonly throws: number;
}

/** Random galaxies, random throws: one row for each number of marbles, then one for all together. */
export function census({ options, throws }: CensusPlan, chance: Chance): readonly CensusRow[] {
  const most = galaxySize(options) ** 2;
  const rows = new Map<number | null, Tally>();
  for (const marbles of [...MARBLES, null]) rows.set(marbles, emptyTally(most));
  for (let thrown = 0; thrown < throws; thrown++) {
    const counted = oneThrow(options, chance);
    for (const marbles of [counted.marbles, null]) addTo(rows.get(marbles), counted);
  }
  return [...rows].map(([marbles, tally]) => ({ marbles, ...tally }));
}

/** A count by valid cards as shares of none, one, two, and three or more. */
export function shares(counts: readonly number[]): readonly [none: number, one: number, two: number, more: number] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const share = (count: number | undefined): number => (total === 0 ? 0 : (count ?? 0) / total);
  const more = counts.slice(3).reduce((sum, count) => sum + count, 0);
  return [share(counts[0]), share(counts[1]), share(counts[2]), share(more)];
}

/** How many planets cards show. */
const MARBLES: readonly number[] = [...new Set(DECK.map(({ planets }) => planets.length))];

interface Counted {
  readonly marbles: number;
  readonly valid: number;
  readonly withJoker: number;
}

function oneThrow(options: CensusOptions, chance: Chance): Counted {
  const deck = shuffle(chance, freshDeck());
  const galaxy = deck.slice(0, galaxySize(options) ** 2);
  const top = deck[galaxy.length] as Card;
  const faceDown = options.void ? shuffle(chance, freshDeck()).slice(0, FACE_DOWN_CARDS) : [];
  const { valid, withJoker } = solutions(skyOf(galaxy, faceDown), drawThrow(top, options, chance), options);
  const helped = new Set(withJoker.map(({ position }) => position));
  return {
    marbles: constellation(top).planets.length,
    valid: valid.length,
    withJoker: valid.length + helped.size,
  };
}

const freshDeck = (): Card[] => DECK.map((_, card) => card);

interface Tally {
  throws: number;
  readonly byValidCards: number[];
  readonly byCardsWithJoker: number[];
}

function emptyTally(most: number): Tally {
  const zeros = (): number[] => Array.from({ length: most + 1 }, () => 0);
  return { throws: 0, byValidCards: zeros(), byCardsWithJoker: zeros() };
}

function addTo(tally: Tally | undefined, { valid, withJoker }: Counted): void {
  if (tally === undefined) return;
  tally.throws++;
  tally.byValidCards[valid] = (tally.byValidCards[valid] ?? 0) + 1;
  tally.byCardsWithJoker[withJoker] = (tally.byCardsWithJoker[withJoker] ?? 0) + 1;
}
