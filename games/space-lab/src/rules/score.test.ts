import { describe, expect, test } from 'vitest';
import { begin, words } from '../../tests/table.ts';
import { COMPONENTS } from '../box.ts';
import { boardOf, detailOf, pointsOf, scoreSheet, spaceLab } from '../index.ts';
import type { Board } from './score.ts';

const board = (station: string, owned = ''): Board => {
  const [seat] = begin({ stations: [station], owned: [owned] }).seats;
  if (seat === undefined) throw new Error('no seat');
  return seat;
};

const pointsFor = (id: string, scored: Board): number | undefined =>
  scoreSheet(scored).find((line) => line.id === id)?.points;

describe('Lab cards', () => {
  test.each([
    ['red-04', 'm0:red-04', '', 9, '[SCORE-1] the points printed'],
    ['red-15', 'm0:red-15', '', 0, '[SCORE-1] none on a card that drew a Project'],
    ['red-02', 'm0:red-02 b2:red-10 t1:red-08 m3:gold-02', '', 6, '[SCORE-2] 2 for each red card, itself included'],
    ['gold-07', 'm0:gold-07 b1:blue-08 t2:gold-02', '', 6, '[SCORE-3] 3 for each technician, itself included'],
    ['blue-11', 'm0:blue-11 b1:green-02 t2:red-06', '', 9, '[SCORE-3] 3 for each medic'],
    ['green-15', 't0:green-15 t1:red-10 b2:gold-02 m3:red-08', '', 6, '[SCORE-4] 3 for each pilot in its own row'],
    ['gold-14', 'm0:gold-14 m1:red-10 m3:green-02', '', 8, '[SCORE-4] 4 for each medic in its own row'],
    ['red-03', 'b0:red-03 b1:red-10', '', 3, '[SCORE-4] itself alone'],
    ['red-07', 'm0:red-07', 'mars-1 mars-2 telescope-blue', 3, '[SCORE-5] 1 for each Project owned'],
    ['red-07', 'm0:red-07', '', 0, '[SCORE-5] nothing without Projects'],
  ])('%s on %s with %s is worth %i: %s', (id, station, owned, points) => {
    expect(pointsFor(id, board(station, owned))).toBe(points);
  });

  test('[SCORE-4] alone a station has five rows', () => {
    const [seat] = begin({ seats: 1, stations: ['s0:green-15 s2:red-10 n1:red-08 m0:gold-02'], lab: 'red-01' }).seats;
    expect(seat && pointsFor('green-15', seat)).toBe(6);
  });
});

test('[SCORE-6] Validations bring their points', () => {
  const scored = board('t0:gold-15 m0:gold-04 m1:green-05', '+ left:5');
  expect(detailOf(scored).validations).toBe(5);
  expect(scoreSheet(scored)).toContainEqual({
    kind: 'validations',
    id: 'objective-gold-gold-green',
    slot: null,
    capsule: 'L',
    points: 5,
  });
});

test('[SCORE-7] three points for each technician below an Objective that shows one', () => {
  const [seat] = begin({
    objectives: ['gold-gold-blue red-red-green blue-blue-red'],
    stations: ['b0:blue-08 b1:red-12 b2:green-14'],
  }).seats;
  const lines = seat === undefined ? [] : scoreSheet(seat).filter((line) => line.kind === 'technicians');
  expect(lines).toEqual([
    { kind: 'technicians', id: 'blue-08', slot: 'b0', capsule: 'L', points: 3 },
    { kind: 'technicians', id: 'red-12', slot: 'b1', capsule: 'C', points: 3 },
  ]);
});

describe('Projects by the number owned', () => {
  const copies = (kind: string, count: number): string =>
    Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`).join(' ');
  test.each([
    ['mars', [0, 1, 4, 9, 16, 16, 16, 16], '[SCORE-8]'],
    ['blackHoles', [0, 2, 6, 12, 12, 12, 12], '[SCORE-9]'],
    ['supernovae', [0, 3, 10, 10, 10], '[SCORE-10]'],
  ])('%s: %j %s', (kind, points) => {
    expect(points.map((_, count) => detailOf(board('', copies(kind, count))).projects)).toEqual(points);
  });

  test('[SCORE-11] exoplanet: 1, 2, 3 for each of three pilots', () => {
    const pilots = 't0:red-08 m1:gold-02 b2:red-10 b0:red-12';
    expect([0, 1, 2, 3].map((count) => detailOf(board(pilots, copies('exoplanet', count))).projects)).toEqual([
      0, 3, 6, 9,
    ]);
  });

  test('[SCORE-12] telescopes: each 1 for each Lab card of its agency', () => {
    const scored = board('t0:red-08 m1:gold-02 b2:red-10', 'telescope-red telescope-gold telescope-blue');
    expect(['red', 'gold', 'blue'].map((agency) => pointsFor(`telescope-${agency}`, scored))).toEqual([2, 1, 0]);
  });
});

describe('[SCORE-13] every point is traced', () => {
  test('a Project brings what it adds to those of its kind before it', () => {
    const lines = scoreSheet(board('', 'mars-3 supernovae-1 mars-1 supernovae-2 mars-2'));
    expect(lines.map(({ id, points }) => `${id} ${points}`)).toEqual([
      'mars-3 1',
      'supernovae-1 3',
      'mars-1 3',
      'supernovae-2 7',
      'mars-2 5',
    ]);
  });

  test('the lines name slots and add up', () => {
    const scored = board('t0:gold-15 m0:gold-04 m1:green-05 b2:blue-08 t2:red-07', 'mars-1 exoplanet-1 + left:5');
    expect(scoreSheet(scored).map(({ id, slot, points }) => `${id} ${slot ?? '-'} ${points}`)).toEqual([
      'gold-15 t0 4',
      'red-07 t2 2',
      'gold-04 m0 4',
      'green-05 m1 2',
      'blue-08 b2 1',
      'objective-gold-gold-green - 5',
      'blue-08 b2 3',
      'mars-1 - 1',
      'exoplanet-1 - 3',
    ]);
    expect(pointsOf(scored)).toBe(25);
    expect(detailOf(scored)).toEqual({ lab: 13, validations: 5, technicians: 3, projects: 4 });
  });

  test('from a view: the own sheet in full, of others what is public', () => {
    const state = begin({ stations: ['t0:red-07', 'm0:gold-01'], owned: ['mars-1 mars-2', 'mars-3'] });
    const { seats } = spaceLab.view(state, 0);
    expect(seats.map((seat) => pointsOf(boardOf(seat)))).toEqual([6, 1]);
  });
});

test('[SCORE-1] every Lab card of the box can be scored', () => {
  const points = COMPONENTS.lab.map(({ id }) => pointsFor(id, board(`m0:${id}`)));
  expect(points.every((each) => Number.isInteger(each))).toBe(true);
  expect(
    words('red-04 blue-06 gold-12').map((id) => points[COMPONENTS.lab.findIndex((card) => card.id === id)]),
  ).toEqual([9, 10, 8]);
});
