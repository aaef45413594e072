import { expect, test } from 'vitest';
import { after, building, FIRST_PLAN, played, type Scene, type Step, types } from '../../tests/table.ts';
import { spaceBuilder } from '../index.ts';

// Plan 7: 1A7^ 2B5^ 3A6< 4A2^ 5A3> 6B1^ 7A0^ 8A4^
const ALL = '1A7^ 2B5^ 3A6< 4A2^ 5A3> 6B1^ 7A0^ 8A4^';
const eight: Scene = { plans: [7, 8, 9, 10], turns: [0, 0, 0, 0], held: ['12345678', '1234567'] };

test.each<[string, readonly Step[], readonly number[]]>([
  ['[END-1] finished without a defect', [...building(FIRST_PLAN, 0, ALL), [20_000, 0, 'finish']], [0, 7]],
  ['[END-1] with a defect', [...building(FIRST_PLAN, 0, ALL.replace('8A4^', '8B4v')), [20_000, 0, 'finish']], [2, 7]],
  ['[END-1] unfinished when the time is up', [...building(FIRST_PLAN, 0, ALL.slice(0, 4)), [135_000]], [7, 7]],
])('%s: holding all eight, the winner of the round wins the match', (_, steps, defects) => {
  const { state, told } = played(eight, steps);
  expect(spaceBuilder.outcome(state)).toEqual({ winners: [0], scores: [1, 0] });
  expect(state.rounds.map((round) => round.defects)).toEqual([defects]);
  expect(types(told).slice(-2)).toEqual(['round-ended', 'match-won']);
});

test('[END-2] opening the eighth is not enough', () => {
  const won = [...building(FIRST_PLAN, 1, ALL.slice(0, -5)), [20_000, 1, 'finish'], [21_000, 1, '+8']] as const;
  const state = after(eight, won);
  expect(state.held[1]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(spaceBuilder.outcome(state)).toBeNull();
  expect(state.phase).toBe('waiting');
});

/** One round after another goes by: 15 s of waiting, 120 s of building. */
const ROUND = 135_000;

test('[END-3] three rounds in a row without a build end the match with no winner', () => {
  expect(after(eight, [[3 * ROUND - 1]]).phase).toBe('building');
  const { state, told } = played(eight, [[3 * ROUND]]);
  expect(spaceBuilder.outcome(state)).toEqual({ winners: [], scores: [0, 0] });
  expect(told.at(-1)).toEqual({ type: 'match-abandoned' });
});

test.each<[string, readonly Step[]]>([
  ['[END-3] a build in the second round', [[ROUND + FIRST_PLAN, 1, '1A0^']]],
  [
    '[END-3] a build that was taken back',
    [
      [ROUND + FIRST_PLAN, 1, '1A0^'],
      [ROUND + FIRST_PLAN, 1, '-1'],
    ],
  ],
])('%s begins the count anew', (_, steps) => {
  // Unless it was taken back the build wins the round, so that a building is opened first.
  const opening = steps.length === 1 ? 15_000 : 0;
  expect(after(eight, [...steps, [5 * ROUND + opening - 1]]).phase).toBe('building');
  const state = after(eight, [...steps, [5 * ROUND + opening]]);
  expect(state.rounds).toHaveLength(5);
  expect(spaceBuilder.outcome(state)?.winners).toEqual([]);
});

test.each(['ready', '1A0^', '-1', 'finish', '+5'])('[END-4] after the end %s is refused', (word) => {
  const steps = [...building(FIRST_PLAN, 0, ALL), [20_000, 0, 'finish']] as const;
  expect(played(eight, [...steps, [20_000, 1, word]]).refusal?.because).toBe('match-is-over');
});

test('[END-4] nothing is due after the end, the rules themselves refuse, and the boards stay', () => {
  const state = after(eight, [...building(FIRST_PLAN, 0, ALL), [20_000, 0, 'finish']]);
  expect(spaceBuilder.wakeAt(state)).toBeNull();
  const wake = { at: 20_000, by: null, move: null } as const;
  expect(spaceBuilder.play(state, wake, () => undefined)?.because).toBe('match-is-over');
  expect(state.boards[0]).toHaveLength(8);
});

test('[END-5] the scores are rounds won', () => {
  const first = [...building(FIRST_PLAN, 1, '1A7^'), [FIRST_PLAN + 120_000, 1, '+8']] as const;
  // Plan 8 asks for 1B3>, and comes up at 150 s.
  const state = after(eight, [...first, ...building(150_000, 0, '1B3>'), [270_000]]);
  expect(spaceBuilder.outcome(state)).toEqual({ winners: [0], scores: [1, 1] });
});
