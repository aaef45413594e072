/** Chapter 4 of RULEBOOK.md: boards are locked, and the round ends. */

import type { Millis, Seat, SeatInput } from '#tabletop';
import type { Tell } from '../events.ts';
import type { Move } from '../moves.ts';
import { planOf } from '../plans.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { boardOf, heldBy, refusalToTouch } from './building.ts';
import { endOfMatch } from './ending.ts';
import { defectsOf, faultsIn, inspectionOrder, type RoundEnd, roundWinner } from './inspection.ts';
import { awaitChoice } from './opening.ts';
import { awaitPlan } from './pace.ts';

/** [FINISH-1] */
export const refusalToFinish = (state: State, seat: Seat): Refusal | null =>
  refusalToTouch(state, seat) ??
  (boardOf(state, seat).length < heldBy(state, seat).length ? refused('buildings-missing') : null);

/** [FINISH-6] */
export function finish(state: State, { at, by }: SeatInput<Move>, tell: Tell): void {
  state.finished.push(by);
  tell({ type: 'finished', seat: by, rank: state.finished.length });
  if (state.finished.length >= state.boards.length - 1) endRound(state, { at, because: 'all-but-one-finished' }, tell);
}

/** [FINISH-3] [FINISH-4] Everybody stops as they are, and the boards are inspected. */
export function endRound(state: State, end: { at: Millis; because: RoundEnd }, tell: Tell): void {
  const number = state.plan;
  if (number === null) throw new Error('a round ends before a plan came up');
  const plan = planOf(number);
  const faults = state.boards.map((board, seat) => faultsIn(board, plan, heldBy(state, seat)));
  const defects = faults.map(defectsOf);
  const inspected = state.boards.map((board, seat) => ({ seat, placed: board.length, defects: defects[seat] ?? 0 }));
  const winner = roundWinner(inspected, state.finished, end.because);
  state.rounds.push({ plan: number, defects, finished: state.finished.slice(), winner });
  state.idleRounds = state.hasBuilt ? 0 : state.idleRounds + 1;
  const order = inspectionOrder(state.boards.length, state.finished);
  tell({ type: 'round-ended', round: state.rounds.length, because: end.because, order, faults, defects, winner });
  if (endOfMatch(state, winner, tell)) return;
  if (winner === null) awaitPlan(state, end.at);
  else awaitChoice(state, end.at);
}
