import { expect, test } from 'vitest';
import { botName } from './bot-names.ts';

test('a bot has the name it has at its level', () => {
  expect(botName('Vega', [])).toBe('Vega');
  expect(botName('Wobble', ['Ada'])).toBe('Wobble');
});

test('no two bots of a table have the same name, and none is numbered at the fullest table', () => {
  const names: string[] = [];
  for (let seat = 0; seat < 8; seat++) names.push(botName('Otto', names));
  expect(names[0]).toBe('Otto');
  expect(new Set(names).size).toBe(8);
  expect(names.filter((name) => /\d/.test(name))).toEqual([]);
});

test('a name comes free again; people may have taken them all', () => {
  expect(botName('Otto', ['Bolt'])).toBe('Otto');
  expect(botName('Otto', ['Otto', 'Ada', 'Bolt'])).toBe('Gizmo');
  const all = ['Otto', 'Bolt', 'Gizmo', 'Quark', 'Rivet', 'Cosmo', 'Dynamo', 'Sputnik', 'Turbo'];
  expect([botName('Otto', all), botName('Otto', [...all, 'Otto 2'])]).toEqual(['Otto 2', 'Otto 3']);
});
