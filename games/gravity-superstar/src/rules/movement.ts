/** How a pawn moves and falls, and which ways are free. Left, right, up and down are the pawn's own. */

import type { Seat } from '#tabletop';
import {
  at,
  type Board,
  type Cell,
  DIRECTIONS,
  type Direction,
  type Heading,
  isOpen,
  leftOf,
  neighbour,
  oppositeOf,
  rightOf,
} from '../board.ts';
import type { Tell } from '../events.ts';
import type { Play, Side, Step, Turn } from '../moves.ts';
import { NONE, type State } from '../state.ts';
import { happenIn } from './cell.ts';

/** The sideways moves a pawn could make from where it stands: for each kind a bit to the left, the next to the right. */
export type Ways = number;
const WAY = { step: 1, long: 4, high: 16 } as const;
export const EVERY_WAY: Ways = 63;

type Sideways = Extract<Step | Play, { readonly to: Side }>;

function kindOf(move: Sideways): keyof typeof WAY {
  if (move.type === 'step') return 'step';
  return move.card === 'joker' ? move.as : move.card;
}

/** The way that must be free; 0 for a drop or a turn, which always can be made. */
export function wayOf(move: Step | Play): Ways {
  if (!('to' in move)) return 0;
  const way = WAY[kindOf(move)];
  return move.to === 'left' ? way : way << 1;
}

/** [ACT-10] A way is free if no platform lies anywhere along it. [ACT-11] Pawns are never in the way. */
export function freeWays(board: Board, cell: Cell, up: Heading): Ways {
  const above = isOpen(board, cell, up) ? neighbour(board, cell, up) : NONE;
  return waysTo(board, cell, above, leftOf(up)) | (waysTo(board, cell, above, rightOf(up)) << 1);
}

function waysTo(board: Board, cell: Cell, above: Cell, side: Heading): Ways {
  const high = above !== NONE && isOpen(board, above, side) ? WAY.high : 0;
  if (!isOpen(board, cell, side)) return high;
  return high | WAY.step | (isOpen(board, neighbour(board, cell, side), side) ? WAY.long : 0);
}

/** The whole of a move but its fall. */
export function travel(state: State, seat: Seat, move: Step | Play, tell: Tell): void {
  const up = at(state.ups, seat);
  if ('turn' in move) {
    turn(state, seat, move.turn, tell);
  } else if (!('to' in move)) {
    // [ACT-6] Whatever lies under its feet.
    advance(state, seat, oppositeOf(up), false, tell);
  } else {
    const side = sideOf(up, move.to);
    const kind = kindOf(move);
    // [ACT-3] [ACT-4] [ACT-5] One cell to the side, after one more, or after one up.
    if (kind === 'long') advance(state, seat, side, false, tell);
    else if (kind === 'high') advance(state, seat, up, false, tell);
    advance(state, seat, side, false, tell);
  }
}

const sideOf = (up: Heading, side: Side): Heading => (side === 'left' ? leftOf(up) : rightOf(up));

/** [ACT-7] [CELL-6] On the spot: nothing is entered. */
function turn(state: State, seat: Seat, by: Turn, tell: Tell): void {
  const up = at(state.ups, seat);
  const turned = by === 'half' ? oppositeOf(up) : sideOf(up, by);
  state.ups[seat] = turned;
  tell({ type: 'turned', seat, cell: at(state.cells, seat), up: DIRECTIONS[turned] as Direction });
}

/**
 * [FALL-1] Feet first until a platform stops it, [FALL-2] however far.
 * [FALL-4] A fall that comes back to where it began enters that cell once more and stops there.
 */
export function fall(state: State, seat: Seat, tell: Tell): void {
  const { board, cells } = state;
  const up = at(state.ups, seat);
  const down = oppositeOf(up);
  const start = at(cells, seat);
  while (isOpen(board, at(cells, seat), down)) {
    advance(state, seat, down, true, tell);
    if (cells[seat] === start) break;
  }
  tell({ type: 'landed', seat, cell: at(cells, seat), up: DIRECTIONS[up] as Direction });
}

function advance(state: State, seat: Seat, toward: Heading, falling: boolean, tell: Tell): void {
  const from = at(state.cells, seat);
  const cell = neighbour(state.board, from, toward);
  state.cells[seat] = cell;
  tell({ type: 'entered', seat, from, cell, toward: DIRECTIONS[toward] as Direction, falling });
  happenIn(state, cell, seat, tell);
}
