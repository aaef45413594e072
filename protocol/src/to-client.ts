/** What the server says on a socket. */

import type { Millis, Outcome, Seat, Viewer } from '#tabletop';
import type { TableInfo } from './answers.ts';
import type { Patch } from './patch.ts';
import type { TallyMatch } from './room.ts';
import type { HouseRefusal, Notice, Phrase, PlanEnd, Reaction } from './words.ts';

/** Something that happened in the match, as one viewer may know it. `event` is a word of the game. */
export interface Told {
  readonly at: Millis;
  readonly event: { readonly type: string };
  /** A bot did this for the person in the event's `seat`: they were away, or their time was over. */
  readonly byBot?: boolean;
}

/** The answer to `join`. What the viewers see follows in frames of its own. */
export interface Welcome {
  readonly type: 'welcome';
  readonly version: number;
  /** The server's clock, in milliseconds; it stands still while the server is down. */
  readonly clock: number;
  readonly you: string;
  /** Whose eyes this connection sees with: the seats this person holds, or the spectators'. */
  readonly viewers: readonly Viewer[];
  readonly table: TableInfo;
}

/** The table itself changed: seats, presence, settings, phase. */
export interface TableChanged {
  readonly type: 'table';
  readonly viewers: readonly Viewer[];
  readonly table: TableInfo;
}

/** All that a viewer sees. Sent first, and whenever a client could not follow. */
export interface WholeView {
  readonly type: 'view';
  readonly viewer: Viewer;
  /** Sequence numbers are counted within one stream; a new stream begins with a whole view. */
  readonly stream: string;
  readonly seq: number;
  readonly at: Millis;
  readonly hash: string;
  readonly view: object;
  /** The last things this viewer was told, oldest first. */
  readonly log: readonly Told[];
}

/** What changed for a viewer: `seq` is one more than that of the frame before. */
export interface Update {
  readonly type: 'update';
  readonly viewer: Viewer;
  readonly seq: number;
  readonly at: Millis;
  /** Of the view after the patch. */
  readonly hash: string;
  readonly events: readonly Told[];
  readonly patch: Patch | null;
  /** A move was taken back: so many of the last things this viewer was told are no longer true. */
  readonly undone?: number;
}

/** The move (or undo) with this key is stored and will never be lost. */
export interface Accepted {
  readonly type: 'accepted';
  readonly key: string;
  readonly seat: Seat;
  readonly at: Millis;
  /** The seat's frame from which on it sees what came of this. */
  readonly seq: number;
  /** Whether this seat can take back what it did last. */
  readonly undo: boolean;
}

/** A key, never prose; `rule` is the number in the game's RULEBOOK.md when it was the rules that refused. */
export interface Refusal {
  readonly type: 'refused';
  readonly key: string | null;
  readonly because: HouseRefusal | (string & {});
  readonly rule: string | null;
}

/** What a seat has planned, told to whoever holds it and to nobody else. */
export interface SeatPlan {
  readonly move: object;
  /** What the move would do, as the game's rules foretold it: it is played only while that stays so. */
  readonly rest: object;
  /** Null while it waits for its turn. */
  readonly end: PlanEnd | null;
}

/** After `welcome` if there is a plan, and whenever it is another, on every device of whoever holds the seat. */
export interface PlanTold {
  readonly type: 'plan';
  readonly seat: Seat;
  /** Of the message that this answers; null: it answers none. */
  readonly key: string | null;
  readonly plan: SeatPlan | null;
}

/** How one press was timed. All moments are on the server's clock. */
export interface Receipt {
  readonly seat: Seat;
  readonly move: string;
  readonly arrived: number;
  readonly claimed: number | null;
  /** The server's own estimate of the way from this player to here. */
  readonly delay: number;
  readonly pressed: number;
  /** True when it was so close that the match's chance decided. */
  readonly drawn: boolean;
  /** True when it was pressed sooner after a reveal than any person could have: it counts as pressed later. */
  readonly tooFast: boolean;
  /** True when this player's last calls, this one included, were as quick or as even as a program's. */
  readonly likeProgram: boolean;
}

/** The order that was settled for presses that competed. */
export interface Ordered {
  readonly type: 'ordered';
  readonly receipts: readonly Receipt[];
}

export type Said =
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'reaction'; readonly reaction: Reaction }
  | { readonly kind: 'text'; readonly text: string };

export interface SomebodySaid {
  readonly type: 'said';
  readonly seat: Seat | null;
  readonly name: string;
  readonly what: Said;
}

export interface Clock {
  readonly type: 'clock';
  /** What the client sent, unchanged. */
  readonly sent: number;
  readonly clock: number;
}

export interface LegalMoves {
  readonly type: 'legal';
  readonly seat: Seat;
  /** The frame these were judged from. */
  readonly seq: number;
  readonly moves: readonly object[];
  /** False: there are more legal moves than were listed. */
  readonly all: boolean;
}

/** Each player at the table adds to the match's chance: answer with `contribute`. */
export interface ContributionWanted {
  readonly type: 'contribution-wanted';
  readonly commitment: string;
  readonly seats: readonly Seat[];
}

/** Whoever runs the server says something to everybody, in their own words. */
export interface Announced {
  readonly type: 'announced';
  readonly text: string;
}

export interface Noticed {
  readonly type: 'notice';
  readonly notice: Notice;
  readonly millis: number | null;
}

export interface Ended {
  readonly type: 'ended';
  readonly match: string;
  readonly outcome: Outcome;
  readonly result: object;
}

/** Tonight's matches, the oldest first: after `welcome` if there are any, and whenever there is one more. */
export interface TallyTold {
  readonly type: 'tally';
  readonly matches: readonly TallyMatch[];
}

/** The answer to `attend`: what this bot is called, and which games it is asked for. */
export interface Attending {
  readonly type: 'attending';
  readonly name: string;
  readonly games: readonly string[];
}

/** A host has given this bot a seat: it joins the table on a connection of its own. */
export interface SeatOffered {
  readonly type: 'seat-offered';
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
}

export type ToClient =
  | Welcome
  | TableChanged
  | WholeView
  | Update
  | Accepted
  | PlanTold
  | Refusal
  | Ordered
  | SomebodySaid
  | Clock
  | LegalMoves
  | ContributionWanted
  | Announced
  | Noticed
  | Ended
  | TallyTold
  | Attending
  | SeatOffered;
