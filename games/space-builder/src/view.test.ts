import { expect, test } from 'vitest';
import { quickChance, type Viewer } from '#tabletop';
import { after, building, FIRST_PLAN, played, type Scene } from '../tests/table.ts';
import { eventFor } from './events.ts';
import { imagine } from './imagine.ts';
import { spaceBuilder, type View } from './index.ts';
import { readBoard, writeBoard } from './notation.ts';
import { shownPlan } from './plans.ts';

const CITY = '1A7^ 2B5^ 3A6< 4A2^';
const trio: Scene = { players: 3, plans: [7, 8], turns: [3, 0], held: ['1234', '12345', '1234'] };
const midRound = [...building(20_000, 0, CITY), [21_000, 0, 'finish'], ...building(22_000, 1, '1A0^ 5B1v')] as const;

const boardsSeen = (view: View): readonly (string | null)[] =>
  view.boards.map((board) => (board === null ? null : writeBoard(board)));

test.each<[string, Viewer, readonly (string | null)[]]>([
  ['[SIGHT-1] a player who has finished sees their own board', 0, [CITY, null, null]],
  ['[SIGHT-1] a player who is building sees their own board', 1, [null, '1A0^ 5B1v', null]],
  ['[SIGHT-1] a player who has built nothing sees their own board', 2, [null, null, '']],
  ['[SIGHT-2] a spectator sees all boards', 'spectator', [CITY, '1A0^ 5B1v', '']],
])('%s', (_, viewer, boards) => {
  expect(boardsSeen(spaceBuilder.view(after(trio, midRound), viewer))).toEqual(boards);
});

test('[SIGHT-1] how many buildings each has placed and who has finished is seen by all', () => {
  const { placed, finished } = spaceBuilder.view(after(trio, midRound), 2);
  expect([placed, finished]).toEqual([[4, 2, 0], [0]]);
});

test.each<[Viewer]>([[0], [1], [2], ['spectator']])(
  '[SIGHT-3] [PLAN-6] after the round %s sees all boards',
  (viewer) => {
    const state = after(trio, [...midRound, [FIRST_PLAN + 120_000]]);
    const view = spaceBuilder.view(state, viewer);
    expect(boardsSeen(view)).toEqual([CITY, '1A0^ 5B1v', '']);
    expect(view.faults?.[1]).toEqual([
      { building: 1, fault: 'misplaced' },
      { building: 2, fault: 'missing' },
      { building: 3, fault: 'missing' },
      { building: 4, fault: 'missing' },
      { building: 5, fault: 'misplaced' },
    ]);
  },
);

test('[OPEN-1] what the winner has opened since is no fault of the last round', () => {
  const state = after(trio, [...midRound, [FIRST_PLAN + 120_000], [FIRST_PLAN + 120_000, 0, '+8']]);
  const view = spaceBuilder.view(state, 2);
  expect([view.held[0], view.opened, view.faults?.[0]]).toEqual([[1, 2, 3, 4, 8], 8, []]);
});

test('[SIGHT-4] [PLAN-2] the plan that is up is seen as it lies, and nothing of those to come', () => {
  const view = spaceBuilder.view(after(trio, midRound), 2);
  expect(view.plan).toEqual(shownPlan(7, 3));
  const other = spaceBuilder.view(after({ ...trio, plans: [7, 12], turns: [3, 2] }, midRound), 2);
  expect(JSON.stringify(other)).toBe(JSON.stringify(view));
});

test('[SIGHT-4] before the first plan there is none to see', () => {
  const view = spaceBuilder.view(after(trio, []), 'spectator');
  expect([view.plan, view.faults, view.deadline, view.phase]).toEqual([null, null, 15_000, 'waiting']);
});

test('[SIGHT-1] a view has these things and no others', () => {
  expect(spaceBuilder.view(after({ plans: [7], turns: [0] }, [[20_000, 0, '3B5v']]), 1)).toEqual({
    viewer: 1,
    options: { upright: false, roundSeconds: 120, pauseSeconds: 15 },
    phase: 'building',
    since: 15_000,
    deadline: 135_000,
    round: 0,
    rounds: [],
    plan: shownPlan(7, 0),
    held: [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
    boards: [null, []],
    placed: [1, 0],
    finished: [],
    ready: [false, false],
    hasBuilt: true,
    idleRounds: 0,
    opened: null,
    faults: null,
    winners: null,
  });
});

/** What seat 2 hears of what seat 0 does. */
const heard = (words: string): readonly unknown[] =>
  played(trio, building(20_000, 0, words))
    .told.flatMap((event) => eventFor(event, 2) ?? [])
    .slice(1);

const placed = (count: number): unknown => ({ type: 'placed', seat: 0, placed: count });

test.each<[string, string, readonly unknown[]]>([
  ['[SIGHT-5] a building comes to the board', '1A0^', [placed(1)]],
  ['[SIGHT-5] a building moves', '1A0^ 1B3<', [placed(1)]],
  ['[SIGHT-5] a building takes the place of another', '1A0^ 2A0^', [placed(1)]],
  ['[SIGHT-5] a building moves on another', '1A0^ 2A1^ 2A0^', [placed(1), placed(2), placed(1)]],
  ['[SIGHT-5] a building is taken back', '1A0^ -1', [placed(1), placed(0)]],
])('%s: what others notice', (_, words, events) => {
  expect(heard(words)).toEqual(events);
});

test.each<[Viewer]>([[0], ['spectator']])('[SIGHT-2] %s hears everything', (viewer) => {
  const { told } = played(trio, [...building(20_000, 0, '1A0^ 2A0^ -2')]);
  expect(told.map((event) => eventFor(event, viewer))).toEqual(told);
});

test('[SIGHT-1] an imagined match keeps to what is seen', () => {
  const view = spaceBuilder.view(after(trio, midRound), 1);
  const state = imagine(view, quickChance(3));
  expect(state.boards.map((board) => board.length)).toEqual([4, 2, 0]);
  expect(state.boards[0]?.map((each) => each.building)).toEqual([1, 2, 3, 4]);
  expect(new Set(state.boards[0]?.map(({ plot }) => plot)).size).toBe(4);
  expect(state.boards[1]).toEqual(readBoard('1A0^ 5B1v'));
  expect([state.comingPlans, state.comingTurns]).toEqual([[], []]);
});
