import { type Seat, seatsOf } from '#tabletop';
import type { Session } from './session.ts';

/** Whoever can move, in turns; against the clock that may be a secret, and changes too often to matter. */
export function toMoveIn(session: Session | null): readonly Seat[] {
  if (session === null || session.isRealTime) return [];
  const { game, state, seatCount } = session.match;
  return seatsOf(seatCount).filter((seat) => game.legalMoves(game.view(state, seat)).length > 0);
}
