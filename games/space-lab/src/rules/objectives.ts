/** Chapter 2 of RULEBOOK.md: Objectives are passed on, in the advanced variant, and laid out in the capsules. */

import type { Seat } from '#tabletop';
import type { ObjectiveId } from '../components.ts';
import type { Tell } from '../events.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { SeatState, State } from '../state.ts';
import { layoutFor } from '../station.ts';
import { beginTurn } from './turn.ts';

export const OBJECTIVES_AT_ONCE = 3;

export function refusalToPassObjective(state: State, by: Seat, objective: ObjectiveId): Refusal | null {
  if (state.phase !== 'passing') return refused('objectives-are-not-passed');
  const seat = state.seats[by] as SeatState;
  if (seat.passed !== null) return refused('already-passed');
  return seat.objectives.includes(objective) ? null : refused('objective-not-held');
}

/** [OBJ-4] Chosen now. [OBJ-5] It changes hands when all have chosen. */
export function passObjective(state: State, by: Seat, objective: ObjectiveId, tell: Tell): void {
  const seat = state.seats[by] as SeatState;
  seat.objectives = seat.objectives.filter((other) => other !== objective);
  seat.passed = objective;
  tell({ type: 'objective-passed', seat: by, objective });
  if (state.seats.every(({ passed }) => passed !== null)) exchange(state, tell);
}

function exchange(state: State, tell: Tell): void {
  const received = state.seats.map((_, seat) => state.seats.at(seat - 1)?.passed as ObjectiveId);
  for (const [index, seat] of state.seats.entries()) {
    seat.objectives = [...seat.objectives, received[index] as ObjectiveId];
  }
  state.phase = 'arranging';
  tell({ type: 'objectives-exchanged', received });
}

export function refusalToArrange(state: State, by: Seat, objectives: readonly ObjectiveId[]): Refusal | null {
  if (state.phase === 'passing') return refused('pass-an-objective-first');
  const held = state.phase === 'arranging' ? (state.seats[by] as SeatState).objectives : [];
  if (held.length === 0) return refused('nothing-to-arrange');
  // [OBJ-1] Each of the three once.
  return held.every((objective) => objectives.includes(objective)) ? null : refused('objective-not-held');
}

/** [OBJ-1] Face up, one in each capsule. [SOLO-2] Alone: the upper capsules first, then three more for the lower. */
export function arrange(state: State, by: Seat, objectives: readonly ObjectiveId[], tell: Tell): void {
  const seat = state.seats[by] as SeatState;
  const from = seat.capsules.indexOf(null);
  seat.capsules = seat.capsules.toSpliced(from, objectives.length, ...objectives);
  const capsules = layoutFor(state.seats.length).capsules.slice(from, from + OBJECTIVES_AT_ONCE);
  tell({ type: 'objectives-arranged', seat: by, capsules, objectives });
  seat.objectives = state.later;
  if (state.later.length > 0) tell({ type: 'objectives-drawn', seat: by, objectives: state.later });
  state.later = [];
  const giver = state.seats.at(by - 1);
  if (giver !== undefined) giver.passed = null;
  // [OBJ-2]
  if (state.seats.every((each) => each.objectives.length === 0)) beginTurn(state, state.first, tell);
}
