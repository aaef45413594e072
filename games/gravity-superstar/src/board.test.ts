import { describe, expect, test } from 'vitest';
import {
  boardOfTiles,
  gravitySuperstar,
  isOpen,
  neighbour,
  OUR_TILE_SET,
  type PlacedTile,
  rowCol,
  setupWith,
  writeBoard,
} from '#games/gravity-superstar';
import { quickChance } from '#tabletop';

const setup = (seatCount: number, seed: number) =>
  gravitySuperstar.setup({ options: { end: 'normal' }, seatCount }, quickChance(seed), null);

test.each([
  [2, 6, 12],
  [3, 12, 12],
  [4, 12, 12],
  [5, 12, 18],
  [6, 12, 18],
])('[BOARD-1] %i players: %i by %i cells', (seatCount, rows, cols) => {
  const { board } = setup(seatCount, 1);
  expect([board.rows, board.cols, board.doors.length]).toEqual([rows, cols, (rows * cols) / 36]);
});

test('[BOARD-2] boards are drawn at random', () => {
  const boards = Array.from({ length: 50 }, (_, seed) => JSON.stringify(setup(6, seed).board));
  expect(new Set(boards).size).toBe(50);
});

const tile = (number: number, turn: PlacedTile['turn']): PlacedTile => ({ tile: number, side: 'A', turn });
const drawn = (...tiles: readonly PlacedTile[]): string => {
  const board = boardOfTiles(OUR_TILE_SET, tiles, tiles.length);
  return writeBoard(
    board,
    board.symbols.map(() => -1),
  );
};

test('[BOARD-2] a tile turned by a quarter: what was left is on top', () => {
  expect(drawn(tile(1, 0))).toBe(`+   +   +   +   +   +   +
 *   *   *   .   .  |.
+   +---+---+---+   +   +
 .   .   .   .   *  |.
+   +   +   +   +   +   +
 *   .   .  |.   *   R
+   +   +   +   +---+---+
 .   .   *  |R   *   .
+   +   +   +   +   +   +
 .   D^  .   *  |.   .
+---+---+   +   +   +   +
 .   R   .   .  |.   .
+   +   +   +   +   +   +`);
  expect(drawn(tile(1, 90))).toBe(`+   +   +   +   +   +   +
 .  |.   .   *   .   *
+   +   +   +   +   +   +
 R  |D>  .   .   .  |*
+   +   +   +   +   +   +
 .   .   *   .   .  |*
+   +   +---+---+   +   +
 .   *   R   .   .  |.
+---+---+   +   +   +   +
 .   .   *  |*   *   .
+   +   +   +   +---+---+
 .   .   .  |R   .   .
+   +   +   +   +   +   +`);
});

test('[BOARD-2] a tile turned by a half: last is first', () => {
  const [upright, turned] = ([0, 180] as const).map((turn) => boardOfTiles(OUR_TILE_SET, [tile(5, turn)], 1));
  expect(turned?.symbols).toEqual(upright?.symbols.toReversed());
  expect([upright?.heads, turned?.heads]).toEqual([[0], [2]]);
});

test('[BOARD-3] [BOARD-4] an edge is open from both of its sides or from neither, round the rim too', () => {
  const { board } = setup(6, 4);
  board.symbols.forEach((_, cell) => {
    for (let toward = 0; toward < 4; toward++) {
      const beyond = neighbour(board, cell, toward);
      expect(isOpen(board, beyond, toward ^ 2)).toBe(isOpen(board, cell, toward));
      expect(neighbour(board, beyond, toward ^ 2)).toBe(cell);
    }
  });
});

describe('a fresh match', () => {
  test('[BOARD-5] a star on every star symbol and every replay symbol, no colour more than 13 times', () => {
    const { board, stars, starsLeft } = setup(6, 2);
    expect(starsLeft).toBe(72);
    expect(stars.map((star) => star !== -1)).toEqual(board.symbols.map((symbol) => symbol === 1 || symbol === 2));
    const counts = [0, 1, 2, 3, 4, 5].map((colour) => stars.filter((star) => star === colour).length);
    expect(counts.every((count) => count <= 13)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(72);
  });

  test('[BOARD-5] [BOARD-7] stars and the first open door differ from match to match', () => {
    const matches = Array.from({ length: 40 }, (_, seed) => setup(2, seed));
    expect(new Set(matches.map(({ stars }) => JSON.stringify(stars))).size).toBe(40);
    expect(new Set(matches.map(({ openDoor }) => openDoor))).toEqual(new Set([0, 1]));
  });
});

test.each([
  [
    2,
    [
      [0, 0],
      [0, 1],
    ],
  ],
  [
    4,
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ],
  ],
  [
    6,
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 1],
      [1, 0],
    ],
  ],
])('[BOARD-6] the doors of %i players, clockwise by tile', (seatCount, places) => {
  const { board } = setup(seatCount, 9);
  const byTile = board.doors.map((door) => rowCol(board, door).map((place) => Math.floor(place / 6)));
  expect(byTile).toEqual(places);
});

describe('own tiles', () => {
  test('[BOARD-2] a random board of a tile set is written out as a set-up', () => {
    const json = setupWith(OUR_TILE_SET, 4, quickChance(5));
    const table = { options: { end: 'normal' as const }, seatCount: 4 };
    const given = gravitySuperstar.parseSetup(json, table);
    if (!given.ok) throw new Error(given.error);
    const state = gravitySuperstar.setup(table, quickChance(6), given.value);
    expect([state.board.rows, state.board.cols, state.starsLeft]).toEqual([12, 12, 48]);
    expect(writeBoard(state.board, state.stars)).toBe(json.board);
    expect(state.board.doors.map((door) => rowCol(state.board, door))).toEqual(json.doors);
  });
});
