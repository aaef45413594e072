/** Looks at every way to play one's own turn to its end, and no further. */

import { gravitySuperstar, legalMovesOf, type Move, type State } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { lead } from './evaluation.ts';

const unheard = (): void => undefined;

export function after(state: State, move: Move): State {
  const next = gravitySuperstar.copy(state);
  gravitySuperstar.play(next, { at: 0, by: next.turn, move }, unheard);
  return next;
}

/** The lead that each move can bring by the end of the turn. */
export function leadsByTurnEnd(state: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  return moves.map((move) => bestLead(after(state, move), seat));
}

function bestLead(state: State, seat: Seat): number {
  if (state.turn !== seat || state.phase === 'over') return lead(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of legalMovesOf(state, seat)) best = Math.max(best, bestLead(after(state, move), seat));
  return best;
}
