/** What a first match of Gravity Superstar says, and when. */

import { type Card, COLOURS, type Event, type Move, rowCol, type View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { type Hint, type Moment, may, sinceOwnTurn } from '../../teaching/hints.ts';
import type { GravitySuperstarHintsKey } from '../../words/gravity-superstar-hints/en.ts';

interface Gravity {
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly key: GravitySuperstarHintsKey;
}

type Now = Moment<Gravity>;

/** So many stars or points before the end it is time to say when that is. */
const NEAR_THE_END = 6;
/** With so few cards in hand taking them back is worth a thought. */
const FEW_CARDS = 2;

/** What happened since one's own turn before this one began; while the others play, since the one just ended. */
function lately(moment: Now): readonly Event[] {
  const { view, you } = moment;
  return sinceOwnTurn(moment, view.turn === you && view.phase === 'act' && view.actions === 0 ? 'before' : 'last');
}

/** One's own doings, as far as they are not long ago. */
const did = (moment: Now, isSo: (event: Event) => boolean): boolean =>
  lately(moment).some((event) => 'seat' in event && event.seat === moment.you && isSo(event));

const isAsked = (moment: Now): boolean => moment.view.phase === 'act' && moment.offers.length > 0;

const canPlay = (moment: Now, card: Card): boolean =>
  moment.offers.some((offer) => offer.type === 'play' && offer.card === card);

const playsCard = (card: Card): Hint<Gravity> => ({
  id: card,
  isNow: (moment) => canPlay(moment, card),
  isDone: (event, you) => event.type === 'card-played' && event.seat === you && event.card === card,
  marks: 2,
});

/** Neighbours lie side by side, but for those round the edge. */
function goesRound(event: Event, { board }: View): boolean {
  if (event.type !== 'entered') return false;
  const [fromRow, fromCol] = rowCol(board, event.from);
  const [row, col] = rowCol(board, event.cell);
  return Math.abs(row - fromRow) + Math.abs(col - fromCol) > 1;
}

function makesPair(event: Event, { view, you }: Now): boolean {
  if (event.type !== 'star-taken') return false;
  const owned = view.players[you]?.stars[COLOURS.indexOf(event.colour)] ?? 0;
  return owned > 0 && owned % 2 === 0;
}

const flungBy = (moment: Now): Seat | null => {
  const flung = lately(moment).findLast((event) => event.type === 'ejected' && event.seat === moment.you);
  return flung?.type === 'ejected' ? flung.by : null;
};

const flung = ({ you, ...moment }: Now): Seat | null => {
  const last = lately({ you, ...moment }).findLast((event) => event.type === 'ejected' && event.by === you);
  return last?.type === 'ejected' ? last.seat : null;
};

export const HINTS: readonly Hint<Gravity>[] = [
  // What is to be decided.
  {
    id: 'steal',
    isNow: (moment) => may(moment, 'steal'),
    isDone: (event, you) => event.type === 'stolen' && event.seat === you,
    marks: 2,
  },
  {
    id: 'decide',
    isNow: (moment) => may(moment, 'replay'),
    isDone: (event, you) => event.type === 'token-spent' && event.seat === you,
  },

  // What has just happened, and why.
  {
    id: 'flung',
    isNow: (moment) => flungBy(moment) !== null,
    says: (moment) => ({ key: 'flung', who: flungBy(moment) ?? 0 }),
  },
  {
    id: 'eject',
    isNow: (moment) => flung(moment) !== null,
    says: (moment) => ({ key: 'eject', who: flung(moment) ?? 0 }),
  },
  {
    id: 'fifth',
    isRare: true,
    isNow: (moment) => did(moment, (event) => event.type === 'cards-returned' && event.why === 'fifth-card'),
  },
  { id: 'token', isNow: (moment) => did(moment, ({ type }) => type === 'token-taken') },
  { id: 'round', isNow: (moment) => did(moment, (event) => goesRound(event, moment.view)) },
  { id: 'fall', isNow: (moment) => did(moment, (event) => event.type === 'entered' && event.falling) },
  { id: 'pair', isNow: (moment) => did(moment, (event) => makesPair(event, moment)) },
  {
    id: 'end',
    isNow: ({ view }) =>
      view.fewStars !== null
        ? view.starsLeft <= view.fewStars + NEAR_THE_END
        : view.players.some(({ points }) => points + NEAR_THE_END >= (view.goal ?? 0)),
    says: ({ view }) =>
      view.goal === null
        ? { key: 'end', count: view.fewStars ?? 0 }
        : { key: view.goalReached ? 'end.last' : 'end.goal', count: view.goal },
  },

  // What to do now, and with what.
  {
    id: 'card',
    isNow: isAsked,
    isDone: ({ type, ...event }, you) =>
      (type === 'card-played' || type === 'card-hidden') && 'seat' in event && event.seat === you,
  },
  {
    id: 'door',
    isNow: (moment) =>
      isAsked(moment) &&
      sinceOwnTurn(moment).some(({ type, ...event }) => {
        return type === 'came-in' && 'seat' in event && event.seat === moment.you;
      }),
    marks: 1,
  },
  {
    id: 'step',
    isNow: (moment) => may(moment, 'step'),
    isDone: (event, you) => event.type === 'card-hidden' && event.seat === you,
    marks: 2,
  },
  { id: 'boots', isNow: isAsked },
  {
    id: 'refill',
    isNow: (moment) => may(moment, 'refill') && (moment.view.players[moment.you]?.inHand ?? 0) <= FEW_CARDS,
    isDone: (event, you) => event.type === 'cards-returned' && event.seat === you && event.why === 'refill',
  },
  playsCard('rotate'),
  playsCard('drop'),
  playsCard('high'),
  playsCard('joker'),
  playsCard('long'),
];
