import { expect, test } from 'vitest';
import { quickChance } from '#tabletop';
import { LESSON_OPTIONS, SCENES } from '../tutorial/lesson.ts';
import { narrowed, secondsFor } from './hints.ts';
import { drawPuzzle, puzzleOf } from './puzzle.ts';

const [first, second, third] = SCENES.map((scene) => puzzleOf({ ...scene, options: LESSON_OPTIONS }));

test('each hint is narrower than the one before, and costs more', () => {
  expect([0, 1, 2, 3].map(secondsFor)).toEqual([0, 5, 15, 30]);
  if (first === undefined) throw new Error('no lesson');
  expect(narrowed(first, 0).positions).toHaveLength(25);
  expect(narrowed(first, 1).positions).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3']);
  expect(narrowed(first, 2).positions).toEqual(['A2', 'B2', 'C2']);
  expect(narrowed(first, 3)).toEqual({
    positions: ['A2', 'B2', 'C2'],
    planet: { planet: 'sky', position: 'C2' },
  });
});

test('where nothing is valid the hints lead to the card that comes nearest', () => {
  if (second === undefined || third === undefined) throw new Error('no lesson');
  expect(second.solutions.valid).toEqual([]);
  const [nearest] = second.solutions.withJoker;
  expect(narrowed(second, 2).positions).toContain(nearest?.position);
  // Neither valid nor within the joker's reach: the middle is as good as any other place.
  expect(narrowed(third, 2).positions).toEqual(['A3', 'B3', 'C3']);
});

test('a valid card is never ruled out', () => {
  for (let seed = 0; seed < 100; seed++) {
    const puzzle = drawPuzzle({ isBig: seed % 2 === 0, level: 'medium', variants: [] }, quickChance(seed));
    const left = narrowed(puzzle, 2).positions;
    expect(puzzle.solutions.valid.some(({ position }) => left.includes(position))).toBe(true);
  }
});
