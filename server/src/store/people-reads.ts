/** What is read of the people: their matches, those they know, how they come back. */

import type { PlayedState } from './played.ts';

/** Which of somebody's matches: the latest first, from one on. */
export interface MatchesAsked {
  readonly guest: string;
  readonly state?: 'running' | 'over' | undefined;
  readonly game?: string | undefined;
  /** Only those in which this one played, too. */
  readonly other?: string | undefined;
  /** After this one. */
  readonly from?: { readonly at: number; readonly match: string } | undefined;
  readonly most: number;
}

export interface FoundMatch {
  readonly match: string;
  readonly at: number;
}

export interface FinishedRow {
  readonly match: string;
  readonly ended: number | null;
  readonly score: number | null;
  readonly won: boolean;
  readonly seats: number;
}

export interface GameRow {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly ofDevice: number;
  readonly best: number | null;
}

/** Somebody with whom a guest has played. */
export interface MetRow {
  readonly other: string;
  /** What they were called the last time. */
  readonly name: string;
  readonly matches: number;
  readonly theirs: number;
  readonly mine: number;
  readonly last: number;
}

/** What two people think of each other, as the first one's side of it. */
export interface KnownRow {
  readonly other: string;
  readonly isAdded: boolean;
  readonly isBlocked: boolean;
  readonly addsMe: boolean;
  readonly blocksMe: boolean;
  /** Not heard, though seated with. */
  readonly isMuted: boolean;
  /** What they are called now; null: they are gone. */
  readonly name: string | null;
}

/** Whom a guest does not want to sit with, or only not to hear. */
export interface BlockRow {
  readonly guest: string;
  readonly other: string;
  readonly isBlocked: boolean;
  readonly isMuted: boolean;
}

/** What a guest may have set for themselves. */
export type OwnThing = 'hours';

export interface OwnRow {
  readonly guest: string;
  readonly data: object;
}

export interface PasskeyRecord {
  readonly id: string;
  readonly guest: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly wall: number;
  readonly used: number;
}

/** What somebody keeps for themselves about a table. */
export interface NoteRow {
  readonly table: string;
  readonly text: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly wall: number;
}

export interface PeopleReads {
  matchesOf(asked: MatchesAsked): Promise<readonly FoundMatch[]>;
  stateOf(guest: string, match: string): Promise<PlayedState | null>;
  countOf(guest: string): Promise<number>;
  gamesOf(guest: string): Promise<readonly GameRow[]>;
  /** The last finished ones of a game, the latest first. */
  courseOf(guest: string, game: string, most: number): Promise<readonly FinishedRow[]>;
  metBy(guest: string): Promise<readonly MetRow[]>;
  /** Everybody a guest thinks something of, or who thinks something of them. */
  knownBy(guest: string): Promise<readonly KnownRow[]>;
  /** Who has blocked or muted whom, in the whole house. */
  blocks(): Promise<readonly BlockRow[]>;
  ownOf(guest: string, what: OwnThing): Promise<object | null>;
  /** The same, of everybody in the house. */
  allOwn(what: OwnThing): Promise<readonly OwnRow[]>;
  wordsOf(guest: string): Promise<number | null>;
  guestWithWords(hash: string): Promise<string | null>;
  passkeysOf(guest: string): Promise<readonly PasskeyRecord[]>;
  passkey(id: string): Promise<PasskeyRecord | null>;
  noteOf(guest: string, table: string): Promise<NoteRow | null>;
  notesOf(guest: string): Promise<readonly NoteRow[]>;
  /** Drawn when the file was made: what people are called for others depends on it. */
  houseKey(): Promise<string>;
}
