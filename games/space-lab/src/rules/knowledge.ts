/** Chapter 11 of RULEBOOK.md: what everybody knows of the cards that nobody sees. */

import { inBoxOrder, labCard } from '../box.ts';
import type { LabId } from '../components.ts';
import { handSize, type SeatState, type State, type UnseenCard } from '../state.ts';

/** [SECRET-2] These cards now make a pile: what is in it is known, not in which order. */
export function openPool(state: State, cards: readonly LabId[]): void {
  state.pools.push(inBoxOrder(cards));
}

function poolOf(state: State, card: LabId): number {
  let pool = state.pools.length - 1;
  while (pool > 0 && !state.pools[pool]?.includes(card)) pool--;
  return pool;
}

/** A card left the pile for all to see, or a hand for the station or the discard. Tells which pool it was in. */
export function showToAll(state: State, card: LabId): number {
  const pool = poolOf(state, card);
  const cards = state.pools[pool] as LabId[];
  cards.splice(cards.indexOf(card), 1);
  return pool;
}

/** [SECRET-3] A card goes from the pile into a hand without the others seeing it. */
export function takeUnseen(state: State, seat: SeatState, card: LabId): void {
  seat.hidden.push(card);
  seat.unseen.push({ pool: poolOf(state, card), costFrom: 0 });
  sortUnseen(seat);
}

/** A card leaves the hand for all to see. */
export function leaveHand(state: State, seat: SeatState, card: LabId): void {
  const shown = seat.shown.indexOf(card);
  if (shown >= 0) {
    seat.shown.splice(shown, 1);
    return;
  }
  seat.hidden.splice(seat.hidden.indexOf(card), 1);
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
  seat.unseen.splice(gone, 1);
}

/** [SECRET-4] Nothing in this hand could be paid for: then each card costs at least as many as there are. */
export function noteUnplaceable(seat: SeatState): void {
  const size = handSize(seat);
  if (seat.unseen.length === 0) return;
  seat.unseen = seat.unseen.map(({ pool, costFrom }) => ({ pool, costFrom: Math.max(costFrom, size) }));
  sortUnseen(seat);
}

function sortUnseen(seat: SeatState): void {
  seat.unseen.sort((one, other) => one.pool - other.pool || one.costFrom - other.costFrom);
}
