/** What a search needs to know of a game, and no more. */

import type { Chance, Seat } from '#tabletop';
import type { TimeIsUp } from '../bot.ts';

export type Key = number | string | object;

export interface Field<State, Move> {
  readonly seatCount: number;
  /** Some state that looks like what the searcher knows. It belongs to the search, which changes it in place. */
  imagine(dice: Chance): State;
  /** Who moves; null when the match is over. */
  turn(state: State): Seat | null;
  /** Never empty while it is somebody's turn. */
  moves(state: State): readonly Move[];
  /** Identical for moves that are one and the same to the searcher. */
  key(move: Move): Key;
  play(state: State, move: Move): void;
  /** From 0 to 1 for each seat, at the end of a match or wherever a playout was cut. */
  worth(state: State, into: number[]): void;
  /** What each move seems worth to whoever makes it, from 0 to 1, before any of them was tried. */
  promise?(state: State, moves: readonly Move[]): readonly number[];
  /** How playouts go on; left out: anything legal. */
  choose?(state: State, moves: readonly Move[], dice: Chance): Move;
}

export interface Budget {
  readonly iterations: number;
  /** Moves of a playout after the tree has ended; left out: to the end of the match. */
  readonly playoutMoves?: number;
  /** How much is tried besides what looks best. */
  readonly curiosity?: number;
  /** How many visits a promise is worth. */
  readonly trust?: number;
  readonly timeIsUp?: TimeIsUp;
}

/** A move of the searcher's and what the search thinks of it, the best first. */
export interface Candidate<Move> {
  readonly move: Move;
  readonly visits: number;
  /** Mean, from 0 to 1, for the searcher. */
  readonly worth: number;
}

/** Looking at a clock costs as much as several moves. */
export const ITERATIONS_BETWEEN_LOOKS = 16;

export const mostVisitsFirst = <Move>(one: Candidate<Move>, other: Candidate<Move>): number =>
  other.visits - one.visits || other.worth - one.worth;
