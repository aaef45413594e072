import type { Seat, Viewer } from '#tabletop';
import type { Line } from '../tables/line.ts';

/** Those who look at a match. */
export interface Audience {
  /** Everybody at the table. */
  readonly lines: Iterable<Line>;
  linesFor(viewer: Viewer): Iterable<Line>;
  hasReader(viewer: Viewer): boolean;
  /** The seats of people who are connected. */
  seatsHere(): readonly { readonly seat: Seat; readonly guest: string }[];
  /** The longest way to anybody who plays, in milliseconds. */
  readonly slowest: number;
}
