/** Who acts, who looks, and when: the smallest words of the house. */

/** Seats are numbered from 0. */
export type Seat = number;

/** Whole milliseconds of match time, from 0. Match time stands still while nobody serves the match. */
export type Millis = number;

/** Somebody at the table, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** A seat does something. */
export interface SeatInput<Move> {
  readonly at: Millis;
  readonly by: Seat;
  readonly move: Move;
}

/** A moment the rules asked for has come. */
export interface WakeInput {
  readonly at: Millis;
  readonly by: null;
  readonly move: null;
}

export type Input<Move> = SeatInput<Move> | WakeInput;

export function seatsOf(seatCount: number): readonly Seat[] {
  return Array.from({ length: seatCount }, (_, seat) => seat);
}

/** Everybody a secret may have to be kept from. */
export function viewersOf(seatCount: number): readonly Viewer[] {
  return [...seatsOf(seatCount), 'spectator'];
}
