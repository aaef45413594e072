/** What a session asks of whoever keeps the table, and tells them. */

import type { Told } from '#protocol';
import type { Millis, Seat } from '#tabletop';
import type { MatchEnd, TableRecord } from '../store/store.ts';

export interface SessionCalls {
  /** Something happened at this moment of the match: whoever plays for bots or watches turns may look again. */
  changed(at: Millis, told: readonly Told[]): void;
  /** Whether a person holds this seat, there or not. */
  isPerson(seat: Seat): boolean;
  /** Whether the seat's time for this turn is over: a bot plays the rest of it. */
  isTimeOver(seat: Seat): boolean;
  /** Whether a search begins only when everybody has been told what to search. */
  tellsFirst(): boolean;
  /** Whether the room wants match time to stand still. */
  isPaused(): boolean;
  /** Whether the table is open to everybody: then who calls like a program waits. */
  isOpenToAll(): boolean;
  /** What the table shows of that, or of who has seen what the round came to, has changed. */
  tellingChanged(): void;
  /** How the table is to be written down with the end of its match, at this moment of the calendar. */
  ending(end: MatchEnd, wall: number): TableRecord;
  ended(end: MatchEnd): void;
  failed(error: unknown): void;
  /** The rules did not come back, and would not the next time. */
  stuck(): void;
}
