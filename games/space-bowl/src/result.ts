/** How a match stands, as recordings tell it. */

import type { Outcome, Seat } from '#tabletop';
import type { FinishedRound, State } from './state.ts';

export interface Result {
  readonly scores: readonly number[];
  readonly cardsWon: readonly number[];
  readonly captain: Seat;
  /** Finished rounds. */
  readonly round: number;
  readonly rounds: readonly FinishedRound[];
  readonly winners: readonly Seat[] | null;
}

export function result(state: State): Result {
  return {
    scores: state.scores.slice(),
    cardsWon: state.cardsWon.slice(),
    captain: state.captain,
    round: state.rounds.length,
    rounds: state.rounds.slice(),
    winners: state.winners === null ? null : state.winners.slice(),
  };
}

export function outcome(state: State): Outcome | null {
  return state.winners === null ? null : { winners: state.winners.slice(), scores: state.scores.slice() };
}
