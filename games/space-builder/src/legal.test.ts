import { expect, test } from 'vitest';
import type { Viewer } from '#tabletop';
import { after, building, FIRST_PLAN, type Scene, type Step } from '../tests/table.ts';
import { type Move, spaceBuilder } from './index.ts';
import { writeMove } from './notation.ts';

const CITY = '1A7^ 2B5^ 3A6< 4A2^';
const trio: Scene = { players: 3, plans: [7, 8], turns: [3, 0], held: ['1234', '123457', '1234'] };

function legal(steps: readonly Step[], viewer: Viewer): readonly Move[] {
  return spaceBuilder.legalMoves(spaceBuilder.view(after(trio, steps), viewer));
}

const words = (moves: readonly Move[]): readonly string[] => moves.map(writeMove);
const rest = (moves: readonly Move[]): readonly string[] => words(moves.filter(({ type }) => type !== 'build'));

test('[BUILD-2] every held building, face, plot and turn is offered once', () => {
  const offered = words(legal([[FIRST_PLAN]], 1));
  expect(offered).toHaveLength(6 * 2 * 8 * 4);
  expect(new Set(offered).size).toBe(6 * 2 * 8 * 4);
  expect(offered.filter((word) => word.startsWith('6') || word.startsWith('8'))).toEqual([]);
});

test('[BUILD-5] what stands there already is offered too', () => {
  expect(words(legal([[FIRST_PLAN, 0, '3B5v']], 0))).toContain('3B5v');
});

const finished: readonly Step[] = [...building(20_000, 0, CITY), [21_000, 0, 'finish']];
const ended: readonly Step[] = [...finished, [FIRST_PLAN + 120_000]];

test.each<[string, readonly Step[], Viewer, readonly string[]]>([
  ['[PACE-3] at the start', [], 0, ['ready']],
  ['[PACE-3] once ready', [[0, 0, 'ready']], 0, []],
  ['[BUILD-6] with two on the board', building(FIRST_PLAN, 1, '1A0^ 7B1^'), 1, ['-1', '-7']],
  ['[FINISH-1] with all on the board', building(FIRST_PLAN, 0, CITY), 0, ['-1', '-2', '-3', '-4', 'finish']],
  ['[FINISH-2] with the board locked', finished, 0, []],
  ['[OPEN-1] the winner', ended, 0, ['+5', '+6', '+7', '+8', 'ready']],
  ['[OPEN-2] somebody else', ended, 1, ['ready']],
  ['[OPEN-2] after opening', [...ended, [FIRST_PLAN + 120_000, 0, '+5']], 0, ['ready']],
  ['a spectator', [], 'spectator', []],
  ['[END-4] after the end', [[3 * 135_000]], 0, []],
])('%s', (_, steps, viewer, offered) => {
  expect(rest(legal(steps, viewer))).toEqual(offered);
});

test('[FINISH-2] a locked board is offered no builds', () => {
  expect(legal(finished, 0)).toEqual([]);
});
