/** Chapter 5 of RULEBOOK.md: the three kinds of action, and the cards they cost. */

import type { Seat } from '#tabletop';
import { at } from '../board.ts';
import type { Deed, Manoeuvre } from '../deeds.ts';
import type { Tell } from '../events.ts';
import { type Refusal, refused } from '../refusals.ts';
import { ALL_CARDS, type CardSet, type State, takeCardsBack } from '../state.ts';
import { fall } from './falling.ts';
import { travel } from './movement.ts';
import { settle } from './turn.ts';
import { freeWays, type Ways } from './ways.ts';

/** [ACT-2] [ACT-9] [ACT-10] Judged by the hand and by the ways that are free, nothing else. */
export function refusalToAct(deed: Deed, hand: CardSet, ways: Ways): Refusal | null {
  if (deed.kind === 'refill') return hand === ALL_CARDS ? refused('nothing-played') : null;
  if ((hand & deed.bit) === 0) return refused('card-not-in-hand');
  return (ways & deed.way) === deed.way ? null : refused('platform-in-the-way');
}

export function waysOf(state: State, seat: Seat): Ways {
  return freeWays(state.board, at(state.cells, seat), at(state.ups, seat));
}

export function act(state: State, deed: Deed, tell: Tell): void {
  moveWith(state, deed, tell);
  state.actions++;
  settle(state, tell);
}

/** [FALL-1] [FALL-3] The cards, the move, and whatever the action was, its fall; not yet the thefts. */
export function moveWith(state: State, deed: Deed, tell: Tell): void {
  const seat = state.turn;
  if (deed.kind === 'refill') {
    takeCardsBack(state, seat);
    tell?.({ type: 'cards-returned', seat, why: 'refill' });
  } else {
    lay(state, seat, deed, tell);
    travel(state, seat, deed, tell);
  }
  fall(state, seat, tell);
}

/** [ACT-3] A step's card lies face down. [ACT-12] The fifth card brings all five back before anything else. */
function lay(state: State, seat: Seat, { kind, card, bit }: Manoeuvre, tell: Tell): void {
  const hand = at(state.hands, seat) & ~bit;
  state.hands[seat] = hand;
  if (kind === 'step') tell?.({ type: 'card-hidden', seat, card });
  else {
    state.faceUp[seat] = at(state.faceUp, seat) | bit;
    tell?.({ type: 'card-played', seat, card, as: kind });
  }
  if (hand !== 0) return;
  takeCardsBack(state, seat);
  tell?.({ type: 'cards-returned', seat, why: 'fifth-card' });
}
