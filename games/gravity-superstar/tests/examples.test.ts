/** The worked examples of the rules, in their order. */

import { describe, expect, test } from 'vitest';
import { gravitySuperstar, legalMovesOf, type Move, pointsOf } from '#games/gravity-superstar';
import { winnersOf } from '../src/rules/scoring.ts';
import { drawnAfter, drop, high, KEEPS_TURN, long, played, replay, rotate, steal, step, table } from './table.ts';

const canChoose = (drawing: string, move: Move): boolean =>
  legalMovesOf(table(drawing), 0).some((legal) => JSON.stringify(legal) === JSON.stringify(move));

describe('1. the score table', () => {
  const rows: readonly (readonly [name: string, stars: readonly number[], tokens: number, total: number])[] = [
    ['Julian', [2, 2, 2, 0, 2, 4], 4, 22],
    ['Gyom', [3, 1, 3, 1, 0, 1], 0, 11],
    ['Henri', [0, 1, 0, 1, 1, 1], 3, 7],
    ['Emma', [3, 3, 4, 2, 1, 2], 1, 22],
  ];
  const state = {
    owned: rows.flatMap(([, stars]) => stars),
    tokens: rows.map(([, , tokens]) => tokens),
    cells: rows.map(() => -1),
  };

  test.each(rows.map(([name, , , total], seat) => ({ name, total, seat })))(
    '[SCORE-1] $name has $total',
    ({ total, seat }) => {
      expect(pointsOf(state, seat)).toBe(total);
    },
  );

  test('[SCORE-3] Emma wins with fewer tokens than Julian', () => {
    expect(winnersOf(state)).toEqual([3]);
  });
});

describe('2. Long Jumps', () => {
  test('[ACT-10] stopped at the first edge to the right, and after one cell to the left', () => {
    const drawing = `
+     +     +     +     +
 .    |.     .  a^|.
+-----+-----+-----+-----+
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`;
    expect([canChoose(drawing, long('right')), canChoose(drawing, long('left'))]).toEqual([false, false]);
  });

  test('[ACT-4] [FALL-1] over a gap to the right: two cells on, then down', () => {
    expect(
      drawnAfter(
        `
+     +     +     +     +
 .  a^ .     .     .
+-----+     +     +     +
 .     .     .     .
+     +     +     +     +
 .     .     .     .
+     +     +-----+     +
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`,
        long('right'),
      ),
    ).toBe(`
+-----+-----+-----+-----+
 .     .  x  .  x  .
+-----+     +     +     +
 .     .     .  x  .
+     +     +     +     +
 .     .     .  a^ .
+     +     +-----+     +
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`);
  });
});

test('3. [ACT-5] [ACT-10] a High Jump: not up and left past a platform; up and right, then down', () => {
  const drawing = `
+     +     +     +
 .    |.     .
+     +     +     +
 .     .  a^ .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`;
  expect(canChoose(drawing, high('left'))).toBe(false);
  expect(drawnAfter(drawing.replace(' .  b^', ' .    ').replace('D^o  ', 'D^ob^'), high('right'))).toBe(`
+-----+-----+-----+
 .    |.  x  .  x
+     +     +     +
 .     .     .  x
+     +-----+     +
 D^ob^ .     .  a^
+-----+-----+-----+
`);
});

test('4. [FALL-2] [BOARD-4] a step right off a ledge at the bottom: out below, in at the top of the same column', () => {
  expect(
    drawnAfter(
      `
+     +     +     +
 .     .     .
+     +     +     +
 .     .     .
+     +-----+     +
 D^o   .     .  b^
+-----+     +-----+
 .  a^ .     .
+-----+     +-----+
`,
      step('right'),
    ),
  ).toBe(`
+-----+     +-----+
 .     .  x  .
+     +     +     +
 .     .  a^ .
+     +-----+     +
 D^o   .     .  b^
+-----+     +-----+
 .     .  x  .
+-----+     +-----+
`);
});

test('5. [BOARD-4] a High Jump right from the top right corner goes round three edges', () => {
  expect(
    drawnAfter(
      `
+     +     +     +
 .     .     .  a^
+     +     +-----+
 .     .     .  b^
+-----+     +-----+
 D^o   .     .
+     +     +     +
`,
      high('right'),
    ),
  ).toBe(`
+     +     +     +
 .  x  .     .
+     +     +-----+
 .  a^ .     .  b^
+-----+     +-----+
 D^ox  .     .  x
+     +     +     +
`);
});

describe('6. a full turn: green is a, pink is b, orange is c', () => {
  const start = table(
    `
+     +     +     +     +
 .     .  c^ .     D<
+     +-----+     +     +
 .     .     .     .
+     +     +     +     +
 .     R     D^o   .
+     +     +-----+     +
 .     .  b< .     .
+     +     +     +     +
 .     *b    .     .
+     +     +     +     +
 .     D^    .     .
+     +-----+     +     +
 .     *o    .     .
+     +     +     +     +
`,
    { seats: 3, owned: [{}, {}, { stars: { white: 1 }, tokens: 1 }] },
  );

  test('[ENTER-1] [ENTER-3] green comes in, the Open Door pawn moves on', () => {
    expect([start.cells[0], start.ups[0], start.openDoor]).toEqual([10, 0, 2]);
  });

  const first = played(start, high('left'));
  test('[CELL-1] High Jump left; the fall takes a token, ejects pink who owns nothing, takes a blue star, moves the Open Door pawn', () => {
    expect(first.drawing).toBe(`
+     +     +     +     +
 .     .  c^ .     D<o
+     +-----+     +     +
 .     .  x  .  x  .
+     +     +     +     +
 .     R  x  D^    .
+     +     +-----+     +
 .     .  x  .     .
+     +     +     +     +
 .     *  x  .     .
+     +     +     +     +
 .     D^ a^ .     .
+     +-----+     +     +
 .     *o    .     .
+     +     +     +     +
`);
    expect(first.events.map(({ type }) => type).filter((type) => type !== 'entered')).toEqual([
      'card-played',
      'token-taken',
      'ejected',
      'cards-returned',
      'star-taken',
      'door-moved',
      'landed',
      'stolen',
    ]);
    expect([first.state.phase, first.state.tokens]).toEqual(['decide', [1, 0, 1]]);
  });

  const second = played(first.state, replay, drop);
  test('[TURN-5] [ACT-6] the token is spent; Drop takes an orange star, leaves the board, comes in opposite and ejects orange', () => {
    expect(second.drawing).toBe(`
+     +     +     +     +
 .     .  a^ .     D<o
+     +-----+     +     +
 .     .     .     .
+     +     +     +     +
 .     R     D^    .
+     +     +-----+     +
 .     .     .     .
+     +     +     +     +
 .     *     .     .
+     +     +     +     +
 .     D^    .     .
+     +-----+     +     +
 .     *  x  .     .
+     +     +     +     +
`);
    expect([second.state.phase, second.state.thefts]).toEqual(['steal', [2]]);
  });

  test('[THEFT-1] [TURN-6] a token is taken from orange and can’t be spent this turn', () => {
    const { state } = played(second.state, steal('replay'));
    expect([state.tokens, state.owned.slice(0, 6)]).toEqual([
      [1, 0, 0],
      [1, 0, 0, 0, 1, 0],
    ]);
    // Pink has come in, and orange is not on the board.
    expect([state.turn, state.phase, state.cells]).toEqual([1, 'act', [1, 3, -1]]);
    const late = { at: 0, by: 0, move: { type: 'replay' } } as const;
    expect(gravitySuperstar.play(gravitySuperstar.copy(state), late, () => undefined)).toEqual({
      because: 'not-your-turn',
      rule: 'TURN-2',
    });
  });
});

describe('7. the rest', () => {
  test('[ACT-6] Drop through one platform onto the next', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .     .  a^ .
+     +-----+     +
 .     .     .
+     +     +     +
 .     .     .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`,
        drop,
      ),
    ).toBe(`
+-----+-----+-----+
 .     .     .
+     +-----+     +
 .     .  x  .
+     +     +     +
 .     .  a^ .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[ACT-7] [FALL-3] a quarter turn right, then a fall', () => {
    expect(
      drawnAfter(
        `
+     +     +     +     +
 .    |.     .     .  a^
+     +     +     +-----+
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`,
        rotate('right'),
      ),
    ).toBe(`
+-----+-----+-----+-----+
 .    |.  a> .  x  .
+     +     +     +-----+
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`);
  });

  test('[DOOR-1] the Open Door pawn skips an occupied door', () => {
    const { state } = played(
      table(`
+     +     +     +
 D>o   D^ b^ D^
+-----+-----+-----+
 .     .     .
+-----+-----+-----+
`),
    );
    expect([state.cells, state.openDoor]).toEqual([[0, 1], 2]);
  });

  test('[DOOR-2] with all doors occupied it stays', () => {
    const { state } = played(
      table(
        `
+     +     +     +
 D>o   D^ b^ D^ c^
+-----+-----+-----+
 .     .     .
+-----+-----+-----+
`,
        { ...KEEPS_TURN, seats: 3, owned: [{}, {}, {}] },
      ),
    );
    expect([state.cells, state.openDoor]).toEqual([[0, 1, 2], 0]);
  });
});
