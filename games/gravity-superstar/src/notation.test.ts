import { describe, expect, test } from 'vitest';
import { readPosition, writePosition } from '#games/gravity-superstar';
import { KEEPS_TURN, played, step, table } from '../tests/table.ts';
import { readDrawing, writeDrawing } from './drawing.ts';

const PAGE_EXAMPLE = `+   +---+   +
 *b  .   D^
+   +   +---+
 R  |*   Rw
+---+   +   +`;

describe('[DRAW-1] boards', () => {
  test('read and written again they are the same', () => {
    const drawing = readDrawing(PAGE_EXAMPLE);
    if (!drawing.ok) throw new Error(drawing.error);
    expect(drawing.value).toEqual({
      rows: 2,
      cols: 3,
      platforms: [0, 1, 4, 6, 8, 1],
      symbols: [1, 0, 3, 2, 1, 2],
      stars: [0, -1, -1, -1, -1, 5],
      heads: [-1, -1, 0, -1, -1, -1],
    });
    expect(writeDrawing(drawing.value)).toBe(PAGE_EXAMPLE);
  });

  test('blanks at the end of lines, and one line end after the last, may be there or not', () => {
    const padded = PAGE_EXAMPLE.split('\n')
      .map((line) => line.padEnd(20))
      .join('\n');
    for (const text of [padded, `${PAGE_EXAMPLE}\n`]) expect(readDrawing(text)).toEqual(readDrawing(PAGE_EXAMPLE));
  });

  test.each([
    ['', 'line 1 must be edges, such as "+   +---+"'],
    ['+', 'line 1 must be edges, such as "+   +---+"'],
    ['+   +', 'lines of edges and lines of cells must alternate'],
    ['+   +\n .', 'lines of edges and lines of cells must alternate'],
    ['+   +\n .\n+   +\n', null],
    ['+   +\n .\n+   +   +', 'line 3 is not as long as line 1'],
    ['+   x\n .\n+   +', 'line 1 lacks a "+" at some corner'],
    ['+ - +\n .\n+   +', 'line 1 shows the edge " - "; a platform is "---"'],
    ['+   +\n/.\n+   +', 'line 2 shows the edge "/"; a platform is "|"'],
    ['+   +\n .   |.\n+   +', 'line 2 is longer than line 1'],
    ['+   +\n . x\n+   +', 'the cell ". x" must end in a blank'],
    ['+   +\n\n+   +', 'the cell in row 0, column 0 shows "   "; it must be such as ".", "*", "*b", "R", "Rw" or "D^"'],
    [
      '+   +\n .b\n+   +',
      'the cell in row 0, column 0 shows ".b "; it must be such as ".", "*", "*b", "R", "Rw" or "D^"',
    ],
    [
      '+   +\n D\n+   +',
      'the cell in row 0, column 0 shows "D  "; it must be such as ".", "*", "*b", "R", "Rw" or "D^"',
    ],
    [
      '+   +\n *^\n+   +',
      'the cell in row 0, column 0 shows "*^ "; it must be such as ".", "*", "*b", "R", "Rw" or "D^"',
    ],
  ])('%j: %s', (text, error) => {
    const read = readDrawing(text);
    expect(read.ok ? null : read.error).toBe(error);
  });
});

const POSITION = `+     +-----+     +
 *b a^ .     D^o
+     +     +-----+
 R    |*  b> Rw
+     +-----+     +`;

describe('[DRAW-2] positions', () => {
  test('read and written again they are the same', () => {
    const read = readPosition(POSITION);
    if (!read.ok) throw new Error(read.error);
    expect(read.value).toMatchObject({
      openDoor: 0,
      pawns: [
        { cell: 0, up: 0 },
        { cell: 4, up: 1 },
      ],
    });
    expect(writePosition(table(POSITION))).toBe(POSITION);
  });

  test('a way is marked where nobody stands', () => {
    expect(played(table(POSITION, KEEPS_TURN), step('right')).drawing).toBe(`
+     +-----+     +
 *b    .  x  D^o
+     +     +-----+
 R    |*  a^ Rw
+     +-----+     +
`);
  });

  test.each([
    [POSITION.replace('o', ' '), 'the Open Door pawn, "o", must stand on a door'],
    [POSITION.replace('a^', 'a '), 'the cell "*b a " is not part of a position'],
    [POSITION.replace('a^', 'g^'), 'the cell "*b g^" is not part of a position'],
  ])('%s', (text, error) => {
    expect(readPosition(text)).toEqual({ ok: false, error });
  });
});
