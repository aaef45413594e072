/** Chapter 8 of RULEBOOK.md: the winner of a round opens a locked building. */

import type { Millis, Seat, SeatInput } from '#tabletop';
import { BUILDINGS, type Building } from '../components.ts';
import type { Event, Tell } from '../events.ts';
import type { Move, Unlock } from '../moves.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { Round, State } from '../state.ts';
import { heldBy } from './building.ts';
import { begin } from './clock.ts';
import { awaitPlan, bringUpPlanIfAllReady } from './pace.ts';

/** [OPEN-3] [OPEN-4] */
export function awaitChoice(state: State, at: Millis): void {
  begin(state, 'choosing', at, state.options.pauseSeconds);
}

/** Whoever won the last finished round. */
export function lastWinner({ rounds }: { readonly rounds: readonly Round[] }): Seat | null {
  return rounds.at(-1)?.winner ?? null;
}

/** Ascending. */
export function lockedBesides(held: readonly Building[]): readonly Building[] {
  return BUILDINGS.filter((building) => !held.includes(building));
}

/** [OPEN-2] */
export function refusalToUnlock(state: State, seat: Seat, { building }: Unlock): Refusal | null {
  if (state.phase !== 'choosing') return refused('nothing-to-open');
  if (seat !== lastWinner(state)) return refused('not-the-winner');
  return heldBy(state, seat).includes(building) ? refused('already-open') : null;
}

/** [OPEN-1] */
export function unlock(state: State, { at, by }: SeatInput<Move>, { building }: Unlock, tell: Tell): void {
  open(state, { at, seat: by, building, because: 'chosen' }, tell);
}

/** [OPEN-3] The winner has let the time pass. */
export function openLowest(state: State, at: Millis, tell: Tell): void {
  const seat = lastWinner(state);
  const building = seat === null ? undefined : lockedBesides(heldBy(state, seat))[0];
  if (seat === null || building === undefined) throw new Error('nobody has a building to open');
  open(state, { at, seat, building, because: 'time-is-up' }, tell);
}

type Opening = Omit<Extract<Event, { type: 'unlocked' }>, 'type'> & { readonly at: Millis };

function open(state: State, { at, seat, building, because }: Opening, tell: Tell): void {
  const held = heldBy(state, seat);
  held.push(building);
  held.sort((one, other) => one - other);
  state.opened = building;
  tell({ type: 'unlocked', seat, building, because });
  awaitPlan(state, at);
  bringUpPlanIfAllReady(state, at, tell);
}
