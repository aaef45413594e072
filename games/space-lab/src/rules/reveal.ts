/** Chapter 4 of RULEBOOK.md: three cards are turned up, those of one agency are taken. */

import type { Seat } from '#tabletop';
import type { Agency, LabId } from '../components.ts';
import type { Tell } from '../events.ts';
import { type Refusal, refused } from '../refusals.ts';
import { actingSeat, isSolo, type State } from '../state.ts';
import { drawTop, hasAgency, partByAgency } from './cards.ts';
import { showToAll, takeSeen } from './knowledge.ts';
import { endSolo } from './solo.ts';
import { endAction } from './turn.ts';

/** [REVEAL-1] */
export const TURNED_UP = 3;

/** [REVEAL-1] For all to see. [REVEAL-4] Fewer, if there are no more. */
export function reveal(state: State, seat: Seat, tell: Tell): void {
  const cards: LabId[] = [];
  while (cards.length < TURNED_UP) {
    const card = drawTop(state, tell);
    if (card === null) break;
    showToAll(state, card);
    cards.push(card);
  }
  state.turnedUp = cards;
  tell({ type: 'cards-turned-up', seat, cards });
  // [SOLO-6] What is turned up when the pile runs out is lost.
  if (isSolo(state) && endSolo(state, tell)) return;
  state.phase = 'keeping';
}

export function refusalToKeep(state: State, agency: Agency): Refusal | null {
  if (state.phase !== 'keeping') return refused('nothing-turned-up');
  return hasAgency(state.turnedUp, agency) ? null : refused('agency-not-turned-up');
}

/** [REVEAL-2] All cards of one agency into the hand, the others to the Centre. */
export function keep(state: State, seat: Seat, agency: Agency, tell: Tell): void {
  const { ofAgency, others } = partByAgency(state.turnedUp, agency);
  state.turnedUp = [];
  takeSeen(actingSeat(state), ofAgency);
  tell({ type: 'cards-taken', seat, from: 'turnedUp', agency, cards: ofAgency });
  if (others.length > 0) {
    state.centre = [...state.centre, ...others];
    tell({ type: 'cards-left-to-centre', cards: others });
  }
  endAction(state, tell);
}
