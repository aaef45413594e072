/** What a player that is a program is: it sees a view, never the state, and answers what to do and when. */

import type { Level, Millis, Words } from '#tabletop';

/** How well somebody plays: as a level does, or as a newcomer would. No beginner is an opponent: levels are measured by it. */
export type Strength = Level | 'beginner';

export interface Asked {
  readonly level: Strength;
  /** The same for one seat all through a match. Same bot, same view, same seed, same moment: same answer. */
  readonly seed: number;
  /** The moment of the match at which the bot is asked. */
  readonly now: Millis;
}

export interface Decision<Move> {
  readonly move: Move;
  /** How long after `now` the bot makes the move, if nothing happens before: in real-time games half the move. */
  readonly after: Millis;
}

/** Whether thinking must stop at once. Budgets are counted in iterations; this is for a machine that is far too slow. */
export type TimeIsUp = () => boolean;

export interface Bot<W extends Words = Words> {
  /** Null: nothing to do until something happens. Asked again whenever its view has changed. */
  decide(view: W['View'], asked: Asked, timeIsUp?: TimeIsUp): Decision<W['Move']> | null;
}

/** A game's own bot: somebody with a name at every level. */
export interface NamedBot<W extends Words = Words> extends Bot<W> {
  /** Proper names, short enough for every board and the same in every language; the client has a line about each. */
  readonly names: Readonly<Record<Level, string>>;
}
