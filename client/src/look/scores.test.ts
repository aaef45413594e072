import { expect, test } from 'vitest';
import { aroundTheFirst, signed, totals } from './scores.ts';

test.each([
  [3, '+3'],
  [-1, '−1'],
  [0, '0'],
])('%i is written %s', (points, written) => {
  expect(signed(points)).toBe(written);
});

test('the last row is the sum of every column, empty cells counting nothing', () => {
  const rows = [{ points: [4, 4, 4] }, { points: [6, null, 3] }, { points: [-1, -2] }];
  expect(totals(rows, 3)).toEqual([9, 2, 7]);
});

test.each([
  [[], []],
  [['a'], ['a']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [
    ['a', 'b', 'c'],
    ['b', 'a', 'c'],
  ],
])('on the podium %j stand as %j', (ranked, standing) => {
  expect(aroundTheFirst(ranked)).toEqual(standing);
});
