/** Plays whatever the rules allow, uniformly, after a pause as a person would make. */

import { type Game, pick, type Words } from '#tabletop';
import type { Bot } from './bot.ts';
import { between, diceFor } from './dice.ts';

const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 3_000;

export function anyLegalMove<W extends Words>(game: Game<W>): Bot<W> {
  return {
    decide(view, { seed, now }) {
      const offers = game.legalMoves(view);
      if (offers.length === 0) return null;
      const dice = diceFor(seed, now);
      const after = Math.round(between(dice, SHORTEST_PAUSE, LONGEST_PAUSE));
      return { move: game.offers.draw(pick(dice, offers), dice), after };
    },
  };
}
