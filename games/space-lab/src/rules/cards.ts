/** Chapter 4 of RULEBOOK.md: the draw pile and what happens when it runs out; and cards by agency. */

import { shuffle } from '#tabletop';
import { labCard } from '../box.ts';
import type { Agency, LabId } from '../components.ts';
import type { Tell } from '../events.ts';
import { isSolo, type State } from '../state.ts';
import { openPool } from './knowledge.ts';

/** The top card, or null if there is none. [REVEAL-3] The pile is looked at after every card drawn. */
export function drawTop(state: State, tell: Tell): LabId | null {
  const card = state.pile.pop();
  if (card === undefined) return null;
  refillIfEmpty(state, tell);
  return card;
}

/** [REVEAL-3] An empty pile is made anew from the discard. [SOLO-5] Never when playing alone. */
export function refillIfEmpty(state: State, tell: Tell): void {
  if (state.pile.length > 0 || state.discard.length === 0 || isSolo(state)) return;
  const cards = state.discard;
  state.discard = [];
  openPool(state, cards);
  // The oldest card goes on top, and the top card is the last one.
  state.pile.push(...(state.reshuffle === 'inOrder' ? cards.toReversed() : shuffle(state.chance, cards.slice())));
  tell({ type: 'discard-reshuffled', count: cards.length });
}

export function hasAgency(cards: readonly LabId[], agency: Agency): boolean {
  for (const card of cards) if (labCard(card).agency === agency) return true;
  return false;
}

/** The cards of one agency, and the others, each in their order. */
export function partByAgency(
  cards: readonly LabId[],
  agency: Agency,
): { readonly ofAgency: readonly LabId[]; readonly others: readonly LabId[] } {
  const ofAgency: LabId[] = [];
  const others: LabId[] = [];
  for (const card of cards) (labCard(card).agency === agency ? ofAgency : others).push(card);
  return { ofAgency, others };
}
