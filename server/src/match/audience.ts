import type { Seat, Viewer } from '#tabletop';

/** Those who look at a match. */
export interface Audience {
  hasReader(viewer: Viewer): boolean;
  /** The seats of people who are connected. */
  seatsHere(): readonly { readonly seat: Seat; readonly guest: string }[];
  /** The longest way to anybody who plays, in milliseconds. */
  readonly slowest: number;
}
