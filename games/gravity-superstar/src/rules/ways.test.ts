import { expect, test } from 'vitest';
import { gravitySuperstar, legalMovesOf } from '#games/gravity-superstar';
import { type Beside, high, long, played, step, table } from '../../tests/table.ts';

const JUST_MOVES: Beside = { hands: [['long', 'high'], ['long']] };

/** The ways that are free, as moves in a word: `step left` and so on. */
function freeWaysIn(drawing: string): readonly string[] {
  return legalMovesOf(table(drawing, JUST_MOVES), 0).flatMap((move) => {
    if (move.type === 'step') return move.card === 'long' ? [`step ${move.to}`] : [];
    return move.type === 'play' && 'to' in move ? [`${move.card} ${move.to}`] : [];
  });
}

test.each([
  [
    '[ACT-10] nothing in the way',
    ['step left', 'step right', 'long left', 'long right', 'high left', 'high right'],
    `
+     +     +     +     +     +
 .     .     .     .     .
+     +     +     +     +     +
 .     .     .  a^ .     .
+-----+-----+-----+-----+-----+
 D^o   .     .     .     .  b^
+-----+-----+-----+-----+-----+
`,
  ],
  [
    '[ACT-10] a platform beside the pawn stops step and Long Jump, not the High Jump',
    ['step left', 'long left', 'high left', 'high right'],
    `
+     +     +     +     +     +
 .     .     .     .     .
+     +     +     +     +     +
 .     .     .  a^|.     .
+-----+-----+-----+-----+-----+
 D^o   .     .     .     .  b^
+-----+-----+-----+-----+-----+
`,
  ],
  [
    '[ACT-10] a platform one cell on stops only the Long Jump',
    ['step left', 'step right', 'long right', 'high left', 'high right'],
    `
+     +     +     +     +     +
 .     .     .     .     .
+     +     +     +     +     +
 .    |.     .  a^ .     .
+-----+-----+-----+-----+-----+
 D^o   .     .     .     .  b^
+-----+-----+-----+-----+-----+
`,
  ],
  [
    '[ACT-10] a platform overhead stops both High Jumps',
    ['step left', 'step right', 'long left', 'long right'],
    `
+     +     +     +     +     +
 .     .     .     .     .
+     +     +-----+     +     +
 .     .     .  a^ .     .
+-----+-----+-----+-----+-----+
 D^o   .     .     .     .  b^
+-----+-----+-----+-----+-----+
`,
  ],
  [
    '[ACT-10] a platform beside the cell overhead stops the High Jump to that side',
    ['step left', 'step right', 'long left', 'long right', 'high left'],
    `
+     +     +     +     +     +
 .     .     .    |.     .
+     +     +     +     +     +
 .     .     .  a^ .     .
+-----+-----+-----+-----+-----+
 D^o   .     .     .     .  b^
+-----+-----+-----+-----+-----+
`,
  ],
])('%s', (_, ways, drawing) => {
  expect(freeWaysIn(drawing)).toEqual(ways);
});

const WALLED = `
+     +     +     +
 .    |.  a^|.
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`;

test.each([step('left'), step('right'), long('left'), high('right')])('[ACT-10] refused: %o', (move) => {
  expect(played(table(WALLED), move).refusal).toEqual({ because: 'platform-in-the-way', rule: 'ACT-10' });
});

test('[BOARD-4] [ACT-10] a platform on the opposite rim is in the way, too', () => {
  const rim = `
+     +     +     +
 .  a^ .     .    |
+-----+-----+-----+
 D^o   .     .  b^
+-----+-----+-----+
`;
  expect(freeWaysIn(rim)).toEqual(['step right', 'long right']);
});

test('[ACT-11] pawns are never in the way', () => {
  const crowd = `
+     +     +     +     +     +
 .     .  c^ .  d^ .     .
+     +     +     +     +     +
 .     .  b^ .  a^ .  e^ .
+-----+-----+-----+-----+-----+
 D^o   .     .     .     .
+-----+-----+-----+-----+-----+
`;
  const state = table(crowd, { seats: 5, hands: [['long', 'high'], ['long'], ['long'], ['long'], ['long']] });
  expect(gravitySuperstar.legalMoves(gravitySuperstar.view(state, 0)).length).toBe(9);
  expect(played(state, long('left')).refusal).toBe(null);
});
