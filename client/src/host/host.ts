/** What the pages see of a table, wherever it stands. */

import type { Said } from '#protocol';

export type { Told } from '#protocol';

import type { Millis, Outcome, Seat, Viewer } from '#tabletop';

/** The match as one viewer may see it at one moment. */
export interface Scene {
  readonly viewer: Viewer;
  /** The game's own view; its table knows its shape. */
  readonly view: object;
  /** What this viewer may do, as the game's rules list it. */
  readonly offers: readonly object[];
  readonly outcome: Outcome | null;
  /** Seats that can do something now. */
  readonly acting: readonly Seat[];
  readonly canUndo: boolean;
}

export type SeatKind = 'you' | 'person' | 'bot';

export interface SeatNow {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: SeatKind;
  /** A bot's level. */
  readonly level: string | null;
  /** Gone people come back to their seat; a bot plays for them meanwhile. */
  readonly presence: 'here' | 'away' | 'stood-in';
  /** When a bot takes the seat of somebody who is away: on the page's clock. */
  readonly takenOverAt: number | null;
  /** When their time for this turn is over, where there is a limit: on the page's clock. */
  readonly turnEndsAt?: number | null;
  /** They are here and keep others waiting: when a bot plays for them, on the page's clock. */
  readonly askedAt?: number | null;
  /** Their line to the server looks slow. */
  readonly isSlow?: boolean;
}

/** Match time, and when on the page's clock it was so; it stands while `since` is null. */
export interface ClockNow {
  readonly at: Millis;
  readonly since: number | null;
}

/** `still`: the server is there and can't take anything for the moment. */
export type Line = 'local' | 'connecting' | 'online' | 'offline' | 'still';

/** Why the table can't be shown. */
export type Lost = 'gone' | 'full' | 'no-spectators' | 'broken' | 'removed' | 'locked' | 'signed-out' | 'banned';

/** Something somebody said across the table: a phrase, a picture, or their own words. */
export interface Saying {
  readonly seat: Seat;
  /** As they were called then. */
  readonly name: string;
  readonly what: Said;
}

/** A table where time stands still until everybody has been told what came up. */
export interface Telling {
  /** Seats of people who have still to say that they know it. */
  readonly untold: readonly Seat[];
  /** The people at this device know it. */
  told(): void;
}

/** What a round came to stays until everybody who is there has seen it. */
export interface Looking {
  /** Seats of people who have still to say that they have. */
  readonly unseen: readonly Seat[];
  /** The people at this device have. */
  seen(): void;
}

/** How a press that competed with others was timed, in milliseconds of the same clock. */
export interface PressReceipt {
  readonly seat: Seat;
  readonly move: string;
  readonly arrived: number;
  readonly pressed: number;
  /** So close to another that chance decided. */
  readonly drawn: boolean;
  /** Sooner than any person could have: it counts as pressed later. */
  readonly tooFast?: boolean;
  /** This player's last calls were as quick or as even as a program's. */
  readonly likeProgram?: boolean;
}

/** The page's clock: monotonic, and the same in the workers of this page. */
export const pageNow = (): number => performance.timeOrigin + performance.now();

export const matchNow = (clock: ClockNow, now: number = pageNow()): Millis =>
  Math.max(0, Math.floor(clock.since === null ? clock.at : clock.at + (now - clock.since)));
