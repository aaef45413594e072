import { expect, test } from 'vitest';
import { readBoard } from '#games/space-builder';
import {
  type City,
  EMPTY_HAND,
  flipPicked,
  type Hand,
  pick,
  takeBack,
  tapHand,
  tapPlot,
  turnPicked,
} from './picking.ts';

const city = (board: string): City => ({ held: [1, 2, 3, 4], board: readBoard(board), isOpen: true });
const holding = (picked: Hand['picked'], poses: Hand['poses'] = {}): Hand => ({ picked, poses });

test('picked, turned, flipped, put down: one move with face and turn', () => {
  const empty = city('');
  const { hand: picked } = tapHand(EMPTY_HAND, empty, 3);
  const { hand: turned } = turnPicked(picked, empty);
  const { hand: flipped, moves } = flipPicked(turned, empty);
  expect(moves).toEqual([]);
  const built = tapPlot(flipped, empty, 4);
  expect(built.moves).toEqual([{ type: 'build', building: 3, face: 'B', plot: 4, turn: 1 }]);
  expect(built.hand.picked).toBeNull();
});

test('turning back from upright points left', () => {
  expect(turnPicked(holding(2), city(''), 'back').hand.poses[2]).toEqual({ face: 'A', turn: 3 });
});

test('what stands turns where it stands', () => {
  expect(turnPicked(holding(1), city('1A0^')).moves).toEqual([
    { type: 'build', building: 1, face: 'A', plot: 0, turn: 1 },
  ]);
});

test('two standing buildings swap their plots, each as it stood', () => {
  expect(tapPlot(holding(1), city('1B0> 2A5v'), 5).moves).toEqual([
    { type: 'build', building: 1, face: 'B', plot: 5, turn: 1 },
    { type: 'build', building: 2, face: 'A', plot: 0, turn: 2 },
  ]);
});

test('from the hand onto an occupied plot: the other one goes back and keeps its face and turn', () => {
  const { hand, moves } = tapPlot(holding(4), city('2B5v'), 5);
  expect(moves).toEqual([{ type: 'build', building: 4, face: 'A', plot: 5, turn: 0 }]);
  expect(hand.poses[2]).toEqual({ face: 'B', turn: 2 });
});

test('the gap in the hand picks what stands, and a second tap takes it back', () => {
  const town = city('2B5v');
  const { hand } = tapHand(EMPTY_HAND, town, 2);
  expect(hand.picked).toBe(2);
  expect(tapHand(hand, town, 2).moves).toEqual([{ type: 'takeBack', building: 2 }]);
});

test('only what stands can be taken back, and nothing once the board is locked', () => {
  expect(takeBack(holding(1), city('')).moves).toEqual([]);
  const locked: City = { ...city('1A0^'), isOpen: false };
  expect(takeBack(holding(1), locked).moves).toEqual([]);
  expect(pick(EMPTY_HAND, locked, 1).hand.picked).toBeNull();
});

test('an empty plot without anything in hand does nothing', () => {
  expect(tapPlot(EMPTY_HAND, city(''), 3)).toEqual({ hand: EMPTY_HAND, moves: [] });
});

test('a building not held can’t be picked, from wherever', () => {
  const town = city('');
  expect(tapHand(EMPTY_HAND, town, 5)).toEqual({ hand: EMPTY_HAND, moves: [] });
  expect(pick(EMPTY_HAND, town, 8)).toEqual({ hand: EMPTY_HAND, moves: [] });
  expect(tapHand(holding(2), town, 5).hand.picked).toBe(2);
});
