/** Chapter 11 of RULEBOOK.md: what everybody knows of the cards that nobody sees. */

import { inBoxOrder, labCard } from '../box.ts';
import type { LabId } from '../components.ts';
import { handSize, type SeatState, type State, type UnseenCard } from '../state.ts';

/** [SECRET-2] These cards now make a pile: what is in it is known, not in which order. */
export function openPool(state: State, cards: readonly LabId[]): void {
  state.pools = [...state.pools, inBoxOrder(cards)];
}

function poolOf(state: State, card: LabId): number {
  let pool = state.pools.length - 1;
  while (pool > 0 && !state.pools[pool]?.includes(card)) pool--;
  return pool;
}

/** A card left the pile for all to see, or a hand for the station or the discard. Tells which pool it was in. */
export function showToAll(state: State, card: LabId): number {
  const pool = poolOf(state, card);
  state.pools = state.pools.with(pool, without(state.pools[pool] ?? [], card));
  return pool;
}

/** [SECRET-3] Cards that everybody sees go into a hand, and are remembered there. */
export function takeSeen(seat: SeatState, cards: readonly LabId[]): void {
  seat.shown = [...seat.shown, ...cards];
}

/** [SECRET-3] A card goes from the pile into a hand without the others seeing it. */
export function takeUnseen(state: State, seat: SeatState, card: LabId): void {
  seat.hidden = [...seat.hidden, card];
  seat.unseen = sorted([...seat.unseen, { pool: poolOf(state, card), costFrom: 0 }]);
}

/** A card leaves the hand for all to see. */
export function leaveHand(state: State, seat: SeatState, card: LabId): void {
  if (seat.shown.includes(card)) {
    seat.shown = without(seat.shown, card);
    return;
  }
  seat.hidden = without(seat.hidden, card);
  forgetUnseen(seat, showToAll(state, card), labCard(card).cost);
}

/**
 * Which of the unseen cards it was, nobody else can tell: of those it may have been, the one most was known about is
 * struck off, so that nothing is claimed of the others that might be wrong.
 */
function forgetUnseen(seat: SeatState, pool: number, cost: number): void {
  let gone = -1;
  for (let index = 0; index < seat.unseen.length; index++) {
    const known = seat.unseen[index] as UnseenCard;
    if (known.pool === pool && known.costFrom <= cost) gone = index;
  }
  seat.unseen = seat.unseen.toSpliced(gone, 1);
}

/** [SECRET-4] Nothing in this hand could be paid for: then each card costs at least as many as there are. */
export function noteUnplaceable(seat: SeatState): void {
  const size = handSize(seat);
  if (seat.unseen.length === 0) return;
  seat.unseen = sorted(seat.unseen.map(({ pool, costFrom }) => ({ pool, costFrom: Math.max(costFrom, size) })));
}

/** In an order that says nothing about which card is which. */
function sorted(unseen: UnseenCard[]): UnseenCard[] {
  return unseen.sort((one, other) => one.pool - other.pool || one.costFrom - other.costFrom);
}

/** The list less one card that is in it. */
function without(cards: readonly LabId[], card: LabId): LabId[] {
  const left: LabId[] = [];
  for (const other of cards) if (other !== card) left.push(other);
  return left;
}
