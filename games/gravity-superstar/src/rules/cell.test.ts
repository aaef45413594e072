import { describe, expect, test } from 'vitest';
import { drawnAfter, KEEPS_TURN, long, played, rotate, step, table } from '../../tests/table.ts';

describe('cells entered', () => {
  test('[CELL-2] [CELL-1] another pawn is ejected and the move goes on', () => {
    expect(
      drawnAfter(
        `
+     +     +     +     +
 .  a^ .  b< *y    .
+-----+-----+-----+-----+
 D^o   .     .     .
+-----+-----+-----+-----+
`,
        long('right'),
      ),
    ).toBe(`
+-----+-----+-----+-----+
 .     .  x  *  a^ .
+-----+-----+-----+-----+
 D^o   .     .     .
+-----+-----+-----+-----+
`);
  });

  test('[CELL-2] two pawns ejected in one fall', () => {
    expect(
      played(
        table(
          `
+     +     +     +
 .  a^ .     .
+-----+     +     +
 .     .  b^ .
+     +     +     +
 .     .  c> .
+     +-----+     +
 D^o   .     .
+-----+-----+-----+
`,
          { seats: 3, owned: [{ tokens: 1 }, {}, {}] },
        ),
        step('right'),
      ).drawing,
    ).toBe(`
+-----+-----+-----+
 .     .  x  .
+-----+     +     +
 .     .  x  .
+     +     +     +
 .     .  a^ .
+     +-----+     +
 D^o   .     .
+-----+-----+-----+
`);
  });

  test('[CELL-3] stars are taken in mid-fall, and their symbols stay open', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .  a^ *b    .
+-----+     +     +
 .     Ry    .
+     +     +     +
 .     .     .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`,
        step('right'),
      ),
    ).toBe(`
+-----+-----+-----+
 .     *  x  .
+-----+     +     +
 .     R  x  .
+     +     +     +
 .     .  a^ .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[CELL-5] the Open Door pawn moves on when a moving pawn enters its door', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .  a^ D>o   .
+-----+-----+-----+
 D^    .     D<
+-----+-----+-----+
 .     .     .  b^
+-----+-----+-----+
`,
        step('right'),
      ),
    ).toBe(`
+-----+-----+-----+
 .     D> a^ .
+-----+-----+-----+
 D^o   .     D<
+-----+-----+-----+
 .     .     .  b^
+-----+-----+-----+
`);
  });

  test('[CELL-5] [DOOR-1] mid-fall, to a door that the mover itself has left', () => {
    expect(
      drawnAfter(
        `
+     +     +
 .     D^ a^
+     +-----+
 .     .
+     +     +
 D^o   .
+     +     +
 .     .  b^
+-----+-----+
`,
        step('left'),
      ),
    ).toBe(`
+-----+-----+
 .  x  D^o
+     +-----+
 .  x  .
+     +     +
 D^ x  .
+     +     +
 .  a^ .  b^
+-----+-----+
`);
  });
});

/** Three open replay symbols to walk over, the last under a star; pawn b on the second or away. */
const replays = (second: string): string => `
+     +     +     +     +
 .  a^ R     R ${second} Rw
+-----+-----+-----+-----+
 D^o   .     .     .  ${second.trim() === '' ? 'b^' : '  '}
+-----+-----+-----+-----+
`;

describe('Replay tokens', () => {
  test('[CELL-4] each open replay symbol entered gives one', () => {
    const { state } = played(table(replays('   '), KEEPS_TURN), long('right'));
    expect([state.tokens, state.pool]).toEqual([[3, 0], 15]);
  });

  test('[CELL-4] again each time it is entered', () => {
    const { state } = played(table(replays('   '), KEEPS_TURN), long('right'), { type: 'replay' }, step('left'));
    expect([state.tokens, state.pool]).toEqual([[3, 0], 15]);
  });

  test('[CELL-4] none where another Superstar stood', () => {
    const { state } = played(table(replays(' b^'), KEEPS_TURN), long('right'));
    expect([state.tokens, state.pool]).toEqual([[2, 0], 16]);
  });

  test('[CELL-3] [CELL-4] where a star lies, only the star', () => {
    const start = table(replays('   '), { owned: [{ tokens: 1 }, {}], first: 0 });
    const { state } = played(start, long('right'), { type: 'replay' }, step('right'));
    expect([state.tokens, state.owned.slice(0, 6)]).toEqual([
      [2, 0],
      [0, 0, 0, 0, 0, 1],
    ]);
  });

  test('[CELL-4] none from an empty pool', () => {
    const { state } = played(table(replays('   '), { owned: [{ tokens: 1 }, { tokens: 16 }] }), long('right'));
    expect([state.tokens, state.pool]).toEqual([[2, 16], 0]);
  });
});

test('[CELL-6] an open star symbol, a plain cell and a turn on the spot do nothing', () => {
  const start = table(
    `
+     +     +     +
 .  a^ *     R  b^
+-----+-----+-----+
 D^o   .     .
+-----+-----+-----+
`,
    KEEPS_TURN,
  );
  for (const moves of [[step('right')], [step('right'), { type: 'replay' as const }, rotate('half')]]) {
    const { events, state } = played(start, ...moves);
    expect(events.filter(({ type }) => type.endsWith('-taken') || type === 'ejected')).toEqual([]);
    expect(state.owned).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  }
});

test('[CELL-1] in one cell: the Superstar first, then the star, then the Open Door pawn', () => {
  const { events } = played(
    table(
      `
+     +     +     +
 .  a^ Ry b^ D^o
+-----+-----+-----+
 D>    .     .
+-----+-----+-----+
`,
      KEEPS_TURN,
    ),
    long('right'),
  );
  expect(events.map(({ type }) => type)).toEqual([
    'card-played',
    'entered',
    'ejected',
    'cards-returned',
    'star-taken',
    'entered',
    'door-moved',
    'landed',
    'stolen',
  ]);
});
