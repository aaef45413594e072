import { expect, test } from 'vitest';
import type { WrittenRecording } from '#tabletop';
import type { StoredMatch } from '../../local/stored-matches.ts';
import { neverPlayed } from './never-played.ts';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;

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
  expect(neverPlayed(matches, NOW).map(({ id }) => id)).toEqual(['left at once, long ago']);
});
