/** Asks the house's bots; imported by the worker that runs a match. */

import { botFor, LEVELS } from '#bots';
import type { Decide } from './bot-seats.ts';
import type { StoredMatch } from './stored-matches.ts';

/** The same bot with the same seed answers the same, so a reload changes nobody's plans. */
export function botsOf({ id, game, recording }: StoredMatch): Decide {
  const bot = botFor(game);
  const matchSeed = Number.parseInt(id.slice(0, 8), 16) || 0;
  return (seat, view, now) => {
    const wanted = recording.players[seat]?.bot;
    const level = LEVELS.find((known) => known === wanted) ?? 'regular';
    return bot?.decide(view, { level, seed: matchSeed * 16 + seat, now }) ?? null;
  };
}
