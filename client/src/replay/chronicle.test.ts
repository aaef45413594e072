import { expect, test } from 'vitest';
import { findGame } from '#games';
import { parseRecording } from '#tabletop';
import { finishedMatch } from '../../tests/finished-match.ts';
import { Chronicle } from './chronicle.ts';

function opened(change: object = {}): Chronicle {
  const read = parseRecording({ ...finishedMatch().recording, ...change }, findGame);
  if (!read.ok) throw new Error(read.error);
  return new Chronicle(read.value);
}

test('every move is a moment, and the last one shows the end', () => {
  const { recording } = finishedMatch();
  const chronicle = opened();
  expect(chronicle.moments).toHaveLength(recording.moves.length + 1);
  expect(chronicle.outcome).toEqual({ winners: [0], scores: [5, 2] });
  expect(chronicle.scene(chronicle.moments.length - 1, 1).outcome).toEqual(chronicle.outcome);
  expect(chronicle.scene(0, 1).outcome).toBeNull();
});

test('through one seat’s eyes others’ boards stay hidden while a plan is up', () => {
  const chronicle = opened();
  const building = chronicle.moments.findIndex(({ events }) => events.some(({ type }) => type === 'built'));
  const boards = (viewer: 0 | 1): readonly boolean[] =>
    (chronicle.scene(building, viewer).view as { boards: readonly unknown[] }).boards.map((board) => board !== null);
  expect([boards(0), boards(1)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a changed recording is found out', () => {
  const { recording } = finishedMatch();
  expect(opened().verification(null)).toMatchObject({ ok: true, chance: 'unproven', commitment: null });
  const moves = recording.moves.map((input, index) =>
    index === 3 ? { ...input, move: { type: 'unlock', building: 5 } } : input,
  );
  expect(opened({ moves }).verification(null)).toEqual({ ok: false, because: 'move-refused', move: 3 });
});
