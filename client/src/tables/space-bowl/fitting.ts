/** How a throw lies on the galaxy when its disc is put on a card: what each marble finds there. Pure; the board draws it. */

import {
  type Card,
  type Cell,
  constellation,
  galaxySize,
  type Options,
  PLANETS,
  type Planet,
  type Position,
  placeOf,
  positionsOf,
  type Throw,
  TURNS,
  type Turn,
} from '#games/space-bowl';
import { type Way, wayBetween } from './sky-words.ts';

/** The galaxy a pattern is laid on; null: a card that lies face down. */
export interface Ground {
  readonly galaxy: readonly (Card | null)[];
  readonly options: Pick<Options, 'bigGalaxy' | 'rotation' | 'sphere'>;
}

/**
 * there: the planet is on the card. joker: the joker stands for it. missing: it isn't there. outside: the marble falls
 * beside the galaxy. banned: a black hole forbids the planet, and it is there. absent: it forbids it, and it isn't.
 */
export type Finding = 'there' | 'joker' | 'missing' | 'outside' | 'banned' | 'absent';

export interface LaidMarble {
  readonly planet: Planet;
  readonly finding: Finding;
  /** Where it falls; null outside the galaxy. */
  readonly position: Position | null;
  /** From the destination, as the pattern lies: also beyond the edge. */
  readonly way: Way;
}

export interface Fitting {
  readonly destination: Position;
  readonly turn: Turn;
  readonly marbles: readonly LaidMarble[];
  /** [VOID-1] The destination lies face down: nothing makes it valid. */
  readonly isBlind: boolean;
  /** [SCORE-1] Every marble has found what it asks for, with the joker if need be. */
  readonly fits: boolean;
  readonly needsJoker: boolean;
}

const FAILURES: readonly Finding[] = ['missing', 'outside', 'banned'];

export const hasFailed = ({ finding }: LaidMarble): boolean => FAILURES.includes(finding);

/** In the turn that fits, or in the one that fails least. */
export function fittingOf(ground: Ground, thrown: Throw, destination: Position, joker: Position | null): Fitting {
  const turns = ground.options.rotation ? TURNS : TURNS.slice(0, 1);
  const fittings = turns.map((turn) => fittingIn(turn, ground, thrown, destination, joker));
  const cost = ({ marbles, needsJoker }: Fitting): number =>
    marbles.filter(hasFailed).length * 2 + (needsJoker ? 1 : 0);
  return fittings.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

function fittingIn(turn: Turn, ground: Ground, thrown: Throw, destination: Position, joker: Position | null): Fitting {
  const size = galaxySize(ground.options);
  const at = placeOf(destination, size);
  let isJokerFree = true;
  const marbles = PLANETS.flatMap((planet): readonly LaidMarble[] => {
    const cell = thrown.marbles[planet];
    if (cell === undefined) return [];
    const way = turned(wayBetween(thrown.destination, cell), turn);
    const position = positionAt(at, way, size, ground.options.sphere);
    const isBanned = cell === thrown.blackHole;
    const finding = findingAt(ground, position, planet, isBanned, isJokerFree ? joker : null);
    if (finding === 'joker') isJokerFree = false;
    return [{ planet, finding, position, way }];
  });
  const isBlind = ground.galaxy[at] === null;
  return {
    destination,
    turn,
    marbles,
    isBlind,
    fits: !isBlind && !marbles.some(hasFailed),
    needsJoker: marbles.some(({ finding }) => finding === 'joker'),
  };
}

function findingAt(
  { galaxy, options }: Ground,
  position: Position | null,
  planet: Planet,
  isBanned: boolean,
  joker: Position | null,
): Finding {
  if (position === null) return 'outside';
  const card = galaxy[placeOf(position, galaxySize(options))] ?? null;
  const isThere = card !== null && constellation(card).planets.includes(planet);
  if (isBanned) return isThere ? 'banned' : 'absent';
  if (isThere) return 'there';
  return position === joker ? 'joker' : 'missing';
}

/** Clockwise about the disc. */
function turned({ right, down }: Way, turn: Turn): Way {
  if (turn === 90) return { right: -down, down: right };
  if (turn === 180) return { right: -right, down: -down };
  return turn === 270 ? { right: down, down: -right } : { right, down };
}

function positionAt(from: number, way: Way, size: number, isSphere: boolean): Position | null {
  const column = (from % size) + way.right;
  const row = Math.floor(from / size) + way.down;
  const isInside = column >= 0 && column < size && row >= 0 && row < size;
  if (!isInside && !isSphere) return null;
  const place = ((row + size) % size) * size + ((column + size) % size);
  return positionsOf(size)[place] ?? null;
}

/** Where the box of nine cells lies, seen from the destination: its upper left cell, as the pattern is turned. */
export function boxCorner(disc: Cell, turn: Turn): Way {
  const corners = (['nw', 'se'] as const).map((cell) => turned(wayBetween(disc, cell), turn));
  return { right: Math.min(...corners.map(({ right }) => right)), down: Math.min(...corners.map(({ down }) => down)) };
}
