import { expect, test } from 'vitest';
import { handingOf, seatToHandTo } from './handing.ts';

const playing = { outcome: null };

test.each([
  ['it is still the viewer’s turn', [0, 1], { ...playing, viewer: 0, acting: [0] }, null],
  ['the neighbour’s turn', [0, 1], { ...playing, viewer: 0, acting: [1] }, 1],
  ['a bot’s turn', [0, 1], { ...playing, viewer: 0, acting: [2] }, null],
  ['both can act: whoever holds it keeps it', [0, 1], { ...playing, viewer: 1, acting: [0, 1] }, null],
  ['alone at the device', [0], { ...playing, viewer: 0, acting: [1] }, null],
  ['the match is over', [0, 1], { outcome: { winners: [0], scores: [1, 0] }, viewer: 0, acting: [1] }, null],
] as const)('the device is handed on: %s', (_, ours, scene, to) => {
  expect(seatToHandTo(ours, scene, 'turns')).toBe(to);
  expect(seatToHandTo(ours, scene, 'real-time')).toBeNull();
});

test('whoever played is asked first, where the game has something to be seen', () => {
  const hands = { next: 1, isShowing: false, lingers: true, hasMore: true };
  expect(handingOf(hands)).toBe('asked');
  expect(handingOf({ ...hands, hasMore: false })).toBe('covered');
  expect(handingOf({ ...hands, lingers: false })).toBe('covered');
  expect(handingOf({ ...hands, isShowing: true })).toBe('stays');
  expect(handingOf({ ...hands, next: null })).toBe('stays');
});
