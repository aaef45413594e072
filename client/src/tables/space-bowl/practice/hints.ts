/** Hints, each narrower than the one before, each paid for with seconds. Pure. */

import { galaxySize, type Planet, type Position, placeOf, positionsOf } from '#games/space-bowl';
import { fittingOf, hasFailed } from '../fitting.ts';
import type { Puzzle } from './puzzle.ts';

export const HINTS = ['part', 'row', 'planet'] as const;
export type Hint = (typeof HINTS)[number];

/** What a hint adds to the time. */
export const HINT_SECONDS: Readonly<Record<Hint, number>> = { part: 5, row: 10, planet: 15 };

/** What pointing at a wrong card adds, where the search then goes on. */
export const MISS_SECONDS = 10;

export const secondsFor = (hints: number): number =>
  HINTS.slice(0, hints).reduce((sum, hint) => sum + HINT_SECONDS[hint], 0);

/** What the hints leave. */
export interface Narrowed {
  /** If a card is valid, one of these is. */
  readonly positions: readonly Position[];
  /** A planet of the pattern as it lies on that card: the last hint. */
  readonly planet: { readonly planet: Planet; readonly position: Position } | null;
}

/** Where a hint leads: to the valid card, or to the one that comes nearest. */
function leadOf({ solutions: { valid, withJoker } }: Puzzle): Position {
  return valid[0]?.position ?? withJoker[0]?.position ?? 'C3';
}

export function narrowed(puzzle: Puzzle, hints: number): Narrowed {
  const size = galaxySize(puzzle.options);
  const positions = positionsOf(size);
  const lead = placeOf(leadOf(puzzle), size);
  const [column, row] = [lead % size, Math.floor(lead / size)];
  // Four parts of three by three; in a galaxy of five they share its middle lines.
  const [left, top] = [column < 3 ? 0 : size - 3, row < 3 ? 0 : size - 3];
  const isInPart = (at: number): boolean =>
    at % size >= left && at % size < left + 3 && Math.floor(at / size) >= top && Math.floor(at / size) < top + 3;
  const isInRow = (at: number): boolean => Math.floor(at / size) === row;
  return {
    positions: positions.filter((_, at) => (hints < 1 || isInPart(at)) && (hints < 2 || isInRow(at))),
    planet: hints < 3 ? null : planetOf(puzzle),
  };
}

function planetOf(puzzle: Puzzle): Narrowed['planet'] {
  const fitting = fittingOf(puzzle, puzzle.thrown, leadOf(puzzle), null);
  const laid = fitting.marbles.find((marble) => !hasFailed(marble) && marble.position !== null);
  return laid?.position == null ? null : { planet: laid.planet, position: laid.position };
}
