import { describe, expect, test } from 'vitest';
import type { Choice } from './choices.ts';
import type { Sight } from './sight.ts';
import { AS_IT_LIES, zoomNear, zoomOn } from './zoom.ts';

const SIGHT: Sight = {
  board: { cols: 12, rows: 18 } as Sight['board'],
  turn: 0,
  cols: 12,
  rows: 18,
  width: 12 * 48,
  height: 18 * 48,
};
const cell = (row: number, col: number): number => row * 12 + col;

/** A step to the right. */
function step(row: number, col: number): Choice {
  const path = [{ from: cell(row, col), cell: cell(row, col + 1), toward: 'E', falling: false }];
  return { up: 'N', foresight: { path, landing: cell(row, col + 1), up: 'N' } } as unknown as Choice;
}

/** Where a place of the planet is seen, in parts of the frame. */
const seenAt = (at: number, length: number, nearer: number, moved: number): number =>
  ((at + 17) / (length + 34)) * nearer + moved;

describe('the planet comes nearer', () => {
  test('never where cells are large enough', () => {
    expect(zoomOn(SIGHT, [step(9, 5)], 30)).toBe(AS_IT_LIES);
  });

  test('never while there is nothing to choose', () => {
    expect(zoomOn(SIGHT, [], 20)).toBe(AS_IT_LIES);
  });

  test('until cells are 46 pixels wide', () => {
    expect(zoomOn(SIGHT, [step(9, 5)], 23).nearer).toBe(2);
  });

  test.each([
    [0, 0],
    [9, 5],
    [17, 10],
  ])('with the way from row %i, column %i in sight', (row, col) => {
    const { nearer, x, y } = zoomOn(SIGHT, [step(row, col)], 23);
    for (const place of [col, col + 1]) {
      const across = seenAt((place + 0.5) * 48, SIGHT.width, nearer, x);
      expect(across > 0.05 && across < 0.95).toBe(true);
    }
    const down = seenAt((row + 0.5) * 48, SIGHT.height, nearer, y);
    expect(down > 0.02 && down < 0.98).toBe(true);
  });

  test('not at all where choices lie at opposite ends', () => {
    expect(zoomOn(SIGHT, [step(0, 0), step(17, 10)], 23)).toBe(AS_IT_LIES);
  });
});

describe('a controller shows the planet from near', () => {
  test('around the pawn while there is nothing to choose, in cells 46 pixels wide', () => {
    const { nearer, x, y } = zoomNear(SIGHT, { choices: [], near: cell(9, 5) }, 23);
    expect(nearer).toBe(2);
    expect(seenAt(5.5 * 48, SIGHT.width, nearer, x)).toBeCloseTo(0.5);
    expect(seenAt(9.5 * 48, SIGHT.height, nearer, y)).toBeCloseTo(0.5);
  });

  test('as far as choices lead, where those can still be told apart', () => {
    const choices = [step(9, 5)];
    expect(zoomNear(SIGHT, { choices, near: cell(0, 0) }, 23)).toEqual(zoomOn(SIGHT, choices, 23));
  });

  test('around the pawn where choices lead over half the planet', () => {
    const choices = [step(0, 0), step(17, 10)];
    const near = cell(9, 5);
    expect(zoomNear(SIGHT, { choices, near }, 12)).toEqual(zoomNear(SIGHT, { choices: [], near }, 12));
  });
});
