import { describe, expect, test } from 'vitest';
import { drawnAfter, step } from '../../tests/table.ts';

describe('the Open Door pawn', () => {
  test('[DOOR-1] it skips a door with a Superstar', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .  a^ D>o   D^ b^
+-----+-----+-----+
 .     .     D^
+     +     +-----+
 D^    .     .
+-----+-----+-----+
`,
        step('right'),
      ),
    ).toBe(`
+-----+-----+-----+
 .     D> a^ D^ b^
+-----+-----+-----+
 .     .     D^o
+     +     +-----+
 D^    .     .
+-----+-----+-----+
`);
  });

  test('[DOOR-2] with every other door occupied it stays', () => {
    expect(
      drawnAfter(
        `
+     +     +     +
 .  a^ D>o   D^ b^
+-----+-----+-----+
 .     .     .
+-----+-----+-----+
`,
        step('right'),
      ),
    ).toBe(`
+-----+-----+-----+
 .     D>oa^ D^ b^
+-----+-----+-----+
 .     .     .
+-----+-----+-----+
`);
  });
});
