/** The nouns of a match. */

import { type Chance, copyChance, type Millis, type Seat } from '#tabletop';
import type { Building, Placed, QuarterTurn } from './components.ts';
import type { PlanNumber } from './plans.ts';

export interface Options {
  /** Plans come up unturned, for learners. */
  readonly upright: boolean;
  /** How long a plan is up at most; null: until the players are done. */
  readonly roundSeconds: number | null;
  /** How long the winner may choose, and how long the wait for the next plan is; null: until the players are done. */
  readonly pauseSeconds: number | null;
}

export const PHASES = ['waiting', 'building', 'choosing', 'over'] as const;

/**
 * `waiting`: no plan is up and nothing but the next plan is to come. `building`: a plan is up. `choosing`: the winner
 * of the round has a building to open.
 */
export type Phase = (typeof PHASES)[number];

/** What a player has built, ascending by building. */
export type Board = Placed[];

/** A finished round. */
export interface Round {
  readonly plan: PlanNumber;
  /** By seat. */
  readonly defects: readonly number[];
  /** The seats that finished, in order. */
  readonly finished: readonly Seat[];
  readonly winner: Seat | null;
}

export interface State {
  readonly options: Options;
  readonly chance: Chance;
  phase: Phase;
  /** When the phase began. */
  since: Millis;
  /** When the phase ends by itself. */
  deadline: Millis | null;
  /** The plan that is up, or was up last; null before the first. */
  plan: PlanNumber | null;
  /** How it came up. */
  turned: QuarterTurn;
  /** What the set-up fixed of the plans and turns to come, the next one first. When they are used up, chance decides. */
  comingPlans: PlanNumber[];
  comingTurns: QuarterTurn[];
  /** By seat, ascending. */
  held: Building[][];
  /** By seat: of the round that is on, or of the last one. */
  boards: Board[];
  /** The seats that finished the round that is on, or the last one, in order. */
  finished: Seat[];
  /** By seat: whether they have said so for the plan to come. */
  ready: boolean[];
  /** Whether anybody has built since the plan came up. */
  hasBuilt: boolean;
  /** How many rounds in a row went by without a single build. */
  idleRounds: number;
  /** What the winner of the last round has opened; null before they have, or if nobody won it. */
  opened: Building | null;
  rounds: Round[];
}

/** Placed buildings and finished rounds never change, so copies may share them. */
export function copy(state: State): State {
  return {
    options: copyOptions(state.options),
    chance: copyChance(state.chance),
    phase: state.phase,
    since: state.since,
    deadline: state.deadline,
    plan: state.plan,
    turned: state.turned,
    comingPlans: state.comingPlans.slice(),
    comingTurns: state.comingTurns.slice(),
    held: copyHeld(state.held),
    boards: copyBoards(state.boards),
    finished: state.finished.slice(),
    ready: state.ready.slice(),
    hasBuilt: state.hasBuilt,
    idleRounds: state.idleRounds,
    opened: state.opened,
    rounds: state.rounds.slice(),
  };
}

export function copyBoards(boards: readonly (readonly Placed[])[]): Board[] {
  return boards.map((board) => board.slice());
}

export function copyHeld(held: readonly (readonly Building[])[]): Building[][] {
  return held.map((buildings) => buildings.slice());
}

export function copyOptions({ upright, roundSeconds, pauseSeconds }: Options): Options {
  return { upright, roundSeconds, pauseSeconds };
}
