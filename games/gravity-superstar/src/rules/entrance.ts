/** Chapter 3 of RULEBOOK.md: how a pawn that is not on the board comes in. */

import type { Seat } from '#tabletop';
import { at, directionOf } from '../board.ts';
import type { Tell } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { moveOpenDoor, openDoorCell } from './door.ts';
import { eject, superstarIn } from './theft.ts';

/**
 * [ENTER-1] On the door with the Open Door pawn, which [ENTER-3] then moves on. [ENTER-2] Nothing is collected and no
 * fall follows. [ENTER-4] A Superstar on that door is ejected first.
 */
export function comeIn(state: State, seat: Seat, tell: Tell): void {
  const cell = openDoorCell(state);
  const up = at(state.board.heads, state.openDoor);
  const other = superstarIn(state, cell, seat);
  if (other !== NONE) eject(state, other, seat, tell);
  state.cells[seat] = cell;
  state.ups[seat] = up;
  tell?.({ type: 'came-in', seat, cell, up: directionOf(up) });
  moveOpenDoor(state, tell);
}
