import { expect, test } from 'vitest';
import { readBoard } from '#games/space-builder';
import { type City, EMPTY_HAND, flipPicked, takeBack, tapHand, tapPlot, turnPicked } from './picking.ts';

const city = (board: string, isOpen = true): City => ({ held: [1, 2, 3, 4], board: readBoard(board), isOpen });
const holding = (picked: 1 | 2 | 3 | 4) => ({ picked, poses: {} });

test('tap a building, tap a plot: built as it lies in the hand', () => {
  const picked = tapHand(EMPTY_HAND, city(''), 3);
  expect(picked).toEqual({ hand: { picked: 3, poses: {} }, move: null });
  const turned = turnPicked(picked.hand, city(''));
  const flipped = flipPicked(turned.hand, city(''));
  expect(tapPlot(flipped.hand, city(''), 5)).toEqual({
    hand: { picked: null, poses: { 3: { face: 'B', turn: 1 } } },
    move: { type: 'build', building: 3, face: 'B', plot: 5, turn: 1 },
  });
});

test('a built one is picked where it stands, and turns there', () => {
  const picked = tapPlot(EMPTY_HAND, city('2A4v'), 4);
  expect(picked).toEqual({ hand: { picked: 2, poses: {} }, move: null });
  expect(turnPicked(picked.hand, city('2A4v')).move).toEqual({
    type: 'build',
    building: 2,
    face: 'A',
    plot: 4,
    turn: 3,
  });
});

test('tapping the same plot again lets go; another plot moves it; the hand takes it back', () => {
  expect(tapPlot(holding(2), city('2A4v'), 4)).toEqual({ hand: holding2(null), move: null });
  expect(tapPlot(holding(2), city('2A4v'), 0).move).toEqual({
    type: 'build',
    building: 2,
    face: 'A',
    plot: 0,
    turn: 2,
  });
  expect(tapHand(holding(2), city('2A4v'), 2).move).toEqual({ type: 'takeBack', building: 2 });
  expect(takeBack(holding(1), city('2A4v')).move).toBeNull();
});

const holding2 = (picked: null) => ({ picked, poses: {} });

test('nothing can be done with what is not held, or once the board is locked', () => {
  expect(tapHand(EMPTY_HAND, city(''), 7)).toEqual({ hand: EMPTY_HAND, move: null });
  expect(tapPlot(holding(1), city('', false), 3).move).toBeNull();
});
