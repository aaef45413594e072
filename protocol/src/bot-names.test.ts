import { expect, test } from 'vitest';
import { botName } from './bot-names.ts';

test('a bot has the name of its game and level', () => {
  expect(botName('space-lab', 'master', [])).toBe('Director Vega');
  expect(botName('space-builder', 'rookie', ['Ada'])).toBe('Wobble');
});

test('the second and third of a kind are numbered', () => {
  expect(botName('space-bowl', 'regular', ['Ada', 'Otto Orbit'])).toBe('Otto Orbit 2');
  expect(botName('space-bowl', 'regular', ['Otto Orbit 2', 'Otto Orbit'])).toBe('Otto Orbit 3');
  expect(botName('space-bowl', 'regular', ['Otto Orbit 2'])).toBe('Otto Orbit');
});

test('a game whose bots have no names yet has a bot all the same', () => {
  expect(botName('star-ferry', 'rookie', [])).toBe('Pixel');
});
