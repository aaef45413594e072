import { expect, test } from 'vitest';
import { botName } from './bot-names.ts';

test('a bot has the name of its game and level', () => {
  expect(botName('space-lab', 'master', [])).toBe('Vega');
  expect(botName('space-builder', 'rookie', ['Ada'])).toBe('Wobble');
  expect(botName('space-bowl', 'cadet', [])).toBe('Pip');
});

test('no two bots of a table have the same name, and none is numbered at the fullest table', () => {
  const names: string[] = [];
  for (let seat = 0; seat < 8; seat++) names.push(botName('space-bowl', 'regular', names));
  expect(names[0]).toBe('Otto');
  expect(new Set(names).size).toBe(8);
  expect(names.filter((name) => /\d/.test(name))).toEqual([]);
});

test('a name comes free again; people may have taken them all', () => {
  expect(botName('space-bowl', 'regular', ['Bolt'])).toBe('Otto');
  expect(botName('space-bowl', 'regular', ['Otto', 'Ada', 'Bolt'])).toBe('Gizmo');
  const all = ['Otto', 'Bolt', 'Gizmo', 'Quark', 'Rivet', 'Cosmo', 'Dynamo', 'Sputnik', 'Turbo'];
  expect([botName('space-bowl', 'regular', all), botName('space-bowl', 'regular', [...all, 'Otto 2'])]).toEqual([
    'Otto 2',
    'Otto 3',
  ]);
});

test('a game whose bots have no names yet has a bot all the same', () => {
  expect(botName('star-ferry', 'rookie', [])).toBe('Pixel');
});
