/** Chapter 5 of RULEBOOK.md: the first call, and those who follow it. */

import type { Millis, Seat } from '#tabletop';
import type { Tell } from '../events.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { CallKind, State } from '../state.ts';
import { deadlineAfter, hasSpoken, refusalToActing, type Situation } from './standing.ts';

/** [CALL-1] [CALL-2] The first call stands. */
export function refusalToCall({ round }: Situation, seat: Seat): Refusal | null {
  const refusal = refusalToActing(round, seat);
  if (refusal !== null) return refusal;
  return round.phase === 'search' ? null : refused('already-called');
}

/** [CALL-1] It starts the countdown, and the search no longer runs out. */
export function call(state: State, by: Seat, kind: CallKind, at: Millis, tell: Tell): void {
  const { round } = state;
  round.call = { kind, caller: by };
  round.calledAt = at;
  round.phase = 'countdown';
  round.deadline = deadlineAfter(at, state.options.countdownSeconds);
  tell({ type: 'called', by, call: kind, deadline: round.deadline });
}

/** [CALL-5] [CALL-6] */
export function refusalToFollow({ round }: Situation, seat: Seat): Refusal | null {
  const refusal = refusalToActing(round, seat);
  if (refusal !== null) return refusal;
  if (round.phase === 'search') return refused('nothing-to-follow');
  if (round.phase === 'placing') return refused('countdown-is-over');
  if (hasSpoken(round, seat)) return refused('already-taking-part');
  return round.joker?.by === seat ? refused('joker-must-be-used') : null;
}

/** [CALL-6] The red button withdraws a choice; in a go round there is none yet. */
export function follow(state: State, by: Seat, tell: Tell): void {
  state.round.followers.push(by);
  state.choices = state.choices.filter((choice) => choice.seat !== by);
  tell({ type: 'followed', by });
}
