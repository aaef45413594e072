/** What is asked about challenges: rounds that people play alone, each once, and that are then put together. */

import * as v from 'valibot';
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
