/** Puzzles: collect the most from a position with the cards in hand. What is best is proven; how, is not told here. */

import { ALONE, aloneMatch, pointsAlone, type Task } from './alone.ts';
import positions from './positions.json' with { type: 'json' };

export { ALONE, aloneMatch, begin, playAlone, pointsAlone, type Task } from './alone.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export interface Puzzle extends Task {
  readonly id: string;
  readonly level: number;
  /** The most points that can be won. */
  readonly best: number;
}

/** From the easiest to the hardest. */
export const PUZZLES: readonly Puzzle[] = positions;

export const puzzleWith = (id: string): Puzzle | null => PUZZLES.find((puzzle) => puzzle.id === id) ?? null;

/** A step through the list that comes by every puzzle before it comes by one again, easy and hard in turns. */
const STRIDE = 17;

/** The puzzle of a day: days are counted from 1 January 1970, in Greenwich. */
export function puzzleOfDay(day: number): Puzzle {
  const puzzle = PUZZLES[(day * STRIDE) % PUZZLES.length];
  if (puzzle === undefined) throw new Error('there are no puzzles');
  return puzzle;
}

export type Judged =
  | { readonly ok: true; readonly won: number }
  | { readonly ok: false; readonly move: number; readonly because: string };

/** What an attempt won; or which of its moves can't be, and why. An attempt goes to the end of the last turn. */
export function judge(puzzle: Puzzle, moves: readonly unknown[]): Judged {
  const match = aloneMatch(puzzle);
  const before = pointsAlone(match.state);
  for (const [index, move] of moves.entries()) {
    const refusal = match.play({ at: 0, by: ALONE, move });
    if (refusal !== null) return { ok: false, move: index, because: refusal.because };
  }
  if (match.outcome === null) return { ok: false, move: moves.length, because: 'not-finished' };
  return { ok: true, won: pointsAlone(match.state) - before };
}
