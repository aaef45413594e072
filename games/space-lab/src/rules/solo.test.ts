import { describe, expect, test } from 'vitest';
import { begin, handOf, kinds, type Position, played, projectsOf, refusal } from '../../tests/table.ts';
import type { Event } from '../events.ts';
import { spaceLab } from '../index.ts';
import { bandOf } from './solo.ts';

/** L1 medic, C1 researcher, R1 technician, L2 researcher, C2 researcher, R2 technician. */
const OBJECTIVES = ['gold-gold-green red-red-blue blue-blue-gold green-green-gold gold-gold-red red-red-green'];
const start: Position = {
  seats: 1,
  objectives: OBJECTIVES,
  lab: 'red-01 gold-01 blue-02 green-01 green-03 gold-03',
  projects: 'mars-1 mars-2 mars-3 mars-4',
};
const endings = (events: readonly Event[]): Event[] => events.filter((event) => event.type === 'solo-ended');

describe('[SOLO-3] the row between the capsules gives both bonuses, that of the upper one first', () => {
  test.each<[string, string, string[]]>([
    [
      'a medic of cost 1 below L1',
      '0 place green-02 s0 < red-10',
      ['lab-card-drawn', 'projects-drawn', 'project-kept'],
    ],
    ['a researcher of cost 1 below C1', '0 place gold-11 s1 < red-10', ['projects-drawn']],
    ['a technician of cost 0 below R1', '0 place red-12 s2', ['technician-earned']],
    ['a pilot of cost 1 below R1', '0 place red-10 s2 < gold-11', ['projects-drawn', 'project-kept']],
    ['a medic of cost 1 below L2', '0 place green-02 b0 < red-10', []],
  ])('%s', (_what, line, bonuses) => {
    const state = begin({ ...start, hands: ['green-02 red-10 gold-11 red-12 red-08 gold-02'] });
    expect(kinds(played(state, line)).filter((kind) => !/^card/.test(kind))).toEqual(bonuses);
  });

  test('the second waits for the choice of the first', () => {
    const state = begin({ ...start, hands: ['gold-11 red-10 red-08 gold-02'] });
    played(state, '0 place gold-11 s1 < red-10', '0 project mars-2');
    expect(projectsOf(state, 0)).toBe('mars-2 mars-3');
  });
});

describe('[SOLO-4] at the end of every turn the top card is discarded with its agency in the Centre', () => {
  test.each<[string, Position, string[]]>([
    ['after Reveal', { lab: 'blue-02 blue-03 green-01 red-01 gold-03' }, ['0 reveal', '0 keep blue']],
    ['after Recruit', { lab: 'red-01 gold-03' }, ['0 recruit green']],
    ['after Place', { lab: 'red-01 gold-03', hands: ['red-08'] }, ['0 place red-08 m0']],
    [
      'after a Place that was ended',
      { lab: 'red-01 gold-03', hands: ['red-08 red-12'] },
      ['0 place red-08 m0', '0 end'],
    ],
  ])('%s', (_when, position, lines) => {
    const state = begin({ ...start, centre: 'red-02 gold-04 red-03 green-11', ...position });
    const told = played(state, ...lines);
    expect(told.find((event) => event.type === 'cards-swept')).toEqual({
      type: 'cards-swept',
      card: 'red-01',
      fromCentre: ['red-02', 'red-03'],
    });
    expect(state.centre).not.toContain('red-02');
    expect(state.centre).toContain('gold-04');
    expect(state.discard.slice(-3)).toEqual(['red-01', 'red-02', 'red-03']);
    expect(spaceLab.result(state)).toMatchObject({ pile: 1, turn: 0 });
  });

  test('cards just revealed and left in the Centre go too', () => {
    const state = begin({ ...start, lab: 'blue-02 red-02 red-03 red-01 gold-03' });
    played(state, '0 reveal', '0 keep blue');
    expect(state.centre).toEqual([]);
  });
});

test('[SOLO-5] the discard is never reshuffled', () => {
  const state = begin({ ...start, lab: 'red-01 red-02', discard: 'gold-01', hands: ['red-10 red-09 red-13'] });
  played(state, '0 place red-10 m0 < red-09');
  expect(spaceLab.result(state)).toMatchObject({ pile: 1, winners: null });
  expect(state.discard).toEqual(['gold-01', 'red-09', 'red-01']);
});

describe('[SOLO-6] the match ends at once when the draw pile is empty', () => {
  test('cards just turned up are lost', () => {
    const state = begin({ ...start, lab: 'red-01 red-02 gold-01', centre: 'red-03' });
    expect(endings(played(state, '0 reveal'))).toEqual([{ type: 'solo-ended', reasons: ['pile-empty'] }]);
    expect(spaceLab.result(state)).toMatchObject({ hands: [0], centre: ['red-03'], pile: 0, turn: null, winners: [0] });
  });

  test('also when there were fewer than three', () => {
    const state = begin({ ...start, lab: 'red-01' });
    played(state, '0 reveal');
    expect(state.phase).toBe('over');
  });

  test('a card just placed still gets its effects, choices included', () => {
    const state = begin({ ...start, lab: 'red-08', hands: ['red-06 red-10 red-09 red-12'] });
    played(state, '0 place red-06 s0 < red-10 red-09');
    expect([state.phase, handOf(state, 0), state.pile.length]).toEqual(['choosing', 'red-12 red-08', 0]);
    expect(spaceLab.outcome(state)).toBe(null);
    expect(endings(played(state, '0 project mars-2'))).toEqual([{ type: 'solo-ended', reasons: ['pile-empty'] }]);
    expect([projectsOf(state, 0), state.phase]).toEqual(['mars-2', 'over']);
  });

  test('a second Lab card won by the same placement is not there', () => {
    const state = begin({
      ...start,
      lab: 'red-08',
      hands: ['green-02 red-10'],
      stations: ['t0:gold-03 m0:gold-04'],
      validations: [
        { pile: 'left', tiles: [{ points: 4, bonus: 'labCard' }] },
        { pile: 'centre', tiles: [] },
        { pile: 'right', tiles: [] },
      ],
    });
    const told = played(state, '0 place green-02 s0 < red-10');
    expect(told.filter((event) => event.type === 'nothing-to-draw')).toHaveLength(1);
    expect(spaceLab.result(state)).toMatchObject({ hands: [1], winners: [0], detail: [{ validations: 4 }] });
  });

  test('if the discard at the end of a turn takes the last card, the Centre still loses its agency', () => {
    const state = begin({ ...start, lab: 'red-01', centre: 'red-02 gold-04 green-01' });
    played(state, '0 recruit green');
    expect(spaceLab.result(state)).toMatchObject({ centre: ['gold-04'], pile: 0, winners: [0] });
  });
});

/** Sixteen cards that complete nothing; n3 is free. */
const SIXTEEN =
  't0:red-01 t1:gold-01 t2:red-03 m0:red-04 m1:red-05 m2:gold-03 m3:red-07 s0:blue-02 s1:gold-04 s2:red-09 ' +
  'n0:blue-03 n1:blue-04 n2:blue-05 b0:blue-06 b1:blue-07 b2:blue-09';

describe('[SOLO-7] the seventeenth card and the sixth Objective', () => {
  test('the seventeenth card ends the match, with nothing discarded', () => {
    const state = begin({
      ...start,
      lab: 'green-01 green-03',
      centre: 'green-05',
      stations: [SIXTEEN],
      hands: ['red-08'],
    });
    const told = played(state, '0 place red-08 n3');
    expect(endings(told)).toEqual([{ type: 'solo-ended', reasons: ['seventeenth-card'] }]);
    expect(kinds(told)).not.toContain('cards-swept');
    expect(spaceLab.result(state)).toMatchObject({ pile: 2, centre: ['green-05'], winners: [0] });
  });

  /** All but R2 (red-red-green) are complete; s2 is free. */
  const five =
    't0:gold-03 m0:gold-04 m1:green-04 t1:red-01 m2:blue-02 s1:red-02 t2:blue-03 m3:gold-06 ' +
    'n0:green-05 n1:gold-07 s0:green-06 n2:gold-08 b1:red-03 n3:red-04 b2:green-07';
  const tiles = '+ left:5 left:4 centre:5 centre:4 right:5';

  test('the sixth Objective ends it though slots and cards are left', () => {
    const state = begin({
      ...start,
      lab: 'green-01 green-03',
      stations: [five],
      owned: [tiles],
      hands: ['red-08 red-12'],
    });
    const told = played(state, '0 place red-08 s2');
    expect(endings(told)).toEqual([{ type: 'solo-ended', reasons: ['sixth-objective'] }]);
    expect(kinds(told)).not.toContain('cards-swept');
    expect(spaceLab.result(state)).toMatchObject({ hands: [2], winners: [0], detail: [{ validations: 27 }] });
  });

  test('once that card is wholly settled', () => {
    const state = begin({
      ...start,
      lab: 'green-01',
      stations: [five],
      owned: [tiles],
      hands: ['red-06 red-08 red-12 blue-01'],
    });
    played(state, '0 place red-06 s2 < red-08 red-12');
    expect([state.phase, spaceLab.outcome(state)]).toEqual(['choosing', null]);
    expect(endings(played(state, '0 project mars-1'))).toEqual([
      { type: 'solo-ended', reasons: ['pile-empty', 'sixth-objective'] },
    ]);
  });
});

test('[SOLO-9] five bands', () => {
  const scores = [0, 79, 80, 100, 101, 120, 121, 150, 151, 400];
  expect(scores.map(bandOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

test('[SOLO-9] the band is told at all times', () => {
  expect(spaceLab.result(begin(start))).toMatchObject({ winners: null, band: 0 });
  expect('band' in spaceLab.result(begin({}))).toBe(false);
});

test('[TURN-2] five cards are placed from, alone too', () => {
  const state = begin({ ...start, hands: ['red-08 red-09 red-10 red-12 red-13'] });
  expect(refusal(state, '0 reveal')).toBe('must-place [TURN-2]');
});
