import { expect, test } from 'vitest';
import { drawBoard, readBoard, readMove, writeBoard, writeMove } from './notation.ts';

test.each(['', '3B5v', '1A0^ 2B1> 3A2v 4B3< 8A7^'])('the board %j reads and writes the same', (text) => {
  expect(writeBoard(readBoard(text))).toBe(text);
});

test('a word is building, face, plot and where the top points', () => {
  expect(readBoard('3B5v')).toEqual([{ building: 3, face: 'B', plot: 5, turn: 2 }]);
});

test.each(['9A0^', '1C0^', '1A8^', '1A0x', '1A0', '1A0^^'])('%s is not a building on a board', (word) => {
  expect(() => readBoard(word)).toThrow(`"${word}" is not a building on a board, as 3B5v is`);
});

test.each(['3B5v', '-3', '+6', 'finish', 'ready'])('the move %s reads and writes the same', (text) => {
  const move = readMove(text);
  expect(move === null ? null : writeMove(move)).toBe(text);
});

test.each(['', '-', '+9', '-33', 'Finish', '3B5'])('%j is not a move', (text) => {
  expect(readMove(text)).toBeNull();
});

test('[SETUP-3] a board as a drawing: plots in reading order, the Base lower left', () => {
  expect(drawBoard(readBoard('1A0^ 2B2> 3A5v 4B6< 5A7^'))).toBe(
    `
1A^ .   2B>
.   .   3Av
*   4B< 5A^`.slice(1),
  );
});
