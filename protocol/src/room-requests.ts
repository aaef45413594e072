/** What is asked of a room, beside what is asked of a table. Strict, like everything. */

import * as v from 'valibot';
import { Options, SeatCount, SeatNumber } from './requests.ts';

const GameId = v.pipe(v.string(), v.maxLength(40));
/** What somebody is called in this room. */
const Alias = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

/** Null: nothing any more. */
export const Propose = v.strictObject({ game: v.nullable(GameId) });
/** Left out: the options of last time, and as many seats as there are players. */
export const ChooseGame = v.strictObject({
  game: GameId,
  options: v.optional(Options),
  seats: v.optional(SeatCount),
});
/** Left out: one's own seat of before, else a bot's. */
export const TakeOver = v.strictObject({ seat: v.optional(SeatNumber) });
export const PauseMatch = v.strictObject({ isPaused: v.boolean() });
export const HandOver = v.strictObject({ guest: Alias });
export const SendAway = v.strictObject({ guest: Alias });
/** As it is read off the screen. */
export const PairScreen = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Za-z]{5}$/)) });
/** Left out: all of them. */
export const ForgetScreen = v.strictObject({ screen: v.optional(Alias) });
