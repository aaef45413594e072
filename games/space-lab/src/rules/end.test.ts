import { describe, expect, test } from 'vitest';
import { begin, type Position, played, refusal } from '../../tests/table.ts';
import type { Event } from '../events.ts';
import { spaceLab } from '../index.ts';

const calls = (events: readonly Event[]): Event[] => events.filter((event) => event.type === 'end-called');

/** Nine cards that complete nothing, b2 is free. */
const NINE = 't0:red-01 t1:gold-03 t2:red-03 m0:red-04 m1:green-04 m2:green-06 m3:red-07 b0:red-09 b1:gold-07';
/** L and C of OBJECTIVES are complete, R (blue-blue-gold) lacks a gold one. */
const TWO_DONE = 't0:gold-03 m0:gold-04 m1:green-04 t1:red-01 m2:blue-02 b1:red-02 m3:blue-03';
const TILES = '+ left:5 centre:5';

const tenth: Position = {
  seats: 3,
  stations: [NINE, 'm0:green-10', ''],
  hands: ['red-08 gold-04', 'gold-02 blue-01 blue-02 blue-03 blue-05', ''],
  lab: 'green-01 green-02',
  centre: 'green-03',
};
const third: Position = {
  ...tenth,
  stations: [TWO_DONE, '', ''],
  owned: [TILES],
  hands: ['gold-02 red-08 red-12', 'blue-01', ''],
};

test('[END-1] a tenth card calls the end', () => {
  expect(calls(played(begin(tenth), '0 place red-08 b2'))).toEqual([
    { type: 'end-called', seat: 0, reasons: ['tenth-card'] },
  ]);
});

test('[END-1] a third Objective calls the end', () => {
  expect(calls(played(begin(third), '0 place gold-02 t2'))).toEqual([
    { type: 'end-called', seat: 0, reasons: ['third-objective'] },
  ]);
});

test('[END-1] both at once', () => {
  const stations = [`${TWO_DONE} b0:red-03 b2:red-04`, '', ''];
  expect(calls(played(begin({ ...third, stations }), '0 place gold-02 t2'))).toEqual([
    { type: 'end-called', seat: 0, reasons: ['tenth-card', 'third-objective'] },
  ]);
});

test('[END-2] who called the end may go on placing in the same action', () => {
  const state = begin(third);
  played(state, '0 place gold-02 t2');
  expect([state.phase, state.turn, state.caller]).toEqual(['placing', 0, 0]);
  expect(refusal(state, '0 place red-08 b0')).toBe(null);
});

describe('[END-3] the others, in turn order, may Place once more', () => {
  test.each<[string, string | null, string]>([
    ['1 reveal', 'only-place-is-left [END-3]', 'no Reveal'],
    ['1 recruit green', 'only-place-is-left [END-3]', 'no Recruit'],
    ['1 place gold-02 t0', null, 'Place'],
    ['1 pass', null, 'or decline, even with five cards in hand'],
    ['1 end', 'nothing-placed [PLACE-8]', 'but not end what has not begun'],
    ['2 pass', 'not-your-turn [TURN-1]', 'each in turn'],
    ['0 place gold-04 t0 < red-08', 'not-your-turn [TURN-1]', 'and not who called the end'],
  ])('%s → %s: %s', (line, answer) => {
    const state = begin(tenth);
    played(state, '0 place red-08 b2');
    expect(refusal(state, line)).toBe(answer);
  });

  test('several cards in one action, then the next, then it is over', () => {
    const state = begin(tenth);
    played(state, '0 place red-08 b2', '1 place gold-02 t0', '1 place blue-01 t1');
    expect(refusal(state, '1 pass')).toBe('action-under-way [TURN-1]');
    played(state, '1 end');
    expect([state.turn, spaceLab.outcome(state)]).toEqual([2, null]);
    expect(refusal(state, '2 pass')).toBe(null);
    played(state, '2 pass');
    expect([state.phase, spaceLab.result(state).turn]).toEqual(['over', null]);
  });

  test('an empty hand has to pass too', () => {
    const state = begin({ ...tenth, hands: ['red-08', '', ''] });
    played(state, '0 place red-08 b2');
    expect(spaceLab.legalMoves(spaceLab.view(state, 1))).toEqual([{ type: 'pass' }]);
  });

  test('a tenth card of another calls no second end', () => {
    const stations = [
      NINE,
      't0:red-13 t1:red-14 t2:red-15 m0:blue-07 m1:blue-09 m2:blue-10 m3:gold-08 b0:blue-11 b1:blue-12',
    ];
    const state = begin({ stations, hands: ['red-08', 'gold-02'], lab: 'green-01' });
    expect(calls(played(state, '0 place red-08 b2', '1 place gold-02 b2'))).toHaveLength(1);
    expect(state.phase).toBe('over');
  });

  test('it goes round from whoever called it', () => {
    const state = begin({ ...tenth, first: 2, stations: ['', '', NINE], hands: ['', '', 'red-08'] });
    played(state, '2 place red-08 b2', '0 pass', '1 pass');
    expect(state.phase).toBe('over');
  });
});

test('[END-4] cards left in hand are worth nothing', () => {
  const state = begin({ stations: [NINE], hands: ['red-08 red-06', 'red-10'] });
  played(state, '0 place red-08 b2', '1 pass');
  expect(spaceLab.result(state)).toMatchObject({ hands: [1, 1], winners: [0] });
  expect(spaceLab.result(state).detail[1]).toEqual({ lab: 0, validations: 0, technicians: 0, projects: 0 });
});

describe('who has won', () => {
  /** 38 points, and one more for the tenth card; no blue card. */
  const ada = 't0:red-04 m0:red-05 m1:red-06 b0:red-10 t1:gold-02 m2:gold-08 b1:gold-11 t2:green-02 m3:green-08';
  /** 39 points; no red card. */
  const grace = 't0:blue-06 t1:blue-03 t2:gold-12 m0:green-14 m3:green-06';

  test.each([
    [grace, ['', ''], [39, 39], [0, 1], '[END-6] equal in points and Projects: shared'],
    [grace, ['telescope-blue', 'telescope-red'], [39, 39], [0, 1], '[END-6] also with a Project each'],
    [grace, ['', 'telescope-red'], [39, 39], [1], '[END-5] equal in points: most Projects'],
    [grace, ['mars-1', 'telescope-red telescope-gold'], [40, 40], [1], '[END-5] two Projects against one'],
    [`${grace} b0:red-12`, ['telescope-blue', ''], [39, 40], [1], '[END-5] most points first of all'],
  ])('%s %j: %j → %j: %s', (station, owned, scores, winners) => {
    const state = begin({ stations: [ada, station], owned, hands: ['red-08', ''] });
    played(state, '0 place red-08 b2', '1 pass');
    expect(spaceLab.outcome(state)).toEqual({ scores, winners });
  });
});
