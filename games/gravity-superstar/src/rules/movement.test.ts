import { describe, expect, test } from 'vitest';
import { drawnAfter, drop, high, KEEPS_TURN, long, played, rotate, step, table } from '../../tests/table.ts';

describe('moves', () => {
  test('[ACT-3] [PAWN-1] a step to the left, head up', () => {
    expect(
      drawnAfter(
        `
+     +     +     +     +
 .     .     .  a^ .
+-----+-----+-----+-----+
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`,
        step('left'),
      ),
    ).toBe(`
+-----+-----+-----+-----+
 .     .  a^ .     .
+-----+-----+-----+-----+
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`);
  });

  test('[ACT-3] [PAWN-1] the left of a pawn on its head is on the right of the drawing', () => {
    expect(
      drawnAfter(
        `
+-----+-----+-----+-----+
 .     .  av .     .
+     +     +     +     +
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`,
        step('left'),
      ),
    ).toBe(`
+-----+-----+-----+-----+
 .     .     .  av .
+     +     +     +     +
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`);
  });

  test('[ACT-3] [PAWN-1] the right of a pawn that lies with its head to the east is below', () => {
    expect(
      drawnAfter(
        `
+     +     +-----+
 .    |.  a> .
+     +     +     +
 .    |.     .
+     +     +-----+
 D^o   .     .  b^
+-----+-----+-----+
`,
        step('right'),
      ),
    ).toBe(`
+-----+-----+-----+
 .    |.     .
+     +     +     +
 .    |.  a> .
+     +     +-----+
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[ACT-4] a Long Jump goes two cells on and enters both', () => {
    expect(
      drawnAfter(
        `
+     +     +     +     +
 .  a^ *b    *y    .
+-----+-----+-----+-----+
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`,
        long('right'),
      ),
    ).toBe(`
+-----+-----+-----+-----+
 .     *  x  *  a^ .
+-----+-----+-----+-----+
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`);
  });

  test('[ACT-5] a High Jump goes up, then to the side', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .     *g    *p
+     +     +-----+
 .     .  a^ .
+-----+-----+-----+
 D^o   .     .  b^
+-----+-----+-----+
`,
        high('right'),
      ),
    ).toBe(`
+-----+-----+-----+
 .     *  x  *  a^
+     +     +-----+
 .     .     .
+-----+-----+-----+
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[ACT-6] a Drop goes through the platform under the feet', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .     .  a^ .
+     +-----+     +
 .     *w    .
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
 .     *  a^ .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[ACT-6] a Drop needs no platform', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .     .  a^ .
+     +     +     +
 .     *w    .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`,
        drop,
      ),
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

  test('[ACT-7] a quarter turn left: the head goes where the left was', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .     .  a^|.
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`,
        rotate('left'),
      ),
    ).toBe(`
+-----+-----+-----+
 .     .  a<|.
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[ACT-7] [FALL-3] a quarter turn right, then a fall to where the feet point now', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .    |.     .  a^
+     +     +-----+
 D^o   .     .  b^
+-----+-----+-----+
`,
        rotate('right'),
      ),
    ).toBe(`
+-----+-----+-----+
 .    |.  a> .
+     +     +-----+
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[ACT-7] [FALL-3] a half turn, then a fall to the other side', () => {
    expect(
      drawnAfter(
        `
+-----+-----+-----+
 .     .     .
+     +     +     +
 .     .     .
+     +     +     +
 .     .  a^ .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`,
        rotate('half'),
      ),
    ).toBe(`
+-----+-----+-----+
 .     .  av .
+     +     +     +
 .     .  x  .
+     +     +     +
 .     .     .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`);
  });

  test('[ACT-8] the Joker as a High Jump', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .     .     .
+     +     +-----+
 .     .  a^ .
+-----+-----+-----+
 D^o   .     .  b^
+-----+-----+-----+
`,
        { type: 'play', card: 'joker', as: 'high', to: 'right' },
      ),
    ).toBe(`
+-----+-----+-----+
 .     .  x  .  a^
+     +     +-----+
 .     .     .
+-----+-----+-----+
 D^o   .     .  b^
+-----+-----+-----+
`);
  });
});

test('what is told of a move: each cell entered, and where it ends', () => {
  const { events } = played(
    table(
      `
+     +     +     +
 .  a^ .     .
+-----+     +     +
 .     *o    .
+     +-----+     +
 D^o   .     .  b^
+-----+-----+-----+
`,
      KEEPS_TURN,
    ),
    step('right', 'drop'),
  );
  expect(events).toEqual([
    { type: 'card-hidden', seat: 0, card: 'drop' },
    { type: 'entered', seat: 0, from: 0, cell: 1, toward: 'E', falling: false },
    { type: 'entered', seat: 0, from: 1, cell: 4, toward: 'S', falling: true },
    { type: 'star-taken', seat: 0, cell: 4, colour: 'orange' },
    { type: 'landed', seat: 0, cell: 4, up: 'N' },
  ]);
});
