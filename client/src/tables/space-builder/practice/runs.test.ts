import { expect, test } from 'vitest';
import { bestRun, cityAt, placedAt, type Run, withRun } from './runs.ts';

const run = (millis: number, defects: number, more: Partial<Run> = {}): Run => ({
  buildings: 4,
  upright: false,
  on: millis,
  millis,
  defects,
  steps: [
    { at: 1_000, placed: 1, board: '3B5v' },
    { at: 2_500, placed: 2, board: '1A0^ 3B5v' },
  ],
  ...more,
});

test('the best run is the fastest without defects, among runs of its kind', () => {
  const runs = [run(9_000, 0), run(7_000, 2), run(8_000, 0), run(6_000, 0, { upright: true })];
  expect(bestRun(runs, { buildings: 4, upright: false })?.millis).toBe(8_000);
  expect(bestRun(runs, { buildings: 4, upright: true })?.millis).toBe(6_000);
  expect(bestRun(runs, { buildings: 8, upright: false })).toBeNull();
});

test('the ghost stands where the run stood at that moment', () => {
  expect([0, 999, 1_000, 2_499, 2_500, 60_000].map((at) => placedAt(run(3_000, 0), at))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('the city of the ghost is the city of that moment', () => {
  expect([999, 1_000, 60_000].map((at) => cityAt(run(3_000, 0), at))).toEqual([
    [],
    [{ building: 3, face: 'B', plot: 5, turn: 2 }],
    [
      { building: 1, face: 'A', plot: 0, turn: 0 },
      { building: 3, face: 'B', plot: 5, turn: 2 },
    ],
  ]);
});

test('only the best keeps its steps, and old runs make room', () => {
  const runs = withRun(withRun([], run(9_000, 0)), run(8_000, 0));
  expect(runs.map(({ steps }) => steps.length)).toEqual([0, 2]);
  let many: readonly Run[] = [];
  for (let count = 0; count < 205; count++) many = withRun(many, run(10_000 + count, 2));
  expect(many.length).toBe(200);
  expect(many[0]?.millis).toBe(10_005);
});
