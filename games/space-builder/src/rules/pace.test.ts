import { expect, test } from 'vitest';
import { after, begun, building, FIRST_PLAN, played, type Scene, type Step } from '../../tests/table.ts';
import { spaceBuilder } from '../index.ts';

const END = 20_000;
const duel: Scene = { plans: [7, 8], turns: [0, 0] };
/** Seat 0 wins the first round. */
const won: readonly Step[] = [...building(FIRST_PLAN, 0, '1A7^ 2B5^ 3A6< 4A2^'), [END, 0, 'finish']];
/** Nobody wins it. */
const unwon: readonly Step[] = [[FIRST_PLAN, 0, '1A7^'], [FIRST_PLAN, 1, '1A7^'], [FIRST_PLAN + 120_000]];

test.each<[string, readonly Step[], number]>([
  [
    '[PACE-1] the first plan, when all are ready',
    [
      [1, 0, 'ready'],
      [2, 1, 'ready'],
    ],
    2,
  ],
  ['[PACE-2] the first plan, 15 s after the start', [[1, 0, 'ready']], 15_000],
  ['[PACE-2] the first plan, with nobody ready', [], 15_000],
])('%s', (_, steps, at) => {
  expect(after(duel, [...steps, [at - 1]]).plan).toBe(steps.length === 2 ? 7 : null);
  const state = after(duel, [...steps, [at]]);
  expect([state.plan, state.phase, state.deadline]).toEqual([7, 'building', at + 120_000]);
});

/** When the second plan came up, read from the end of its round. */
function secondPlanAt(steps: readonly Step[]): number | null {
  const { state } = played(duel, steps);
  return state.plan === 8 && state.deadline !== null ? state.deadline - 120_000 : null;
}

test.each<[string, readonly Step[], number | null]>([
  ['[PACE-1] opened, then ready', [...won, [END + 1, 0, '+5'], [END + 2, 1, 'ready'], [END + 3, 0, 'ready']], END + 3],
  ['[PACE-1] ready, then opened', [...won, [END, 1, 'ready'], [END, 0, 'ready'], [END + 4, 0, '+5']], END + 4],
  [
    '[PACE-1] ready, then opened by the clock',
    [...won, [END, 1, 'ready'], [END, 0, 'ready'], [END + 15_000]],
    END + 15_000,
  ],
  ['[PACE-1] ready, but nothing is opened', [...won, [END, 1, 'ready'], [END, 0, 'ready'], [END + 14_999]], null],
  ['[PACE-2] 15 s after the opening', [...won, [END + 5_000, 0, '+5'], [END + 20_000]], END + 20_000],
  ['[PACE-2] not earlier', [...won, [END + 5_000, 0, '+5'], [END + 19_999]], null],
  ['[PACE-2] 15 s to open, 15 s to wait', [...won, [END + 30_000]], END + 30_000],
  ['[PACE-2] 15 s after a round nobody won', [...unwon, [150_000]], 150_000],
  ['[PACE-2] not earlier than that', [...unwon, [149_999]], null],
  ['[PACE-1] all ready after a round nobody won', [...unwon, [140_000, 0, 'ready'], [141_000, 1, 'ready']], 141_000],
])('%s', (_, steps, at) => {
  expect(secondPlanAt(steps)).toBe(at);
});

test.each<[string, readonly Step[], string | null]>([
  [
    '[PACE-3] twice for the same plan',
    [
      [0, 0, 'ready'],
      [0, 0, 'ready'],
    ],
    'already-ready',
  ],
  ['[PACE-3] while a plan is up', [[FIRST_PLAN, 0, 'ready']], 'plan-is-up'],
  [
    '[PACE-3] opening does not ask again',
    [...won, [END, 0, 'ready'], [END, 0, '+5'], [END, 0, 'ready']],
    'already-ready',
  ],
  ['[PACE-3] the winner too, before opening', [...won, [END, 0, 'ready']], null],
  ['[PACE-3] the winner too, after opening', [...won, [END, 0, '+5'], [END, 0, 'ready']], null],
  ['[PACE-3] again for the next plan', [[0, 0, 'ready'], ...won, [END, 0, 'ready']], null],
])('%s', (_, steps, because) => {
  const { refusal } = played(duel, steps);
  expect(refusal).toEqual(because === null ? null : { because, rule: 'PACE-3' });
});

test('[PACE-4] without a time only the players end the wait', () => {
  const scene = { ...duel, options: { pauseSeconds: null } };
  expect(after(scene, [[9_000_000_000]]).phase).toBe('waiting');
  expect(
    after(scene, [
      [9_000_000_000, 0, 'ready'],
      [9_000_000_000, 1, 'ready'],
    ]).phase,
  ).toBe('building');
});

test('[PACE-2] the wait is an option of the table', () => {
  expect(begun({ options: { pauseSeconds: 5 } }).deadline).toBe(5_000);
});

test.each<[string, readonly Step[], string]>([
  ['[PACE-5] ready when the plan comes up', [[15_000, 0, 'ready']], 'plan-is-up'],
  ['[PACE-5] a choice when the time for it is over', [...won, [END + 15_000, 0, '+8']], 'nothing-to-open'],
  ['[PACE-5] a build when the round ends', [...unwon.slice(0, 2), [FIRST_PLAN + 120_000, 0, '2B5^']], 'no-plan-up'],
])('%s', (_, steps, because) => {
  expect(played(duel, steps).refusal?.because).toBe(because);
});

test('[PACE-5] a build at the moment the plan comes up finds it there', () => {
  expect(played(duel, [[15_000, 0, '1A0^']]).refusal).toBeNull();
});

test('[PACE-5] nothing happens before its time, or without one', () => {
  const state = begun(duel);
  const wake = { at: 14_999, by: null, move: null } as const;
  expect(spaceBuilder.play(state, wake, () => undefined)).toEqual({ because: 'not-due', rule: 'PACE-5' });
  const waiting = begun({ options: { pauseSeconds: null } });
  expect(spaceBuilder.play(waiting, wake, () => undefined)).toEqual({ because: 'not-due', rule: 'PACE-5' });
});
