/** Every worked example of the rulebook, in its order. */

import { describe, expect, test } from 'vitest';
import { detailOf, pointsOf, scoreSheet, spaceLab } from '../src/index.ts';
import type { Board } from '../src/rules/score.ts';
import { begin, handOf, played, projectPileOf, projectsOf } from './table.ts';

test('1. two gold and one blue are turned up: gold is taken, blue goes to the Centre [REVEAL-2]', () => {
  const state = begin({ lab: 'gold-01 blue-02 gold-03 red-01' });
  played(state, '0 reveal', '0 keep gold');
  expect([handOf(state, 0), state.centre.join(' ')]).toEqual(['gold-01 gold-03', 'blue-02']);
});

test('2. of three red, two green, one gold and one blue, green takes exactly the two [RECRUIT-1]', () => {
  const state = begin({ centre: 'red-01 green-01 red-02 gold-01 green-02 red-03 blue-01' });
  played(state, '0 recruit green');
  expect([handOf(state, 0), state.centre.join(' ')]).toEqual([
    'green-01 green-02',
    'red-01 red-02 gold-01 red-03 blue-01',
  ]);
});

test('3. a hand of five: a card of cost 3 for the price of three, then one of cost 0 [PLACE-1] [PLACE-3]', () => {
  const state = begin({ hands: ['red-05 red-08 gold-01 gold-03 blue-02', ''] });
  played(state, '0 place red-05 m0 < gold-01 gold-03 blue-02', '0 place red-08 m3');
  expect([handOf(state, 0), state.turn]).toEqual(['', 1]);
  expect(state.seats[0]?.station.filter((card) => card !== null)).toEqual(['red-05', 'red-08']);
});

test('4. a card of cost 3 on the top row: three Projects, one is kept, two go under the pile [BONUS-2] [BONUS-3]', () => {
  const state = begin({ hands: ['red-05 red-08 gold-01 gold-03', ''], projects: 'mars-1 mars-2 mars-3 mars-4' });
  played(state, '0 place red-05 t1 < gold-01 gold-03 red-08', '0 project mars-3');
  expect([projectsOf(state, 0), projectPileOf(state)]).toEqual(['mars-3', 'mars-4 mars-1 mars-2']);
});

test('5. a medic below R, whose Objective shows medic: the top Lab card [BONUS-8]', () => {
  const state = begin({
    objectives: ['red-red-blue blue-blue-gold gold-gold-green'],
    hands: ['green-02 red-08', ''],
    lab: 'blue-03 blue-02',
  });
  played(state, '0 place green-02 b2 < red-08');
  expect([handOf(state, 0), spaceLab.result(state).pile]).toEqual(['blue-03', 1]);
});

test('6. R shows gold gold green; the second gold completes it: the tile of 5, which draws a Project [VALID-2]', () => {
  const state = begin({
    objectives: ['red-red-blue blue-blue-gold gold-gold-green'],
    stations: ['t2:gold-03 m3:green-05', ''],
    hands: ['gold-02 red-08', ''],
    projects: 'mars-1 mars-2',
  });
  played(state, '0 place gold-02 b2');
  expect([state.seats[0]?.validations, projectsOf(state, 0)]).toEqual([[null, null, 5], 'mars-1']);
});

describe("7. the rulebook's score sheet", () => {
  /** Four red, four gold, three technicians in the middle row, three pilots, two blue. */
  const station =
    't0:red-02 t1:red-08 t2:gold-02 m0:gold-10 m1:red-11 m2:gold-07 b0:red-06 b1:gold-08 b2:blue-01 m3:blue-06';
  const owned = 'supernovae-1 supernovae-2 exoplanet-1 exoplanet-2 mars-1 telescope-blue';
  const board: Board = {
    station: 't0 t1 t2 m0 m1 m2 m3 b0 b1 b2'
      .split(' ')
      .map((slot) => new RegExp(`${slot}:(\\S+)`).exec(station)?.[1] ?? null),
    capsules: [null, null, null],
    validations: [null, null, null],
    projects: owned.split(' '),
  };
  const points = (...ids: readonly string[]): number =>
    scoreSheet(board)
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, line) => sum + line.points, 0);

  test.each([
    ['2 for each card of an agency with four [SCORE-2]', ['red-02'], 8],
    ['1 for each card of an agency with four [SCORE-2]', ['gold-10'], 4],
    ['3 for each of a specialty in a row of three [SCORE-4]', ['red-11'], 9],
    ['two Supernovae [SCORE-10]', ['supernovae-1', 'supernovae-2'], 10],
    ['two Exoplanets with three pilots [SCORE-11]', ['exoplanet-1', 'exoplanet-2'], 6],
    ['one Mars [SCORE-8]', ['mars-1'], 1],
    ['a telescope with two [SCORE-12]', ['telescope-blue'], 2],
  ])('%s: %j = %i', (_what, ids, expected) => {
    expect(points(...ids)).toBe(expected);
  });

  test('the four Project items make 19 (the printed sum of 21 is an error), and all lines add up [SCORE-13]', () => {
    expect(detailOf(board).projects).toBe(19);
    const { lab, validations, technicians, projects } = detailOf(board);
    expect(lab + validations + technicians + projects).toBe(pointsOf(board));
  });
});

test('8. five Mars are worth 16, as four are [SCORE-8]', () => {
  const worth = (owned: string): number => spaceLab.result(begin({ owned: [owned] })).scores[0] ?? 0;
  expect([worth('mars-1 mars-2 mars-3 mars-4'), worth('mars-1 mars-2 mars-3 mars-4 mars-5')]).toEqual([16, 16]);
});
