/** What whoever looks after a server sees at a glance. Moments are milliseconds since 1970. */

import type { ReportReason } from './words.ts';

/** How it was for a few seconds. */
export interface StatusSample {
  readonly at: number;
  /** Moves a second. */
  readonly moves: number;
  /** Milliseconds until a move is stored. */
  readonly store: number;
  /** Milliseconds there and back, of the line in the middle. */
  readonly delay: number;
  readonly people: number;
  readonly rooms: number;
  /** Decisions of bots that wait. */
  readonly bots: number;
  /** Megabytes. */
  readonly memory: number;
}

export interface StatusInfo {
  readonly at: number;
  readonly since: number;
  /** Nothing can be written. */
  readonly isFailing: boolean;
  readonly rooms: { readonly open: number; readonly playing: number; readonly awake: number };
  readonly people: { readonly here: number; readonly connections: number; readonly banned: number };
  readonly storeBytes: number;
  /** The oldest first. */
  readonly samples: readonly StatusSample[];
  /** Limits that were hit, and other things that should be rare, since the start. */
  readonly incidents: readonly { readonly what: string; readonly times: number; readonly last: number }[];
  /** The latest first. */
  readonly errors: readonly { readonly at: number; readonly said: string; readonly detail: string }[];
  readonly reports: readonly {
    readonly id: string;
    readonly at: number;
    readonly why: ReportReason;
    readonly name: string;
  }[];
}
