/** Tiles, how they are turned, and how they are put together to a board. */

import { at, type Board, type Cell, DOOR, fromBothSides, REPLAY, STAR } from './board.ts';
import type { Drawing } from './drawing.ts';
import { waysOn } from './rules/ways.ts';
import { NONE } from './state.ts';

export const TILE_SIZE = 6;
export const TILE_COUNT = 6;
export const TILE_SIDES = ['A', 'B'] as const;
export type TileSide = (typeof TILE_SIDES)[number];
export const TURNS = [0, 90, 180, 270] as const;

/** A tile as it lies on the table: turned clockwise by so many degrees. */
export interface PlacedTile {
  readonly tile: number;
  readonly side: TileSide;
  readonly turn: (typeof TURNS)[number];
}

/** Two for each tile: side A, side B. */
export interface TileSet {
  readonly sides: readonly Drawing[];
}

export const STAR_SYMBOLS_PER_SIDE = 9;
export const REPLAY_SYMBOLS_PER_SIDE = 3;
export const SYMBOLS_PER_SIDE = STAR_SYMBOLS_PER_SIDE + REPLAY_SYMBOLS_PER_SIDE;

/** [BOARD-1] How many tiles lie side by side, and in how many rows. */
export function layoutFor(seatCount: number): { readonly across: number; readonly high: number } {
  if (seatCount === 2) return { across: 2, high: 1 };
  return seatCount <= 4 ? { across: 2, high: 2 } : { across: 3, high: 2 };
}

export function tileCountFor(seatCount: number): number {
  const { across, high } = layoutFor(seatCount);
  return across * high;
}

/** Where a star may lie. */
export const isStarPlace = (symbol: number): boolean => symbol === STAR || symbol === REPLAY;

export function sideOf(set: TileSet, tile: number, side: TileSide): Drawing {
  return set.sides[(tile - 1) * TILE_SIDES.length + TILE_SIDES.indexOf(side)] as Drawing;
}

/** [BOARD-2] The tiles laid row by row, as one drawing. */
export function laid(set: TileSet, tiles: readonly PlacedTile[], across: number): Drawing {
  const rows = (tiles.length / across) * TILE_SIZE;
  const cols = across * TILE_SIZE;
  const blank = (value: number): number[] => new Array<number>(rows * cols).fill(value);
  const [platforms, symbols, heads] = [blank(0), blank(0), blank(NONE)];
  for (const [index, { tile, side, turn }] of tiles.entries()) {
    const turned = turnedBy(sideOf(set, tile, side), turn);
    for (let cell = 0; cell < turned.symbols.length; cell++) {
      const target = cellOnBoard(index, cell, across);
      platforms[target] = at(turned.platforms, cell);
      symbols[target] = at(turned.symbols, cell);
      heads[target] = at(turned.heads, cell);
    }
  }
  return { rows, cols, platforms, symbols, stars: blank(NONE), heads };
}

function cellOnBoard(tile: number, cell: Cell, across: number): Cell {
  const row = Math.floor(tile / across) * TILE_SIZE + Math.floor(cell / TILE_SIZE);
  return row * across * TILE_SIZE + (tile % across) * TILE_SIZE + (cell % TILE_SIZE);
}

function turnedBy(side: Drawing, turn: PlacedTile['turn']): Drawing {
  let drawing = side;
  for (let quarter = 0; quarter < turn; quarter += 90) drawing = turnedOnce(drawing);
  return drawing;
}

/** A quarter turn clockwise: what was at the left is at the top. */
function turnedOnce(side: Drawing): Drawing {
  const from = side.symbols.map((_, cell) => {
    const [row, col] = [Math.floor(cell / TILE_SIZE), cell % TILE_SIZE];
    return (TILE_SIZE - 1 - col) * TILE_SIZE + row;
  });
  return {
    ...side,
    platforms: from.map((cell) => rotated(at(side.platforms, cell))),
    symbols: from.map((cell) => at(side.symbols, cell)),
    heads: from.map((cell) => at(side.heads, cell)).map((head) => (head === NONE ? NONE : (head + 1) & 3)),
  };
}

const rotated = (edges: number): number => ((edges << 1) | (edges >> 3)) & 15;

/** [BOARD-6] The doors of the tiles: along the top row from left to right, then along the bottom row back. */
export function doorsClockwise({ symbols, cols }: Drawing, across: number): readonly Cell[] {
  const place = (cell: Cell): number => {
    const [row, col] = [Math.floor(cell / cols / TILE_SIZE), Math.floor((cell % cols) / TILE_SIZE)];
    return row === 0 ? col : 2 * across - 1 - col;
  };
  const doors = symbols.flatMap((symbol, cell) => (symbol === DOOR ? [cell] : []));
  return doors.sort((one, other) => place(one) - place(other));
}

/** [BOARD-3] [BOARD-4] A drawing becomes a board when its rims are joined and its doors have an order. */
export function boardOf(drawing: Drawing, doors: readonly Cell[]): Board {
  const { rows, cols } = drawing;
  const platforms = fromBothSides(drawing, drawing.platforms);
  return {
    rows,
    cols,
    platforms,
    ways: waysOn({ rows, cols, platforms }),
    symbols: drawing.symbols.slice(),
    doors: doors.slice(),
    heads: doors.map((door) => at(drawing.heads, door)),
  };
}

export function boardOfTiles(set: TileSet, tiles: readonly PlacedTile[], across: number): Board {
  const drawing = laid(set, tiles, across);
  return boardOf(drawing, doorsClockwise(drawing, across));
}
