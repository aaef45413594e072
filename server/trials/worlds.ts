/** Each game's other worlds, as its own laws deal them: `games/<game>/tests/other-world.ts`. */

import { GAME_IDS, GAMES, type GameId } from '#games';
import { type Game, isRealTime, type Words } from '#tabletop';
import { type LeakReport, type LeakRequest, type LeakTrial, runLeaks } from './leaks.ts';
import { type RoomReport, type RoomRequest, runRoomWorlds } from './room-worlds.ts';

type Worlds = Omit<LeakTrial<Words>, 'game'>;

async function trialOf(id: GameId): Promise<LeakTrial<Words>> {
  const { otherWorld, anyMove, pace } = (await import(`../../games/${id}/tests/other-world.ts`)) as Worlds;
  const game: Game = GAMES[id];
  return { game, otherWorld, anyMove, ...(pace === undefined ? {} : { pace }) };
}

export const LEAK_TRIALS = Object.fromEntries(
  GAME_IDS.map((id) => [id, async (request: LeakRequest) => runLeaks(await trialOf(id), request)]),
) as Readonly<Record<GameId, (request: LeakRequest) => Promise<LeakReport>>>;

/** Where somebody who does nothing is asked and played for; against the clock nobody is. */
export const IN_TURNS = GAME_IDS.filter((id) => !isRealTime(GAMES[id]));

/** What rooms tell beside such matches. */
export const runRoomsOf = async (id: GameId, request: RoomRequest): Promise<RoomReport> =>
  runRoomWorlds(await trialOf(id), request);

/** How worlds are compared. */
export const LEAK_WAYS = [
  { worlds: 'dealt anew', time: 'stands' },
  { worlds: 'dealt anew', time: 'runs' },
  { worlds: 'acted or idle', time: 'runs' },
] as const satisfies readonly Pick<LeakRequest, 'worlds' | 'time'>[];
