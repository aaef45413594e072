import { describe, expect, test } from 'vitest';
import { parseMove } from './moves.ts';
import { readMove, writeMove, writeStation } from './notation.ts';

const place = { type: 'place', card: 'red-01', slot: 't0', pay: ['red-02'] };

describe('what is not a move', () => {
  test.each<[unknown]>([
    [null],
    [0],
    ['reveal'],
    [[]],
    [{}],
    [{ type: '' }],
    [{ type: 'discard' }],
    [{ type: ['reveal'] }],
    [{ type: 'reveal', to: '' }],
    [JSON.parse('{"type":"reveal","__proto__":{}}')],
    [{ type: 'keep' }],
    [{ type: 'keep', agency: 'RED' }],
    [{ type: 'keep', agency: null }],
    [{ type: 'recruit', agency: { id: 'blue' } }],
    [{ type: 'recruit', agency: 'red', more: 1 }],
    [{ type: 'recruit', colour: 'red' }],
    [{ type: 'passObjective' }],
    [{ type: 'passObjective', objective: 1 }],
    [{ type: 'arrange', objectives: ['a', 'b'] }],
    [{ type: 'arrange', objectives: ['a', 'b', 'c', 'd'] }],
    [{ type: 'arrange', objectives: [['a'], ['b'], ['c']] }],
    [{ type: 'arrange', objectives: { 0: 'a', 1: 'b', 2: 'c', length: 3 } }],
    [{ type: 'keepProject', project: null }],
    [{ type: 'pass', seat: 0 }],
    [{ ...place, card: true }],
    [{ ...place, slot: 't3' }],
    [{ ...place, slot: null }],
    [{ ...place, pay: [null] }],
    [{ ...place, pay: 'red-02' }],
    [{ ...place, cards: [] }],
    [{ type: 'place', card: 'red-01', slot: 't0' }],
    [{ ...place, pay: Array(61).fill('red-02') }],
  ])('%j', (json) => {
    expect(parseMove(json)).toBe(null);
  });
});

test('a move is read with its fields in one fixed order', () => {
  const read = parseMove({ pay: ['red-02'], slot: 't0', card: 'red-01', type: 'place' });
  expect(JSON.stringify(read)).toBe('{"type":"place","card":"red-01","slot":"t0","pay":["red-02"]}');
});

describe('notation: read and written alike', () => {
  test.each([
    ['reveal'],
    ['end'],
    ['pass'],
    ['keep gold'],
    ['recruit red'],
    ['project mars-1'],
    ['hand-on gold-gold-red'],
    ['arrange gold-gold-red red-red-blue blue-blue-green'],
    ['place red-08 t0'],
    ['place red-10 m1 < green-14'],
    ['place red-05 s2 < green-14 gold-01 blue-02'],
  ])('%s', (text) => {
    const move = readMove(text);
    expect(move === null ? null : writeMove(move)).toBe(text);
  });

  test.each([
    [''],
    ['keep'],
    ['keep purple'],
    ['place red-10'],
    ['place red-10 m1 <'],
    ['place red-10 m1 green-14'],
    ['reveal now'],
  ])('not a move: "%s"', (text) => {
    expect(readMove(text)).toBe(null);
  });
});

test('a station row by row', () => {
  const station = ['red-01', null, null, null, null, 'gold-02', null, null, null, 'blue-03'];
  expect(writeStation(station)).toBe('red-01 . . / . . gold-02 . / . . blue-03');
});
