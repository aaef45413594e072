/** The worked examples of the rules, in their order. Plan 7: 1A7^ 2B5^ 3A6< 4A2^ 5A3> 6B1^ 7A0^ 8A4^ */

import { expect, test } from 'vitest';
import { spaceBuilder } from '../src/index.ts';
import { after, building, FIRST_PLAN, played, type Scene } from './table.ts';

const seven: Scene = { plans: [7, 8], turns: [1, 2] };

test('1. [WIN-1] B turned one wrong, C took a wrong face, A lacks one: A wins and opens a building', () => {
  const [a, b, c] = [0, 1, 2];
  const state = after({ ...seven, players: 3 }, [
    ...building(20_000, a, '1A7^ 2B5^ 3A6<'),
    ...building(21_000, b, '1A7^ 2B5> 3A6< 4A2^'),
    ...building(22_000, c, '1A7^ 2B5^ 3A6< 4B2^'),
    [23_000, b, 'finish'],
    [24_000, c, 'finish'],
    [25_000, a, '+6'],
  ]);
  expect(spaceBuilder.result(state).rounds).toEqual([{ plan: 7, defects: [1, 2, 2], finished: [b, c], winner: a }]);
  expect(state.held).toEqual([
    [1, 2, 3, 4, 6],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]);
});

test.each([
  ['1A5^ 2B7^ 3A6< 4A2^', 4, '[INSP-2] two buildings swapped'],
  ['1B7v 2B5^ 3A6< 4A2^', 2, '[INSP-3] face and turn wrong on the right plot'],
])('2. %s has %i defects: %s', (board, defects) => {
  const state = after(seven, [...building(20_000, 0, board), [21_000, 0, 'finish']]);
  expect(state.rounds[0]?.defects).toEqual([defects, 4]);
});

test('3. [WIN-2] equal defects: the earlier finisher wins', () => {
  const state = after({ ...seven, players: 3 }, [
    ...building(20_000, 2, '1A7^ 2B5^ 3A6< 4B2^'),
    ...building(20_000, 1, '1B7^ 2B5^ 3A6< 4A2^'),
    [21_000, 2, 'finish'],
    [22_000, 1, 'finish'],
  ]);
  expect(state.rounds).toEqual([{ plan: 7, defects: [4, 2, 2], finished: [2, 1], winner: 2 }]);
});

test('4. [END-2] [END-1] the eighth is opened, no victory yet; the next round won: victory', () => {
  const scene = { ...seven, held: ['1234567', '1234'] };
  const opened = [
    ...building(FIRST_PLAN, 0, '1A7^ 2B5^ 3A6< 4A2^ 5A3> 6B1^ 7A0^'),
    [20_000, 0, 'finish'],
    [21_000, 0, '+8'],
    [22_000, 0, 'ready'],
    [22_000, 1, 'ready'],
  ] as const;
  expect(spaceBuilder.result(after(scene, opened))).toMatchObject({ round: 1, winners: null });
  const state = after(scene, [
    ...opened,
    ...building(30_000, 0, '1B3> 2B0< 3A2> 4B6> 5A1> 6B4> 7A7v 8A5>'),
    [31_000, 0, 'finish'],
  ]);
  expect(spaceBuilder.result(state)).toMatchObject({ round: 2, winners: [0] });
});

test('5. [INSP-5] on the plot the plan gives to a building the player does not hold: 2', () => {
  const state = after(seven, [...building(20_000, 0, '1A7^ 2B5^ 3A6< 4A4^'), [21_000, 0, 'finish']]);
  expect(state.rounds[0]?.defects).toEqual([2, 4]);
});

test('6. [WIN-5] one finishes with three wrong faces, the other has an empty board: that one wins and opens', () => {
  const state = after(seven, [...building(20_000, 0, '1B7^ 2A5^ 3B6< 4A2^'), [21_000, 0, 'finish'], [22_000, 1, '+5']]);
  expect(state.rounds).toEqual([{ plan: 7, defects: [6, 4], finished: [0], winner: 1 }]);
  expect(state.held).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ]);
});

test('7. [INSP-6] boards are inspected in order of speed, the stopped player’s last', () => {
  const { told } = played({ ...seven, players: 3 }, [
    ...building(20_000, 2, '1A7^ 2B5^ 3A6< 4A2^'),
    ...building(20_000, 1, '1A7^ 2B5^ 3A6< 4A2^'),
    [21_000, 2, 'finish'],
    [22_000, 1, 'finish'],
  ]);
  expect(told.findLast((event) => event.type === 'round-ended')).toMatchObject({ order: [2, 1, 0] });
});
