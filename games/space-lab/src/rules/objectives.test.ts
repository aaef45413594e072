import { describe, expect, test } from 'vitest';
import { quickChance, seatsOf } from '#tabletop';
import { beginWith, played, refusal } from '../../tests/table.ts';
import { spaceLab } from '../index.ts';

const dealt = [
  ['objective-gold-gold-green', 'objective-red-red-blue', 'objective-blue-blue-gold'],
  ['objective-green-green-gold', 'objective-gold-gold-red', 'objective-red-red-green'],
  ['objective-blue-blue-green', 'objective-gold-gold-blue', 'objective-red-red-gold'],
];
const two = { objectives: dealt.slice(0, 2), first: 1 };

describe('laying out', () => {
  test.each<[string, string | null, string]>([
    ['0 arrange gold-gold-green red-red-blue blue-blue-gold', null, '[OBJ-1] as dealt'],
    ['0 arrange blue-blue-gold gold-gold-green red-red-blue', null, '[OBJ-1] as they like'],
    ['1 arrange green-green-gold gold-gold-red red-red-green', null, '[OBJ-2] whoever comes first'],
    ['0 arrange red-red-blue red-red-blue blue-blue-gold', 'objective-not-held [OBJ-1]', '[OBJ-1] one twice'],
    ['0 arrange green-green-gold red-red-blue blue-blue-gold', 'objective-not-held [OBJ-1]', "[OBJ-1] a neighbour's"],
    ['1 reveal', 'objectives-not-arranged [OBJ-2]', '[OBJ-2] no turn before all have laid out'],
    ['0 hand-on gold-gold-green', 'objectives-are-not-passed [OBJ-4]', '[OBJ-4] without the advanced variant'],
  ])('%s → %s: %s', (line, answer) => {
    expect(refusal(beginWith(two, 2), line)).toBe(answer);
  });

  test('[OBJ-1] they lie as said, face up for all', () => {
    const state = beginWith(two, 2);
    played(state, '0 arrange blue-blue-gold gold-gold-green red-red-blue');
    const capsules = ['objective-blue-blue-gold', 'objective-gold-gold-green', 'objective-red-red-blue'];
    expect(spaceLab.view(state, 1).seats[0]?.capsules).toEqual(capsules);
    expect(refusal(state, '0 arrange blue-blue-gold gold-gold-green red-red-blue')).toBe('nothing-to-arrange [OBJ-1]');
  });

  test('[OBJ-2] the first turn begins when all have laid out', () => {
    const state = beginWith(two, 2);
    played(state, '0 arrange blue-blue-gold gold-gold-green red-red-blue');
    expect([state.phase, spaceLab.result(state).turn]).toEqual(['arranging', null]);
    played(state, '1 arrange green-green-gold gold-gold-red red-red-green');
    expect([state.phase, spaceLab.result(state).turn]).toEqual(['turn', 1]);
  });
});

test('[OBJ-3] empty hands, and every seat is drawn first sooner or later', () => {
  const firsts = seatsOf(40).map((seed) => {
    const state = spaceLab.setup({ options: { advanced: false }, seatCount: 3 }, quickChance(seed), null);
    expect(spaceLab.result(state).hands).toEqual([0, 0, 0]);
    return state.first;
  });
  expect([...new Set(firsts)].sort()).toEqual([0, 1, 2]);
});

describe('the advanced variant', () => {
  const three = { objectives: dealt, first: 0 };

  test('[OBJ-4] each hands one on to the next seat', () => {
    const state = beginWith(three, 3, true);
    played(state, '1 hand-on gold-gold-red', '0 hand-on red-red-blue', '2 hand-on red-red-gold');
    expect(state.seats.map((seat) => seat.objectives)).toEqual([
      ['objective-gold-gold-green', 'objective-blue-blue-gold', 'objective-red-red-gold'],
      ['objective-green-green-gold', 'objective-red-red-green', 'objective-red-red-blue'],
      ['objective-blue-blue-green', 'objective-gold-gold-blue', 'objective-gold-gold-red'],
    ]);
  });

  test.each<[string, string | null, string]>([
    ['1 hand-on green-green-gold', 'already-passed [OBJ-4]', '[OBJ-4] nobody chooses twice'],
    ['1 arrange green-green-gold red-red-green gold-gold-red', 'pass-an-objective-first [OBJ-5]', '[OBJ-5] too early'],
    ['0 hand-on green-green-gold', 'objective-not-held [OBJ-1]', "[OBJ-4] a neighbour's"],
    ['0 hand-on red-red-blue', null, '[OBJ-4] one of the three'],
  ])('%s → %s: %s', (line, answer) => {
    const state = beginWith(three, 3, true);
    played(state, '1 hand-on gold-gold-red');
    expect(refusal(state, line)).toBe(answer);
  });

  test('[OBJ-5] they change hands when all have chosen, not before', () => {
    const state = beginWith(three, 3, true);
    played(state, '1 hand-on gold-gold-red', '0 hand-on red-red-blue');
    expect(state.seats.map((seat) => seat.objectives.length)).toEqual([2, 2, 3]);
    played(state, '2 hand-on red-red-gold', '0 arrange red-red-gold gold-gold-green blue-blue-gold');
    expect(state.phase).toBe('arranging');
    expect(refusal(state, '0 hand-on red-red-gold')).toBe('objectives-are-not-passed [OBJ-4]');
  });

  test('[SECRET-6] who passed an Objective on knows where it is until it is laid out', () => {
    const state = beginWith(three, 3, true);
    played(state, '1 hand-on gold-gold-red', '0 hand-on red-red-blue', '2 hand-on red-red-gold');
    expect(spaceLab.view(state, 0).passed).toBe('objective-red-red-blue');
    for (const seed of seatsOf(10)) {
      const imagined = spaceLab.imagine(spaceLab.view(state, 0), quickChance(seed));
      expect(imagined.seats[1]?.objectives).toContain('objective-red-red-blue');
    }
    played(state, '1 arrange red-red-green red-red-blue green-green-gold');
    expect(spaceLab.view(state, 0).passed).toBe(null);
  });

  test('[OBJ-6] alone nothing is passed', () => {
    const state = beginWith({ objectives: [[...(dealt[0] ?? []), ...(dealt[1] ?? [])]] }, 1, true);
    expect(refusal(state, '0 hand-on gold-gold-green')).toBe('objectives-are-not-passed [OBJ-4]');
    expect(refusal(state, '0 arrange gold-gold-green red-red-blue blue-blue-gold')).toBe(null);
  });
});

test('[SOLO-2] alone: the upper capsules first, then three more Objectives for the lower', () => {
  const state = beginWith({ objectives: [[...(dealt[0] ?? []), ...(dealt[1] ?? [])]] }, 1);
  expect(spaceLab.view(state, 0).objectives).toEqual(dealt[0]);
  expect(refusal(state, '0 arrange green-green-gold gold-gold-red red-red-green')).toBe('objective-not-held [OBJ-1]');
  played(state, '0 arrange red-red-blue gold-gold-green blue-blue-gold');
  expect(spaceLab.view(state, 0).objectives).toEqual(dealt[1]);
  expect(spaceLab.result(state).turn).toBe(null);
  played(state, '0 arrange red-red-green gold-gold-red green-green-gold');
  expect(state.seats[0]?.capsules.map((id) => id?.replace('objective-', ''))).toEqual([
    'red-red-blue',
    'gold-gold-green',
    'blue-blue-gold',
    'red-red-green',
    'gold-gold-red',
    'green-green-gold',
  ]);
  expect(spaceLab.result(state).turn).toBe(0);
});
