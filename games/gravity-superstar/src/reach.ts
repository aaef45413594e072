/** Which cells a pawn can get into at all, alone on the board, whatever its cards. */

import { quickChance } from '#tabletop';
import { at, type Board, type Cell, DIRECTIONS } from './board.ts';
import { deedOf } from './deeds.ts';
import type { Event } from './events.ts';
import { ACTIONS } from './moves.ts';
import { moveWith, refusalToAct, waysOf } from './rules/action.ts';
import { ALL_CARDS, NONE, type State, takeCardsBack } from './state.ts';

/** Each way of moving once: a step with some card, and everything the joker can be. */
const WAYS_OF_MOVING = ACTIONS.flatMap((action) => deedOf(action) ?? []).filter(({ card }) => card === 'joker');

/** All cells entered by moves and falls, one after another, from every door. */
export function reachableCells(board: Board): ReadonlySet<Cell> {
  const state = alone(board);
  const entered = new Set<Cell>();
  const stood = new Set(board.doors.map((door, index) => door * DIRECTIONS.length + at(board.heads, index)));
  const watch = (event: Event): void => {
    if (event.type === 'entered') entered.add(event.cell);
  };
  // A set goes on to what is added while it is walked through.
  for (const stand of stood) {
    if (entered.size === board.symbols.length) break;
    for (const deed of WAYS_OF_MOVING) {
      state.cells[0] = Math.floor(stand / DIRECTIONS.length);
      state.ups[0] = stand % DIRECTIONS.length;
      if (refusalToAct(deed, ALL_CARDS, waysOf(state, 0)) !== null) continue;
      takeCardsBack(state, 0);
      moveWith(state, deed, watch);
      stood.add(at(state.cells, 0) * DIRECTIONS.length + at(state.ups, 0));
    }
  }
  return entered;
}

function alone(board: Board): State {
  return {
    chance: quickChance(0),
    end: 'normal',
    board,
    stars: board.symbols.map(() => NONE),
    starsLeft: 0,
    openDoor: 0,
    cells: [NONE],
    ups: [0],
    hands: [ALL_CARDS],
    faceUp: [0],
    owned: [0, 0, 0, 0, 0, 0],
    tokens: [0],
    pool: 0,
    first: 0,
    turn: 0,
    phase: 'act',
    actions: 0,
    thefts: [],
    round: 0,
    goalReached: false,
  };
}
