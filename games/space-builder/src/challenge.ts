/** Space Builder as a challenge: everybody builds the same plans alone, turned the same way. */

import { type ChallengeRules, type Chance, pick, seatsOf, shuffle } from '#tabletop';
import { BUILDINGS, type Building, QUARTER_TURNS, STARRED } from './components.ts';
import { PLANS } from './plans.ts';
import type { SpaceBuilderWords } from './words.ts';

interface Round {
  /** The same buildings for everybody. */
  readonly held: readonly Building[];
}

export const challenge: Omit<ChallengeRules<SpaceBuilderWords>, 'game' | 'options'> = {
  draw,
  first: (seatCount) => ({ scores: seatsOf(seatCount).map(() => 0) }),
  setup: (round, { scores }) => ({ ...round, held: scores.map(() => (round as Round).held) }),
  opening: ({ ready }) => ready.map((_, by) => ({ at: 0, by, move: { type: 'ready' } })),
  absent: [],
  among: (_, move) => move,
  isOver: ({ rounds }) => rounds.length > 0,
  changes: ({ rounds, held }) => held.map((_, seat) => (rounds.at(-1)?.winner === seat ? 1 : 0)),
  /** [END-5] The scores are rounds won. */
  after: ({ rounds }, { scores }) => ({
    scores: scores.map((score, seat) => score + (rounds.at(-1)?.winner === seat ? 1 : 0)),
  }),
  winners: ({ scores }) => {
    const most = Math.max(...scores);
    return most === 0 ? [] : seatsOf(scores.length).filter((seat) => scores[seat] === most);
  },
};

/** What is asked grows from round to round, as it does for whoever leads a match. */
function draw(rounds: number, chance: Chance): readonly object[] {
  const plans = shuffle(
    chance,
    PLANS.map((_, index) => index + 1),
  );
  return plans.slice(0, rounds).map((plan, round) => ({
    plans: [plan],
    turns: [pick(chance, QUARTER_TURNS)],
    held: BUILDINGS.slice(0, STARRED.length + round),
  }));
}
