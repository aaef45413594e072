import { describe, expect, test } from 'vitest';
import { boardOfTiles, faultInBoard, OUR_TILE_SET, parseTileSet } from '#games/gravity-superstar';
import { quickChance } from '#tabletop';
import { OUR_TILES } from './components.ts';
import { drawTiles } from './setup.ts';
import { pairsOf } from './tile-set.ts';
import { layoutFor } from './tiles.ts';

describe('our twelve sides', () => {
  test('[TILE-1] [TILE-2] [TILE-3] [TILE-4] [TILE-5] pass every check of a tile set', () => {
    expect(parseTileSet(OUR_TILES)).toEqual({ ok: true, value: OUR_TILE_SET });
  });

  test('[TILE-5] the pairs that are tried: 15 of tiles, 2 × 2 sides, 4 × 4 turns', () => {
    expect(new Set([...pairsOf()].map((pair) => JSON.stringify(pair))).size).toBe(960);
  });

  test.each([2, 4, 6])('[TILE-3] [TILE-4] [TILE-5] random boards of %i tiles', (seatCount) => {
    const chance = quickChance(seatCount);
    const faults = Array.from({ length: 200 }, () =>
      faultInBoard(boardOfTiles(OUR_TILE_SET, drawTiles(seatCount, chance), layoutFor(seatCount).across)),
    );
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

/** Our set with one side drawn otherwise. */
function with1A(side: string): string {
  const from = OUR_TILES.indexOf('tile 1 side B');
  return `tile 1 side A\n${side.trim()}\n\n${OUR_TILES.slice(from)}`;
}

const FIRST = OUR_TILES.slice(OUR_TILES.indexOf('+'), OUR_TILES.indexOf('tile 1 side B'));

const lines = (...changes: readonly (readonly [from: string, to: string])[]): string =>
  with1A(changes.reduce((side, [from, to]) => side.replace(from, to), FIRST));

test.each([
  ['[TILE-1] no side at all', '', 'tile 1 side A is missing'],
  ['[TILE-1] an unknown side', 'tile 7 side A', 'line 1 must name a side, such as "tile 1 side A"'],
  ['[TILE-1] a side drawn twice', `${OUR_TILES}\n${with1A(FIRST).slice(0, 400)}`, 'tile 1 side A is drawn twice'],
  ['[TILE-1] a side left out', OUR_TILES.slice(0, OUR_TILES.indexOf('tile 6 side B')), 'tile 6 side B is missing'],
  [
    '[TILE-1] a drawing cut short',
    OUR_TILES.slice(0, OUR_TILES.indexOf('tile 6 side B') + 60),
    'tile 6 side B: lines of edges and lines of cells must alternate',
  ],
  [
    '[TILE-1] a strange character',
    lines([' .   R', ' .   Q']),
    'tile 1 side A: the cell in row 5, column 1 shows "Q  "; it must be such as ".", "*", "*b", "R", "Rw" or "D^"',
  ],
  [
    '[TILE-1] stars lying on it',
    lines([' *   *', ' *b  *']),
    'tile 1 side A must show symbols only, no stars lying on them',
  ],
  ['[TILE-2] a star symbol too few', lines([' *   *', ' .   *']), 'tile 1 side A has 8 star symbols instead of 9'],
  [
    '[TILE-2] a replay symbol too many',
    lines([' .   R   .', ' R   R   .']),
    'tile 1 side A has 4 replay symbols instead of 3',
  ],
  ['[TILE-2] no door', lines(['D^', '. ']), 'tile 1 side A has 0 doors instead of 1'],
  [
    '[TILE-3] a door turned away from its platform',
    lines(['D^', 'D<']),
    'tile 1 side A has a door with no platform under it',
  ],
  [
    '[TILE-4] a row without a platform across it',
    lines([' .   .   .   .   *  |.', ' .   .   .   .   *   .']),
    'tile 1 side A has no platform across row 1: a fall along it could be endless',
  ],
  [
    '[TILE-4] a column without a platform across it',
    lines(['+---+---+   +   +   +   +', '+   +---+   +   +   +   +']),
    'tile 1 side A has no platform across column 0: a fall along it could be endless',
  ],
])('%s', (_, text, error) => {
  expect(parseTileSet(text)).toEqual({ ok: false, error });
});

test('[TILE-1] a file written elsewhere, with other line ends and sides in another order', () => {
  const sides = OUR_TILES.trim().split('\n\n').reverse();
  expect(parseTileSet(sides.join('\r\n\r\n').replaceAll(/(?<!\r)\n/g, '\r\n'))).toEqual({
    ok: true,
    value: OUR_TILE_SET,
  });
});

test('[TILE-5] a symbol nobody can reach is named: where nobody comes in, the first one', () => {
  const board = boardOfTiles(OUR_TILE_SET, [{ tile: 1, side: 'A', turn: 0 }], 1);
  expect(faultInBoard(board)).toBe(null);
  expect(faultInBoard({ ...board, doors: [], heads: [] })).toBe("the symbol in cell 0 can't be reached");
});

test('[TILE-3] [TILE-4] what else would spoil a board', () => {
  const board = boardOfTiles(OUR_TILE_SET, [{ tile: 1, side: 'A', turn: 0 }], 1);
  expect(faultInBoard({ ...board, heads: [1] })).toBe('no platform under the door in cell 25');
  expect(faultInBoard({ ...board, platforms: board.platforms.map((edges) => edges & 0b0101) })).toBe(
    'an endless fall through cell 0',
  );
});
