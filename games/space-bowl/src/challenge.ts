/** Space Bowl as a challenge: everybody searches the same throws alone, without the joker. */

import { below, type ChallengeRules, type Chance, defaultOptions, type Seat, seatsOf, shuffle } from '#tabletop';
import { type Card, constellation, DECK, FIRST_SCORE } from './components.ts';
import { galaxySize, OPTIONS, type Options } from './options.ts';
import { winnersOf } from './rules/ending.ts';
import { drawThrow } from './rules/throwing.ts';
import type { SpaceBowlWords } from './words.ts';

export interface Standing {
  readonly scores: readonly number[];
  readonly cardsWon: readonly number[];
  readonly captain: Seat;
}

const CHALLENGE_OPTIONS: Options = { ...defaultOptions(OPTIONS), noJoker: true };

export const challenge: Omit<ChallengeRules<SpaceBowlWords, Standing>, 'game'> = {
  options: CHALLENGE_OPTIONS,
  draw,
  first: (seatCount) => ({
    scores: seatsOf(seatCount).map(() => FIRST_SCORE),
    cardsWon: seatsOf(seatCount).map(() => 0),
    captain: 0,
  }),
  setup: (round, { scores, cardsWon, captain }) => ({ ...round, scores, cardsWon, captain }),
  opening: ({ captain }) => [{ at: 0, by: captain, move: { type: 'throw' } }],
  absent: [{ type: 'ready' }],
  /** The first call stands. A later one of its kind follows; whoever goes on searching after doom says nothing. */
  among: ({ round: { call } }, move) => {
    if (call === null || (move.type !== 'go' && move.type !== 'doom')) return move;
    return move.type === call.kind ? { type: 'follow' } : null;
  },
  isOver: ({ rounds }) => rounds.length > 0,
  changes: ({ rounds }) => rounds.at(-1)?.changes ?? [],
  after: ({ scores, cardsWon, captain }) => ({ scores, cardsWon, captain }),
  winners: ({ scores, cardsWon }) => winnersOf(scores, cardsWon),
};

const written = (card: Card): object => {
  const { planets, decoys } = constellation(card);
  return { planets, decoys, faceDown: false };
};

/** After each round its card lies somewhere in the galaxy, as if somebody had won the one that lay there. */
function draw(rounds: number, chance: Chance): readonly object[] {
  const size = galaxySize(CHALLENGE_OPTIONS);
  const deck = shuffle(
    chance,
    DECK.map((_, card) => card),
  );
  const galaxy = deck.splice(0, size * size);
  return deck.slice(0, rounds).map((top) => {
    const rows = seatsOf(size).map((row) => galaxy.slice(row * size, (row + 1) * size).map(written));
    const round = { galaxy: rows, infinity: [written(top)], throws: [drawThrow(top, CHALLENGE_OPTIONS, chance)] };
    galaxy[below(chance, galaxy.length)] = top;
    return round;
  });
}
