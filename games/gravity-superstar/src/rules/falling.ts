/** Chapter 6 of RULEBOOK.md: how a pawn falls. */

import type { Seat } from '#tabletop';
import { at, directionOf, isOpen, oppositeOf } from '../board.ts';
import type { Tell } from '../events.ts';
import type { State } from '../state.ts';
import { advance } from './movement.ts';

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
    advance(state, seat, down, 'falling', tell);
    if (cells[seat] === start) break;
  }
  tell?.({ type: 'landed', seat, cell: at(cells, seat), up: directionOf(up) });
}
