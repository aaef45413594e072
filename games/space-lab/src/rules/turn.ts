/** Chapter 3 of RULEBOOK.md: one action a turn, and which of them are open. */

import type { Seat } from '#tabletop';
import type { Tell } from '../events.ts';
import { type Refusal, refused } from '../refusals.ts';
import { isSolo, type State } from '../state.ts';
import { endMatch } from './end.ts';
import { noteUnplaceable } from './knowledge.ts';
import { endSolo, sweep } from './solo.ts';

/** [TURN-2] With so many cards in hand one can only place. */
export const FULL_HAND = 5;

/** What decides which actions are open at the start of a turn; a state and a view can both tell. */
export interface Situation {
  readonly handSize: number;
  readonly canPlace: boolean;
  readonly pileSize: number;
  readonly centreSize: number;
  readonly isLastPlace: boolean;
}

/** Why neither Reveal nor Recruit may be chosen at all: [END-3] after the end was called, [TURN-2] with a full hand. */
export function refusalToTake(situation: Situation): Refusal | null {
  if (situation.isLastPlace) return refused('only-place-is-left');
  return situation.handSize >= FULL_HAND ? refused('must-place') : null;
}

/** [REVEAL-4] */
export function refusalToReveal(situation: Situation): Refusal | null {
  return refusalToTake(situation) ?? (situation.pileSize === 0 ? refused('no-cards-to-reveal') : null);
}

/** [TURN-3] Only who can do nothing at all passes; [END-3] or who declines the last Place. */
export function refusalToPass(situation: Situation): Refusal | null {
  if (situation.isLastPlace) return null;
  const canTake = refusalToTake(situation) === null && situation.pileSize + situation.centreSize > 0;
  return canTake || situation.canPlace ? refused('can-still-act') : null;
}

export const isLastPlace = (state: { readonly caller: Seat | null; readonly turn: Seat }): boolean =>
  state.caller !== null && state.caller !== state.turn;

export function pass(state: State, seat: Seat, tell: Tell): void {
  tell({ type: 'passed', seat });
  const passing = state.seats[seat];
  if (passing !== undefined && !isLastPlace(state)) noteUnplaceable(passing);
  endAction(state, tell);
}

export function beginTurn(state: State, seat: Seat, tell: Tell): void {
  state.turn = seat;
  state.phase = 'turn';
  tell({ type: 'turn-began', seat, isLastPlace: isLastPlace(state) });
}

/** The action is done: the next seat, or the end. */
export function endAction(state: State, tell: Tell): void {
  if (isSolo(state)) {
    sweep(state, tell);
    if (!endSolo(state, tell)) beginTurn(state, state.turn, tell);
    return;
  }
  const next = (state.turn + 1) % state.seats.length;
  // [END-3] Round once, back to who called the end.
  if (next === state.caller) endMatch(state, tell);
  else beginTurn(state, next, tell);
}
