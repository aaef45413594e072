/** Chapter 4 of RULEBOOK.md: three cards are turned up, those of one agency are taken. */

import type { Seat } from '#tabletop';
import type { Agency } from '../components.ts';
import type { Tell } from '../events.ts';
import { REFUSALS, type Refusal } from '../refusals.ts';
import { actingSeat, isSolo, type State } from '../state.ts';
import { drawTop, hasAgency, takeAgency } from './cards.ts';
import { showToAll } from './knowledge.ts';
import { endSolo } from './solo.ts';
import { endAction } from './turn.ts';

const TURNED_UP = 3;

/** [REVEAL-1] For all to see. [REVEAL-4] Fewer, if there are no more. */
export function reveal(state: State, seat: Seat, tell: Tell): void {
  while (state.turnedUp.length < TURNED_UP) {
    const card = drawTop(state, tell);
    if (card === null) break;
    showToAll(state, card);
    state.turnedUp.push(card);
  }
  tell({ type: 'cardsTurnedUp', seat, cards: state.turnedUp.slice() });
  // [SOLO-6] What is turned up when the pile runs out is lost.
  if (isSolo(state) && endSolo(state, tell)) return;
  state.phase = 'keeping';
}

export function refusalToKeep(state: State, agency: Agency): Refusal | null {
  if (state.phase !== 'keeping') return REFUSALS.nothingTurnedUp;
  return hasAgency(state.turnedUp, agency) ? null : REFUSALS.agencyNotTurnedUp;
}

/** [REVEAL-2] All cards of one agency into the hand, the others to the Centre. */
export function keep(state: State, seat: Seat, agency: Agency, tell: Tell): void {
  const cards = takeAgency(state.turnedUp, agency);
  const left = state.turnedUp;
  state.turnedUp = [];
  actingSeat(state).shown.push(...cards);
  state.centre.push(...left);
  tell({ type: 'cardsTaken', seat, from: 'turnedUp', agency, cards });
  if (left.length > 0) tell({ type: 'cardsLeftToCentre', cards: left });
  endAction(state, tell);
}
