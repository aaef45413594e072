import { expect, test } from 'vitest';
import type { GameFigures, PlayedMatch } from '#protocol';
import { finishedMatch } from '../../../tests/finished-match.ts';
import type { StoredMatch } from '../../local/stored-matches.ts';
import { figuresWith, listed, type Played, placeOf, playedHere, resultOf, trendOf } from './own-matches.ts';

const stored: StoredMatch = {
  ...{ id: 'here', game: 'space-builder', startedAt: 10, touchedAt: 99, people: [0], acting: [], isFinished: true },
  ...{ recording: finishedMatch().recording, outcome: { winners: [0], scores: [5, 2] }, finishedAt: 20 },
};

const here = (change: Partial<StoredMatch> = {}): Played => {
  const played = playedHere({ ...stored, ...change }, 'Ada');
  if (played === null) throw new Error('nobody played');
  return played;
};

const served = (id: string, ended: number | null): PlayedMatch => ({ ...here(), id, ended, began: ended });

test('a match of the device is told as the server would: own seat, the others, when it ended and how', () => {
  expect(here()).toMatchObject({
    ...{ id: 'here', state: 'finished', seat: 0, began: 10, ended: 20, isHere: true, isOfDevice: true },
    players: [
      { name: 'Ada', person: null, isMine: true },
      { name: 'Grace', bot: 'regular', person: null, isMine: false },
    ],
  });
  expect(playedHere({ ...stored, isFinished: false }, 'Ada')).toBeNull();
  expect(playedHere({ ...stored, people: [] }, 'Ada')).toBeNull();
});

test('of several people at one device the seat under one’s own name is one’s own, or the first', () => {
  expect(playedHere({ ...stored, people: [0, 1] }, 'Grace')?.seat).toBe(1);
  expect(playedHere({ ...stored, people: [0, 1] }, 'Otter')?.seat).toBe(0);
});

test.each([
  [{ winners: [0], scores: [5, 2] }, 'you-won', 1],
  [{ winners: [1], scores: [2, 5] }, 'they-won', 2],
  [{ winners: [0, 1], scores: [5, 5] }, 'shared', 1],
  [{ winners: [], scores: [5, 5] }, 'nobody', 1],
] as const)('%o is %s, on place %i', (outcome, result, place) => {
  expect([resultOf({ ...here(), outcome }), placeOf(outcome, 0)]).toEqual([result, place]);
});

test('without an outcome a match was broken off', () => {
  expect(resultOf({ ...here(), outcome: null })).toBe('broken-off');
});

test('the figures of the server and those of the device add up', () => {
  const course = [{ match: 'there', ended: 30, score: 3, isWon: false, seats: 2 }];
  const figures: GameFigures = { game: 'space-builder', matches: 4, wins: 1, ofDevice: 0, best: 4, course };
  const own = here({ id: 'own', finishedAt: 10 });
  const alone = { ...own, id: 'lab', game: 'space-lab', outcome: { winners: [], scores: [-3] }, players: [], seat: 0 };
  expect(figuresWith([figures], [own, alone])).toEqual([
    {
      ...{ game: 'space-builder', matches: 5, wins: 2, best: 5 },
      course: [{ match: 'own', ended: 10, score: 5, isWon: true, seats: 2 }, ...course],
    },
    {
      ...{ game: 'space-lab', matches: 1, wins: 0, best: -3 },
      course: [{ match: 'lab', ended: 10, score: -3, isWon: false, seats: 0 }],
    },
  ]);
});

test('the trend is the average of the last ones, once there are enough', () => {
  expect(trendOf([1, 2, 3, 6], 3)).toEqual([null, null, 2, 11 / 3]);
});

test('what the device has that is older than the server’s last waits until everything between is there', () => {
  const own = [here({ id: 'new', finishedAt: 50 }), here({ id: 'old', finishedAt: 5 })];
  const ids = (hasOlder: boolean): readonly string[] =>
    listed({ served: [served('b', 60), served('a', 40)], hasOlder, here: own }).map(({ id }) => id);
  expect(ids(true)).toEqual(['b', 'new', 'a']);
  expect(ids(false)).toEqual(['b', 'new', 'a', 'old']);
});
