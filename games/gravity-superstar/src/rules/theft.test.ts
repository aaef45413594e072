import { describe, expect, test } from 'vitest';
import { end, played, replay, steal, step, table } from '../../tests/table.ts';

/** A step to the right ejects b, then c in the fall. */
const TWO_BELOW = `
+     +     +     +
 .  a^ .     .
+-----+     +     +
 .     .  b^ .
+     +     +     +
 .     .  c> .
+     +-----+     +
 D^o   .     .
+-----+-----+-----+
`;
const RICH = { stars: { blue: 2, white: 1 }, tokens: 1 };

describe('one by one', () => {
  const start = table(TWO_BELOW, { seats: 3, owned: [{}, RICH, { stars: { pink: 1 }, tokens: 3 }] });

  test('[THEFT-2] the move is made to its end, then the first theft waits for a choice', () => {
    const { state } = played(start, step('right'));
    expect([state.phase, state.turn, state.thefts, state.cells]).toEqual(['steal', 0, [1, 2], [7, -1, -1]]);
  });

  test('[THEFT-1] [THEFT-2] a star of the chosen colour from the first, a token from the second', () => {
    const { state } = played(start, step('right'), steal('blue'), steal('replay'));
    expect([state.phase, state.tokens]).toEqual(['decide', [1, 1, 2]]);
    expect(state.owned).toEqual([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0]);
  });

  test.each([step('left'), replay, end])('[THEFT-2] nothing else can be done meanwhile: %o', (move) => {
    expect(played(start, step('right'), move).refusal).toEqual({ because: 'theft-due', rule: 'THEFT-2' });
  });

  test.each(['yellow', 'pink', 'green', 'orange'] as const)('[THEFT-4] the owner has no %s star', (colour) => {
    expect(played(start, step('right'), steal(colour)).refusal).toEqual({ because: 'owner-has-none', rule: 'THEFT-4' });
  });

  test('[THEFT-4] the second owner has no token left to choose', () => {
    const poor = table(TWO_BELOW, { seats: 3, owned: [{}, RICH, { stars: { pink: 1, green: 1 } }] });
    expect(played(poor, step('right'), steal('white'), steal('replay')).refusal).toEqual({
      because: 'owner-has-none',
      rule: 'THEFT-4',
    });
  });
});

test.each([
  ['[THEFT-3] stars of one colour', { stars: { blue: 3 } }, 'blue', 2],
  ['[THEFT-3] tokens only', { tokens: 2 }, 'replay', 2],
  ['[THEFT-5] nothing at all', {}, null, 1],
])('without asking, %s', (_, owned, take, points) => {
  const { state, events } = played(table(TWO_BELOW, { seats: 3, owned: [{ tokens: 1 }, owned, {}] }), step('right'));
  expect(events.filter(({ type }) => type === 'stolen')).toEqual([
    { type: 'stolen', seat: 0, from: 1, take },
    { type: 'stolen', seat: 0, from: 2, take: null },
  ]);
  expect([state.phase, (state.tokens[0] ?? 0) + (state.owned[0] ?? 0)]).toEqual(['decide', points]);
});

test('[CELL-2] the owner takes all played cards back', () => {
  const start = table(TWO_BELOW, { seats: 3, hands: [['joker', 'drop'], ['long'], ['high', 'drop']] });
  const { state } = played(start, step('right'));
  expect(state.hands).toEqual([4, 31, 31]);
});
