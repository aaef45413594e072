import { expect, test } from 'vitest';
import { dayAt } from '../../../learning/days.ts';
import { type Attempt, type Kept, NOTHING_KEPT, streakOf, trialOf, withAttempt, withLook } from './kept.ts';

const attempt = (more: Partial<Attempt>): Attempt => ({
  puzzle: '3',
  won: 4,
  isBest: false,
  today: 20_000,
  isOfToday: false,
  ...more,
});

test('the most that was won stays', () => {
  const kept = withAttempt(withAttempt(NOTHING_KEPT, attempt({ won: 4 })), attempt({ won: 2 }));
  expect(kept.trials).toEqual([{ puzzle: '3', won: 4, seenOn: null }]);
});

test('a day counts once, when its own puzzle is solved', () => {
  const tried = withAttempt(NOTHING_KEPT, attempt({ isOfToday: true }));
  expect(tried.days).toEqual([]);
  const other = withAttempt(tried, attempt({ isBest: true }));
  expect(other.days).toEqual([]);
  const solved = withAttempt(other, attempt({ isBest: true, isOfToday: true }));
  expect(withAttempt(solved, attempt({ isBest: true, isOfToday: true })).days).toEqual([20_000]);
});

test('whoever looked that day has not solved it, but may on another day', () => {
  const looked = withLook(NOTHING_KEPT, '3', 20_000);
  expect(withAttempt(looked, attempt({ isBest: true, isOfToday: true })).days).toEqual([]);
  const later = withAttempt(looked, attempt({ isBest: true, isOfToday: true, today: 20_036 }));
  expect([later.days, trialOf(later, '3')?.seenOn]).toEqual([[20_036], 20_000]);
});

test.each([
  [[], 0],
  [[20_000], 1],
  [[19_999], 1],
  [[19_998], 0],
  [[19_997, 19_998, 19_999, 20_000], 4],
  [[19_997, 19_999], 1],
])('days %j make a streak of %i', (days, streak) => {
  const kept: Kept = { trials: [], days };
  expect(streakOf(kept, 20_000)).toBe(streak);
});

test('a day begins at midnight in Greenwich', () => {
  expect(dayAt(Date.UTC(2026, 10, 15, 23, 59, 59))).toBe(20_772);
  expect(dayAt(Date.UTC(2026, 10, 16))).toBe(20_773);
});
