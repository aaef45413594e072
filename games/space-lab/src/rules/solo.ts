/** Chapter 9 of RULEBOOK.md: playing alone. */

import { labCard } from '../box.ts';
import type { SoloEndReason, Tell } from '../events.ts';
import { actingSeat, type State } from '../state.ts';
import { layoutFor } from '../station.ts';
import { drawTop, partByAgency } from './cards.ts';
import { cardsPlaced, endMatch, objectivesValidated } from './end.ts';
import { showToAll } from './knowledge.ts';

/** [SOLO-9] The first score of each band but the lowest. */
export const BANDS_FROM = [80, 101, 121, 151] as const;

export function bandOf(score: number): number {
  return BANDS_FROM.filter((from) => score >= from).length;
}

/** [SOLO-4] How many cards leave the pile at the end of a turn. */
export const SWEPT = 1;

/** [SOLO-4] The top card goes, and its agency's cards leave the Centre with it. */
export function sweep(state: State, tell: Tell): void {
  const card = drawTop(state, tell);
  if (card === null) return;
  showToAll(state, card);
  const { ofAgency: fromCentre, others } = partByAgency(state.centre, labCard(card).agency);
  state.centre = others;
  state.discard = [...state.discard, card, ...fromCentre];
  tell({ type: 'cards-swept', card, fromCentre });
}

/** [SOLO-6] [SOLO-7] Every reason there is to end now; none, and the match goes on. */
export function endSolo(state: State, tell: Tell): boolean {
  const { cardsToEnd, objectivesToEnd } = layoutFor(1);
  const seat = actingSeat(state);
  const reasons: SoloEndReason[] = [];
  if (state.pile.length === 0) reasons.push('pile-empty');
  if (cardsPlaced(seat) === cardsToEnd) reasons.push('seventeenth-card');
  if (objectivesValidated(seat) === objectivesToEnd) reasons.push('sixth-objective');
  if (reasons.length === 0) return false;
  tell({ type: 'solo-ended', reasons });
  endMatch(state, tell);
  return true;
}
