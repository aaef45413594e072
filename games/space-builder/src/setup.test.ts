import { expect, test } from 'vitest';
import { defaultOptions, parseOptions, quickChance } from '#tabletop';
import { spaceBuilder } from './index.ts';
import { parseSetup } from './parse-setup.ts';

const table = { options: defaultOptions(spaceBuilder.options), seatCount: 2 };
const TWENTY = Array.from({ length: 20 }, (_, index) => index + 1);

test('[SETUP-1] two to four players', () => {
  expect(spaceBuilder.seats).toEqual({ min: 2, max: 4 });
});

test.each([2, 3, 4])('[SETUP-2] each of %i players holds the starred buildings and nothing is built', (seatCount) => {
  const state = spaceBuilder.setup({ ...table, seatCount }, quickChance(1), null);
  expect(spaceBuilder.result(state)).toEqual({
    held: Array.from({ length: seatCount }, () => [1, 2, 3, 4]),
    round: 0,
    rounds: [],
    boards: Array.from({ length: seatCount }, () => []),
    winners: null,
  });
});

test.each<[string, unknown]>([
  ['nothing at all', {}],
  ['[SETUP-5] no plans', { plans: [] }],
  ['[SETUP-5] some plans', { plans: [20, 1, 7] }],
  ['[SETUP-5] all plans', { plans: TWENTY }],
  ['[SETUP-5] plans of two shuffles', { plans: [...TWENTY, ...TWENTY] }],
  ['[SETUP-5] the same plan last of one shuffle and first of the next', { plans: [...TWENTY, 20, 19] }],
  ['[SETUP-6] no turns', { turns: [] }],
  ['[SETUP-6] the same turn again and again', { turns: [3, 3, 3, 0, 0] }],
  ['[SETUP-6] more turns than plans', { plans: [1], turns: [0, 1, 2, 3] }],
  ['[SETUP-6] more plans than turns', { plans: [1, 2, 3], turns: [0] }],
  [
    '[SETUP-7] buildings in any order',
    {
      held: [
        [4, 8, 1, 2, 3],
        [3, 2, 1, 4],
      ],
    },
  ],
  ['[SETUP-7] all eight for everybody', { held: [TWENTY.slice(0, 8), TWENTY.slice(0, 8)] }],
])('%s is a set-up', (_, json) => {
  expect(parseSetup(json, table).ok).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['a text', 'plans'],
  ['an unknown key', { plan: [1] }],
  ['[SETUP-5] plans that are no list', { plans: 7 }],
  ['[SETUP-5] plans that are null', { plans: null }],
  ['[SETUP-5] plan 0', { plans: [0] }],
  ['[SETUP-5] plan 21', { plans: [21] }],
  ['[SETUP-5] a plan and a half', { plans: [1.5] }],
  ['[SETUP-5] a plan as text', { plans: ['1'] }],
  ['[SETUP-5] a plan twice', { plans: [1, 2, 1] }],
  ['[SETUP-5] a plan twice in the second twenty', { plans: [...TWENTY, 5, 5] }],
  ['[SETUP-5] the twentieth repeats the first', { plans: [...TWENTY.slice(0, 19), 1] }],
  ['[SETUP-6] turns that are no list', { turns: { 0: 1 } }],
  ['[SETUP-6] turns that are null', { turns: null }],
  ['[SETUP-6] four quarter turns', { turns: [4] }],
  ['[SETUP-6] a turn back', { turns: [-1] }],
  ['[SETUP-6] half a quarter turn', { turns: [0.5] }],
  ['[SETUP-6] a turn as text', { turns: ['1'] }],
  ['[SETUP-7] hands that are null', { held: null }],
  ['[SETUP-7] hands that are no list', { held: '1234' }],
  ['[SETUP-7] a hand too few', { held: [[1, 2, 3, 4]] }],
  [
    '[SETUP-7] a hand too many',
    {
      held: [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ],
    },
  ],
  ['[SETUP-7] a hand that is no list', { held: [[1, 2, 3, 4], 1234] }],
  ['[SETUP-7] an empty hand', { held: [[1, 2, 3, 4], []] }],
  [
    '[SETUP-7] a starred building locked',
    {
      held: [
        [1, 2, 3, 4],
        [1, 2, 3, 5],
      ],
    },
  ],
  [
    '[SETUP-7] a building twice',
    {
      held: [
        [1, 2, 3, 4],
        [1, 2, 3, 4, 4],
      ],
    },
  ],
  [
    '[SETUP-7] building 9',
    {
      held: [
        [1, 2, 3, 4],
        [1, 2, 3, 4, 9],
      ],
    },
  ],
  [
    '[SETUP-7] building 0',
    {
      held: [
        [1, 2, 3, 4],
        [0, 1, 2, 3, 4],
      ],
    },
  ],
  [
    '[SETUP-7] a building as text',
    {
      held: [
        [1, 2, 3, 4],
        [1, 2, 3, 4, '5'],
      ],
    },
  ],
])('%s is no set-up', (_, json) => {
  expect(parseSetup(json, table).ok).toBe(false);
});

test.each<[unknown, string]>([
  [[], 'a set-up is an object'],
  [{ plan: [1] }, 'unknown key "plan"; a set-up has: plans, turns, held'],
  [{ plans: [21] }, '"plans" must be a list of plan numbers, 1 to 20'],
  [{ plans: [1, 2, 1] }, '"plans" names 1 twice within one twenty, the second time at 2'],
  [{ turns: [4] }, '"turns" must be a list of quarter turns, 0 to 3'],
  [{ held: [] }, '"held" must list the building numbers of each of the 2 seats, 1 to 4 among them, none twice'],
])('%j: "%s"', (json, error) => {
  expect(parseSetup(json, table)).toEqual({ ok: false, error });
});

test('[SETUP-7] a match from the middle begins with the wait for the first plan', () => {
  const given = parseSetup(
    {
      held: [
        [4, 8, 1, 2, 3],
        [3, 2, 1, 4],
      ],
    },
    table,
  );
  if (!given.ok) throw new Error(given.error);
  const state = spaceBuilder.setup(table, quickChance(1), given.value);
  expect([state.phase, state.deadline, state.rounds]).toEqual(['waiting', 15_000, []]);
  expect(state.held).toEqual([
    [1, 2, 3, 4, 8],
    [1, 2, 3, 4],
  ]);
});

test.each<[string, unknown, boolean]>([
  ['[FINISH-4] 30 seconds', { roundSeconds: 30 }, true],
  ['[FINISH-4] 29 seconds', { roundSeconds: 29 }, false],
  ['[FINISH-4] 600 seconds', { roundSeconds: 600 }, true],
  ['[FINISH-4] 601 seconds', { roundSeconds: 601 }, false],
  ['[FINISH-4] 60.5 seconds', { roundSeconds: 60.5 }, false],
  ['[FINISH-5] no time', { roundSeconds: null }, true],
  ['[OPEN-3] 5 seconds', { pauseSeconds: 5 }, true],
  ['[OPEN-3] 4 seconds', { pauseSeconds: 4 }, false],
  ['[OPEN-3] 600 seconds', { pauseSeconds: 600 }, true],
  ['[OPEN-3] 601 seconds', { pauseSeconds: 601 }, false],
  ['[PACE-4] no time', { pauseSeconds: null }, true],
  ['[PLAN-4] upright', { upright: true }, true],
  ['[PLAN-4] half upright', { upright: 1 }, false],
])('the option %s: %j %s', (_, json, ok) => {
  expect(parseOptions(spaceBuilder.options, json).ok).toBe(ok);
});

test('[FINISH-4] [OPEN-3] the options when nothing is said', () => {
  expect(table.options).toEqual({ upright: false, roundSeconds: 300, pauseSeconds: 15 });
});
