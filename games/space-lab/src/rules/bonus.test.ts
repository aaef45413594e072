import { describe, expect, test } from 'vitest';
import { begin, handOf, kinds, type Position, played, projectsOf } from '../../tests/table.ts';
import { spaceLab } from '../index.ts';

/** Seat 0 has L medic, C researcher, R technician. */
const rich: Position = {
  hands: ['red-15 red-10 gold-02 green-02 blue-01 blue-08 gold-08 red-08 red-03 red-05', ''],
  projects: 'mars-1 mars-2 mars-3 mars-4',
  lab: 'green-01 green-03',
};

/** What the placement brings, in short. */
const bonuses = (position: Position, line: string): string[] =>
  played(begin(position), line).flatMap((event) => {
    switch (event.type) {
      case 'projects-drawn':
        return [`${event.count} for the ${event.source}`];
      case 'lab-card-drawn':
        return [`Lab card for the ${event.source}`];
      case 'nothing-to-draw':
        return [`no ${event.what}`];
      case 'technician-earned':
        return [`${event.points} points below ${event.capsule}`];
      default:
        return [];
    }
  });

describe('what a placed card brings', () => {
  test.each<[string, string[], string]>([
    ['0 place red-15 m0 < red-10', ['1 for the card'], '[BONUS-1] its own effect, wherever it lies'],
    ['0 place red-10 t0 < red-15', ['1 for the slot'], '[BONUS-2] cost 1 on the top row'],
    ['0 place gold-08 t1 < red-15 red-10', ['2 for the slot'], '[BONUS-2] cost 2 on the top row'],
    ['0 place red-05 t2 < red-15 red-10 red-08', ['3 for the slot'], '[BONUS-2] cost 3 on the top row'],
    ['0 place red-08 t0', [], '[BONUS-2] cost 0 on the top row'],
    ['0 place green-02 b0 < red-10', ['Lab card for the objective'], '[BONUS-8] a medic below a medic'],
    ['0 place green-02 b1 < red-10', [], '[BONUS-5] a medic below a researcher'],
    ['0 place blue-01 b1', ['2 for the objective'], '[BONUS-6] a researcher below a researcher'],
    ['0 place blue-08 b2', ['3 points below R'], '[BONUS-7] a technician below a technician'],
    ['0 place red-08 b0', [], '[BONUS-5] a pilot matches nothing'],
    ['0 place blue-01 m1', [], '[BONUS-10] the middle row gives nothing'],
    ['0 place gold-08 m2 < red-15 red-10', [], '[BONUS-10] whatever the cost'],
  ])('%s brings %j: %s', (line, brings) => {
    expect(bonuses(rich, line)).toEqual(brings);
  });
});

test('[BONUS-1] the own effect comes before that of the slot, each settled before the next', () => {
  const state = begin({ ...rich, projects: 'mars-1 mars-2' });
  played(state, '0 place red-15 t0 < red-10');
  expect(projectsOf(state, 0)).toBe('mars-1 mars-2');
});

test('[BONUS-5] a Validation does not take the bonus below the capsule away', () => {
  const state = begin({
    hands: ['green-02 red-10', ''],
    stations: ['t0:gold-15 m0:gold-04 m1:green-05', ''],
    owned: ['+ left:5', ''],
    lab: 'green-01 green-03',
  });
  played(state, '0 place green-02 b0 < red-10');
  expect(handOf(state, 0)).toBe('green-01');
});

test('[BONUS-7] three points for each technician bonus, at the end', () => {
  const state = begin({ hands: ['blue-08 red-08', ''], lab: 'green-01' });
  played(state, '0 place blue-08 b2');
  expect(spaceLab.result(state).detail[0]).toEqual({ lab: 1, validations: 0, technicians: 3, projects: 0 });
});

test('[BONUS-9] with no Lab card to draw nothing happens', () => {
  const free: Position = { hands: ['green-02 red-10', ''] };
  // The payment has become the pile: one card is there.
  expect(bonuses(free, '0 place green-02 b0 < red-10')).toEqual(['Lab card for the objective']);
  const second = { pile: 'left', tiles: [{ points: 4, bonus: 'labCard' }] };
  const rest = ['centre', 'right'].map((pile) => ({ pile, tiles: [] }));
  const both: Position = {
    ...free,
    objectives: ['gold-gold-green red-red-blue blue-blue-gold'],
    stations: ['t0:gold-15 m0:gold-04', ''],
    validations: [second, ...rest],
  };
  expect(bonuses(both, '0 place green-02 b0 < red-10')).toEqual(['Lab card for the objective', 'no lab']);
});

test('[BONUS-3] with no Project to draw nothing happens either', () => {
  expect(bonuses({ ...rich, projects: '' }, '0 place red-15 t0 < red-10')).toEqual(['no project', 'no project']);
  expect(kinds(played(begin({ ...rich, projects: '' }), '0 place red-10 t0 < red-15'))).toContain('nothing-to-draw');
});
