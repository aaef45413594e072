/** What is kept for whoever runs the server: who is banned, who was reported, and what was done. */

import type { ReportReason, Said } from '#protocol';

/** A person, on all their devices, or a network. */
export interface BanRecord {
  readonly id: string;
  readonly guest: string | null;
  /** An address or a network, as it was written. */
  readonly network: string | null;
  /** What the person was called, or the network. */
  readonly name: string;
  readonly reason: string;
  /** Milliseconds since 1970; `until` null: for good. */
  readonly since: number;
  readonly until: number | null;
}

/** A line that was said at a table, as the server heard it. */
export interface SpokenLine {
  readonly guest: string;
  readonly name: string;
  readonly wall: number;
  readonly what: Said;
}

export interface ReportRecord {
  readonly id: string;
  readonly wall: number;
  /** Who reports; empty once they had themselves erased. */
  readonly by: string;
  /** Who is reported, and what they were called there. */
  readonly about: string;
  readonly name: string;
  readonly why: ReportReason;
  readonly table: string | null;
  /** The match, and how many of its entries there were. */
  readonly match: { readonly id: string; readonly entries: number } | null;
  readonly words: readonly SpokenLine[];
}

export interface DeedRecord {
  readonly wall: number;
  /** Whom it was about, if anybody. */
  readonly guest: string | null;
  /** `ban`, `close`, …. */
  readonly what: string;
  /** Who did it: the system's name for whoever gave the command. */
  readonly by: string;
  readonly detail: string;
}

/** Somebody whom the server knows. */
export interface KnownGuest {
  readonly id: string;
  readonly name: string;
  /** When a device of theirs was last used, in milliseconds since 1970; null: they are signed out everywhere. */
  readonly used: number | null;
}

export interface ModerationReads {
  bans(): Promise<readonly BanRecord[]>;
  /** The latest first. */
  reports(most: number): Promise<readonly ReportRecord[]>;
  report(id: string): Promise<ReportRecord | null>;
  deeds(most: number): Promise<readonly DeedRecord[]>;
  /** Those last seen first; `called`: an id or a name. */
  guests(asked: { readonly called: string | null; readonly most: number }): Promise<readonly KnownGuest[]>;
}
