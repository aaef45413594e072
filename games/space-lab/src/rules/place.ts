/** Chapter 6 of RULEBOOK.md: cards from the hand on free slots, each paid for and settled before the next. */

import type { Seat } from '#tabletop';
import { labCard } from '../box.ts';
import type { LabId } from '../components.ts';
import type { Tell } from '../events.ts';
import type { PlaceMove } from '../moves.ts';
import { type Refusal, refused } from '../refusals.ts';
import { actingSeat, handSize, isSolo, type SeatState, type State } from '../state.ts';
import { layoutOf } from '../station.ts';
import { bonusesOf, TECHNICIAN_POINTS } from './bonus.ts';
import { drawTop, refillIfEmpty } from './cards.ts';
import { maybeCallEnd } from './end.ts';
import { leaveHand, noteUnplaceable, takeUnseen } from './knowledge.ts';
import { drawProjects } from './projects.ts';
import { endSolo } from './solo.ts';
import { endAction } from './turn.ts';
import { validate, validationsDue } from './validation.ts';

/** [PLACE-3] The rest of the hand must be enough to pay with. */
export const isPayable = (card: LabId, inHand: number): boolean => labCard(card).cost < inHand;

const holds = (seat: SeatState, card: LabId): boolean => seat.shown.includes(card) || seat.hidden.includes(card);

export function canPlace(seat: SeatState): boolean {
  if (!seat.station.includes(null)) return false;
  const size = handSize(seat);
  for (const card of seat.shown) if (isPayable(card, size)) return true;
  for (const card of seat.hidden) if (isPayable(card, size)) return true;
  return false;
}

export function refusalToPlace(seat: SeatState, move: PlaceMove): Refusal | null {
  if (!holds(seat, move.card)) return refused('card-not-in-hand');
  const slot = layoutOf(seat.station).slots.indexOf(move.slot);
  if (slot < 0) return refused('no-such-slot');
  if (seat.station[slot] !== null) return refused('slot-taken');
  return refusalToPay(seat, move);
}

/** [PLACE-3] As many other cards as it costs, no card twice. */
function refusalToPay(seat: SeatState, { card, pay }: PlaceMove): Refusal | null {
  if (pay.length !== labCard(card).cost) return refused('wrong-payment');
  for (let index = 0; index < pay.length; index++) {
    const paid = pay[index] as LabId;
    if (paid === card || pay.indexOf(paid) < index) return refused('wrong-payment');
    if (!holds(seat, paid)) return refused('payment-not-in-hand');
  }
  return null;
}

export function place(state: State, by: Seat, move: PlaceMove, tell: Tell): void {
  const seat = actingSeat(state);
  const slot = layoutOf(seat.station).slots.indexOf(move.slot);
  payFor(state, by, move, tell);
  leaveHand(state, seat, move.card);
  seat.station = seat.station.with(slot, move.card);
  tell({ type: 'card-placed', seat: by, card: move.card, slot: move.slot });
  // [PLACE-5] Its own effect, the slot's bonus, then Validations.
  state.due = [...bonusesOf(seat, move.card, slot), ...validationsDue(seat, slot)];
  settle(state, tell);
}

/** [PLACE-4] Onto the discard in the order named; the pile is looked at once, after the whole payment. */
function payFor(state: State, by: Seat, { pay }: PlaceMove, tell: Tell): void {
  if (pay.length === 0) return;
  const seat = actingSeat(state);
  for (const card of pay) leaveHand(state, seat, card);
  state.discard = [...state.discard, ...pay];
  tell({ type: 'cards-paid', seat: by, cards: pay });
  refillIfEmpty(state, tell);
}

/** Goes through what the placed card still brings, until a choice is open or all is settled. */
export function settle(state: State, tell: Tell): void {
  for (;;) {
    const [due, ...rest] = state.due;
    if (due === undefined) break;
    state.due = rest;
    switch (due.kind) {
      case 'projects':
        drawProjects(state, due.count, due.source, tell);
        if (state.phase === 'choosing') return;
        break;
      case 'labCard': {
        const card = drawTop(state, tell);
        // [BONUS-9]
        if (card === null) tell({ type: 'nothing-to-draw', seat: state.turn, source: due.source, what: 'lab' });
        else {
          takeUnseen(state, actingSeat(state), card);
          tell({ type: 'lab-card-drawn', seat: state.turn, source: due.source, card });
        }
        break;
      }
      case 'technician': {
        const capsule = layoutOf(actingSeat(state).station).capsules[due.capsule] ?? 'L';
        tell({ type: 'technician-earned', seat: state.turn, capsule, points: TECHNICIAN_POINTS });
        break;
      }
      case 'validation':
        validate(state, due.capsule, tell);
        break;
    }
  }
  wholeCardSettled(state, tell);
}

/** [PLACE-7] Asked when the card is wholly settled, Lab cards won included. */
function wholeCardSettled(state: State, tell: Tell): void {
  if (isSolo(state)) {
    if (endSolo(state, tell)) return;
  } else maybeCallEnd(state, tell);
  const seat = actingSeat(state);
  if (canPlace(seat)) {
    state.phase = 'placing';
    return;
  }
  if (seat.station.includes(null)) noteUnplaceable(seat);
  tell({ type: 'action-ended', seat: state.turn, isByItself: true });
  endAction(state, tell);
}

/** [PLACE-8] The player has placed enough. */
export function endPlacing(state: State, by: Seat, tell: Tell): void {
  tell({ type: 'action-ended', seat: by, isByItself: false });
  endAction(state, tell);
}
