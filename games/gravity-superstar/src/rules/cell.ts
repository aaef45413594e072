/** Chapter 7 of RULEBOOK.md: what happens in each cell a moving pawn enters, mid-fall included. */

import type { Seat } from '#tabletop';
import { at, type Cell, REPLAY } from '../board.ts';
import type { Tell } from '../events.ts';
import { addStar, addToken, COLOURS, type Colour, NONE, type State } from '../state.ts';
import { moveOpenDoor, openDoorCell } from './door.ts';
import { eject, superstarIn } from './theft.ts';

/** [CELL-1] In this order: [CELL-2] a Superstar, [CELL-3] a star or [CELL-4] else a Replay token, the Open Door pawn. */
export function happenIn(state: State, cell: Cell, mover: Seat, tell: Tell): void {
  const other = superstarIn(state, cell, mover);
  if (other !== NONE) eject(state, other, mover, tell);
  const star = at(state.stars, cell);
  if (star !== NONE) takeStar(state, cell, mover, star, tell);
  else if (at(state.board.symbols, cell) === REPLAY && other === NONE && state.pool > 0) {
    takeToken(state, cell, mover, tell);
  }
  // [CELL-5]
  if (openDoorCell(state) === cell) moveOpenDoor(state, tell);
}

/** [CELL-3] The star lying there goes to the mover; its symbol is open from now on. */
function takeStar(state: State, cell: Cell, mover: Seat, star: number, tell: Tell): void {
  const stars = state.stars.slice();
  stars[cell] = NONE;
  state.stars = stars;
  state.starsLeft--;
  addStar(state, mover, star, 1);
  tell?.({ type: 'star-taken', seat: mover, cell, colour: COLOURS[star] as Colour });
}

/** [CELL-4] An open replay symbol gives a token each time, while the pool lasts. */
function takeToken(state: State, cell: Cell, mover: Seat, tell: Tell): void {
  state.pool--;
  addToken(state, mover, 1);
  tell?.({ type: 'token-taken', seat: mover, cell });
}
