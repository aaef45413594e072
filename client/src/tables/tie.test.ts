import { expect, test } from 'vitest';
import { tieOf } from './tie.ts';

test.each([
  ['one has most points', [0], [15, 14, 9], null],
  ['two are last together', [0], [15, 9, 9], null],
  ['two have most, and one of them wins', [1], [15, 15, 9], { is: 'decided', points: 15 }],
  ['two have most, and share it', [0, 1], [15, 15, 9], { is: 'shared', points: 15 }],
  ['three have most, and two share it', [0, 2], [15, 15, 15], { is: 'shared', points: 15 }],
] as const)('%s', (_, winners, scores, tie) => {
  expect(tieOf(winners, scores)).toEqual(tie);
});
