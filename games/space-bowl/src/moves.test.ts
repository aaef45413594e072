import { expect, test } from 'vitest';
import { parseMove, readMove } from './moves.ts';

test.each([
  [{ type: 'throw' }],
  [{ type: 'go' }],
  [{ type: 'doom' }],
  [{ type: 'follow' }],
  [{ type: 'ready' }],
  [{ type: 'joker', position: 'B3' }],
  [{ type: 'place', position: 'F6' }],
])('%j is a move', (json) => {
  expect(parseMove(json)).toEqual(json);
});

test('the fields of a move come in one order', () => {
  expect(JSON.stringify(parseMove({ position: 'C2', type: 'place' }))).toBe('{"type":"place","position":"C2"}');
});

test.each([
  ['go'],
  [null],
  [[]],
  [{}],
  [{ type: 'Go' }],
  [{ type: 'zero' }],
  [{ type: 'toString' }],
  [{ type: ['go'] }],
  [{ type: 'go', position: 'A1' }],
  [{ type: 'place' }],
  [{ type: 'place', position: '' }],
  [{ type: 'place', position: 'A' }],
  [{ type: 'place', position: 'A0' }],
  [{ type: 'place', position: 'A7' }],
  [{ type: 'place', position: 'G1' }],
  [{ type: 'place', position: 'a1' }],
  [{ type: 'place', position: '1A' }],
  [{ type: 'place', position: ' A1' }],
  [{ type: 'place', position: ['A1'] }],
  [{ type: 'place', position: null }],
  [{ type: 'joker', position: 'A1', planet: 'azure' }],
  [{ type: 'place', square: 'A1' }],
])('%j is none', (json) => {
  expect(parseMove(json)).toBe(null);
});

test.each(['go now', 'place', 'place A9', 'place A1 B2', ''])('"%s" can not be read as a move', (text) => {
  expect(() => readMove(text)).toThrow('not a move');
});
