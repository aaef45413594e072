/** The plainest player: any legal move, after a pause as if it had thought. */

import type { Asked, Decision } from '#bots';
import { below, fingerprint, type Game, pick, quickChance } from '#tabletop';

const SHORTEST_PAUSE = 400;
const LONGEST_PAUSE = 1_600;

/** Same view, same seed, same moment: same answer. */
export function randomDecision(game: Game, view: object, asked: Asked): Decision<object> | null {
  const offers = game.legalMoves(view);
  if (offers.length === 0) return null;
  const seed = Number.parseInt(fingerprint(`${asked.seed} ${asked.now} ${JSON.stringify(view)}`).slice(0, 13), 16);
  const chance = quickChance(seed);
  const move = game.offers.draw(pick(chance, offers), chance);
  return { move, after: SHORTEST_PAUSE + below(chance, LONGEST_PAUSE - SHORTEST_PAUSE) };
}
