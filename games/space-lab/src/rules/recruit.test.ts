import { expect, test } from 'vitest';
import { begin, handOf, played, refusal } from '../../tests/table.ts';

test('[RECRUIT-1] all cards of one agency, and no other', () => {
  const state = begin({ centre: 'red-01 gold-01 red-02 blue-01', hands: ['green-01'], lab: 'green-02' });
  played(state, '0 recruit red');
  expect(handOf(state, 0)).toBe('red-01 red-02 green-01');
  expect(state.centre.join(' ')).toBe('gold-01 blue-01');
  expect(state.turn).toBe(1);
});

test('[RECRUIT-1] an agency that is not in the Centre', () => {
  expect(refusal(begin({ centre: 'red-01' }), '0 recruit gold')).toBe('agency-not-in-centre [RECRUIT-1]');
});
