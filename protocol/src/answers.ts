/** What the HTTP interface answers with. */

import type { Millis, OptionSpec, Outcome, Player, Seat } from '#tabletop';
import type { OverDays, SlowTurn } from './over-days.ts';
import type { RoomInfo } from './room.ts';
import type { Receipt } from './to-client.ts';
import type { HouseRefusal, Phase } from './words.ts';

export interface GuestInfo {
  readonly id: string;
  readonly name: string;
}

/** A device, or a program, on which somebody is known. */
export interface DeviceInfo {
  readonly id: string;
  /** Milliseconds since 1970: when it became theirs, and when it was last used, to the hour. */
  readonly since: number;
  readonly used: number;
  /** The one that asks. */
  readonly isThis: boolean;
}

export interface HouseInfo {
  /**
   * How the server is called from outside, for links given to others; at the machine itself, how its network reaches it.
   * Null: as the page was asked for.
   */
  readonly publicUrl: string | null;
}

export interface GameInfo {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [name: string]: OptionSpec };
  /** True for games played against the clock by all at once. */
  readonly realTime: boolean;
}

export type SeatInfo =
  | { readonly kind: 'empty' }
  /** `named`: a program of somebody else's, which a bot of the house stands in for while it is away. */
  | { readonly kind: 'bot'; readonly name: string; readonly level: string; readonly named?: true }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly guest: string;
      readonly here: boolean;
      /** The moment on the server's clock at which a bot plays for somebody who is away; null: it doesn't come to that. */
      readonly botFrom: number | null;
      /** A bot is playing for them right now. */
      readonly stoodIn: boolean;
      /** The moment on the server's clock at which their time for this turn is over. */
      readonly turnEnds: number | null;
      /** They are here and do nothing while others wait: the moment on the server's clock at which a bot plays for them. */
      readonly asked: number | null;
      /** Their line looks slow, or they make it look so. */
      readonly slow: boolean;
    };

/** A bot with a name of its own that is here, and can be given a seat. */
export interface NamedBotInfo {
  readonly id: string;
  readonly name: string;
}

/** Match time stands still until all who are here have said `told`. */
export interface Telling {
  /** Where match time stands; `told` names it. */
  readonly at: Millis;
  /** The moment on the server's clock at which the match goes on in any case. */
  readonly until: number;
  /** Seats of people who have not said it yet. */
  readonly untold: readonly Seat[];
}

/** What a round came to stays until all who are here have said `seen`; match time goes on meanwhile. */
export interface Looking {
  /** When there came to be something to look at; `seen` names it. */
  readonly at: Millis;
  /** Seats of people who have not said it yet. */
  readonly unseen: readonly Seat[];
}

export interface RunningMatch {
  readonly id: string;
  /** Hexadecimal; published before anybody adds to the match's chance. */
  readonly commitment: string;
  /** Match time is the server's clock less this; null before the match runs and once it is over. */
  readonly startedAt: number | null;
  /** Null while match time goes on. */
  readonly telling: Telling | null;
  /** Null while there is nothing to look at, or everybody has seen it. */
  readonly looking: Looking | null;
  /** Where match time stands: because of a pause or, at a table of one's own device, because nobody looks. */
  readonly stands: { readonly at: Millis; readonly isPaused: boolean } | null;
  readonly outcome: Outcome | null;
}

/** Another match has been asked for; it begins when all who are here want it. */
export interface RematchInfo {
  readonly wanted: readonly Seat[];
  /** Seats of those who said not now. */
  readonly declined: readonly Seat[];
}

export interface TableInfo {
  readonly id: string;
  /** Five letters to read out, from the opening of the room to its closing; null: only its link is left. */
  readonly code: string | null;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: { readonly [name: string]: boolean | string | number | null };
  readonly phase: Phase;
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  readonly watching: number;
  readonly settings: TableSettings;
  readonly match: RunningMatch | null;
  /** Null while nobody has asked for another match. */
  readonly rematch: RematchInfo | null;
  /** What stays from match to match. */
  readonly room: RoomInfo;
  /** Who can move, at a slow table where a match is on; left out at every other. */
  readonly turns?: readonly SlowTurn[];
  /** Where the match at it goes on from, or will; left out where it begins at the beginning. */
  readonly fork?: ForkInfo;
}

export interface ForkInfo {
  readonly match: string;
  readonly moves: number;
  readonly at: Millis;
  readonly future: 'same' | 'new';
}

/** A match, and those that went on from it. */
export interface ForkTree {
  readonly match: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** Where it went on from its parent; null for the first, or where that is no longer here. */
  readonly fork: ForkInfo | null;
  readonly outcome: Outcome | null;
  readonly isOver: boolean;
  readonly forks: readonly ForkTree[];
}

export interface TableSettings {
  /** Shown in the lobby to everybody. */
  readonly listed: boolean;
  /** Free text beside the phrases; only at tables that are not listed. */
  readonly freeText: boolean;
  readonly spectators: boolean;
  /** Turn games: a bot plays the move when this is over; null: no limit. */
  readonly turnSeconds: number | null;
  /** How long a player may be away before a bot plays for them; null: the table waits. */
  readonly awaySeconds: number | null;
  /** Games against the clock: a search begins only when everybody has said they were told what to search. */
  readonly tellFirst: boolean;
  /** Games against the clock: watchers see a search while it is on, not after it. */
  readonly watchLive: boolean;
  /** How many rounds later watchers see what happens. */
  readonly watchDelay: number;
  /** Turn games: how long somebody who is here may keep others waiting before a bot plays for them; null: for ever. */
  readonly idleSeconds: number | null;
  /** Nobody new comes in; those of the room come back. */
  readonly locked: boolean;
  /** The room's screens don't show its code. */
  readonly codeHidden: boolean;
  /** Turn games: the match is played over days, by the calendar; null: by those who are here now. */
  readonly overDays: OverDays | null;
}

/**
 * A match that was played or is being played. `recording` is there once it is over; without an `outcome` its table was
 * closed before the end.
 */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly players: readonly Player[];
  readonly commitment: string;
  /** Milliseconds since 1970; null where it is not known, or not yet. */
  readonly began: number | null;
  readonly ended: number | null;
  readonly finished: boolean;
  readonly outcome: Outcome | null;
  readonly result: object | null;
  readonly recording: object | null;
  /** Played without a server, and handed over: its moves were checked, its chance was its device's own. */
  readonly ofDevice: boolean;
  /** Where it went on from; null: it began at the beginning. */
  readonly fork: ForkInfo | null;
}

export interface StoredReceipt extends Receipt {
  readonly at: Millis;
}

/** Every answer that is not a success. `detail` is for whoever writes a client, never for players. */
/** What whoever is banned is told: why, and until when, in milliseconds since 1970; null: for good. */
export interface BanTold {
  readonly reason: string;
  readonly until: number | null;
}

/** What one thinks of somebody at the same table: whether one hears them, and whether one sits down with them. */
export interface Manners {
  readonly isMuted: boolean;
  readonly isBlocked: boolean;
}

export interface HttpRefusal {
  readonly because: HouseRefusal;
  readonly detail?: string;
  /** To whoever is banned. */
  readonly ban?: BanTold;
}
