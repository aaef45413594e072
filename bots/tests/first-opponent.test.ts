/** The ladder begins where people begin: measured over matches that are the same on every machine. */

import { expect, test } from 'vitest';
import { GAME_IDS, GAMES, type GameId } from '#games';
import { defaultOptions, type Game } from '#tabletop';
import { BOTS, playMatch, type Strength } from '../src/index.ts';

/** Enough to see a level that has slipped; the guide has the command for figures one can rely on. */
const MATCHES = 120;

/** How often the first of two wins, shared victories counted in parts; they change seats from match to match. */
function winsOf(
  id: GameId,
  [one, other]: readonly [Strength, Strength],
  given: object = {},
  matches = MATCHES,
): number {
  const game: Game = GAMES[id];
  const options = { ...defaultOptions<object>(game.options), ...given };
  let won = 0;
  for (let seed = 0; seed < matches; seed++) {
    const seat = seed % 2;
    const players = seat === 0 ? [one, other] : [other, one];
    const { winners } = playMatch({ game, options, players, bot: BOTS[id], seed }).outcome;
    won += winners.includes(seat) ? 1 / winners.length : 0;
  }
  return won / matches;
}

const isAboutHalf = (part: number): boolean => part >= 0.35 && part <= 0.65;
const isAStep = (part: number): boolean => part >= 0.65 && part <= 0.92;

test.each(GAME_IDS)('a beginner of %s wins about every second match against a cadet', (id) => {
  expect(winsOf(id, ['beginner', 'cadet'])).toSatisfy(isAboutHalf);
});

test('and so does one of Space Bowl whose disc lies in the middle', () => {
  expect(winsOf('space-bowl', ['beginner', 'cadet'], { learner: true })).toSatisfy(isAboutHalf);
});

test.each(GAME_IDS)('a rookie of %s is one step above a cadet', (id) => {
  expect(winsOf(id, ['rookie', 'cadet'], {}, MATCHES / 2)).toSatisfy(isAStep);
});
