import { expect, test } from 'vitest';
import type { WrittenRecording } from '#tabletop';
import { MOST_FINISHED, noLongerKept } from './no-longer-kept.ts';
import type { StoredMatch } from './stored-matches.ts';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

const match = (id: string, hoursAgo: number, movers: readonly number[], isFinished = false): StoredMatch => ({
  id,
  game: 'space-lab',
  startedAt: 0,
  touchedAt: NOW - hoursAgo * HOUR,
  people: [0],
  acting: [0],
  isFinished,
  recording: { moves: movers.map((by) => ({ at: 0, by, move: {} })) } as unknown as WrittenRecording,
});

test('a match that only bots have played in is dropped after a day; whatever was played is kept', () => {
  const matches = [
    match('left at once, long ago', 25, [1]),
    match('left at once, just now', 23, [1]),
    match('begun', 90, [1, 0]),
    match('over', 90, [], true),
  ];
  expect(noLongerKept(matches, NOW).map(({ id }) => id)).toEqual(['left at once, long ago']);
});

test('of very many finished matches those that ended last are kept', () => {
  const many = Array.from({ length: MOST_FINISHED + 2 }, (_, hours) => match(`ended ${hours} h ago`, hours, [0], true));
  const seenToday = { ...match('long over, seen again today', 0, [0], true), finishedAt: 1 };
  expect(noLongerKept([seenToday, ...many], NOW).map(({ id }) => id)).toEqual([
    `ended ${MOST_FINISHED} h ago`,
    `ended ${MOST_FINISHED + 1} h ago`,
    'long over, seen again today',
  ]);
});
