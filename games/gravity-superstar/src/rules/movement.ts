/** Chapter 5 of RULEBOOK.md: how a pawn moves. Left, right, up and down are the pawn's own. */

import type { Seat } from '#tabletop';
import { at, directionOf, type Heading, neighbour } from '../board.ts';
import type { Manoeuvre } from '../deeds.ts';
import type { Tell } from '../events.ts';
import type { State } from '../state.ts';
import { happenIn } from './cell.ts';

/** The whole of a move but its fall. */
export function travel(state: State, seat: Seat, deed: Manoeuvre, tell: Tell): void {
  const up = at(state.ups, seat);
  const toward: Heading = (up + deed.turn) & 3;
  switch (deed.kind) {
    case 'rotate':
      turn(state, seat, toward, tell);
      return;
    case 'long':
      // [ACT-4]
      advance(state, seat, toward, 'moving', tell);
      break;
    case 'high':
      // [ACT-5]
      advance(state, seat, up, 'moving', tell);
  }
  // [ACT-3] [ACT-6] A step, the end of a jump, or a drop through whatever lies under the feet.
  advance(state, seat, toward, 'moving', tell);
}

/** [ACT-7] [CELL-6] On the spot: nothing is entered. */
function turn(state: State, seat: Seat, up: Heading, tell: Tell): void {
  state.ups[seat] = up;
  tell?.({ type: 'turned', seat, cell: at(state.cells, seat), up: directionOf(up) });
}

/** Into the next cell, and whatever happens there. */
export function advance(state: State, seat: Seat, toward: Heading, how: 'moving' | 'falling', tell: Tell): void {
  const from = at(state.cells, seat);
  const cell = neighbour(state.board, from, toward);
  state.cells[seat] = cell;
  tell?.({ type: 'entered', seat, from, cell, toward: directionOf(toward), falling: how === 'falling' });
  happenIn(state, cell, seat, tell);
}
