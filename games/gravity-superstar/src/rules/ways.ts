/** Chapter 5 of RULEBOOK.md: which sideways moves are free. Known of each cell when the board is laid: platforms never move. */

import { at, type Board, type Cell, type Heading, isOpen, leftOf, neighbour, rightOf } from '../board.ts';

/** A set of sideways moves: for each kind a bit to the left, the next one to the right. */
export type Ways = number;
export const WAY = { step: 1, long: 4, high: 16 } as const;
export const EVERY_WAY: Ways = 63;
const BITS = 6;

/** The free ways of a pawn that stands here with its head up there. */
export function freeWays(board: Board, cell: Cell, up: Heading): Ways {
  return (at(board.ways, cell) >> (BITS * up)) & EVERY_WAY;
}

type Ground = Pick<Board, 'rows' | 'cols' | 'platforms'>;

/** By cell: the free ways for each of the four headings side by side, six bits each. */
export function waysOn(ground: Ground): number[] {
  return ground.platforms.map((_, cell) => {
    let ways = 0;
    for (let up = 0; up < 4; up++) ways |= waysFrom(ground, cell, up) << (BITS * up);
    return ways;
  });
}

/** [ACT-10] A way is free if no platform lies anywhere along it. [ACT-11] Pawns are never in the way. */
function waysFrom(ground: Ground, cell: Cell, up: Heading): Ways {
  return waysTo(ground, cell, up, leftOf(up)) | (waysTo(ground, cell, up, rightOf(up)) << 1);
}

function waysTo(ground: Ground, cell: Cell, up: Heading, side: Heading): Ways {
  const isPath = (first: Heading, second: Heading): boolean =>
    isOpen(ground, cell, first) && isOpen(ground, neighbour(ground, cell, first), second);
  return (
    (isOpen(ground, cell, side) ? WAY.step : 0) |
    (isPath(side, side) ? WAY.long : 0) |
    (isPath(up, side) ? WAY.high : 0)
  );
}
