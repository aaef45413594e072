/** Chapters 5 to 8 of RULEBOOK.md: who stands where in a round, asked of a seat before it may act. */

import type { Millis, Seat } from '#tabletop';
import type { Options } from '../options.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { Round } from '../state.ts';

/** As much of a match as a move is judged by; a view holds it as well as a state. */
export interface Situation {
  readonly options: Options;
  readonly captain: Seat;
  readonly round: Readonly<Round>;
}

/** Called or followed. */
export function hasSpoken({ call, followers }: Readonly<Round>, seat: Seat): boolean {
  return call !== null && (call.caller === seat || followers.includes(seat));
}

/** [CALL-4] */
export function showsRedButton(round: Readonly<Round>, seat: Seat): boolean {
  return round.call?.kind === 'doom' && hasSpoken(round, seat);
}

/** [CALL-3] [CALL-4] Who places a token in this round: in a go round those who spoke, in a doom round those who did not. */
export function isSearching(round: Readonly<Round>, seat: Seat): boolean {
  return round.call !== null && hasSpoken(round, seat) === (round.call.kind === 'go');
}

/** [THROW-4] [READY-2] What stops every move but the throw and being ready. */
export function refusalToActing(round: Readonly<Round>, seat: Seat): Refusal | null {
  if (round.phase === 'over') return refused('match-is-over');
  if (round.phase === 'pause') return refused('not-thrown-yet');
  return round.ready[seat] === true ? refused('said-ready') : null;
}

/** [TIME-3] A wait of none ends only by what the players do. */
export function deadlineAfter(at: Millis, seconds: number | null): Millis | null {
  return seconds === null ? null : at + seconds * 1000;
}
