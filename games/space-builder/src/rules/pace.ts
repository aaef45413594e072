/** Chapter 9 of RULEBOOK.md: the wait for the next plan. */

import type { Millis, Seat, SeatInput } from '#tabletop';
import type { Tell } from '../events.ts';
import type { Move } from '../moves.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { begin } from './clock.ts';
import { bringUpPlan } from './plan.ts';

/** [PACE-2] [PACE-4] From the start of the match, the end of a round nobody won, or the opening of a building. */
export function awaitPlan(state: State, at: Millis): void {
  begin(state, 'waiting', at, state.options.pauseSeconds);
}

/** [PACE-3] Whenever no plan is up, once for each plan. */
export function refusalToReady(state: State, seat: Seat): Refusal | null {
  if (state.phase === 'building') return refused('plan-is-up');
  return state.ready[seat] ? refused('already-ready') : null;
}

export function sayReady(state: State, { at, by }: SeatInput<Move>, tell: Tell): void {
  state.ready[by] = true;
  tell({ type: 'ready', seat: by });
  bringUpPlanIfAllReady(state, at, tell);
}

/** [PACE-1] Not before the winner has opened a building. */
export function bringUpPlanIfAllReady(state: State, at: Millis, tell: Tell): void {
  if (state.phase === 'waiting' && !state.ready.includes(false)) bringUpPlan(state, at, tell);
}
