import { expect, test } from 'vitest';
import { pointsOf, winnersOf } from './scoring.ts';

const belongings = (...rows: readonly (readonly [stars: readonly number[], tokens: number])[]) => ({
  owned: rows.flatMap(([stars]) => stars),
  tokens: rows.map(([, tokens]) => tokens),
  cells: rows.map(() => 0),
});

test.each([
  [[0, 0, 0, 0, 0, 0], 0, 0, 'nothing'],
  [[0, 0, 0, 0, 0, 0], 3, 3, '[SCORE-1] three tokens'],
  [[1, 1, 1, 1, 1, 1], 0, 6, '[SCORE-1] six single stars'],
  [[2, 0, 0, 0, 0, 0], 0, 3, '[SCORE-1] a pair'],
  [[3, 0, 0, 0, 0, 0], 0, 4, '[SCORE-1] a pair and one'],
  [[0, 4, 0, 0, 0, 0], 1, 7, '[SCORE-1] two pairs of one colour, and a token'],
])('%j and %i tokens make %i: %s', (stars, tokens, points) => {
  expect(pointsOf(belongings([stars, tokens]), 0)).toBe(points);
});

const THREE = [1, 1, 1, 0, 0, 0];
test.each([
  ['[SCORE-2] most points', belongings([THREE, 0], [THREE, 1]), [1]],
  ['[SCORE-3] among equals, fewest tokens', belongings([THREE, 0], [[1, 1, 0, 0, 0, 0], 1]), [0]],
  ['[SCORE-3] a pair counts as much as a token', belongings([[2, 0, 0, 0, 0, 0], 1], [[2, 1, 0, 0, 0, 0], 0]), [1]],
  ['[SCORE-4] beyond that, shared', belongings([THREE, 2], [[0, 0, 0, 0, 0, 0], 0], [[0, 0, 1, 1, 1, 0], 2]), [0, 2]],
  ['[SCORE-4] even with nothing', belongings([[0, 0, 0, 0, 0, 0], 0], [[0, 0, 0, 0, 0, 0], 0]), [0, 1]],
])('%s', (_, state, winners) => {
  expect(winnersOf(state)).toEqual(winners);
});
