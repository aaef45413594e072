/** Chapter 4 of RULEBOOK.md: the doors and the Open Door pawn. */

import { at, type Cell } from '../board.ts';
import type { Tell } from '../events.ts';
import type { State } from '../state.ts';

export function openDoorCell(state: Pick<State, 'board' | 'openDoor'>): Cell {
  return at(state.board.doors, state.openDoor);
}

/** [DOOR-1] Clockwise to the next door without a Superstar, as the pawns stand now. [DOOR-2] If there is none, it stays. */
export function moveOpenDoor(state: State, tell: Tell): void {
  const from = openDoorCell(state);
  const { doors } = state.board;
  for (let further = 1; further < doors.length; further++) {
    const door = (state.openDoor + further) % doors.length;
    if (state.cells.includes(at(doors, door))) continue;
    state.openDoor = door;
    break;
  }
  tell?.({ type: 'door-moved', from, to: openDoorCell(state) });
}
