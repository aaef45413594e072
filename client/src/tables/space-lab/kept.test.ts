import { describe, expect, test } from 'vitest';
import { kept } from './kept.ts';

const before = {
  turn: 1,
  hand: ['a', 'b'],
  seats: [
    { points: 3, cards: ['x'] },
    { points: 4, cards: [] },
  ],
};

describe('a view made of parts of the one before', () => {
  test('is the same one if nothing has changed', () => {
    expect(kept(before, structuredClone(before))).toBe(before);
  });

  test('has the same parts wherever they are equal, and new ones elsewhere', () => {
    const now = kept(before, {
      ...structuredClone(before),
      turn: 2,
      seats: [
        { points: 3, cards: ['x'] },
        { points: 5, cards: [] },
      ],
    });
    expect(now).toEqual({ ...before, turn: 2, seats: [before.seats[0], { points: 5, cards: [] }] });
    expect(now.hand).toBe(before.hand);
    expect(now.seats[0]).toBe(before.seats[0]);
    expect(now.seats[1]).not.toBe(before.seats[1]);
    expect(now.seats[1]?.cards).toBe(before.seats[1]?.cards);
  });

  test.each([
    [
      ['a', 'b', 'c'],
      ['a', 'b'],
    ],
    [['a'], { 0: 'a' }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, null],
    [null, { a: 1 }],
  ])('%j is never taken for %j', (one, other) => {
    expect(kept(one, structuredClone(other))).toStrictEqual(other);
  });
});
