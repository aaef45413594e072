/** Chapter 8 of RULEBOOK.md: what the mover takes from the owner of an ejected pawn. */

import type { Seat } from '#tabletop';
import { at, type Cell } from '../board.ts';
import type { Tell } from '../events.ts';
import { LOOT, type Loot, type Steal } from '../moves.ts';
import { type Refusal, refused } from '../refusals.ts';
import { addStar, addToken, COLOURS, NONE, type State, starsOfColour, takeCardsBack } from '../state.ts';

/** [CELL-2] The pawn leaves the board, its owner takes all cards back, and a theft is due. */
export function eject(state: State, owner: Seat, mover: Seat, tell: Tell): void {
  const cell: Cell = at(state.cells, owner);
  state.cells[owner] = NONE;
  state.ups[owner] = 0;
  takeCardsBack(state, owner);
  state.thefts = [...state.thefts, owner];
  tell?.({ type: 'ejected', seat: owner, by: mover, cell });
  tell?.({ type: 'cards-returned', seat: owner, why: 'ejected' });
}

/** Whose pawn, other than the mover's, stands in the cell; NONE if nobody's. */
export function superstarIn(state: State, cell: Cell, mover: Seat): Seat {
  const { cells } = state;
  for (let seat = 0; seat < cells.length; seat++) if (cells[seat] === cell && seat !== mover) return seat;
  return NONE;
}

/** How many of this the seat has: stars of a colour, or Replay tokens. */
export function holding(state: Pick<State, 'owned' | 'tokens'>, seat: Seat, loot: number): number {
  return loot < COLOURS.length ? starsOfColour(state, seat, loot) : at(state.tokens, seat);
}

/** [THEFT-1] One bit for each kind of thing, in the order of LOOT, of which the seat has any. */
export function lootOf(state: Pick<State, 'owned' | 'tokens'>, seat: Seat): number {
  let kinds = 0;
  for (let loot = 0; loot < LOOT.length; loot++) if (holding(state, seat, loot) > 0) kinds |= 1 << loot;
  return kinds;
}

const hasChoice = (kinds: number): boolean => (kinds & (kinds - 1)) !== 0;

/**
 * [THEFT-2] Settles thefts in order up to the first that needs a choice. [THEFT-3] One kind of thing is taken without
 * asking; [THEFT-5] from an owner of nothing, nothing is. True when all are settled.
 */
export function settleThefts(state: State, tell: Tell): boolean {
  while (state.thefts.length > 0) {
    const kinds = lootOf(state, at(state.thefts, 0));
    if (hasChoice(kinds)) return false;
    takeFromFirst(state, kinds === 0 ? null : (LOOT[31 - Math.clz32(kinds)] ?? null), tell);
  }
  return true;
}

/** [THEFT-4] Only something that the owner has. */
export function refusalToSteal(state: State, steal: Steal): Refusal | null {
  return holding(state, at(state.thefts, 0), LOOT.indexOf(steal.take)) > 0 ? null : refused('owner-has-none');
}

export function takeFromFirst(state: State, take: Loot | null, tell: Tell): void {
  const owner = at(state.thefts, 0);
  state.thefts = state.thefts.slice(1);
  if (take === 'replay') {
    addToken(state, owner, -1);
    addToken(state, state.turn, 1);
  } else if (take !== null) {
    addStar(state, owner, COLOURS.indexOf(take), -1);
    addStar(state, state.turn, COLOURS.indexOf(take), 1);
  }
  tell?.({ type: 'stolen', seat: state.turn, from: owner, take });
}
