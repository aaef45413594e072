import { expect, test } from 'vitest';
import { histogram, quantile, summaryOf, wilson } from './statistics.ts';

test("Wilson's interval as printed in textbooks", () => {
  const [low, high] = wilson(8, 10);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.4902', '0.9433']);
  expect(wilson(0, 10)[0]).toBe(0);
  expect(wilson(10, 10)[1]).toBeCloseTo(1, 12);
});

test('a shared victory counts in parts', () => {
  const matches = [
    { wins: [1, 0], scores: [10, 4], moves: 5, millis: 1 },
    { wins: [0.5, 0.5], scores: [6, 6], moves: 7, millis: 1 },
  ];
  expect(summaryOf(matches, 2)).toMatchObject({ games: 2, winRates: [0.75, 0.25], meanScores: [8, 5] });
});

test.each([
  [0, 1],
  [0.5, 2.5],
  [1, 4],
])('the %d quantile of 4, 1, 3, 2 is %d', (part, value) => {
  expect(quantile([4, 1, 3, 2], part)).toBe(value);
});

test('bins are round, and hold every number', () => {
  expect(histogram([3, 4, 4, 17, 39], 4)).toEqual([
    { from: 0, to: 10, count: 3 },
    { from: 10, to: 20, count: 1 },
    { from: 20, to: 30, count: 0 },
    { from: 30, to: 40, count: 1 },
  ]);
  expect(histogram([], 4)).toEqual([]);
});
