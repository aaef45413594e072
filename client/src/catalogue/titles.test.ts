import { expect, test } from 'vitest';
import { GAMES } from '#games';
import { isRealTime } from '#tabletop';
import { COVERS, TITLES } from './titles.ts';

test.each(TITLES)('the first screen says of %s what its rules say', (title) => {
  const { seats, pace } = COVERS[title];
  expect(seats).toEqual(GAMES[title].seats);
  expect(pace).toBe(isRealTime(GAMES[title]) ? 'real-time' : 'turns');
});
