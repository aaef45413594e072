import { expect, test } from 'vitest';
import { botName } from './bot-names.ts';

test('a bot has the name of its game and level', () => {
  expect(botName('space-lab', 'master', [])).toBe('Vega');
  expect(botName('space-builder', 'rookie', ['Ada'])).toBe('Wobble');
});

test('the second and third of a kind are numbered', () => {
  expect(botName('space-bowl', 'regular', ['Ada', 'Otto'])).toBe('Otto 2');
  expect(botName('space-bowl', 'regular', ['Otto 2', 'Otto'])).toBe('Otto 3');
  expect(botName('space-bowl', 'regular', ['Otto 2'])).toBe('Otto');
});

test('a game whose bots have no names yet has a bot all the same', () => {
  expect(botName('star-ferry', 'rookie', [])).toBe('Pixel');
});
