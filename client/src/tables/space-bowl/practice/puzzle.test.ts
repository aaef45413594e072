import { expect, test } from 'vitest';
import { positionsOf, readCard, readThrow } from '#games/space-bowl';
import { quickChance } from '#tabletop';
import { drawPuzzle, isRight, type Kind, kindWords, puzzleOf } from './puzzle.ts';

const EASY: Kind = { isBig: false, level: 'easy', variants: [] };
const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);
const drawn = (kind: Kind) => SEEDS.map((seed) => drawPuzzle(kind, quickChance(seed)));

test.each([
  ['easy', 2],
  ['medium', 3],
  ['hard', 4],
] as const)('%s throws %i marbles, and something is to be found', (level, marbles) => {
  for (const { thrown, solutions, galaxy } of drawn({ ...EASY, level })) {
    expect(Object.keys(thrown.marbles)).toHaveLength(marbles);
    expect(solutions.valid.length).toBeGreaterThan(0);
    expect(galaxy).toHaveLength(25);
    if (level === 'easy') expect(thrown.destination).toBe('c');
  }
});

test('as in a match there are two to five marbles, and sometimes nothing to be found', () => {
  const puzzles = drawn({ ...EASY, level: 'match' });
  const marbles = new Set(puzzles.map(({ thrown }) => Object.keys(thrown.marbles).length));
  expect([...marbles].sort()).toEqual([2, 3, 4, 5]);
  const empty = puzzles.find(({ solutions }) => solutions.valid.length === 0);
  expect(empty === undefined ? null : isRight(empty, 'none')).toBe(true);
});

test('the big galaxy and the variants are what they are in the rules', () => {
  for (const { galaxy, thrown, solutions } of drawn({ isBig: true, level: 'hard', variants: ['blackHole', 'void'] })) {
    expect(galaxy).toHaveLength(36);
    expect(galaxy.filter((card) => card === null).length).toBeLessThanOrEqual(3);
    expect(thrown.blackHole).not.toBeNull();
    expect(solutions.valid.length).toBeGreaterThan(0);
  }
  const turned = drawn({ ...EASY, variants: ['rotation', 'sphere'] });
  expect(turned.every(({ options }) => options.rotation && options.sphere)).toBe(true);
  expect(turned.some(({ solutions }) => solutions.valid.some(({ turn }) => turn !== 0))).toBe(true);
});

test('the same chance draws the same throw, another one another', () => {
  expect(drawPuzzle(EASY, quickChance(7))).toEqual(drawPuzzle(EASY, quickChance(7)));
  expect(drawPuzzle(EASY, quickChance(7))).not.toEqual(drawPuzzle(EASY, quickChance(8)));
});

test('a card is right if it is valid as it is; that there is none, if none is', () => {
  const galaxy = 'es epr esr eps aep aepr srh aesr aer arh apsh er ah prh apsr ph as ae ap eh aepsr psrh epsr aes aps'
    .split(' ')
    .map(readCard);
  const { options } = drawPuzzle(EASY, quickChance(1));
  const puzzle = puzzleOf({ options, galaxy, top: readCard('sr'), thrown: readThrow('. . . / r . . / * s .') });
  expect(positionsOf(5).filter((position) => isRight(puzzle, position))).toEqual(['B2', 'D3']);
  expect(isRight(puzzle, 'none')).toBe(false);
});

test('a kind is written the same whatever the order of its variants', () => {
  expect(kindWords({ isBig: true, level: 'hard', variants: ['void', 'rotation'] })).toBe('6x6 hard rotation void');
  expect(kindWords(EASY)).toBe('5x5 easy');
});
