import { expect, test } from 'vitest';
import { neighbour } from './keys.ts';

test.each([
  ['ArrowRight', 0, 'across', 1],
  ['ArrowRight', 2, 'across', 0],
  ['ArrowLeft', 0, 'across', 2],
  ['ArrowLeft', -1, 'across', 2],
  ['ArrowDown', 0, 'across', null],
  ['ArrowDown', 1, 'down', 2],
  ['ArrowUp', 1, 'down', 0],
  ['ArrowLeft', 1, 'down', null],
  ['Home', 2, 'down', 0],
  ['End', 0, 'across', 2],
  ['a', 0, 'across', null],
] as const)('%s from %i of three, %s, leads to %s', (key, at, way, to) => {
  expect(neighbour(key, at, 3, way)).toBe(to);
});
