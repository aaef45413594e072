/** What the first screen must know of each game before its rules and its bots are loaded, read from them by the build. */

import { BOTS } from '#bots';
import { GAME_IDS, GAMES } from '#games';
import { isRealTime } from '#tabletop';

const FACTS = Object.fromEntries(
  GAME_IDS.map((id) => {
    const game = GAMES[id];
    return [id, { seats: game.seats, pace: isRealTime(game) ? 'real-time' : 'turns', bots: BOTS[id].names }];
  }),
);

/** For `define` of Vite and of the test runner. */
export const gameFacts = { GAME_FACTS: JSON.stringify(FACTS) };
