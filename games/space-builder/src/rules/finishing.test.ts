import { expect, test } from 'vitest';
import { after, building, FIRST_PLAN, played, type Scene, types } from '../../tests/table.ts';

const CITY = '1A7^ 2B5^ 3A6< 4A2^';
const duel: Scene = { plans: [7, 8], turns: [0, 0] };
const trio: Scene = { ...duel, players: 3 };

test.each<[string, string, string | null]>([
  ['[FINISH-1] with all that is held', '1A7^ 2B5^ 3A6< 4A2^', null],
  ['[FINISH-1] with all that is held, however wrong', '1A0^ 2A1^ 3A2^ 4A3^', null],
  ['[FINISH-1] with one in hand', '1A7^ 2B5^ 3A6<', 'buildings-missing'],
  ['[FINISH-1] with nothing built', '', 'buildings-missing'],
])('%s', (_, board, because) => {
  const { refusal } = played(trio, [...building(FIRST_PLAN, 1, board), [20_000, 1, 'finish']]);
  expect(refusal?.because ?? null).toBe(because);
});

test('[FINISH-1] an opened building must be built too', () => {
  const scene = { ...duel, held: ['12346', '1234'] };
  const { refusal } = played(scene, [...building(FIRST_PLAN, 0, CITY), [20_000, 0, 'finish']]);
  expect(refusal).toEqual({ because: 'buildings-missing', rule: 'FINISH-1' });
});

test.each(['1A0^', '1A7^', '-1', '-5', 'finish', '5A0^'])('[FINISH-2] a locked board refuses %s', (word) => {
  const steps = [...building(FIRST_PLAN, 0, CITY), [20_000, 0, 'finish'], [20_001, 0, word]] as const;
  expect(played(trio, steps).refusal).toEqual({ because: 'board-locked', rule: 'FINISH-2' });
});

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
])('[FINISH-3] among %i players the round ends with finisher %i', (players, finishers) => {
  const steps = [0, 1, 2, 3]
    .slice(0, finishers)
    .flatMap((seat) => [...building(FIRST_PLAN, seat, CITY), [FIRST_PLAN, seat, 'finish'] as const]);
  expect(after({ ...duel, players }, steps.slice(0, -1)).phase).toBe('building');
  expect(after({ ...duel, players }, steps).phase).toBe('choosing');
});

test('[FINISH-3] the last player stops as they are', () => {
  const steps = [...building(16_000, 0, CITY), ...building(17_000, 1, '1A7^ 4B0<'), [18_000, 0, 'finish']] as const;
  const state = after(duel, steps);
  expect(state.boards[1]).toHaveLength(2);
  expect(state.rounds).toEqual([{ plan: 7, defects: [0, 4], finished: [0], winner: 0 }]);
});

test.each([30, 120, 600])('[FINISH-4] with %i seconds the round ends then', (roundSeconds) => {
  const scene = { ...trio, options: { roundSeconds } };
  const end = FIRST_PLAN + 1000 * roundSeconds;
  expect(after(scene, [[end - 1]]).rounds).toEqual([]);
  expect(after(scene, [[end]]).rounds).toEqual([{ plan: 7, defects: [4, 4, 4], finished: [], winner: null }]);
});

test('[FINISH-4] the time runs from when the plan came up, which may be early', () => {
  const ready = [0, 1, 2].map((seat) => [4_000, seat, 'ready'] as const);
  expect(after(trio, ready).deadline).toBe(124_000);
});

test('[FINISH-4] the clock ends a round in which some have finished', () => {
  const steps = [
    ...building(16_000, 2, CITY),
    [17_000, 2, 'finish'],
    [17_500, 0, '1A7^'],
    [FIRST_PLAN + 120_000],
  ] as const;
  const { state, told } = played(trio, steps);
  expect(state.rounds).toEqual([{ plan: 7, defects: [3, 4, 0], finished: [2], winner: 2 }]);
  expect(told.at(-1)).toEqual({
    type: 'round-ended',
    round: 1,
    because: 'time-is-up',
    order: [2, 0, 1],
    faults: [
      [2, 3, 4].map((missing) => ({ building: missing, fault: 'missing' })),
      [1, 2, 3, 4].map((missing) => ({ building: missing, fault: 'missing' })),
      [],
    ],
    defects: [3, 4, 0],
    winner: 2,
  });
});

test('[FINISH-5] without a time only the players end the round', () => {
  const scene = { ...duel, options: { roundSeconds: null } };
  expect(after(scene, [[9_000_000_000]]).phase).toBe('building');
  const steps = [...building(9_000_000_000, 0, CITY), [9_000_000_000, 0, 'finish']] as const;
  expect(after(scene, steps).phase).toBe('choosing');
});

test('[FINISH-6] two who finish at the same moment rank as their moves came', () => {
  const built = [...building(16_000, 0, CITY), ...building(16_000, 1, CITY)];
  const { state, told } = played(trio, [...built, [17_000, 1, 'finish'], [17_000, 0, 'finish']]);
  expect(state.rounds).toEqual([{ plan: 7, defects: [0, 0, 4], finished: [1, 0], winner: 1 }]);
  expect(types(told).slice(-3)).toEqual(['finished', 'finished', 'round-ended']);
});
