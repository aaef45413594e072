/** A whole match between bots: pure, and the same again from the same seed. */

import {
  type Game,
  LiveMatch,
  type Millis,
  type Outcome,
  pick,
  quickChance,
  type SeatInput,
  sealedChance,
  type Words,
} from '#tabletop';
import { anyLegalMove } from './any-legal-move.ts';
import type { Bot, Strength } from './bot.ts';
import { diceFor, mixed } from './dice.ts';
import { SelfPlay } from './self-play.ts';

/** Who sits in a seat: a level of the game's bot, a beginner, or somebody who plays anything legal. */
export type Contestant = Strength | 'random';

export interface MatchPlan<W extends Words> {
  readonly game: Game<W>;
  readonly options: W['Options'];
  /** By seat. */
  readonly players: readonly Contestant[];
  readonly bot: Bot<W>;
  /** Everything the bots draw comes from it; the match's own chance too if there is no key. */
  readonly seed: number;
  /** Hexadecimal: gives a match that can be written down as a recording. */
  readonly key?: string;
  /** A match with more inputs than this is broken off with an error. */
  readonly longest?: number;
}

export interface PlayedMatch<W extends Words> {
  readonly outcome: Outcome;
  readonly inputs: readonly SeatInput<W['Move']>[];
  /** The moment of the last thing that happened. */
  readonly at: Millis;
  readonly state: W['State'];
}

const LONGEST = 50_000;

export function playMatch<W extends Words>(plan: MatchPlan<W>): PlayedMatch<W> {
  const { game, options, players, seed, bot, longest = LONGEST } = plan;
  const chance = plan.key === undefined ? quickChance(mixed(seed, 0)) : sealedChance(plan.key);
  const match = new LiveMatch(game, { options, seatCount: players.length, chance });
  const ties = diceFor(seed, 1);
  const anything = anyLegalMove(game);
  const bots = new SelfPlay(match, {
    levelOf: (seat) => (players[seat] === 'random' ? 'rookie' : (players[seat] ?? null)),
    seedOf: (seat) => mixed(seed, 2, seat),
    decide: ({ seat, view, asked }) => (players[seat] === 'random' ? anything : bot).decide(view, asked),
    first: (several) => pick(ties, several),
  });
  const inputs: SeatInput<W['Move']>[] = [];
  let last: Millis = 0;
  const tell = (_: W['Event'], at: Millis): void => {
    last = at;
  };
  bots.think(0);
  for (let turn = 0; turn < longest; turn++) {
    const { outcome, state } = match;
    if (outcome !== null) return { outcome, inputs, at: last, state };
    const happened = bots.happen(Number.POSITIVE_INFINITY, tell);
    if (happened === null) throw new Error(`${game.id}: nobody moves and nothing is due at ${last}`);
    const { at, input, refusal } = happened;
    if (input !== null && refusal !== null) {
      const who = `${players[input.by]} in seat ${input.by}`;
      throw new Error(`${game.id}: ${who} is refused ${JSON.stringify(input.move)}: ${refusal.because}`);
    }
    if (input !== null) inputs.push(input);
    bots.think(at);
  }
  throw new Error(`${game.id}: no end after ${longest} inputs`);
}
