/** What the first screen must know of each game before its rules and its bots are loaded, read from them by the build. */

/** Read as they are by Node: bundled into the configuration they would hold up every start of the test runner. */
const read = (file: string): Promise<unknown> => import(new URL(`../../${file}`, import.meta.url).href);

const { isRealTime } = (await read('tabletop/src/index.ts')) as typeof import('#tabletop');
const { GAME_IDS, GAMES } = (await read('games/index.ts')) as typeof import('#games');
const { BOTS } = (await read('bots/src/index.ts')) as typeof import('#bots');

const FACTS = Object.fromEntries(
  GAME_IDS.map((id) => {
    const game = GAMES[id];
    return [id, { seats: game.seats, pace: isRealTime(game) ? 'real-time' : 'turns', bots: BOTS[id].names }];
  }),
);

/** For `define` of Vite and of the test runner. */
export const gameFacts = { GAME_FACTS: JSON.stringify(FACTS) };
