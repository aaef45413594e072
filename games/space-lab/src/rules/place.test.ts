import { describe, expect, test } from 'vitest';
import { begin, handOf, kinds, type Position, pileOf, played, projectsOf, refusal } from '../../tests/table.ts';
import { writeStation } from '../notation.ts';

const start: Position = {
  hands: ['red-08 red-10 gold-04 blue-03 green-10 green-11', 'gold-02'],
  stations: ['m0:red-12', ''],
  lab: 'green-01 green-02 green-03',
};

describe('what may be placed, where, and for what', () => {
  test.each<[string, string | null, string]>([
    ['0 place red-08 t0', null, '[PLACE-1] a card of cost 0'],
    ['0 place gold-02 t0', 'card-not-in-hand [PLACE-1]', "[PLACE-1] another's card"],
    ['0 place red-12 t0', 'card-not-in-hand [PLACE-1]', '[PLACE-2] placed cards never move'],
    ['0 place red-08 m0', 'slot-taken [PLACE-2]', '[PLACE-2] a slot takes one card'],
    ['0 place red-08 s0', 'no-such-slot [STATION-1]', '[STATION-1] a slot of the solo station'],
    ['0 place red-10 t0 < red-08', null, '[PLACE-3] one other card for a card of cost 1'],
    ['0 place red-10 t0', 'wrong-payment [PLACE-3]', '[PLACE-3] nothing paid'],
    ['0 place red-10 t0 < red-08 gold-04', 'wrong-payment [PLACE-3]', '[PLACE-3] too much paid'],
    ['0 place red-08 t0 < red-10', 'wrong-payment [PLACE-3]', '[PLACE-3] something paid for nothing'],
    ['0 place red-10 t0 < red-10', 'wrong-payment [PLACE-3]', '[PLACE-3] paid with itself'],
    ['0 place gold-04 t0 < red-08 red-08', 'wrong-payment [PLACE-3]', '[PLACE-3] one card twice'],
    ['0 place gold-04 t0 < red-08 gold-02', 'payment-not-in-hand [PLACE-3]', "[PLACE-3] paid with another's card"],
    ['0 place blue-03 t0 < red-08 red-10 gold-04', null, '[PLACE-3] three for three'],
  ])('%s → %s: %s', (line, answer) => {
    expect(refusal(begin(start), line)).toBe(answer);
  });
});

test('[PLACE-1] one or more cards in one action', () => {
  const state = begin(start);
  played(state, '0 place red-08 t0', '0 place red-10 b2 < gold-04');
  expect(writeStation(state.seats[0]?.station ?? [])).toBe('red-08 . . / red-12 . . . / . . red-10');
  expect(state.turn).toBe(0);
});

test('[PLACE-4] the payment goes on the discard in the order named', () => {
  const state = begin({ ...start, discard: 'blue-01' });
  played(state, '0 place blue-03 m1 < gold-04 red-08 red-10');
  expect(state.discard.join(' ')).toBe('blue-01 gold-04 red-08 red-10');
});

test('[PLACE-4] an empty pile is refilled once, with the whole payment, before the effects of the card', () => {
  const state = begin({
    hands: ['red-06 red-08 red-10'],
    objectives: ['red-red-gold green-green-gold blue-blue-gold'],
  });
  // A medic below a medic Objective: it draws what has just been paid.
  played(state, '0 place red-06 b0 < red-10 red-08');
  expect([handOf(state, 0), pileOf(state), state.discard.length]).toEqual(['red-10', 'red-08', 0]);
});

test('[PLACE-5] own effect, bonus of the slot, Validation: in this order', () => {
  const state = begin({
    hands: ['red-15 red-08'],
    stations: ['m0:gold-08 b0:gold-15'],
    objectives: ['gold-gold-red green-green-gold blue-blue-gold'],
    projects: 'mars-1 mars-2 mars-3 mars-4',
  });
  const told = played(state, '0 place red-15 t0 < red-08');
  const sources = told.flatMap((event) => (event.type === 'projects-drawn' ? [event.source] : []));
  expect(sources).toEqual(['card', 'slot', 'validation']);
  expect(projectsOf(state, 0)).toBe('mars-1 mars-2 mars-3');
});

test('[PLACE-6] a Lab card won on the way may be placed in the same action', () => {
  const state = begin({ hands: ['green-02 red-10', 'gold-02'], lab: 'red-08 red-12' });
  played(state, '0 place green-02 b0 < red-10');
  expect([handOf(state, 0), state.phase]).toEqual(['red-08', 'placing']);
  expect(refusal(state, '0 place red-08 m0')).toBe(null);
});

test('[PLACE-6] or paid with', () => {
  const state = begin({ hands: ['green-02 red-10 red-13', 'gold-02'], lab: 'red-09 red-12' });
  played(state, '0 place green-02 b0 < red-10');
  expect(refusal(state, '0 place red-13 m0 < red-09')).toBe(null);
});

describe('[PLACE-7] the action ends by itself', () => {
  test.each<[string, Position, string]>([
    ['no card left', { hands: ['red-08', 'gold-02'] }, '0 place red-08 t0'],
    ['none that the rest can pay', { hands: ['red-08 red-10', 'gold-02'] }, '0 place red-08 t0'],
    ['two cards of cost 2', { hands: ['red-08 red-02 gold-04', 'gold-02'] }, '0 place red-08 t0'],
    [
      'a Lab card was won but is too dear',
      { hands: ['green-02 red-10'], lab: 'red-09' },
      '0 place green-02 b0 < red-10',
    ],
  ])('%s', (_why, position, line) => {
    const state = begin(position);
    const told = played(state, line);
    expect(told.find((event) => event.type === 'action-ended')).toEqual({
      type: 'action-ended',
      seat: 0,
      isByItself: true,
    });
    expect([state.phase, state.turn]).toEqual(['turn', 1]);
  });

  test('no slot left', () => {
    const nine = 't0:red-01 t1:red-02 t2:red-03 m0:red-04 m1:red-05 m2:red-06 m3:red-07 b0:red-09 b1:red-10';
    const state = begin({ stations: [nine], hands: ['red-08 red-12'] });
    expect(kinds(played(state, '0 place red-08 b2'))).toEqual([
      'card-placed',
      'end-called',
      'action-ended',
      'turn-began',
    ]);
  });

  test('not while two cards of cost 1 are left', () => {
    const state = begin({ hands: ['red-08 red-10 red-13', 'gold-02'] });
    played(state, '0 place red-08 t0');
    expect([state.phase, state.turn]).toEqual(['placing', 0]);
  });
});

test('[PLACE-8] the player ends the action, but not before a card is placed', () => {
  const state = begin(start);
  expect(refusal(state, '0 end')).toBe('nothing-placed [PLACE-8]');
  played(state, '0 place red-08 t0');
  expect(refusal(state, '1 end')).toBe('not-your-turn [TURN-1]');
  played(state, '0 end');
  expect([state.phase, state.turn]).toEqual(['turn', 1]);
});
