import { describe, expect, test } from 'vitest';
import { begin, handOf, kinds, type Position, played, projectsOf } from '../../tests/table.ts';
import type { Event } from '../events.ts';
import { spaceLab } from '../index.ts';

/** L gold-gold-green, C red-red-blue, R blue-blue-gold. */
const start: Position = { projects: 'mars-1 mars-2', lab: 'green-13 green-15 red-14' };

const validated = (events: readonly Event[]): string[] =>
  events.flatMap((event) => (event.type === 'objective-validated' ? [`${event.capsule} ${event.tile?.points}`] : []));

describe('[VALID-1] three different cards around the capsule, one for each symbol', () => {
  test.each([
    ['t0:gold-15 m0:gold-04', '0 place green-11 m1', ['L 5'], 'the third of three'],
    ['t0:gold-15 m0:green-05', '0 place gold-02 b0', ['L 5'], 'in any order'],
    ['t0:gold-15 m0:green-05', '0 place green-11 m1', [], 'gold is still missing once'],
    ['t0:gold-15 m0:green-05 b0:red-10', '0 place gold-02 m1', ['L 5'], 'a fourth card does no harm'],
    ['t0:gold-15 t1:gold-04', '0 place green-11 m0', [], 'a card around another capsule does not count'],
    ['t0:gold-15 m0:gold-04', '0 place green-11 m2', [], 'nor does the placed card there'],
  ])('%s, %s → %j: %s', (station, line, tiles) => {
    const state = begin({ ...start, stations: [station], hands: ['green-11 gold-02'] });
    expect(validated(played(state, line))).toEqual(tiles);
  });
});

test('[VALID-2] the first takes the tile of 5 with a Project, the next that of 4 with a Lab card, then no bonus', () => {
  const stations = ['t0:gold-15 m0:gold-04', 't0:green-05 m0:green-01', 't0:blue-02 m0:blue-03'];
  const state = begin({
    ...start,
    seats: 3,
    lab: 'green-13 green-15 gold-09',
    stations,
    hands: ['green-11 red-08', 'gold-02 red-12', 'green-09 red-10 red-13'],
  });
  played(state, '0 place green-11 m1');
  expect([projectsOf(state, 0), state.seats[0]?.validations]).toEqual(['mars-1', [5, null, null]]);
  played(state, '0 end', '1 place gold-02 m1');
  expect([handOf(state, 1), state.seats[1]?.validations]).toEqual(['red-12 green-13', [4, null, null]]);
  played(state, '1 end', '2 place green-09 m1 < red-10');
  expect(state.seats[2]?.validations).toEqual([3, null, null]);
  expect(spaceLab.result(state).detail.map((detail) => detail.validations)).toEqual([5, 4, 3]);
});

test('[VALID-3] each Objective once, even if more cards would match', () => {
  const state = begin({
    ...start,
    stations: ['t0:gold-15 m0:gold-04 m1:green-05'],
    owned: ['+ left:5'],
    hands: ['green-11 red-08'],
  });
  expect(validated(played(state, '0 place green-11 b0'))).toEqual([]);
});

test('[VALID-4] one card completes two: left to right, each bonus before the next Validation', () => {
  const state = begin({
    ...start,
    objectives: ['gold-gold-red red-red-blue blue-blue-gold'],
    stations: ['t0:gold-15 m0:gold-04 t1:red-10 m2:blue-02'],
    hands: ['red-08 red-12'],
  });
  const told = played(state, '0 place red-08 m1');
  expect(validated(told)).toEqual(['L 5', 'C 5']);
  expect(kinds(told)).toEqual([
    'card-placed',
    'objective-validated',
    'projects-drawn',
    'project-kept',
    'objective-validated',
    'projects-drawn',
    'project-kept',
  ]);
  expect(projectsOf(state, 0)).toBe('mars-1 mars-2');
});

test('[VALID-4] alone: the upper row first, and both take from the pile of their column', () => {
  const state = begin({
    ...start,
    seats: 1,
    objectives: ['gold-gold-red red-red-blue blue-blue-gold green-green-red blue-blue-red red-red-green'],
    stations: ['t0:gold-15 m0:gold-04 n0:green-05 n1:green-01'],
    hands: ['red-08 red-12'],
  });
  expect(validated(played(state, '0 place red-08 s0'))).toEqual(['L1 5', 'L2 4']);
  expect(handOf(state, 0)).toBe('red-12 green-13');
});

test('[VALID-6] with no tile left the Objective counts as validated and brings nothing', () => {
  const state = begin({
    ...start,
    stations: ['t0:gold-15 m0:gold-04'],
    hands: ['green-11 red-08'],
    validations: ['left', 'centre', 'right'].map((pile) => ({ pile, tiles: [] })),
  });
  expect(validated(played(state, '0 place green-11 m1'))).toEqual(['L undefined']);
  expect(state.seats[0]?.validations).toEqual([0, null, null]);
});
