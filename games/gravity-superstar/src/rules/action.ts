/** The three kinds of action, and the cards they cost. */

import type { Seat } from '#tabletop';
import { at } from '../board.ts';
import type { Tell } from '../events.ts';
import type { Action, Play, Step } from '../moves.ts';
import { CARD_NOT_IN_HAND, NOTHING_PLAYED, PLATFORM_IN_THE_WAY, type Refusal } from '../refusals.ts';
import { ALL_CARDS, CARD_BIT, type CardSet, type State, takeCardsBack } from '../state.ts';
import { fall, freeWays, travel, type Ways, wayOf } from './movement.ts';
import { settle } from './turn.ts';

/** [ACT-2] [ACT-9] [ACT-10] Judged by the hand and by the ways that are free, nothing else. */
export function faultInAction(action: Action, hand: CardSet, ways: Ways): Refusal | null {
  if (action.type === 'refill') return hand === ALL_CARDS ? NOTHING_PLAYED : null;
  if ((hand & CARD_BIT[action.card]) === 0) return CARD_NOT_IN_HAND;
  const way = wayOf(action);
  return (ways & way) === way ? null : PLATFORM_IN_THE_WAY;
}

export function waysOf(state: State, seat: Seat): Ways {
  return freeWays(state.board, at(state.cells, seat), at(state.ups, seat));
}

/** [FALL-1] [FALL-3] Whatever the action was, a fall may follow it. */
export function act(state: State, action: Action, tell: Tell): void {
  moveWith(state, action, tell);
  state.actions++;
  settle(state, tell);
}

/** The cards, the move and its fall, up to but without the thefts. */
export function moveWith(state: State, action: Action, tell: Tell): void {
  const seat = state.turn;
  if (action.type === 'refill') {
    takeCardsBack(state, seat);
    tell({ type: 'cards-returned', seat, why: 'refill' });
  } else {
    lay(state, seat, action, tell);
    travel(state, seat, action, tell);
  }
  fall(state, seat, tell);
}

/** [ACT-12] The fifth card brings all five back before anything else. */
function lay(state: State, seat: Seat, move: Step | Play, tell: Tell): void {
  const { card } = move;
  const hand = at(state.hands, seat) & ~CARD_BIT[card];
  state.hands[seat] = hand;
  if (move.type === 'step') tell({ type: 'card-hidden', seat, card });
  else {
    state.faceUp[seat] = at(state.faceUp, seat) | CARD_BIT[card];
    tell({ type: 'card-played', seat, card, as: move.card === 'joker' ? move.as : move.card });
  }
  if (hand !== 0) return;
  takeCardsBack(state, seat);
  tell({ type: 'cards-returned', seat, why: 'fifth-card' });
}
