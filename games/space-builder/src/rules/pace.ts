/** Chapter PACE of RULEBOOK.md: the wait for the next plan. */

import type { Millis, SeatInput } from '#tabletop';
import type { Tell } from '../events.ts';
import type { Move } from '../moves.ts';
import { ALREADY_READY, PLAN_IS_UP, type Refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { begin } from './clock.ts';
import { bringUpPlan } from './plan.ts';

/** [PACE-2] [PACE-4] From the start of the match, the end of a round nobody won, or the opening of a building. */
export function awaitPlan(state: State, at: Millis): void {
  begin(state, 'waiting', at, state.options.pauseSeconds);
}

/** [PACE-3] Whenever no plan is up, once for each plan. */
export function sayReady(state: State, { at, by }: SeatInput<Move>, tell: Tell): Refusal | null {
  if (state.phase === 'building') return PLAN_IS_UP;
  if (state.ready[by]) return ALREADY_READY;
  state.ready[by] = true;
  tell({ type: 'ready', seat: by });
  bringUpPlanIfAllReady(state, at, tell);
  return null;
}

/** [PACE-1] Not before the winner has opened a building. */
export function bringUpPlanIfAllReady(state: State, at: Millis, tell: Tell): void {
  if (state.phase === 'waiting' && !state.ready.includes(false)) bringUpPlan(state, at, tell);
}
