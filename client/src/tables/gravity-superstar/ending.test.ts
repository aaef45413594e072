import { expect, test } from 'vitest';
import type { Event } from '#games/gravity-superstar';
import { pointsByRound } from './ending.ts';

const events = [
  { type: 'star-taken', seat: 0, colour: 'blue', cell: 1 },
  { type: 'star-taken', seat: 0, colour: 'blue', cell: 2 },
  { type: 'token-taken', seat: 1, cell: 3 },
  { type: 'round-ended', round: 0 },
  { type: 'ejected', seat: 0, by: 1, cell: 4 },
  { type: 'stolen', seat: 1, from: 0, take: 'blue' },
  { type: 'token-spent', seat: 1 },
  { type: 'round-ended', round: 1 },
] as unknown as readonly Event[];

test('[SCORE-1] [THEFT-1] what is stolen counts for the thief and no longer for its owner, pairs included', () => {
  expect(pointsByRound(events, 2)).toEqual([
    [0, 0],
    [3, 1],
    [1, 1],
  ]);
});
