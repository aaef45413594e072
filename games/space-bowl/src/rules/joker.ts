/** Chapter 6 of RULEBOOK.md: laying the joker, and whom it serves. */

import type { Seat } from '#tabletop';
import type { Tell } from '../events.ts';
import type { Position } from '../notation.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { Joker, State, Token } from '../state.ts';
import { hasSpoken, refusalToActing, type Situation, showsRedButton } from './standing.ts';
import type { Solutions } from './validity.ts';

/** [JOKER-1] First come, in the countdown, without a red button. [NOJOKER-1] */
export function refusalToJoker({ options, round }: Situation, seat: Seat): Refusal | null {
  const refusal = refusalToActing(round, seat);
  if (refusal !== null) return refusal;
  if (options.noJoker) return refused('no-joker-here');
  if (round.phase === 'search') return refused('no-countdown-yet');
  if (round.phase === 'placing') return refused('countdown-is-over');
  if (showsRedButton(round, seat)) return refused('red-button-shown');
  return round.joker === null ? null : refused('joker-already-laid');
}

/** [JOKER-5] In a go round who lays it takes part. */
export function layJoker(state: State, by: Seat, position: Position, tell: Tell): void {
  const { round } = state;
  const follows = round.call?.kind === 'go' && !hasSpoken(round, by);
  round.joker = { position, by };
  if (follows) round.followers.push(by);
  tell({ type: 'joker-laid', by, position, follows });
}

/** [JOKER-3] Who laid the joker must need it. [JOKER-4] Everybody else uses it exactly when they need it. */
export function judged(seat: Seat, position: Position, joker: Joker | null, found: Solutions): Token {
  const byItself = found.valid.find((card) => card.position === position);
  if (byItself !== undefined) {
    return joker?.by === seat
      ? { seat, position, verdict: 'invalid', turn: null }
      : { seat, position, verdict: 'valid', turn: byItself.turn };
  }
  const helped = found.withJoker.find((card) => card.position === position && card.joker === joker?.position);
  return helped === undefined
    ? { seat, position, verdict: 'invalid', turn: null }
    : { seat, position, verdict: 'valid-with-joker', turn: helped.turn };
}
