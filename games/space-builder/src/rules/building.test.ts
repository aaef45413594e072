import { expect, test } from 'vitest';
import { building, FIRST_PLAN, played, type Scene } from '../../tests/table.ts';
import { writeBoard } from '../notation.ts';

const duel: Scene = { plans: [7], turns: [1], held: ['1234', '12345'] };

/** The board of the seat after these words, and what happened to the last one. */
function tried(seat: number, words: string): { readonly board: string; readonly because: string | null } {
  const { state, refusal } = played(duel, building(FIRST_PLAN, seat, words));
  return { board: writeBoard(state.boards[seat] ?? []), because: refusal?.because ?? null };
}

test.each<[string, number, string, string, string | null]>([
  ['[BUILD-2] face, plot and turn as you like', 0, '3B5v', '3B5v', null],
  ['[BUILD-2] in any order', 0, '4A7< 2B0^ 1A3>', '1A3> 2B0^ 4A7<', null],
  ['[BUILD-2] a locked building', 0, '1A0^ 5A1^', '1A0^', 'building-locked'],
  ['[BUILD-2] an open one', 1, '1A0^ 5A1^', '1A0^ 5A1^', null],
  ['[BUILD-3] to another plot', 0, '1A0^ 1A4^', '1A4^', null],
  ['[BUILD-3] the other face', 0, '1A0^ 1B0^', '1B0^', null],
  ['[BUILD-3] another turn', 0, '1A0^ 1A0<', '1A0<', null],
  ['[BUILD-4] on an occupied plot', 0, '1A0^ 2A0^', '2A0^', null],
  ['[BUILD-4] from another plot: no change of places', 0, '1A0^ 2A1^ 2B0v', '2B0v', null],
  ['[BUILD-5] exactly what stands there', 0, '1A0^ 2A1^ 1A0^', '1A0^ 2A1^', null],
  ['[BUILD-6] taken back', 0, '1A0^ 2A1^ -1', '2A1^', null],
  ['[BUILD-6] and built again', 0, '1A0^ -1 1B2>', '1B2>', null],
  ['[BUILD-6] what is in hand', 0, '1A0^ -2', '1A0^', 'not-on-board'],
  ['[BUILD-6] what was sent back', 0, '1A0^ 2A0^ -1', '2A0^', 'not-on-board'],
  ['[BUILD-6] what is locked', 0, '1A0^ -8', '1A0^', 'not-on-board'],
])('%s', (_, seat, words, board, because) => {
  expect(tried(seat, words)).toEqual({ board, because });
});

test.each(['1A0^', '-1', 'finish'])('[BUILD-1] %s before the plan is up is refused', (word) => {
  const { refusal } = played(duel, [[FIRST_PLAN - 1, 0, word]]);
  expect(refusal).toEqual({ because: 'no-plan-up', rule: 'BUILD-1' });
});

test.each(['1A0^', '-1', 'finish'])('[BUILD-1] %s after the round is refused', (word) => {
  const { refusal } = played(duel, [
    [FIRST_PLAN, 0, '1A0^'],
    [FIRST_PLAN + 120_000, 0, word],
  ]);
  expect(refusal).toEqual({ because: 'no-plan-up', rule: 'BUILD-1' });
});

test('[BUILD-4] what happened is told with what it did to the rest', () => {
  const { told } = played(duel, building(FIRST_PLAN, 0, '1A0^ 2A1^ 2B0v'));
  expect(told.at(-1)).toEqual({
    type: 'built',
    seat: 0,
    built: { building: 2, face: 'B', plot: 0, turn: 2 },
    before: { building: 2, face: 'A', plot: 1, turn: 0 },
    sentBack: 1,
    placed: 1,
    placedBefore: 2,
  });
});

test('[BUILD-5] nothing is told when nothing has changed', () => {
  const { told } = played(duel, building(FIRST_PLAN, 0, '1A0^ 1A0^'));
  expect(told.map(({ type }) => type)).toEqual(['plan-came-up', 'built']);
});
