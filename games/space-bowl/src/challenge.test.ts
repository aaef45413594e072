import { expect, test } from 'vitest';
import { compose, type Millis, playedAlone, quickChance, type Run } from '#tabletop';
import { GALAXY, THROW } from '../tests/table.ts';
import { constellation } from './components.ts';
import { spaceBowlChallenge as bowl } from './index.ts';
import { readMove } from './moves.ts';
import { readCard, readThrow } from './notation.ts';

const written = (text: string): object => {
  const { planets, decoys } = constellation(readCard(text));
  return { planets, decoys, faceDown: false };
};

/** B2 and D4 are valid in it. */
const ROUND = {
  galaxy: GALAXY.trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(written)),
  infinity: [written('ae')],
  throws: [readThrow(THROW)],
};

const run = (...deeds: readonly (readonly [at: Millis, move: string])[]): Run =>
  deeds.map(([at, move]) => ({ at, move: readMove(move) }));

function changes(...runs: readonly Run[]): readonly number[] {
  for (const one of runs) playedAlone(bowl, ROUND, one, 0);
  const players = runs.map((_, seat) => ({ name: `${seat}` }));
  return bowl.changes(compose(bowl, bowl.setup(ROUND, bowl.first(runs.length)), players, runs).state);
}

test('[CALL-1] [CALL-5] the first to have found has called, whoever found within its countdown has followed', () => {
  const first = run([20_000, 'go'], [21_000, 'place B2']);
  const second = run([29_999, 'go'], [31_000, 'place D4']);
  expect(changes(second, first)).toEqual([2, 3]);
});

test('[TIME-1] [TIME-4] whoever found at its zero, or later, has not found in time', () => {
  const first = run([20_000, 'go'], [21_000, 'place B2']);
  expect(changes(first, run([30_000, 'go'], [30_001, 'place D4']))).toEqual([3, 0]);
  expect(changes(first, run([90_000, 'go'], [91_000, 'place D4']))).toEqual([3, 0]);
});

test('[PLACE-3] what a follower has chosen by the caller’s zero counts, whatever they chose afterwards', () => {
  const first = run([20_000, 'go'], [21_000, 'place B2']);
  expect(changes(first, run([25_000, 'go'], [26_000, 'place A1'], [32_000, 'place D4']))).toEqual([3, -1]);
  expect(changes(first, run([25_000, 'go'], [32_000, 'place D4']))).toEqual([3, 2]);
  expect(changes(first, run([25_000, 'go'], [33_000, 'place D4']))).toEqual([3, -1]);
});

test('[CALL-4] after doom whoever found searches on without a word, and doom within its countdown follows', () => {
  const doom = run([10_000, 'doom']);
  expect(changes(doom, run([15_000, 'go'], [16_000, 'place B2']), run([19_999, 'doom']))).toEqual([-2, 2, -1]);
  expect(changes(doom, run([25_000, 'go'], [26_000, 'place B2']), run([20_000, 'doom']))).toEqual([2, 0, 0]);
});

test('[CALL-2] doom after another’s go is nothing', () => {
  expect(changes(run([5_000, 'go'], [6_000, 'place B2']), run([6_000, 'doom']))).toEqual([3, 0]);
});

test('[END-6] [READY-3] where everybody gave up, the round is silent', () => {
  expect(changes(run([5_000, 'ready']), run([6_000, 'ready']))).toEqual([0, 0]);
  expect(changes(run(), run())).toEqual([0, 0]);
});

test('[TIME-1] at the same millisecond the lower seat was first', () => {
  const found = run([20_000, 'go'], [21_000, 'place B2']);
  expect(changes(found, found)).toEqual([2, 1]);
});

test('a floor of 0 and the cards won are carried from round to round [SCORE-3]', () => {
  const wrong = run([1_000, 'go'], [2_000, 'place A1']);
  let standing = bowl.first(2);
  for (let round = 0; round < 6; round++) {
    const players = [{ name: 'a' }, { name: 'b' }];
    const { state } = compose(bowl, bowl.setup(ROUND, standing), players, [wrong, run()]);
    standing = bowl.after(state, standing);
  }
  expect(standing).toEqual({ scores: [0, 4], cardsWon: [6, 0], captain: 0 });
  expect(bowl.winners(standing)).toEqual([1]);
});

test('rounds are drawn for all, and each is a set-up of the game', () => {
  const rounds = bowl.draw(10, quickChance(7));
  expect(rounds).toHaveLength(10);
  for (const round of rounds) {
    const laid = bowl.game.parseSetup(bowl.setup(round, bowl.first(8)), { options: bowl.options, seatCount: 8 });
    expect(laid.ok).toBe(true);
  }
  expect(rounds).toEqual(bowl.draw(10, quickChance(7)));
});
