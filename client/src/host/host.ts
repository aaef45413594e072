/** What a table on the screen needs from whoever runs the match: this browser, or a server. */

import type { ReadonlySignal } from '@preact/signals';
import type { Said } from '#protocol';
import type { Millis, Outcome, Refused, Seat, Viewer } from '#tabletop';
import type { Title } from '../catalogue/titles.ts';

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
}

/** Match time, and when on the page's clock it was so; it stands while `since` is null. */
export interface ClockNow {
  readonly at: Millis;
  readonly since: number | null;
}

/** Something that happened, as this viewer may know it. */
export interface Told {
  readonly at: Millis;
  readonly event: { readonly type: string };
}

export type Line = 'local' | 'connecting' | 'online' | 'offline';

/** Why the table can't be shown. */
export type Lost = 'gone' | 'full' | 'broken' | 'removed';

/** Something somebody said across the table: a phrase, a picture, or their own words. */
export interface Saying {
  readonly seat: Seat;
  readonly what: Said;
}

/** A table where time stands still until everybody has been told what came up. */
export interface Telling {
  /** Seats of people who have still to say that they know it. */
  readonly untold: readonly Seat[];
  /** The people at this device know it. */
  told(): void;
}

/** How a press that competed with others was timed, in milliseconds of the same clock. */
export interface PressReceipt {
  readonly seat: Seat;
  readonly move: string;
  readonly arrived: number;
  readonly pressed: number;
  /** So close to another that chance decided. */
  readonly drawn: boolean;
}

export interface Host {
  readonly game: ReadonlySignal<Title | null>;
  readonly scene: ReadonlySignal<Scene | null>;
  readonly seats: ReadonlySignal<readonly SeatNow[]>;
  readonly clock: ReadonlySignal<ClockNow>;
  readonly line: ReadonlySignal<Line>;
  readonly lost: ReadonlySignal<Lost | null>;
  /** Everything told so far, oldest first. */
  readonly log: ReadonlySignal<readonly Told[]>;
  /** Seats of people at this device. */
  readonly ours: ReadonlySignal<readonly Seat[]>;
  readonly isPaused: ReadonlySignal<boolean>;
  /** Null while match time goes on. */
  readonly telling: ReadonlySignal<Telling | null>;
  /** The presses that competed last, in the order that was settled. */
  readonly receipts: ReadonlySignal<readonly PressReceipt[]>;
  /** Only matches of this browser can be stopped at will. */
  readonly canPause: boolean;
  /** Whether people may write to one another in their own words. */
  readonly mayWrite: ReadonlySignal<boolean>;

  onTold(listener: (told: Told) => void): () => void;
  onSaid(listener: (saying: Saying) => void): () => void;
  /** Null once the move counts. */
  play(move: object): Promise<Refused | null>;
  undo(): Promise<Refused | null>;
  say(what: Said): void;
  pause(isPaused: boolean): void;
  /** Another person at this device takes the screen. */
  lookAs(viewer: Viewer): void;
  /** Gives the seat up; the match goes on without. */
  leave(): Promise<void>;
  /** The address of the next match with the same seats. */
  rematch(): Promise<string>;
  /** The address at which the finished match can be seen again. */
  replayAddress(): string;
  /** Everything that was played, once the match is over. */
  recording(): Promise<unknown>;
  /** Stops listening; the match itself goes on. */
  close(): void;
}

/** The page's clock: monotonic, and the same in the workers of this page. */
export const pageNow = (): number => performance.timeOrigin + performance.now();

export const matchNow = (clock: ClockNow, now: number = pageNow()): Millis =>
  Math.max(0, Math.floor(clock.since === null ? clock.at : clock.at + (now - clock.since)));
