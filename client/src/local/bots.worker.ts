/** Asks the house's bots; imported by the worker that runs a match. */

import { type Game, pick, quickChance } from '#tabletop';
import type { Decide } from './bot-seats.ts';
import type { StoredMatch } from './stored-matches.ts';

const SHORTEST_PAUSE = 700;
const PAUSES = 1_800;

/** Any legal move, after a moment. */
export async function loadDecide(game: Game, _match: StoredMatch): Promise<Decide> {
  return (seat, view, now) => {
    const offers = game.legalMoves(view);
    if (offers.length === 0) return null;
    const dice = quickChance(now * 8 + seat);
    return { move: game.offers.draw(pick(dice, offers), dice), after: SHORTEST_PAUSE + ((dice.b >>> 0) % PAUSES) };
  };
}
