import { expect, test } from 'vitest';
import { after, building, FIRST_PLAN, played, type Scene, type Step } from '../../tests/table.ts';

/** Seat 1 wins the first round, at this moment. */
const END = 20_000;
const won: readonly Step[] = [...building(FIRST_PLAN, 1, '1A7^ 2B5^ 3A6< 4A2^'), [END, 1, 'finish']];
const duel: Scene = { plans: [7, 8], turns: [0, 0] };

test.each([5, 6, 7, 8])('[OPEN-1] the winner may open %i and holds it', (number) => {
  const state = after(duel, [...won, [END, 1, `+${number}`]]);
  expect(state.held).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4, number],
  ]);
  expect(state.opened).toBe(number);
});

test('[OPEN-1] what was opened is held in ascending order and must be built from the next plan on', () => {
  const scene = { ...duel, held: ['1234', '12346'] };
  const first = [...building(FIRST_PLAN, 1, '1A7^ 2B5^ 3A6< 4A2^ 6B1^'), [END, 1, 'finish']] as const;
  const opened = [...first, [END, 1, '+5']] as const;
  expect(after(scene, opened).held[1]).toEqual([1, 2, 3, 4, 5, 6]);
  const { refusal } = played(scene, [
    ...opened,
    ...building(END + 15_000, 1, '1A7^ 2B5^ 3A6< 4A2^ 6B1^'),
    [END + 15_000, 1, 'finish'],
  ]);
  expect(refusal?.because).toBe('buildings-missing');
});

test.each<[string, Step, string]>([
  ['[OPEN-2] somebody else', [END, 0, '+5'], 'not-the-winner'],
  ['[OPEN-2] a building that is open', [END, 1, '+3'], 'already-open'],
])('%s', (_, step, because) => {
  expect(played(duel, [...won, step]).refusal).toEqual({ because, rule: 'OPEN-2' });
});

test('[OPEN-2] a second building is refused', () => {
  const { refusal } = played(duel, [...won, [END, 1, '+5'], [END, 1, '+6']]);
  expect(refusal).toEqual({ because: 'nothing-to-open', rule: 'OPEN-2' });
});

test.each([0, FIRST_PLAN])('[OPEN-2] at %i nobody has anything to open', (at) => {
  const { refusal } = played(duel, [[at, 1, '+5']]);
  expect(refusal).toEqual({ because: 'nothing-to-open', rule: 'OPEN-2' });
});

test('[OPEN-3] the winner has fifteen seconds; then the lowest is opened', () => {
  const scene = { ...duel, held: ['1234', '123457'] };
  const seven = [...building(FIRST_PLAN, 1, '1A7^ 2B5^ 3A6< 4A2^ 5A3> 7A0^'), [END, 1, 'finish']] as const;
  expect(after(scene, [...seven, [END + 14_999, 1, '+8']]).held[1]).toEqual([1, 2, 3, 4, 5, 7, 8]);
  const { state, told } = played(scene, [...seven, [END + 15_000]]);
  expect(state.held[1]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(told.at(-1)).toEqual({ type: 'unlocked', seat: 1, building: 6, because: 'time-is-up' });
});

test('[OPEN-3] the time is an option of the table', () => {
  const scene = { ...duel, options: { pauseSeconds: 600 } };
  const won600 = [...building(600_000, 1, '1A7^ 2B5^ 3A6< 4A2^'), [600_000, 1, 'finish']] as const;
  expect(after(scene, [...won600, [1_199_999]]).phase).toBe('choosing');
  expect(after(scene, [...won600, [1_200_000]]).phase).toBe('waiting');
});

test('[OPEN-4] without a time the choice waits for the winner', () => {
  const scene = { ...duel, options: { pauseSeconds: null } };
  const ready = [
    [0, 0, 'ready'],
    [0, 1, 'ready'],
  ] as const;
  const steps = [...ready, ...won, [9_000_000_000]] as const;
  expect(after(scene, steps).phase).toBe('choosing');
  expect(after(scene, [...steps, [9_000_000_000, 1, '+8']]).phase).toBe('waiting');
});
