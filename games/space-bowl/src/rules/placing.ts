/** Chapter 7 of RULEBOOK.md: choosing a card in secret, zero, and the seconds after it. */

import { type Millis, type Seat, seatsOf } from '#tabletop';
import type { Tell } from '../events.ts';
import type { Position } from '../notation.ts';
import { type Refusal, refused } from '../refusals.ts';
import { choiceOf, type State } from '../state.ts';
import { reveal } from './revealing.ts';
import { deadlineAfter, isSearching, refusalToActing, type Situation, showsRedButton } from './standing.ts';

/** [PLACE-1] From the moment a player takes part. [PLACE-3] After zero only who has no choice yet. */
export function refusalToPlace({ round }: Situation, seat: Seat, chosen: Position | null): Refusal | null {
  const refusal = refusalToActing(round, seat);
  if (refusal !== null) return refusal;
  if (round.phase === 'search') return refused('nothing-called-yet');
  if (showsRedButton(round, seat)) return refused('red-button-shown');
  if (!isSearching(round, seat)) return refused('not-taking-part');
  return round.phase === 'placing' && chosen !== null ? refused('choice-is-final') : null;
}

/** [PLACE-2] Each is a new choice, even of the same card. */
export function choose(state: State, by: Seat, position: Position, at: Millis, tell: Tell): void {
  state.choices = state.choices.filter((choice) => choice.seat !== by);
  state.choices.push({ seat: by, position });
  tell({ type: 'chosen', by, position });
  if (state.round.phase === 'placing') revealOnceAllHaveChosen(state, at, tell);
}

/** [PLACE-3] Choices are final; who has none gets a little longer, if there is anybody like that. */
export function reachZero(state: State, at: Millis, tell: Tell): void {
  const { options, round } = state;
  const isEarly = round.deadline === null || at < round.deadline;
  const waits = isAnybodyLeft(state);
  round.phase = 'placing';
  round.zeroAt = at;
  round.deadline = waits ? deadlineAfter(at, options.placeSeconds) : at;
  tell({ type: 'zero', early: isEarly, deadline: round.deadline });
  if (!waits) reveal(state, at, tell);
}

/** [PLACE-5] */
export function revealOnceAllHaveChosen(state: State, at: Millis, tell: Tell): void {
  if (!isAnybodyLeft(state)) reveal(state, at, tell);
}

/** [PLACE-5] Whether somebody may still choose who has not. */
function isAnybodyLeft(state: State): boolean {
  const { round } = state;
  return seatsOf(state.seatCount).some(
    (seat) => isSearching(round, seat) && round.ready[seat] !== true && choiceOf(state, seat) === null,
  );
}
