/** What a first match of Space Lab says, and when. */

import { type Event, FULL_HAND, layoutFor, type Offer, type Slot, type View } from '#games/space-lab';
import { type Hint, isBy, type Moment, may, sinceOwnTurn } from '../../teaching/hints.ts';
import type { SpaceLabHintsKey } from '../../words/space-lab-hints/en.ts';

interface Lab {
  readonly view: View;
  readonly move: Offer;
  readonly event: Event;
  readonly key: SpaceLabHintsKey;
}

type Now = Moment<Lab>;

/** So many cards, Objectives or cards to draw before the end it is time to say when that is. */
const CARDS_BEFORE = 2;
const OBJECTIVES_BEFORE = 1;
const PILE_BEFORE = 12;

export const isAlone = ({ seats }: View): boolean => seats.length === 1;

/** What happened since one's own turn before this one began; once something is done, since this one did. */
const lately = (moment: Now): readonly Event[] =>
  sinceOwnTurn(moment, moment.view.turn === moment.you && moment.view.phase === 'turn' ? 'before' : 'last');

/** Whether a card, at least so dear, could go on a slot like this. */
const canPlaceOn = ({ offers }: Now, isIt: (slot: Slot) => boolean, cost = 0): boolean =>
  offers.some((offer) => offer.type === 'place' && offer.cost >= cost && offer.slots.some(isIt));

/** Slots are named by their row and their place in it. */
const inRow =
  (...rows: readonly string[]) =>
  (slot: Slot): boolean =>
    rows.includes(slot.charAt(0));

const BETWEEN: readonly Slot[] = ['m1', 'm2', 'n1', 'n2'];

const isLastPlace = ({ view, you }: Now): boolean => view.caller !== null && view.caller !== you;

function isNearTheEnd({ view }: Now): boolean {
  if (isAlone(view)) return view.phase !== 'arranging' && view.pileSize <= PILE_BEFORE;
  const { cardsToEnd, objectivesToEnd } = layoutFor(view.seats.length);
  return view.seats.some(({ station, validations }) => {
    const cards = station.filter((card) => card !== null).length;
    const objectives = validations.filter((points) => points !== null).length;
    return cards >= cardsToEnd - CARDS_BEFORE || objectives >= objectivesToEnd - OBJECTIVES_BEFORE;
  });
}

export const HINTS: readonly Hint<Lab>[] = [
  // What is to be decided.
  {
    id: 'arrange',
    isNow: (moment) => may(moment, 'arrange'),
    isDone: (event, you) => isBy(event, 'objectives-arranged', you),
    marks: 2,
  },
  {
    id: 'hand-on',
    isRare: true,
    isNow: (moment) => may(moment, 'passObjective'),
    isDone: (event, you) => isBy(event, 'objective-passed', you),
    marks: 2,
  },
  {
    id: 'keep',
    isNow: (moment) => may(moment, 'keep'),
    isDone: (event, you) => event.type === 'cards-taken' && event.seat === you && event.from === 'turnedUp',
  },
  {
    id: 'project',
    isNow: (moment) => may(moment, 'keepProject'),
    isDone: (event, you) => isBy(event, 'project-kept', you),
  },
  { id: 'last', isRare: true, isNow: (moment) => isLastPlace(moment) && may(moment, 'place') && may(moment, 'pass') },
  {
    id: 'stuck',
    isRare: true,
    isNow: (moment) => may(moment, 'pass') && moment.offers.length === 1,
    isDone: (event, you) => isBy(event, 'passed', you),
  },

  // What has just happened, and why.
  {
    id: 'called',
    isRare: true,
    isNow: ({ view, you }) => view.caller === you && !isAlone(view) && view.phase !== 'over',
  },
  {
    id: 'validated',
    isNow: (moment) => lately(moment).some((event) => isBy(event, 'objective-validated', moment.you)),
  },
  {
    id: 'technician',
    isRare: true,
    isNow: (moment) => lately(moment).some((event) => isBy(event, 'technician-earned', moment.you)),
  },
  { id: 'swept', isRare: true, isNow: (moment) => lately(moment).some(({ type }) => type === 'cards-swept') },
  {
    id: 'end',
    isNow: (moment) => moment.view.caller === null && isNearTheEnd(moment),
    says: ({ view }) => ({ key: isAlone(view) ? 'end.alone' : 'end' }),
  },

  // What to do now, and how.
  {
    id: 'full',
    isNow: (moment) =>
      moment.view.phase === 'turn' &&
      moment.view.hand.length >= FULL_HAND &&
      may(moment, 'place') &&
      !isLastPlace(moment),
  },
  {
    id: 'more',
    isNow: (moment) => may(moment, 'end') && may(moment, 'place'),
    isDone: (event, you) => event.type === 'action-ended' && event.seat === you && !event.isByItself,
  },
  {
    id: 'turn',
    isNow: (moment) => moment.view.phase === 'turn' && (may(moment, 'reveal') || may(moment, 'recruit')),
    isDone: (event, you) => isBy(event, 'cards-turned-up', you),
    marks: 2,
  },
  {
    id: 'place',
    isNow: (moment) => may(moment, 'place'),
    isDone: (event, you) => isBy(event, 'card-placed', you),
  },
  {
    id: 'reveal',
    isNow: (moment) => may(moment, 'reveal'),
    isDone: (event, you) => isBy(event, 'cards-turned-up', you),
  },
  {
    id: 'recruit',
    isNow: (moment) => may(moment, 'recruit'),
    isDone: (event, you) => event.type === 'cards-taken' && event.seat === you && event.from === 'centre',
  },
  { id: 'above', isNow: (moment) => canPlaceOn(moment, inRow('t'), 1) },
  { id: 'below', isNow: (moment) => canPlaceOn(moment, inRow('s', 'b')) },
  { id: 'between', isNow: (moment) => canPlaceOn(moment, (slot) => BETWEEN.includes(slot)) },
];
