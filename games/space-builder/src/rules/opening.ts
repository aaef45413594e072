/** Chapter OPEN of RULEBOOK.md: the winner of a round opens a locked building. */

import type { Millis, Seat, SeatInput } from '#tabletop';
import { BUILDINGS, type Building } from '../components.ts';
import type { Event, Tell } from '../events.ts';
import type { Move, Unlock } from '../moves.ts';
import { ALREADY_OPEN, NOT_THE_WINNER, NOTHING_TO_OPEN, type Refusal } from '../refusals.ts';
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

/** [OPEN-1] [OPEN-2] */
export function unlock(state: State, { at, by }: SeatInput<Move>, { building }: Unlock, tell: Tell): Refusal | null {
  if (state.phase !== 'choosing') return NOTHING_TO_OPEN;
  if (by !== lastWinner(state)) return NOT_THE_WINNER;
  if (heldBy(state, by).includes(building)) return ALREADY_OPEN;
  open(state, { at, seat: by, building, because: 'chosen' }, tell);
  return null;
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
