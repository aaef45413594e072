import { expect, test } from 'vitest';
import { bestMillis, type Find, findsOf, meansOf, streaksIn, timed, withFind } from './finds.ts';

const find = (millis: number | null, more: Partial<Find> = {}): Find => ({
  kind: '5x5 easy',
  on: millis ?? 0,
  millis,
  isRight: true,
  hints: 0,
  ...more,
});
const wrong = { isRight: false };
const hinted = { hints: 1 };

test('a wrong answer ends a streak; one with a hint neither ends nor lengthens it', () => {
  expect(streaksIn([])).toEqual({ now: 0, best: 0 });
  expect(streaksIn([find(1), find(2), find(3, hinted), find(4)])).toEqual({ now: 3, best: 3 });
  expect(streaksIn([find(1), find(2), find(3, wrong), find(4)])).toEqual({ now: 1, best: 2 });
});

test('a search without a clock counts for the streak, not for the times', () => {
  const finds = [find(null), find(9_000), find(7_000, wrong), find(8_000)];
  expect(streaksIn(finds.slice(0, 2)).now).toBe(2);
  expect(timed(finds).map(({ millis }) => millis)).toEqual([9_000, 7_000, 8_000]);
  expect(bestMillis(finds)).toBe(8_000);
  expect(bestMillis([find(null)])).toBeNull();
});

test('the mean follows the last right answers', () => {
  const finds = timed([find(4_000, wrong), find(10_000), find(6_000), find(99_000, wrong), find(2_000)]);
  expect(meansOf(finds, 2)).toEqual([null, 10_000, 8_000, 8_000, 4_000]);
});

test('kinds are kept apart, and the oldest make room', () => {
  const finds = [find(1), find(2, { kind: '6x6 hard' })];
  expect(findsOf(finds, '6x6 hard').map(({ on }) => on)).toEqual([2]);
  let many: readonly Find[] = [];
  for (let count = 0; count < 305; count++) many = withFind(many, find(count));
  expect([many.length, many[0]?.millis]).toEqual([300, 5]);
});
