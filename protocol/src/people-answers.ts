/** What the HTTP interface answers about people: their matches, those they know, how they stay the same person. */

import type { Outcome, Seat, Stamped, WrittenRecording } from '#tabletop';
import type { OwnHours } from './over-days.ts';
import type { Update, WholeView } from './to-client.ts';

/** The name of somebody who had themselves erased; the client words it. */
export const SOMEBODY = '';

/** Who sat in a seat of a match, as one person may know it. */
export interface SeatPlayed {
  /** `SOMEBODY` once they had themselves erased. */
  readonly name: string;
  /** A bot's level. */
  readonly bot?: string;
  /** What this person is called for whoever asks, and for nobody else; null: a bot, oneself, or nobody who is known. */
  readonly person: string | null;
  /** Played by whoever asks, or by somebody beside them on the same device. */
  readonly isMine: boolean;
  /** Others who sat here for a part of the match, in their order, as far as they are people. */
  readonly also?: readonly { readonly name: string; readonly person: string | null; readonly isMine: boolean }[];
}

/** A match of whoever asks. Moments are milliseconds since 1970. */
export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** The table to go back to, while the match is on and one still sits there. */
  readonly table: string | null;
  /** `broken-off`: its table was closed before there was an outcome. */
  readonly state: 'running' | 'finished' | 'broken-off';
  /** Null where it is not known: the match is older than the record of dates. */
  readonly began: number | null;
  readonly ended: number | null;
  readonly outcome: Outcome | null;
  readonly players: readonly SeatPlayed[];
  /** One's own seat: that of the others on the same device is another. */
  readonly seat: Seat;
  /** Played without a server, and handed over later. */
  readonly isOfDevice: boolean;
}

/** The latest first. `next` asks for what comes after these; null: there is nothing more. */
export interface PlayedMatches {
  readonly matches: readonly PlayedMatch[];
  readonly next: string | null;
}

/** How one person's matches of one game went. */
export interface GameFigures {
  readonly game: string;
  /** Those that were finished. */
  readonly matches: number;
  readonly wins: number;
  /** Of these, those played without a server. */
  readonly ofDevice: number;
  /** The highest score; null while there is none. */
  readonly best: number | null;
  /** The last ones, the oldest first: what a chart is drawn from. At most 100. */
  readonly course: readonly FinishedMatch[];
}

export interface FinishedMatch {
  readonly match: string;
  readonly ended: number | null;
  readonly score: number;
  readonly isWon: boolean;
  /** How many played. */
  readonly seats: number;
}

/** Somebody one has played with, or who agreed with one to see each other. */
export interface PersonInfo {
  /** For whoever asks, and nobody else: it means nothing in others' hands. */
  readonly id: string;
  readonly name: string;
  /** Finished matches together: how many, won by them, won by oneself. A shared victory counts for both. */
  readonly matches: number;
  readonly theirs: number;
  readonly mine: number;
  /** When the last one began; null: not known. */
  readonly last: number | null;
  /** One has added them. */
  readonly isAdded: boolean;
  /** They have added one. */
  readonly addsMe: boolean;
  readonly isBlocked: boolean;
  /** Null unless both have added each other. */
  readonly isPresent: boolean | null;
}

export interface InvitationInfo {
  readonly id: string;
  readonly from: Pick<PersonInfo, 'id' | 'name'>;
  readonly table: string;
  readonly game: string;
  /** How long it still stands. */
  readonly seconds: number;
}

/** What somebody may want to know wherever they are in the app. Asked for every 15 s while the page is looked at. */
export interface News {
  readonly invitations: readonly InvitationInfo[];
  /** Ids of those who are present, of the people one knows. */
  readonly present: readonly string[];
  /** Those who have added one and wait for an answer. */
  readonly asking: readonly Pick<PersonInfo, 'id' | 'name'>[];
  /** How many slow tables wait for one's move. */
  readonly turns: number;
}

/** How somebody can become the same person on a device that knows nothing. */
export interface WaysBack {
  /** When the recovery words were made, in milliseconds since 1970; null: there are none. */
  readonly words: number | null;
  readonly passkeys: readonly PasskeyInfo[];
  /** Whether this page is one on which browsers allow passkeys. */
  readonly canUsePasskeys: boolean;
}

export interface PasskeyInfo {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly used: number;
}

/** Whom this device has become. */
export interface Recovered {
  readonly id: string;
  readonly name: string;
  /** Whom it was before, if that guest played and is now known nowhere: their matches can be taken along. */
  readonly former?: FormerGuest;
}

export interface FormerGuest {
  readonly name: string;
  readonly matches: number;
  /** Works once and for ten minutes. */
  readonly merge: string;
}

/** What somebody keeps for themselves about a table; nobody else ever sees it. */
export interface Note {
  readonly text: string;
}

/**
 * What a seat has seen happen since a moment of a match that is on: the whole view before it, and then each thing as it
 * was shown. Empty: nothing.
 */
export interface Since {
  readonly frames: readonly [] | readonly [WholeView, ...Update[]];
  /** So many moves more happened before these. */
  readonly left: number;
}

export const EXPORT_FORMAT = 'starboard-export/1';

/** Everything that is kept of one person, as one file; `starboard replay` reads it. */
export interface Export {
  readonly format: typeof EXPORT_FORMAT;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly profile: { readonly id: string; readonly name: string };
  readonly ways: Omit<WaysBack, 'canUsePasskeys'>;
  /** Hours that don't count at slow tables; null: none were set. */
  readonly hours: OwnHours | null;
  readonly devices: readonly { readonly since: number; readonly used: number }[];
  /** Where one is told of one's turn. */
  readonly notices: {
    readonly devices: readonly { readonly since: number; readonly service: string; readonly language: string }[];
    readonly mail: { readonly address: string; readonly isConfirmed: boolean; readonly since: number } | null;
  };
  readonly people: readonly Omit<PersonInfo, 'isPresent'>[];
  /** What they keep for themselves about tables. */
  readonly notes: readonly { readonly table: string; readonly text: string; readonly wall: number }[];
  /** What one did alone, round by round. */
  readonly challenges: readonly {
    readonly challenge: string;
    /** Milliseconds since 1970. */
    readonly changed: number;
    readonly runs: readonly (readonly Stamped[])[];
  }[];
  readonly matches: readonly (PlayedMatch & {
    readonly recording: WrittenRecording | null;
    /** What they have planned in it, while it is on. */
    readonly plans?: readonly { readonly seat: Seat; readonly move: object }[];
  })[];
}
