/** How a match begins. */

import { type Chance, seatsOf } from '#tabletop';
import { type Building, type QuarterTurn, STARRED } from './components.ts';
import type { PlanNumber } from './plans.ts';
import { awaitPlan } from './rules/pace.ts';
import { copyHeld, copyOptions, type Options, type State } from './state.ts';

/** [SETUP-5] [SETUP-6] [SETUP-7] What is fixed beforehand; chance does the rest. */
export interface Setup {
  readonly plans: readonly PlanNumber[];
  readonly turns: readonly QuarterTurn[];
  /** By seat, ascending; null for a match from the start. */
  readonly held: readonly (readonly Building[])[] | null;
}

export interface Seating {
  readonly options: Options;
  readonly seatCount: number;
}

export function setup({ options, seatCount }: Seating, chance: Chance, given: Setup | null): State {
  const held = given?.held ?? seatsOf(seatCount).map(() => STARRED);
  const state: State = {
    options: copyOptions(options),
    chance,
    phase: 'waiting',
    since: 0,
    deadline: null,
    plan: null,
    turned: 0,
    comingPlans: given === null ? [] : given.plans.slice(),
    comingTurns: given === null ? [] : given.turns.slice(),
    held: copyHeld(held),
    boards: held.map(() => []),
    finished: [],
    ready: held.map(() => false),
    hasBuilt: false,
    idleRounds: 0,
    opened: null,
    rounds: [],
  };
  awaitPlan(state, 0);
  return state;
}
