/** Each game's other worlds, as its own laws deal them: `games/<game>/tests/other-world.ts`. */

import { GAME_IDS, GAMES, type GameId } from '#games';
import type { Game, Words } from '#tabletop';
import { type LeakReport, type LeakRequest, type LeakTrial, runLeaks } from './leaks.ts';

type Worlds = Omit<LeakTrial<Words>, 'game'>;

async function runOf(id: GameId, request: LeakRequest): Promise<LeakReport> {
  const { otherWorld, anyMove, pace } = (await import(`../../games/${id}/tests/other-world.ts`)) as Worlds;
  const game: Game = GAMES[id];
  return runLeaks({ game, otherWorld, anyMove, ...(pace === undefined ? {} : { pace }) }, request);
}

export const LEAK_TRIALS = Object.fromEntries(
  GAME_IDS.map((id) => [id, (request: LeakRequest) => runOf(id, request)]),
) as Readonly<Record<GameId, (request: LeakRequest) => Promise<LeakReport>>>;

/** How worlds are compared. */
export const LEAK_WAYS = [
  { worlds: 'dealt anew', time: 'stands' },
  { worlds: 'dealt anew', time: 'runs' },
  { worlds: 'acted or idle', time: 'runs' },
] as const satisfies readonly Pick<LeakRequest, 'worlds' | 'time'>[];
