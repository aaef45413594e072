/** What is answered about challenges. */

import type { Millis, Refused, Seat, Stamped, WrittenRecording } from '#tabletop';

/**
 * `open`: there is a place. `full`: there is none any more. `yours`: one has rounds to play. `waiting`: others have.
 * `over`: all have played, or its time is over.
 */
export type ChallengeState = 'open' | 'full' | 'yours' | 'waiting' | 'over';

/** A challenge as one person may know it: nothing of others before they have played themselves. */
export interface ChallengeInfo {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly rounds: number;
  /** For how many it is; null: for everybody. */
  readonly people: number | null;
  /** `2026-11-18`, by Greenwich's calendar; null: made by somebody. */
  readonly day: string | null;
  /** Who made it; null: the house, or somebody who is gone. */
  readonly by: { readonly name: string; readonly isMe: boolean } | null;
  /** Milliseconds since 1970: made, and until when it can be played. */
  readonly made: number;
  readonly until: number;
  readonly state: ChallengeState;
  /** How many rounds one has played. */
  readonly played: number;
  /** A round has been shown and is still on. */
  readonly isOn: boolean;
  /** Who has played all of it; null before one has, unless its time is over. */
  readonly finished: readonly { readonly name: string; readonly isMe: boolean }[] | null;
}

/** Those one has a place in, the latest first, and the public one of the day for each game. */
export interface OwnChallenges {
  readonly challenges: readonly ChallengeInfo[];
  readonly daily: readonly ChallengeInfo[];
}

/** A round that is on, for whoever plays it alone in the first of two seats; the other one is empty. */
export interface RoundShown {
  readonly round: number;
  /** As a recording writes it, but for what belongs to seats. */
  readonly setup: object;
  /** How long it has been on. */
  readonly at: Millis;
  /** What one has done in it so far. */
  readonly run: readonly Stamped[];
}

export type AloneAnswer =
  | { readonly at: Millis; readonly isOver: boolean; readonly refusal?: undefined }
  /** The rules say no. */
  | { readonly at: Millis; readonly isOver: boolean; readonly refusal: Refused };

/** One round of all who have played it, put together. */
export interface ComposedRound {
  readonly recording: WrittenRecording;
  /** By seat: what each did alone, also what came too late to count. */
  readonly runs: readonly (readonly Stamped[])[];
  /** By seat. */
  readonly changes: readonly number[];
  readonly scores: readonly number[];
}

export interface ChallengeResult {
  /** By seat: in the order in which they finished. */
  readonly players: readonly { readonly name: string; readonly isMe: boolean }[];
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly rounds: readonly ComposedRound[];
}
