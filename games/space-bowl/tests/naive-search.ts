/** The rules of valid cards taken literally: every card, every turn, every place for the joker. */

import { type Cell, PLANETS, type Planet } from '../src/components.ts';
import { type Position, positionsOf } from '../src/notation.ts';
import { galaxySize } from '../src/options.ts';
import type { Turn } from '../src/rules/neighbours.ts';
import type { JokerCard, SolutionOptions, Solutions, ValidCard } from '../src/rules/validity.ts';
import type { Throw } from '../src/state.ts';

export interface NaiveCard {
  readonly planets: readonly Planet[];
  readonly isFaceDown: boolean;
}

export type NaiveGalaxy = { readonly [P in Position]?: NaiveCard };

interface Spot {
  readonly column: number;
  readonly row: number;
}

const CELL_SPOTS: { readonly [C in Cell]: Spot } = {
  nw: { column: -1, row: -1 },
  n: { column: 0, row: -1 },
  ne: { column: 1, row: -1 },
  w: { column: -1, row: 0 },
  c: { column: 0, row: 0 },
  e: { column: 1, row: 0 },
  sw: { column: -1, row: 1 },
  s: { column: 0, row: 1 },
  se: { column: 1, row: 1 },
};

const COLUMNS = 'ABCDEF';

/** One marble, and the card its cell falls on; no card: outside the galaxy. */
interface Want {
  readonly position: Position | null;
  readonly isBanned: boolean;
  readonly isShown: boolean;
}

/** A marble in the computer, seen from the disc. */
interface Marble {
  readonly planet: Planet;
  readonly spot: Spot;
  readonly isBanned: boolean;
}

/** What the throw wants of one destination in one turn. */
interface Attempt {
  readonly turn: Turn;
  readonly wants: readonly Want[];
}

export function naiveSolutions(galaxy: NaiveGalaxy, thrown: Throw, options: SolutionOptions): Solutions {
  const positions = positionsOf(galaxySize(options));
  const turns: readonly Turn[] = options.rotation ? [0, 90, 180, 270] : [0];
  const patterns = turns.map((turn) => ({ turn, marbles: marblesOf(thrown, turn) }));
  const valid: ValidCard[] = [];
  const withJoker: JokerCard[] = [];
  for (const position of positions) {
    if (galaxy[position]?.isFaceDown !== false) continue;
    const attempts = patterns.map(({ turn, marbles }): Attempt => {
      return { turn, wants: marbles.map((marble) => wantFor(marble, position, galaxy, options)) };
    });
    const attempt = attempts.find(({ wants }) => wants.every(isMet));
    if (attempt !== undefined) valid.push({ position, turn: attempt.turn });
    else if (!options.noJoker) withJoker.push(...jokersFor(position, attempts, positions));
  }
  return { valid, withJoker };
}

/** Tries the joker on every card of the galaxy. */
function jokersFor(position: Position, attempts: readonly Attempt[], everywhere: readonly Position[]): JokerCard[] {
  const found: JokerCard[] = [];
  for (const joker of everywhere) {
    const attempt = attempts.find(({ wants }) => isMetWith(joker, wants));
    if (attempt !== undefined) found.push({ position, turn: attempt.turn, joker });
  }
  return found;
}

/** The joker stands for one planet only, on its own card, and lifts no ban. */
function isMetWith(joker: Position, wants: readonly Want[]): boolean {
  let isUsed = false;
  for (const want of wants) {
    if (isMet(want)) continue;
    if (isUsed || want.isBanned || want.position !== joker) return false;
    isUsed = true;
  }
  return isUsed;
}

const isMet = ({ position, isBanned, isShown }: Want): boolean => position !== null && isBanned !== isShown;

function marblesOf({ destination, marbles, blackHole }: Throw, turn: Turn): readonly Marble[] {
  return PLANETS.flatMap((planet) => {
    const cell = marbles[planet];
    return cell === undefined
      ? []
      : [{ planet, spot: seenFrom(destination, cell, turn), isBanned: cell === blackHole }];
  });
}

function seenFrom(disc: Cell, cell: Cell, turn: Turn): Spot {
  let column = CELL_SPOTS[cell].column - CELL_SPOTS[disc].column;
  let row = CELL_SPOTS[cell].row - CELL_SPOTS[disc].row;
  // A quarter clockwise: what was above is now to the right.
  for (let quarter = 0; quarter < turn; quarter += 90) [column, row] = [-row, column];
  return { column, row };
}

function wantFor(marble: Marble, destination: Position, galaxy: NaiveGalaxy, options: SolutionOptions): Want {
  const position = whereFalls(destination, marble.spot, options);
  const card = position === null ? undefined : galaxy[position];
  const isShown = card?.isFaceDown === false && card.planets.includes(marble.planet);
  return { position, isBanned: marble.isBanned, isShown };
}

function whereFalls(destination: Position, { column, row }: Spot, options: SolutionOptions): Position | null {
  const size = galaxySize(options);
  let toColumn = COLUMNS.indexOf(destination.charAt(0)) + column;
  let toRow = Number(destination.charAt(1)) - 1 + row;
  if (options.sphere) {
    toColumn = (toColumn + size) % size;
    toRow = (toRow + size) % size;
  }
  const isInside = toColumn >= 0 && toColumn < size && toRow >= 0 && toRow < size;
  return isInside ? (positionsOf(size)[toRow * size + toColumn] ?? null) : null;
}
