/**
 * What the house remembers. Small on purpose: any implementation that passes tests/store-contract.ts will do.
 * Everything is written through one door, in order, and a promise is kept only once a power cut could not undo it.
 */

import type { PlanEnd, StoredReceipt } from '#protocol';
import type { Entry, ForkPoint, Millis, Outcome, Player, RecordedChance, Seat } from '#tabletop';
import type { AttemptRecord, ChallengeReads, ChallengeRecord } from './challenge-reads.ts';
import type { Leases } from './leases.ts';
import type { BanRecord, DeedRecord, ModerationReads, ReportRecord } from './moderation-reads.ts';
import type { MailRecord, MarkRecord, NoticeReads, SubscriptionRecord } from './notice-reads.ts';
import type { Letters, Papers } from './papers.ts';
import type { OwnThing, PasskeyRecord, PeopleReads } from './people-reads.ts';

export interface GuestRecord {
  readonly id: string;
  readonly name: string;
}

/** A device on which a guest is known: only the hash of its token is kept. */
export interface TokenRecord {
  readonly token: string;
  /** When it was made, in milliseconds since 1970. */
  readonly wall: number;
  /** When it was last used, as far as that was written down. */
  readonly used: number;
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
  /** What was laid before it began, as recordings write it; the rest was drawn. */
  readonly setup?: object;
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
  /** Match time at which its room has paused it, if it has; left out where nobody could. */
  readonly pausedAt?: number | null;
  readonly end: MatchEnd | BrokenOff | null;
  /** By the calendar, in milliseconds since 1970; null or left out where nobody wrote it down. */
  readonly began?: number | null;
  readonly ended?: number | null;
  /** Who sat where, and from when on; left out where nobody wrote it down. */
  readonly sittings?: readonly Sat[];
  /** While it is on; one a seat. */
  readonly plans?: readonly PlanRecord[];
  /** Played without a server, and handed over. */
  readonly ofDevice?: true;
  /** It went on from the middle of another match. */
  readonly fork?: ForkOrigin;
  /** The chance it began with, where that was another match's. */
  readonly inherited?: RecordedChance;
  /** Ids of the matches that went on from the middle of this one. */
  readonly forks?: readonly string[];
}

/** What a seat of a match that is on has planned. Nobody but its guest ever hears of it. */
export interface PlanRecord {
  /** The name its sender gave it. */
  readonly id: string;
  readonly seat: Seat;
  readonly guest: string;
  readonly move: object;
  readonly rest: object;
  /** How many moves the seat had made when it was planned. */
  readonly made: number;
  readonly end: PlanEnd | null;
}

/** Where a match went on from: its first entries are those of that match. */
export interface ForkOrigin extends ForkPoint {
  readonly match: string;
  /** Whether what came later was drawn from that match's chance or from one of its own. */
  readonly future: 'same' | 'new';
  /** Seats in which a bot makes the moves that were made in that match, as far as they fit. */
  readonly recorded: readonly Seat[];
}

/** Somebody, or a bot, who took a seat of a match at a moment of it. */
export interface Sat {
  readonly seat: Seat;
  readonly at: Millis;
  /** Whose device it was; null: a bot, or somebody who had themselves erased. */
  readonly guest: string | null;
  readonly name: string;
  readonly bot?: string;
}

export interface MatchEnd {
  readonly at: number;
  readonly outcome: Outcome;
  readonly result: object;
}

/** Its table was closed before there was an outcome. */
export interface BrokenOff {
  readonly at: number;
  readonly outcome: null;
  readonly result: null;
}

/** One line of a match, with how its press was timed if it competed, and whether a bot moved for a person. */
export type StoredEntry = Entry & {
  readonly receipt?: Omit<StoredReceipt, 'at' | 'seat' | 'move'>;
  readonly byBot?: boolean;
  /** It was planned beforehand. */
  readonly planned?: boolean;
};

/** The server was serving up to here. The served clock stands still while it is down. */
export interface Beat {
  readonly served: number;
  readonly wall: number;
}

export type Change =
  | { readonly kind: 'guest'; readonly guest: GuestRecord }
  | { readonly kind: 'rename'; readonly guest: GuestRecord }
  | { readonly kind: 'token'; readonly token: string; readonly guest: string; readonly wall: number }
  | { readonly kind: 'table'; readonly table: TableRecord }
  | { readonly kind: 'match'; readonly match: MatchRecord }
  /** A match is over, and its room knows: both or neither. */
  | { readonly kind: 'ended'; readonly match: MatchRecord; readonly table: TableRecord }
  /** `seq` counts the match's entries from 0; one that is there already is never replaced. */
  | { readonly kind: 'entry'; readonly match: string; readonly seq: number; readonly entry: StoredEntry }
  /** `table`: only that table was served up to here, by its own clock; left out: the whole process was. */
  | { readonly kind: 'beat'; readonly beat: Beat; readonly table?: string }
  /**
   * What nobody can come back to is let go: tokens made before a moment, guests whose tokens are all that old, tables
   * closed before it, challenges made before it with all attempts. Milliseconds since 1970. Matches are kept.
   */
  | { readonly kind: 'forget'; readonly what: 'guests' | 'tokens' | 'tables' | 'challenges'; readonly before: number }
  /** A device is no longer anybody's. */
  | { readonly kind: 'end-token'; readonly token: string }
  | { readonly kind: 'forget-table'; readonly id: string }
  /** With its entries, unless it is over. */
  | { readonly kind: 'forget-match'; readonly id: string }
  /** A match that was handed over is taken back, with its entries: no other match goes by this. */
  | { readonly kind: 'withdraw-match'; readonly id: string }
  /** Another match went on from the middle of this one. */
  | { readonly kind: 'fork-noted'; readonly id: string; readonly fork: string }
  /** A match that is over, with all of its entries; one that is there already is replaced. */
  | { readonly kind: 'whole-match'; readonly match: MatchRecord; readonly entries: readonly StoredEntry[] }
  | { readonly kind: 'used-token'; readonly token: string; readonly wall: number }
  /** Recovery words, by their hash: a guest has one set of them. */
  | { readonly kind: 'words'; readonly guest: string; readonly hash: string; readonly wall: number }
  /** What a guest has set for themselves, one row for each thing; null: nothing any more. */
  | { readonly kind: 'own'; readonly guest: string; readonly what: OwnThing; readonly data: object | null }
  | { readonly kind: 'passkey'; readonly passkey: PasskeyRecord }
  | { readonly kind: 'end-passkey'; readonly id: string }
  /** What a guest thinks of another; neither added, blocked nor muted: nothing. */
  | {
      readonly kind: 'known';
      readonly guest: string;
      readonly other: string;
      readonly isAdded: boolean;
      readonly isBlocked: boolean;
      /** Not heard, though seated with; left out: heard. */
      readonly isMuted?: boolean;
    }
  /** What somebody keeps for themselves about a table; without words: nothing. */
  | {
      readonly kind: 'note';
      readonly guest: string;
      readonly table: string;
      readonly text: string;
      readonly wall: number;
    }
  | { readonly kind: 'ban'; readonly ban: BanRecord }
  | { readonly kind: 'unban'; readonly id: string }
  | { readonly kind: 'report'; readonly report: ReportRecord }
  /** Whoever runs the server did something. */
  | { readonly kind: 'deed'; readonly deed: DeedRecord }
  /** A browser wants notices; one that is there already is renewed. */
  | { readonly kind: 'subscription'; readonly subscription: SubscriptionRecord }
  | { readonly kind: 'end-subscription'; readonly id: string }
  /** A guest has one address, or none. */
  | { readonly kind: 'mail'; readonly mail: MailRecord }
  | { readonly kind: 'end-mail'; readonly guest: string }
  /** Somebody was told something of a room; it takes the place of what they were told before. */
  | { readonly kind: 'mark'; readonly mark: MarkRecord }
  /** One that is there already stays. */
  | { readonly kind: 'challenge'; readonly challenge: ChallengeRecord }
  /** A place in it, if the guest has none, and as long as fewer than `most` are taken; else nothing. */
  | { readonly kind: 'place'; readonly attempt: AttemptRecord; readonly most: number }
  /** Rejected unless it comes right after the one that is there. */
  | { readonly kind: 'attempt'; readonly attempt: AttemptRecord }
  /** Nothing of a guest is left; in matches and at tables there was somebody. */
  | { readonly kind: 'erase'; readonly guest: string }
  /** Whatever was one guest's is another's; the first is nobody any more. */
  | { readonly kind: 'merge'; readonly guest: string; readonly into: string };

export interface StoreCalls {
  /** Nothing can be written for now, for this reason; null: it can again. What was given is kept, and tried again. */
  turned(why: string | null): void;
  /** What this process holds can't be trusted any more: it must end, and start again from what is on the disk. */
  broken(error: Error): void;
  /** A table that is there and can't be read. */
  unreadable(id: string, error: unknown): void;
  /** Another process has this table: something of it was refused, and whatever is held of it here must go. */
  fenced(table: string): void;
}

export interface Store {
  /** Nothing can be written right now. Nothing is read either: it might not be what was promised. */
  readonly isFailing: boolean;
  /** Whoever looks after the house hears of trouble. */
  watch(calls: StoreCalls): void;
  /**
   * Resolves when the change is durable, however long the disk takes nothing. Changes become durable in the order they
   * were given; one that can't be made is rejected alone, with `Fenced` if its table is another process's.
   */
  write(change: Change): Promise<void>;
  guest(id: string): Promise<GuestRecord | null>;
  guestWithToken(token: string): Promise<GuestRecord | null>;
  table(id: string): Promise<TableRecord | null>;
  /** Those that can be read. */
  openTables(): Promise<readonly TableRecord[]>;
  tokensOf(guest: string): Promise<readonly TokenRecord[]>;
  match(id: string): Promise<MatchRecord | null>;
  /** At most `most` entries from one on: a long match is read in slices, so that nobody else waits. */
  entries(match: string, from?: number, most?: number): Promise<readonly StoredEntry[]>;
  lastBeat(): Promise<Beat | null>;
  /** How much room everything takes. */
  bytes(): Promise<number>;
  /** Who played what, whom they know, and how they come back. */
  readonly people: PeopleReads;
  /** Bans, reports, and what whoever runs the server did. */
  readonly moderation: ModerationReads;
  /** Whom to tell, where, and what they were told. */
  readonly notices: NoticeReads;
  readonly challenges: ChallengeReads;
  /** Which tables are this process's to run. */
  readonly leases: Leases;
  /** Left out where both are files of the data folder. */
  readonly beside?: { readonly papers: Papers; readonly letters: Letters };
  /** Writes what is waiting, then lets go of everything. */
  close(): Promise<void>;
}
