/** Challenges: rounds that people play alone, each once, and that are then put together. What is asked, and answered. */

import * as v from 'valibot';
import type { Millis, Refused, Seat, Stamped, WrittenRecording } from '#tabletop';
import { MOST_SEATS } from './limits.ts';

export const MOST_ROUNDS = 10;
export const MOST_DAYS = 14;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const GameId = v.pipe(v.string(), v.maxLength(40));
const RoundNumber = whole(0, MOST_ROUNDS - 1);

export const NewChallenge = v.strictObject({
  game: GameId,
  rounds: whole(1, MOST_ROUNDS),
  /** Whoever makes it is one of them. */
  people: whole(2, MOST_SEATS),
  /** How long there is to play it. */
  days: whole(1, MOST_DAYS),
  /** People one knows, each of whom gets one of the places; the others are for whoever has the link. */
  invite: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))), v.maxLength(MOST_SEATS - 1)),
  ),
});

/** The round that was asked for has arrived: its time is counted from now on. */
export const RoundArrived = v.strictObject({ round: RoundNumber });

export const AloneMove = v.strictObject({
  round: RoundNumber,
  /** Sent twice it counts once. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  move: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  /** How many milliseconds it had to wait for the answer to the move before it. */
  waited: v.optional(whole(0, 60_000)),
});

export type NewChallenge = v.InferOutput<typeof NewChallenge>;
export type AloneMove = v.InferOutput<typeof AloneMove>;

/**
 * `open`: there is a place. `full`: there is none any more. `yours`: one has rounds to play. `waiting`: others have.
 * `over`: all have played, or its time is over.
 */
export const CHALLENGE_STATES = ['open', 'full', 'yours', 'waiting', 'over'] as const;
export type ChallengeState = (typeof CHALLENGE_STATES)[number];

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
  /** As a recording writes it. */
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
