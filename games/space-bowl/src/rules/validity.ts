/** Chapter 4 of RULEBOOK.md: which cards are valid, and where a joker would make one so. */

import { CELLS, type Cell, PLANETS, type PlanetMask } from '../components.ts';
import { type Position, positionsOf } from '../notation.ts';
import { galaxySize, type Options } from '../options.ts';
import type { Throw } from '../state.ts';
import { type Falls, NOWHERE, patternsFor, TURNS, type Turn } from './neighbours.ts';

/** [VOID-1] The mask of a card that lies face down: it shows no planet, and this bit keeps it from being a destination. */
export const FACE_DOWN = 1 << PLANETS.length;

/** What a galaxy shows: a mask of planets for each card, row by row, or `FACE_DOWN`. */
export type Sky = readonly PlanetMask[];

export interface ValidCard {
  readonly position: Position;
  /** The first turn in which it is valid. */
  readonly turn: Turn;
}

export interface JokerCard extends ValidCard {
  /** Where the joker must lie. */
  readonly joker: Position;
}

export interface Solutions {
  /** Cards that are valid by themselves, row by row. */
  readonly valid: readonly ValidCard[];
  /** Cards that are not, and would be with the joker: one entry for each place it could lie. */
  readonly withJoker: readonly JokerCard[];
}

export type SolutionOptions = Pick<Options, 'bigGalaxy' | 'rotation' | 'sphere' | 'noJoker'>;

/** What a throw asks of the card that one of its cells falls on. */
interface Demand {
  readonly falls: Falls;
  /** [VALID-1] Planets it must show. */
  readonly required: PlanetMask;
  /** [HOLE-2] Planets it must not show. */
  readonly forbidden: PlanetMask;
}

/** What a throw asks in one turn. */
interface Quest {
  readonly turn: Turn;
  readonly demands: readonly Demand[];
}

const CELL_PLACES: { readonly [C in Cell]: number } = { nw: 0, n: 1, ne: 2, w: 3, c: 4, e: 5, sw: 6, s: 7, se: 8 };

/** Nothing is missing. */
const COMPLETE = -1;
/** More is missing than one joker can stand for, or something that it can't. */
const HOPELESS = -2;

/** Every card that is valid, and every way in which one joker would make another so. */
export function solutions(sky: Sky, thrown: Throw, options: SolutionOptions): Solutions {
  const positions = positionsOf(galaxySize(options));
  const quests = questsOf(thrown, options);
  const valid: ValidCard[] = [];
  const withJoker: JokerCard[] = [];
  for (let destination = 0; destination < positions.length; destination++) {
    const position = positions[destination] as Position;
    const jokersBefore = withJoker.length;
    for (let quarter = 0; quarter < quests.length; quarter++) {
      const { turn, demands } = quests[quarter] as Quest;
      const lack = lackAt(destination, sky, demands);
      if (lack === HOPELESS) continue;
      if (lack === COMPLETE) {
        valid.push({ position, turn });
        // [JOKER-6] Valid in any turn is valid without the joker.
        withJoker.length = jokersBefore;
        break;
      }
      const joker = positions[lack] as Position;
      if (!options.noJoker && !isKnown(withJoker, jokersBefore, joker)) withJoker.push({ position, turn, joker });
    }
  }
  return { valid, withJoker };
}

/** [JOKER-2] No need to try where the joker might lie: what is missing says it. */
function lackAt(destination: number, sky: Sky, demands: readonly Demand[]): number {
  if (sky[destination] === FACE_DOWN) return HOPELESS;
  let lack = COMPLETE;
  for (let index = 0; index < demands.length; index++) {
    const { falls, required, forbidden } = demands[index] as Demand;
    const place = falls[destination] as number;
    if (place === NOWHERE) return HOPELESS;
    const shown = sky[place] as PlanetMask;
    if ((shown & forbidden) !== 0) return HOPELESS;
    const missing = required & ~shown;
    if (missing === 0) continue;
    const isOnePlanet = (missing & (missing - 1)) === 0;
    if (lack !== COMPLETE || !isOnePlanet) return HOPELESS;
    lack = place;
  }
  return lack;
}

function isKnown(jokers: readonly JokerCard[], from: number, joker: Position): boolean {
  for (let index = from; index < jokers.length; index++) if (jokers[index]?.joker === joker) return true;
  return false;
}

function questsOf(thrown: Throw, options: SolutionOptions): readonly Quest[] {
  const asked = marblesByCell(thrown);
  const patterns = patternsFor({ size: galaxySize(options), isSphere: options.sphere });
  const turns = options.rotation ? TURNS.length : 1;
  const quests: Quest[] = [];
  for (let quarter = 0; quarter < turns; quarter++) {
    const falls = patterns[quarter]?.[CELL_PLACES[thrown.destination]] as readonly Falls[];
    quests.push({ turn: TURNS[quarter] as Turn, demands: demandsOf(asked, falls, thrown.blackHole) });
  }
  return quests;
}

/** [HOLE-3] Only cells with marbles in them ask anything, with or without the black disc. */
function demandsOf(asked: readonly PlanetMask[], falls: readonly Falls[], hole: Cell | null): readonly Demand[] {
  const holePlace = hole === null ? NOWHERE : CELL_PLACES[hole];
  const demands: Demand[] = [];
  for (let cell = 0; cell < CELLS.length; cell++) {
    const planets = asked[cell] as PlanetMask;
    if (planets === 0) continue;
    const isHole = cell === holePlace;
    demands.push({ falls: falls[cell] as Falls, required: isHole ? 0 : planets, forbidden: isHole ? planets : 0 });
  }
  return demands;
}

/** For each cell of the computer the planets whose marbles lie in it. */
function marblesByCell({ marbles }: Throw): readonly PlanetMask[] {
  const planets = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let bit = 0; bit < PLANETS.length; bit++) {
    const cell = marbles[PLANETS[bit] as (typeof PLANETS)[number]];
    if (cell !== undefined) planets[CELL_PLACES[cell]] = (planets[CELL_PLACES[cell]] as PlanetMask) | (1 << bit);
  }
  return planets;
}
