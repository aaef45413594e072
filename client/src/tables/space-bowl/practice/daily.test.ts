import { expect, test } from 'vitest';
import { writeCard, writeThrow } from '#games/space-bowl';
import { type DailyResult, dailyPuzzle, dayOf, hoursLeft, streakOf, tokensOf, withResult } from './daily.ts';

const result = (day: string, more: Partial<DailyResult> = {}): DailyResult => ({
  day,
  millis: 12_300,
  misses: 0,
  hints: 0,
  ...more,
});

test('a day begins at midnight in Greenwich', () => {
  expect(dayOf(Date.UTC(2026, 10, 16, 23, 59, 59, 999))).toBe('2026-11-16');
  expect(dayOf(Date.UTC(2026, 10, 17))).toBe('2026-11-17');
  const at = [Date.UTC(2026, 10, 17), Date.UTC(2026, 10, 17, 16, 30), Date.UTC(2026, 10, 17, 23, 1)];
  expect(at.map(hoursLeft)).toEqual([24, 8, 1]);
});

test('the throw of a day is the same for everybody', () => {
  const { galaxy, thrown, solutions } = dailyPuzzle('2026-12-24');
  expect(writeThrow(thrown)).toBe('. *r . / . p e / a . .');
  expect(galaxy.slice(0, 5).map((card) => (card === null ? '' : writeCard(card)))).toEqual([
    'ph',
    'psr',
    'aps',
    'asr',
    'rh',
  ]);
  expect(solutions.valid).toEqual([{ position: 'B2', turn: 0 }]);
});

test('for ten years every day has four marbles in four cells and exactly one valid card', () => {
  const first = Date.UTC(2026, 0, 1);
  const days = Array.from({ length: 3_653 }, (_, day) => dayOf(first + day * 86_400_000));
  const throws = days.map((day) => {
    const { solutions, thrown } = dailyPuzzle(day);
    expect([day, solutions.valid.length, new Set(Object.values(thrown.marbles)).size]).toEqual([day, 1, 4]);
    return writeThrow(thrown);
  });
  // Throws may come again by chance, days in a row don't share them.
  expect(throws.filter((thrown, day) => thrown === throws[day + 1])).toEqual([]);
});

test('the first result of a day stands', () => {
  const kept = withResult([result('2026-11-16')], result('2026-11-16', { millis: 1 }));
  expect(kept).toEqual([result('2026-11-16')]);
});

test('days in a row end with today, or with yesterday while today is still to come', () => {
  const results = ['2026-11-13', '2026-11-15', '2026-11-16'].map((day) => result(day));
  expect(streakOf(results, '2026-11-16')).toBe(2);
  expect(streakOf(results, '2026-11-17')).toBe(2);
  expect(streakOf(results, '2026-11-18')).toBe(0);
  expect(streakOf([result('2026-10-31'), result('2026-11-01')], '2026-11-01')).toBe(2);
});

test('what is shared tells how it went, not where the card lies', () => {
  expect(tokensOf(result('2026-11-16'))).toBe('🪐');
  expect(tokensOf(result('2026-11-16', { misses: 2, hints: 1 }))).toBe('🟪🟪💡🪐');
});
