import { expect, test } from 'vitest';
import { parseMove } from './moves.ts';

const build = { type: 'build', building: 3, face: 'B', plot: 5, turn: 2 };

test.each<[unknown]>([
  [build],
  [{ type: 'takeBack', building: 3 }],
  [{ type: 'finish' }],
  [{ type: 'unlock', building: 6 }],
  [{ type: 'ready' }],
])('%j is a move', (json) => {
  expect(parseMove(json)).toEqual(json);
});

test('a move has its fields in one fixed order', () => {
  const json = { turn: 2, plot: 5, face: 'B', building: 3, type: 'build' };
  expect(JSON.stringify(parseMove(json))).toBe(JSON.stringify(build));
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'finish'],
  ['a number', 7],
  ['a list', ['finish']],
  ['no type', {}],
  ['an unknown type', { type: 'turn' }],
  ['a type that every object has', { type: 'toString' }],
  ['a type that is no text', { type: ['finish'] }],
  ['a key too many', { ...build, at: 0 }],
  ['a key too many', { type: 'finish', building: 1 }],
  ['a key too many', { type: 'ready', seat: 0 }],
  ['a key too many', { type: 'takeBack', building: 1, plot: 0 }],
  ['a key too few', { type: 'build', building: 3, face: 'B', plot: 5 }],
  ['a key too few', { type: 'unlock' }],
  ['one key for another', { type: 'build', building: 3, face: 'B', plot: 5, turns: 2 }],
  ['building 0', { ...build, building: 0 }],
  ['[SETUP-1] building 9', { ...build, building: 9 }],
  ['building 2.5', { ...build, building: 2.5 }],
  ['a building as text', { ...build, building: '3' }],
  ['[SETUP-1] face C', { ...build, face: 'C' }],
  ['face b', { ...build, face: 'b' }],
  ['a face as number', { ...build, face: 0 }],
  ['[SETUP-3] plot 8: there are eight, and the Base is none', { ...build, plot: 8 }],
  ['[SETUP-3] plot -1', { ...build, plot: -1 }],
  ['a plot as text', { ...build, plot: '5' }],
  ['a plot that is null', { ...build, plot: null }],
  ['[SETUP-4] four quarter turns', { ...build, turn: 4 }],
  ['[SETUP-4] a turn back', { ...build, turn: -1 }],
  ['a turn that is true', { ...build, turn: true }],
  ['taking back building 9', { type: 'takeBack', building: 9 }],
  ['unlocking a list', { type: 'unlock', building: [5] }],
])('%s is no move: %j', (_, json) => {
  expect(parseMove(json)).toBeNull();
});

test('a hidden key is a key', () => {
  expect(parseMove(JSON.parse('{"type":"finish","__proto__":1}'))).toBeNull();
});
