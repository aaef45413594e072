import type { Seat, Viewer } from '#tabletop';
import type { SeatNow } from '../../host/host.ts';
import { say } from './words.ts';

export type NameOf = (seat: Seat) => string;

/** Names as the one who looks reads them: their own is "You". */
export function namesFor(seats: readonly SeatNow[], viewer: Viewer): NameOf {
  return (seat) => (seat === viewer ? say('you') : (seats[seat]?.name ?? ''));
}
