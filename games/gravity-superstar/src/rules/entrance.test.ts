import { expect, test } from 'vitest';
import { end, KEEPS_TURN, played, refill, steal, step, table } from '../../tests/table.ts';

const OFF_BOARD = `
+     +     +     +
 Rb    D>o   *y
+-----+     +-----+
 D^    .     .  b^
+-----+-----+-----+
`;

test('[ENTER-1] [ENTER-2] [ENTER-3] the first player comes in at once, collects nothing and does not fall', () => {
  expect(played(table(OFF_BOARD)).drawing).toBe(`
+-----+-----+-----+
 Rb    D> a> *y
+-----+     +-----+
 D^o   .     .  b^
+-----+-----+-----+
`);
});

test('[ENTER-1] whoever was ejected comes in when their next turn begins', () => {
  const { state, events } = played(
    table(`
+     +     +     +
 .     .  a^ .  b^
+-----+-----+-----+
 .     .     Dvo
+     +     +     +
 D^    .     .
+-----+-----+-----+
`),
    step('right'),
  );
  expect([state.turn, state.phase, state.cells, state.ups]).toEqual([1, 'act', [2, 5], [0, 2]]);
  expect(events.slice(-3)).toEqual([
    { type: 'turn-began', seat: 1 },
    { type: 'came-in', seat: 1, cell: 5, up: 'S' },
    { type: 'door-moved', from: 5, to: 6 },
  ]);
});

test('[ENTER-2] the fall comes after the action, even a refill', () => {
  const start = table(OFF_BOARD, { ...KEEPS_TURN, hands: [['long'], ['long']] });
  expect(played(start, refill).drawing).toBe(`
+-----+-----+-----+
 R  x  D> a> *  x
+-----+     +-----+
 D^o   .     .  b^
+-----+-----+-----+
`);
});

const OCCUPIED = `
+     +     +     +
 .     D>ob^ .
+-----+     +-----+
 D^    .     .  c^
+-----+-----+-----+
`;

test('[ENTER-4] a Superstar on the door is ejected, the Open Door pawn moves on, and the theft comes before the action', () => {
  const start = table(OCCUPIED, {
    seats: 3,
    owned: [{}, { stars: { blue: 1 }, tokens: 1 }, {}],
    hands: [['long'], ['long'], ['long']],
  });
  expect([start.phase, start.thefts, start.cells, start.openDoor]).toEqual(['steal', [1], [1, -1, 5], 1]);
  expect(start.hands).toEqual([1, 31, 1]);
  const { state } = played(start, steal('blue'));
  expect([state.phase, state.turn, state.actions, state.owned.slice(0, 6)]).toEqual(['act', 0, 0, [1, 0, 0, 0, 0, 0]]);
});

test('[ENTER-4] with one kind of thing to take it is taken, and the action is due', () => {
  const start = table(OCCUPIED, { seats: 3, owned: [{}, { tokens: 2 }, {}] });
  expect([start.phase, start.tokens, start.thefts]).toEqual(['act', [1, 1, 0], []]);
});

test('[ENTER-3] [DOOR-2] with a Superstar on every door it stays where the pawn came in', () => {
  const start = table(`
+     +     +
 D>o   D^ b^
+-----+-----+
 .     .
+-----+-----+
`);
  expect(played(start, end).drawing).toBe(`
+-----+-----+
 D>oa> D^ b^
+-----+-----+
 .     .
+-----+-----+
`);
});
