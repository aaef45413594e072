/** Chapter 9 of RULEBOOK.md: how turns and table rounds follow one another. */

import type { Seat } from '#tabletop';
import { at } from '../board.ts';
import type { Tell } from '../events.ts';
import { addToken, NONE, type State, seatCountOf } from '../state.ts';
import { endingOf, watchGoal } from './ending.ts';
import { comeIn } from './entrance.ts';
import { scoresOf, winnersOf } from './scoring.ts';
import { settleThefts } from './theft.ts';

/** [ENTER-1] Whoever is not on the board comes in at once. */
export function beginTurn(state: State, seat: Seat, tell: Tell): void {
  state.turn = seat;
  state.actions = 0;
  state.phase = 'act';
  tell?.({ type: 'turn-began', seat });
  if (state.cells[seat] !== NONE) return;
  comeIn(state, seat, tell);
  settle(state, tell);
}

/** [THEFT-2] After a pawn came in or moved: thefts first, then whatever is next. */
export function settle(state: State, tell: Tell): void {
  if (!settleThefts(state, tell)) {
    state.phase = 'steal';
    return;
  }
  if (state.actions === 0) {
    state.phase = 'act';
    return;
  }
  watchGoal(state, tell);
  // [TURN-4] [TURN-6]
  if (state.actions === 1 && at(state.tokens, state.turn) > 0) state.phase = 'decide';
  else endTurn(state, tell);
}

/** [TURN-4] [TURN-5] A token for one more action. */
export function spendToken(state: State, tell: Tell): void {
  addToken(state, state.turn, -1);
  state.pool++;
  state.phase = 'act';
  tell?.({ type: 'token-spent', seat: state.turn });
}

/** [TURN-2] The next seat, after the last seat 0; a table round is complete when that is the first player. */
export function endTurn(state: State, tell: Tell): void {
  tell?.({ type: 'turn-ended', seat: state.turn });
  const next = (state.turn + 1) % seatCountOf(state);
  if (next === state.first) {
    state.round++;
    tell?.({ type: 'round-ended', round: state.round });
    const ending = endingOf(state);
    if (ending !== null) {
      state.phase = 'over';
      tell?.({ type: 'match-ended', ending, winners: winnersOf(state), scores: scoresOf(state) });
      return;
    }
  }
  beginTurn(state, next, tell);
}
