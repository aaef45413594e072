import { expect, test } from 'vitest';
import { begin, handOf, kinds, pileOf, played, refusal } from '../../tests/table.ts';
import { spaceLab } from '../index.ts';

test('[REVEAL-1] the top three are turned up for all to see', () => {
  const state = begin({ lab: 'red-01 gold-01 blue-02 green-01' });
  played(state, '0 reveal');
  expect(spaceLab.view(state, 1).turnedUp).toEqual(['red-01', 'gold-01', 'blue-02']);
  expect(pileOf(state)).toBe('green-01');
});

test('[REVEAL-2] turned-up cards are in neither Centre, hand nor pile until one agency is kept', () => {
  const state = begin({ lab: 'red-01 gold-01 blue-02 green-01', centre: 'green-02' });
  played(state, '0 reveal');
  expect(spaceLab.result(state)).toMatchObject({ hands: [0, 0], centre: ['green-02'], pile: 1, turn: 0 });
});

test('[REVEAL-2] all of one agency are taken, the others go to the Centre in their order', () => {
  const state = begin({ lab: 'gold-01 blue-02 gold-03', centre: 'green-02' });
  played(state, '0 reveal', '0 keep gold');
  expect(handOf(state, 0)).toBe('gold-01 gold-03');
  expect(state.centre.join(' ')).toBe('green-02 blue-02');
  expect(state.turn).toBe(1);
});

test('[REVEAL-2] the agency must be among those turned up, not in the Centre', () => {
  const state = begin({ lab: 'gold-01 blue-02 gold-03', centre: 'green-02' });
  played(state, '0 reveal');
  expect(refusal(state, '0 keep green')).toBe('agency-not-turned-up [REVEAL-2]');
});

test('[REVEAL-2] the agency is said even if there is only one', () => {
  const state = begin({ lab: 'gold-01 gold-02 gold-03' });
  played(state, '0 reveal');
  expect([state.phase, state.turn]).toEqual(['keeping', 0]);
  played(state, '0 keep gold');
  expect(handOf(state, 0)).toBe('gold-01 gold-02 gold-03');
});

test('[REVEAL-3] a pile that runs out while cards are turned up is made anew, and more are turned up from it', () => {
  const state = begin({ lab: 'red-01', discard: 'gold-01 blue-02 green-01' });
  const told = played(state, '0 reveal');
  expect(state.turnedUp.join(' ')).toBe('red-01 gold-01 blue-02');
  expect(pileOf(state)).toBe('green-01');
  expect(kinds(told)).toEqual(['discard-reshuffled', 'cards-turned-up']);
});

test('[REVEAL-3] the last card of a pile brings the new one at once, nobody has to ask for it', () => {
  const state = begin({ lab: 'red-01 red-02 red-03', discard: 'gold-01 blue-02' });
  played(state, '0 reveal');
  expect([pileOf(state), state.discard.length]).toEqual(['gold-01 blue-02', 0]);
});

test('[REVEAL-4] fewer than three in pile and discard: those are turned up', () => {
  const state = begin({ lab: 'red-01', discard: 'gold-01' });
  played(state, '0 reveal');
  expect(state.turnedUp.join(' ')).toBe('red-01 gold-01');
  expect(spaceLab.result(state).pile).toBe(0);
});

test('[REVEAL-4] none at all: Reveal can not be chosen', () => {
  expect(refusal(begin({ centre: 'red-01' }), '0 reveal')).toBe('no-cards-to-reveal [REVEAL-4]');
});

test('[POS-8] in order: the oldest discarded card is the next one drawn', () => {
  const state = begin({ lab: 'red-01 red-02 red-03', discard: 'gold-01 blue-02 green-01' });
  played(state, '0 reveal', '0 keep red', '1 reveal');
  expect(state.turnedUp.join(' ')).toBe('gold-01 blue-02 green-01');
});
