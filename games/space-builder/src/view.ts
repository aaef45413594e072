/** What each viewer may know. */

import type { Millis, Seat, Viewer } from '#tabletop';
import type { Building, Placed } from './components.ts';
import { seesBoardOf } from './events.ts';
import { planOf, type ShownPlan, shownPlan } from './plans.ts';
import { winnersOf } from './rules/ending.ts';
import { type BuildingFault, faultsIn } from './rules/inspection.ts';
import { lastWinner } from './rules/opening.ts';
import { copyHeld, copyOptions, type Options, type Phase, type Round, type State } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly phase: Phase;
  /** When the phase began; what was on when the match ended began then. */
  readonly since: Millis;
  /** When the phase ends by itself. */
  readonly deadline: Millis | null;
  /** Finished rounds. */
  readonly round: number;
  readonly rounds: readonly Round[];
  /** The plan that is up, or was up last, as it lies before the players; null before the first. */
  readonly plan: ShownPlan | null;
  /** By seat, ascending. */
  readonly held: readonly (readonly Building[])[];
  /** By seat, ascending by building; null for a board this viewer may not see. */
  readonly boards: readonly (readonly Placed[] | null)[];
  /** By seat: how many buildings are on the board. */
  readonly placed: readonly number[];
  /** In order. */
  readonly finished: readonly Seat[];
  /** By seat. */
  readonly ready: readonly boolean[];
  readonly hasBuilt: boolean;
  readonly idleRounds: number;
  /** What the winner of the last round has opened since. */
  readonly opened: Building | null;
  /** By seat: what was wrong in the last round; null while a plan is up and before the first. */
  readonly faults: readonly (readonly BuildingFault[])[] | null;
  readonly winners: readonly Seat[] | null;
}

export function view(state: State, viewer: Viewer): View {
  const { phase, plan } = state;
  return {
    viewer,
    options: copyOptions(state.options),
    phase,
    since: state.since,
    deadline: state.deadline,
    round: state.rounds.length,
    rounds: state.rounds.slice(),
    plan: plan === null ? null : shownPlan(plan, state.turned),
    held: copyHeld(state.held),
    boards: state.boards.map((board, seat) => (seesBoard(phase, viewer, seat) ? board.slice() : null)),
    placed: state.boards.map((board) => board.length),
    finished: state.finished.slice(),
    ready: state.ready.slice(),
    hasBuilt: state.hasBuilt,
    idleRounds: state.idleRounds,
    opened: state.opened,
    faults: phase === 'building' || plan === null ? null : faultsOfLastRound(state, plan),
    winners: winnersOf(state),
  };
}

/** [SIGHT-1] [SIGHT-2] [SIGHT-3] */
function seesBoard(phase: Phase, viewer: Viewer, seat: Seat): boolean {
  return phase !== 'building' || seesBoardOf(viewer, seat);
}

/** What the last round asked of a seat: what the winner has opened since was not asked of them yet. */
export function askedOf(
  { held, opened, rounds }: Pick<View, 'held' | 'opened' | 'rounds'>,
  seat: Seat,
): readonly Building[] {
  const holds = held[seat] ?? [];
  return seat === lastWinner({ rounds }) ? holds.filter((building) => building !== opened) : holds;
}

function faultsOfLastRound(state: State, plan: number): readonly (readonly BuildingFault[])[] {
  return state.boards.map((board, seat) => faultsIn(board, planOf(plan), askedOf(state, seat)));
}
