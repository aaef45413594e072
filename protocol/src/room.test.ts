import { expect, test } from 'vitest';
import { standingsOf, type TallyMatch } from './room.ts';

const match = (id: string, game: string, ...players: TallyMatch['players']): TallyMatch => ({
  ...{ id, game, ended: 0, players },
});
const ada = { name: 'Ada', guest: 'a' };
const ben = { name: 'Ben', guest: 'a' };
const eve = { name: 'Eve', guest: 'e' };
const otto = { name: 'Otto', guest: null };

test('the standings count wins and points by game, of people alone', () => {
  const standings = standingsOf([
    match('1', 'space-bowl', { ...ada, points: 12, won: false }, { ...eve, points: 30, won: true }),
    match('2', 'space-lab', { ...eve, points: 9, won: false }, { ...otto, points: 40, won: true }),
    match('3', 'space-bowl', { ...ada, points: 30, won: true }, { ...eve, points: 8, won: false }),
  ]);
  expect(standings).toEqual([
    {
      ...{ guest: 'a', name: 'Ada', matches: 2, wins: 1, points: 42 },
      games: { 'space-bowl': { matches: 2, wins: 1, points: 42 } },
    },
    {
      ...{ guest: 'e', name: 'Eve', matches: 3, wins: 1, points: 47 },
      games: {
        'space-bowl': { matches: 2, wins: 1, points: 38 },
        'space-lab': { matches: 1, wins: 0, points: 9 },
      },
    },
  ]);
});

test('those who share a device each have their own standing', () => {
  const standings = standingsOf([
    match('1', 'space-lab', { ...ada, points: 1, won: false }, { ...ben, points: 2, won: true }),
  ]);
  expect(standings.map(({ name, wins }) => [name, wins])).toEqual([
    ['Ben', 1],
    ['Ada', 0],
  ]);
});
