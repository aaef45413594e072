/** Chapter 3 of RULEBOOK.md: everyone builds at once, each on their own board. */

import type { Seat } from '#tabletop';
import type { Building, Placed } from '../components.ts';
import type { Tell } from '../events.ts';
import type { Build, TakeBack } from '../moves.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { Board, State } from '../state.ts';

/** [BUILD-1] [FINISH-2] Why this seat's board can't be touched now, if so. */
export function refusalToTouch(state: State, seat: Seat): Refusal | null {
  if (state.phase !== 'building') return refused('no-plan-up');
  return state.finished.includes(seat) ? refused('board-locked') : null;
}

export function boardOf(state: State, seat: Seat): Board {
  const board = state.boards[seat];
  if (board === undefined) throw new RangeError(`no seat ${seat}`);
  return board;
}

export function heldBy(state: State, seat: Seat): Building[] {
  const held = state.held[seat];
  if (held === undefined) throw new RangeError(`no seat ${seat}`);
  return held;
}

/** [BUILD-2] Only with what you hold. */
export const refusalToBuild = (state: State, seat: Seat, { building }: Build): Refusal | null =>
  refusalToTouch(state, seat) ?? (heldBy(state, seat).includes(building) ? null : refused('building-locked'));

/**
 * [BUILD-2] Any face, plot and turn. [BUILD-3] Again for the same building: it moves. [BUILD-4] What stood on the plot
 * goes back to hand.
 */
export function build(state: State, seat: Seat, move: Build, tell: Tell): void {
  const board = boardOf(state, seat);
  const before = board.find(({ building }) => building === move.building) ?? null;
  if (before !== null && isPlacedAlike(before, move)) return;
  const placedBefore = board.length;
  lift(board, before);
  const sentBack = board.find(({ plot }) => plot === move.plot) ?? null;
  lift(board, sentBack);
  const built = { building: move.building, face: move.face, plot: move.plot, turn: move.turn };
  insert(board, built);
  state.hasBuilt = true;
  tell({
    type: 'built',
    seat,
    built,
    before,
    sentBack: sentBack?.building ?? null,
    placed: board.length,
    placedBefore,
  });
}

/** [BUILD-6] */
export const refusalToTakeBack = (state: State, seat: Seat, { building }: TakeBack): Refusal | null =>
  refusalToTouch(state, seat) ?? (standing(state, seat, building) === null ? refused('not-on-board') : null);

/** [BUILD-6] */
export function takeBack(state: State, seat: Seat, { building }: TakeBack, tell: Tell): void {
  const board = boardOf(state, seat);
  lift(board, standing(state, seat, building));
  tell({ type: 'took-back', seat, building, placed: board.length });
}

const standing = (state: State, seat: Seat, building: Building): Placed | null =>
  boardOf(state, seat).find((placed) => placed.building === building) ?? null;

/** By hand, as below: `splice` would make a list each time. */
function lift(board: Board, placed: Placed | null): void {
  if (placed === null) return;
  for (let index = board.indexOf(placed) + 1; index < board.length; index++) board[index - 1] = board[index] as Placed;
  board.pop();
}

/** Boards run ascending by building. */
function insert(board: Board, placed: Placed): void {
  let index = board.length;
  for (; index > 0; index--) {
    const below = board[index - 1];
    if (below === undefined || below.building < placed.building) break;
    board[index] = below;
  }
  board[index] = placed;
}

/** [BUILD-5] */
export const isPlacedAlike = (one: Placed, other: Placed): boolean =>
  one.building === other.building && one.face === other.face && one.plot === other.plot && one.turn === other.turn;
