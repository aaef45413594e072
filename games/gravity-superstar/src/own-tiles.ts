/** Matches on tiles of one's own: a recording names no tile set, so the board is written out in full. */

import type { Chance } from '#tabletop';
import { type RowCol, rowCol } from './board.ts';
import { writeBoard } from './notation.ts';
import { drawStars, drawTiles, spread } from './setup.ts';
import { boardOfTiles, layoutFor, type TileSet } from './tiles.ts';

/** [BOARD-2] A set-up, as recordings write it, with a random board of these tiles. */
export function setupWith(
  set: TileSet,
  seatCount: number,
  chance: Chance,
): { readonly board: string; readonly doors: readonly RowCol[] } {
  const board = boardOfTiles(set, drawTiles(seatCount, chance), layoutFor(seatCount).across);
  const stars = spread(board, drawStars(board, [], chance));
  return { board: writeBoard(board, stars), doors: board.doors.map((door) => rowCol(board, door)) };
}
