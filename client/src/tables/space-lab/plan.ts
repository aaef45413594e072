/** What a player is about to do on their turn, until they confirm it. Pure; the board draws it. */

import {
  type Agency,
  boardOf,
  type LabId,
  type Move,
  type Offer,
  type PlaceOffer,
  type SeatView,
  type Slot,
} from '#games/space-lab';
import { bestWorth } from './reading.ts';

export type Plan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'recruit'; readonly agency: Agency }
  | { readonly kind: 'place'; readonly card: LabId; readonly slot: Slot | null; readonly pay: readonly LabId[] };

export const NOTHING: Plan = { kind: 'nothing' };

/** What may be done, and what the proposals are judged by. */
export interface Chances {
  readonly offers: readonly Offer[];
  readonly seat: SeatView;
}

export const has = ({ offers }: Chances, type: Offer['type']): boolean => offers.some((offer) => offer.type === type);

export const canRecruit = ({ offers }: Chances, agency: Agency): boolean =>
  offers.some((offer) => offer.type === 'recruit' && offer.agency === agency);

export const placeOffer = ({ offers }: Chances, card: LabId): PlaceOffer | null =>
  offers.find((offer): offer is PlaceOffer => offer.type === 'place' && offer.card === card) ?? null;

/** The cards that would be missed least. */
export function proposedPayment(chances: Chances, offer: PlaceOffer): readonly LabId[] {
  const board = boardOf(chances.seat);
  const worth = new Map(offer.payWith.map((card) => [card, bestWorth(board, card)]));
  return offer.payWith.toSorted((one, other) => (worth.get(one) ?? 0) - (worth.get(other) ?? 0)).slice(0, offer.cost);
}

/** A card of the hand: chosen, let go, or, once a slot is chosen, paid with. */
export function tapCard(plan: Plan, chances: Chances, card: LabId): Plan {
  if (plan.kind === 'place' && plan.card === card) return NOTHING;
  if (plan.kind === 'place' && plan.slot !== null) {
    const offer = placeOffer(chances, plan.card);
    if (offer !== null && offer.cost > 0) return { ...plan, pay: paidOtherwise(plan.pay, card, offer.cost) };
  }
  if (placeOffer(chances, card) === null) return plan;
  return { kind: 'place', card, slot: plan.kind === 'place' ? plan.slot : null, pay: [] };
}

/** Once more takes it back; one too many takes the place of the first. */
function paidOtherwise(pay: readonly LabId[], card: LabId, cost: number): readonly LabId[] {
  if (pay.includes(card)) return pay.filter((other) => other !== card);
  return [...(pay.length < cost ? pay : pay.slice(1)), card];
}

export function tapSlot(plan: Plan, chances: Chances, slot: Slot): Plan {
  if (plan.kind !== 'place') return plan;
  const offer = placeOffer(chances, plan.card);
  if (offer === null || !offer.slots.includes(slot)) return plan;
  if (plan.slot === slot) return { ...plan, slot: null, pay: [] };
  return { ...plan, slot, pay: plan.pay.length === offer.cost ? plan.pay : proposedPayment(chances, offer) };
}

/** How many cards are still to be paid. */
export function missingPayment(plan: Plan, chances: Chances): number {
  if (plan.kind !== 'place') return 0;
  return Math.max(0, (placeOffer(chances, plan.card)?.cost ?? 0) - plan.pay.length);
}

/** What confirming would play; null while something is missing. */
export function moveOf(plan: Plan, chances: Chances): Move | null {
  switch (plan.kind) {
    case 'nothing':
      return null;
    case 'reveal':
      return has(chances, 'reveal') ? { type: 'reveal' } : null;
    case 'recruit':
      return canRecruit(chances, plan.agency) ? { type: 'recruit', agency: plan.agency } : null;
    case 'place':
      if (plan.slot === null || missingPayment(plan, chances) > 0) return null;
      return { type: 'place', card: plan.card, slot: plan.slot, pay: plan.pay };
  }
}

/** The next group of the Centre that can be taken, round and round. */
export function nextGroup(plan: Plan, { offers }: Chances): Plan {
  const agencies = offers.flatMap((offer) => (offer.type === 'recruit' ? [offer.agency] : []));
  const at = plan.kind === 'recruit' ? agencies.indexOf(plan.agency) : -1;
  const agency = agencies[(at + 1) % Math.max(1, agencies.length)];
  return agency === undefined ? plan : { kind: 'recruit', agency };
}
