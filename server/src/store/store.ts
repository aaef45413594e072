/**
 * What the house remembers. Small on purpose: any implementation that passes tests/store-contract.ts will do.
 * Everything is written through one door, in order, and a promise is kept only once a power cut could not undo it.
 */

import type { StoredReceipt } from '#protocol';
import type { Outcome, Player, Seat } from '#tabletop';

export interface GuestRecord {
  readonly id: string;
  readonly name: string;
}

/** What is needed to open a table again; `data` is the table's own business. */
export interface TableRecord {
  readonly id: string;
  /** False once nobody can come back to it. */
  readonly open: boolean;
  /** `wall`: when anything was last changed, in milliseconds since 1970. */
  readonly data: { readonly wall: number };
}

export interface MatchRecord {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly players: readonly Player[];
  readonly key: string;
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: readonly (string | null)[];
  /** The moment of the served clock that is the match's 0. */
  readonly startedAt: number;
  /** Match time at which it was put to sleep, if it was. */
  readonly asleepAt: number | null;
  /** Match time at which it stands still until everybody has been told what to search, if it does. */
  readonly tellingAt: number | null;
  readonly end: MatchEnd | null;
}

export interface MatchEnd {
  readonly at: number;
  readonly outcome: Outcome;
  readonly result: object;
}

/** One line of a match: a move that was accepted, or one taken back. */
export type Entry =
  | {
      readonly kind: 'move';
      readonly at: number;
      readonly by: Seat;
      readonly move: unknown;
      readonly key: string;
      readonly receipt?: Omit<StoredReceipt, 'at' | 'seat' | 'move'>;
    }
  | { readonly kind: 'undo'; readonly at: number; readonly by: Seat; readonly key: string };

/** The server was serving up to here. The served clock stands still while it is down. */
export interface Beat {
  readonly served: number;
  readonly wall: number;
}

export type Change =
  | { readonly kind: 'guest'; readonly guest: GuestRecord }
  | { readonly kind: 'token'; readonly token: string; readonly guest: string; readonly wall: number }
  | { readonly kind: 'table'; readonly table: TableRecord }
  | { readonly kind: 'match'; readonly match: MatchRecord }
  /** `seq` counts the match's entries from 0; one that is there already is never replaced. */
  | { readonly kind: 'entry'; readonly match: string; readonly seq: number; readonly entry: Entry }
  | { readonly kind: 'beat'; readonly beat: Beat }
  /**
   * What nobody can come back to is let go: tokens made before a moment, guests whose tokens are all that old, tables
   * closed before it. Milliseconds since 1970. Matches are kept.
   */
  | { readonly kind: 'forget'; readonly what: 'guests' | 'tokens' | 'tables'; readonly before: number };

export interface Store {
  /**
   * Resolves when the change is durable. Changes become durable in the order they were given; one that can't be made
   * is rejected alone.
   */
  write(change: Change): Promise<void>;
  guest(id: string): Promise<GuestRecord | null>;
  guestWithToken(token: string): Promise<GuestRecord | null>;
  table(id: string): Promise<TableRecord | null>;
  openTables(): Promise<readonly TableRecord[]>;
  match(id: string): Promise<MatchRecord | null>;
  entries(match: string): Promise<readonly Entry[]>;
  lastBeat(): Promise<Beat | null>;
  /** Writes what is waiting, then lets go of everything. */
  close(): Promise<void>;
}
