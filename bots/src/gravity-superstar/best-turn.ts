/** Looks at every way to play one's own turn to its end, and no further. */

import { gravitySuperstar, legalMovesOf, type Move, play, type State } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';

export function after(state: State, move: Move): State {
  const next = gravitySuperstar.copy(state);
  play(next, { at: 0, by: next.turn, move }, null);
  return next;
}

/** What a state is worth to a seat. */
export type Aim = (state: State, seat: Seat) => number;

/** What each move can bring by the end of the turn. */
export function worthsByTurnEnd(state: State, aim: Aim, moves: readonly Move[]): readonly number[] {
  const seat = state.turn;
  return moves.map((move) => bestByTurnEnd(after(state, move), seat, aim));
}

function bestByTurnEnd(state: State, seat: Seat, aim: Aim): number {
  if (state.turn !== seat || state.phase === 'over') return aim(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of legalMovesOf(state, seat)) best = Math.max(best, bestByTurnEnd(after(state, move), seat, aim));
  return best;
}
