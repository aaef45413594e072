/** Chapter 2 of RULEBOOK.md: a plan comes up. */

import { below, type Millis, pick } from '#tabletop';
import { QUARTER_TURNS, type QuarterTurn } from '../components.ts';
import type { Tell } from '../events.ts';
import { PLANS, type PlanNumber, shownPlan } from '../plans.ts';
import type { State } from '../state.ts';
import { begin } from './clock.ts';

/** [PLAN-1] For everyone at the same moment, and everyone's buildings are back in hand. */
export function bringUpPlan(state: State, at: Millis, tell: Tell): void {
  const plan = nextPlan(state);
  state.plan = plan;
  state.turned = nextTurn(state);
  begin(state, 'building', at, state.options.roundSeconds);
  state.boards = state.boards.map(() => []);
  state.finished = [];
  state.ready.fill(false);
  state.hasBuilt = false;
  state.opened = null;
  const round = state.rounds.length + 1;
  tell({ type: 'plan-came-up', round, plan: shownPlan(plan, state.turned), deadline: state.deadline });
}

/** [PLAN-5] None comes up again before all twenty have; then they are shuffled anew. */
function nextPlan(state: State): PlanNumber {
  const given = state.comingPlans.shift();
  if (given !== undefined) return given;
  const used = usedOfThisShuffle(state);
  let steps = below(state.chance, PLANS.length - used.length);
  for (let plan = 1; ; plan++) {
    if (used.includes(plan)) continue;
    if (steps === 0) return plan;
    steps--;
  }
}

/** Every plan that came up before belongs to a finished round. */
function usedOfThisShuffle({ rounds }: State): readonly PlanNumber[] {
  const first = rounds.length - (rounds.length % PLANS.length);
  return rounds.slice(first).map(({ plan }) => plan);
}

/** [PLAN-2] [PLAN-4] */
function nextTurn(state: State): QuarterTurn {
  if (state.options.upright) return 0;
  return state.comingTurns.shift() ?? pick(state.chance, QUARTER_TURNS);
}
