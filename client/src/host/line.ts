/** The way to a table, over which the protocol is spoken: to a server, or to a worker of this page. */

import type { ReadonlySignal } from '@preact/signals';
import type { ToClient, ToServer } from '#protocol';
import type { Line, Lost } from './host.ts';

export interface LineListener {
  /** Somebody is there to be joined, for the first time or anew. */
  opened(): void;
  heard(message: ToClient): void;
  /** Nobody wants us back. */
  ended(why: Lost): void;
}

export interface TableLine {
  readonly state: ReadonlySignal<Line>;
  /** Both ends read the same clock. */
  readonly sharesClock: boolean;
  /** The other end is there, and can't take anything for the moment. */
  isStill: boolean;
  /** False when there is nobody to say it to. */
  say(message: ToServer): boolean;
  close(): void;
}

/** Wanted, if nothing else is said; the host may begin with those who want it. */
export interface RematchAnswer {
  readonly wants?: boolean;
  readonly withoutOthers?: boolean;
}

/** Where a table stands, and what is done with it from outside. */
export interface Place {
  /** On this device: nobody else is there, and time can be stopped. */
  readonly isHere: boolean;
  open(listener: LineListener): TableLine;
  leave(): Promise<void>;
  /**
   * The address of the next match with the same seats, the bots so many levels higher or lower; where others are at the
   * table they are asked first.
   */
  rematch(steps: number, answer?: RematchAnswer): Promise<string>;
  replayAddress(match: string | undefined): string;
  recording(match: string | undefined): Promise<unknown>;
}

/** Refusals that leave nobody to talk to. */
export const SHUT_OUT: { readonly [because: string]: Lost } = {
  ...{ 'no-such-table': 'gone', 'table-is-closed': 'gone' },
  ...{ 'table-is-full': 'full', 'no-spectators-here': 'no-spectators', 'table-has-failed': 'broken' },
  ...{ 'sent-away': 'removed', 'room-is-locked': 'locked' },
  banned: 'banned',
};
