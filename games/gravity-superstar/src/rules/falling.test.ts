import { describe, expect, test } from 'vitest';
import { drawnAfter, KEEPS_TURN, played, refill, rotate, step, table } from '../../tests/table.ts';

describe('falls', () => {
  test('[FALL-1] off a ledge down to the next platform', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .  a^ .     .
+-----+     +     +
 .     *o    .
+     +     +     +
 .     *y    .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`,
        step('right'),
      ),
    ).toBe(`
+-----+-----+-----+
 .     .  x  .
+-----+     +     +
 .     *  x  .
+     +     +     +
 .     *  a^ .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[FALL-2] [BOARD-4] a pawn that leaves by the bottom comes back at the top', () => {
    expect(
      played(
        table(
          `
+     +     +     +
 .     *b    .
+     +-----+     +
 .     .     .  b^
+     +     +-----+
 D^o   .  a^ .
+-----+     +-----+
`,
          { ...KEEPS_TURN, hands: [['long'], ['long']] },
        ),
        refill,
      ).drawing,
    ).toBe(`
+-----+     +-----+
 .     *  a^ .
+     +-----+     +
 .     .     .  b^
+     +     +-----+
 D^o   .     .
+-----+     +-----+
`);
  });

  test('[FALL-2] feet to the west, a fall leaves by the left and comes back at the right', () => {
    expect(
      drawnAfter(
        `
+     +     +     +     +
 .  a<|.     *b    *y
+     +     +     +     +
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`,
        rotate('half'),
      ),
    ).toBe(`
+-----+-----+-----+-----+
 .    |.  a> *  x  *  x
+     +     +     +     +
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`);
  });

  test('[FALL-3] a refill of a pawn in mid-air is followed by its fall', () => {
    expect(
      played(
        table(
          `
+     +     +     +
 .     .  a^ .
+     +     +     +
 .     *b    .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`,
          { ...KEEPS_TURN, hands: [['long'], ['long']] },
        ),
        refill,
      ).drawing,
    ).toBe(`
+-----+-----+-----+
 .     .     .
+     +     +     +
 .     *  a^ .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[FALL-4] an endless fall enters the cell it began in once more, and stops', () => {
    expect(
      played(
        table(
          `
+     +     +     +
 .     *b    .
+     +     +     +
 .     *y a^ .  b^
+     +     +-----+
 D^o   *p    .
+-----+     +-----+
`,
          { ...KEEPS_TURN, hands: [['long'], ['long']] },
        ),
        refill,
      ).drawing,
    ).toBe(`
+-----+     +-----+
 .     *  x  .
+     +     +     +
 .     *  a^ .  b^
+     +     +-----+
 D^o   *  x  .
+-----+     +-----+
`);
  });

  test('[BOARD-3] a platform stops a fall from its other side, too', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .     *b    .
+     +-----+     +
 .     .     .
+     +     +     +
 D^o   .  a^ .  b^
+-----+-----+-----+
`,
        rotate('half'),
      ),
    ).toBe(`
+-----+-----+-----+
 .     *b    .
+     +-----+     +
 .     .  av .
+     +     +     +
 D^o   .     .  b^
+-----+-----+-----+
`);
  });
});
