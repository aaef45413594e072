import { expect, test } from 'vitest';
import { DECK } from './components.ts';
import { readMove } from './moves.ts';
import { isPosition, placeOf, positionsOf, readCard, readThrow, writeCard, writeMove, writeThrow } from './notation.ts';

test('[SETUP-2] A1 is top left, E5 bottom right', () => {
  expect(positionsOf(5)).toHaveLength(25);
  expect([placeOf('A1', 5), placeOf('B1', 5), placeOf('A2', 5), placeOf('E5', 5)]).toEqual([0, 1, 5, 24]);
  expect(positionsOf(5).map((position) => placeOf(position, 5))).toEqual(positionsOf(5).map((_, place) => place));
  expect([placeOf('F1', 5), placeOf('A6', 5)]).toEqual([-1, -1]);
});

test('[BIG-1] F6 is bottom right of a big galaxy', () => {
  expect(positionsOf(6)).toHaveLength(36);
  expect(placeOf('F6', 6)).toBe(35);
  expect(positionsOf(6).every(isPosition)).toBe(true);
});

test('every card is written as it is read', () => {
  expect(DECK.map((_, card) => readCard(writeCard(card)))).toEqual(DECK.map((_, card) => card));
});

test.each(['*a . . / . e . / . . o', '. . . / . *oaepsrh . / . . .'])(
  'the throw %s is written as it is read',
  (text) => {
    expect(writeThrow(readThrow(text))).toBe(text);
  },
);

test.each(['go', 'joker B3', 'place F6'])('the move "%s" is written as it is read', (text) => {
  expect(writeMove(readMove(text))).toBe(text);
});

test.each<[string, () => unknown]>([
  ['no planet "x"', () => readCard('ax')],
  ['no card "a"', () => readCard('a')],
  ['no card "aepsrh"', () => readCard('aepsrh')],
  ['not a throw', () => readThrow('a . .')],
  ['not a throw', () => readThrow('a . . / . . . / . . .')],
])('%s', (message, read) => {
  expect(read).toThrow(message);
});
