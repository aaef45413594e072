/** What a seat may do, judged from what it sees; placements as families, so that nobody drowns in payments. */

import { type Chance, type Offers, pick, sameData, shuffle } from '#tabletop';
import { labCard } from './box.ts';
import { AGENCIES, type Agency, type LabId, type ObjectiveId } from './components.ts';
import type { Move, PlainMove } from './moves.ts';
import { isPayable } from './rules/place.ts';
import { isLastPlace, refusalToPass, refusalToReveal, refusalToTake } from './rules/turn.ts';
import { handSize } from './state.ts';
import { layoutOf, type Slot } from './station.ts';
import type { SeatView, View } from './view.ts';

/** This card on any of these slots, paid with any `cost` different cards of `payWith` in any order. */
export interface PlaceOffer {
  readonly type: 'place';
  readonly card: LabId;
  readonly slots: readonly Slot[];
  readonly cost: number;
  readonly payWith: readonly LabId[];
}

export type Offer = PlainMove | PlaceOffer;

export function legalMoves(view: View): readonly Offer[] {
  if (view.viewer === 'spectator') return [];
  const seat = view.seats[view.viewer] as SeatView;
  switch (view.phase) {
    case 'passing':
      return seat.hasPassed ? [] : view.objectives.map((objective) => ({ type: 'passObjective', objective }));
    case 'arranging':
      return arrangements(view.objectives);
    case 'over':
      return [];
    default:
      return view.turn === view.viewer ? turnMoves(view, seat) : [];
  }
}

function turnMoves(view: View, seat: SeatView): readonly Offer[] {
  switch (view.phase) {
    case 'keeping':
      return agenciesAmong(view.turnedUp).map((agency) => ({ type: 'keep', agency }));
    case 'choosing':
      return (view.draws.at(-1)?.drawn ?? []).map((project) => ({ type: 'keepProject', project }));
    case 'placing':
      return [...placements(view.hand, seat), { type: 'end' }];
    default:
      return firstMoves(view, seat);
  }
}

function firstMoves(view: View, seat: SeatView): readonly Offer[] {
  const offers: Offer[] = placements(view.hand, seat);
  const situation = {
    handSize: handSize(seat),
    canPlace: offers.length > 0,
    pileSize: view.pileSize,
    centreSize: view.centre.length,
    isLastPlace: isLastPlace({ caller: view.caller, turn: view.viewer as number }),
  };
  if (refusalToReveal(situation) === null) offers.push({ type: 'reveal' });
  if (refusalToTake(situation) === null) {
    for (const agency of agenciesAmong(view.centre)) offers.push({ type: 'recruit', agency });
  }
  if (refusalToPass(situation) === null) offers.push({ type: 'pass' });
  return offers;
}

function placements(hand: readonly LabId[], seat: SeatView): Offer[] {
  const offers: Offer[] = [];
  const slots = freeSlots(seat);
  if (slots.length === 0) return offers;
  for (const card of hand) {
    if (!isPayable(card, hand.length)) continue;
    const { cost } = labCard(card);
    const payWith = cost === 0 ? [] : hand.filter((other) => other !== card);
    offers.push({ type: 'place', card, slots, cost, payWith });
  }
  return offers;
}

function freeSlots({ station }: SeatView): Slot[] {
  const { slots } = layoutOf(station);
  const free: Slot[] = [];
  for (let slot = 0; slot < station.length; slot++) if (station[slot] === null) free.push(slots[slot] as Slot);
  return free;
}

function agenciesAmong(cards: readonly LabId[]): readonly Agency[] {
  return cards.length === 0 ? [] : AGENCIES.filter((agency) => cards.some((card) => labCard(card).agency === agency));
}

/** The six orders of three. */
function arrangements(objectives: readonly ObjectiveId[]): readonly Offer[] {
  return [...ordered(objectives, objectives.length)]
    .filter((order) => order.length > 0)
    .map((order) => ({ type: 'arrange', objectives: order }));
}

/** Every way to lay `count` different things of the list in a row. */
function* ordered<T>(list: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const first of list) {
    const others = list.filter((other) => other !== first);
    for (const rest of ordered(others, count - 1)) yield [first, ...rest];
  }
}

function* movesOf(offer: Offer): Generator<Move> {
  if (offer.type !== 'place') {
    yield offer;
    return;
  }
  const { type, card, slots, cost, payWith } = offer;
  for (const slot of slots) for (const pay of ordered(payWith, cost)) yield { type, card, slot, pay };
}

function draw(offer: Offer, chance: Chance): Move {
  if (offer.type !== 'place') return offer;
  const { type, card, slots, cost, payWith } = offer;
  const pay = cost === 0 ? [] : shuffle(chance, payWith.slice()).slice(0, cost);
  return { type, card, slot: pick(chance, slots), pay };
}

function has(offer: Offer, move: Move): boolean {
  if (offer.type !== 'place' || move.type !== 'place') return sameData(offer, move);
  if (offer.card !== move.card || !offer.slots.includes(move.slot) || move.pay.length !== offer.cost) return false;
  return move.pay.every((paid, index) => offer.payWith.includes(paid) && move.pay.indexOf(paid) === index);
}

export const offers: Offers<Offer, Move> = { draw, all: movesOf, has };
