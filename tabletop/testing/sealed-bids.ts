/**
 * A small honest game to try the laws on: it has secrets, simultaneous moves, a deadline and chance.
 * Every round each player bids a card in secret; when all have, or time is up, the bids are shown and the highest wins.
 */

import {
  type Chance,
  copyChance,
  type Game,
  hasExactly,
  IN_TURNS,
  type Input,
  isObject,
  isWhole,
  type Millis,
  parsed,
  pick,
  plainOffers,
  type Seat,
  seatsOf,
  shuffle,
  type Viewer,
} from '#tabletop';
import type { OtherWorld, Trial } from './trial.ts';

const CARDS = 12;
const HAND = 3;

export interface BidWords {
  Options: { readonly bidSeconds: number | null };
  Setup: Record<string, never>;
  State: BidState;
  Move: Bid;
  Offer: Bid;
  Event: BidEvent;
  View: BidView;
  Refusal: {
    readonly because: 'already-bid' | 'card-not-held' | 'nothing-due';
    readonly rule: 'BID-1' | 'BID-2' | 'BID-3';
  };
  Result: { readonly points: readonly number[] };
}

export interface Bid {
  readonly type: 'bid';
  readonly card: number;
}

export type BidEvent =
  | { readonly type: 'bid'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'shown'; readonly bids: readonly number[]; readonly winner: Seat };

export interface BidState {
  chance: Chance;
  bidMillis: Millis | null;
  hands: number[][];
  bids: (number | null)[];
  points: number[];
  shown: number[];
  deadline: Millis | null;
}

export interface BidView {
  readonly viewer: Viewer;
  readonly bidMillis: Millis | null;
  readonly hand: readonly number[];
  readonly bid: number | null;
  readonly handSizes: readonly number[];
  readonly hasBid: readonly boolean[];
  readonly points: readonly number[];
  readonly shown: readonly number[];
  readonly deadline: Millis | null;
}

const isOver = (state: BidState): boolean => state.hands.every((hand) => hand.length === 0);

function showBids(state: BidState, at: Millis, tell: (event: BidEvent) => void): void {
  const bids = state.bids.map((bid, seat) => bid ?? pick(state.chance, state.hands[seat] ?? []));
  const winner = bids.indexOf(Math.max(...bids));
  state.points[winner] = (state.points[winner] ?? 0) + 1;
  state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== bids[seat]));
  state.bids = bids.map(() => null);
  state.shown.push(...bids);
  state.deadline = isOver(state) || state.bidMillis === null ? null : at + state.bidMillis;
  tell({ type: 'shown', bids, winner });
}

export const sealedBids: Game<BidWords> = {
  id: 'sealed-bids',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: { bidSeconds: { kind: 'seconds', min: 5, max: 60, default: 10 } },
  pace: IN_TURNS,
  offers: plainOffers<Bid>(),

  setup({ options, seatCount }, chance) {
    const cards = shuffle(chance, seatsOf(CARDS).slice());
    const bidMillis = options.bidSeconds === null ? null : options.bidSeconds * 1000;
    return {
      chance,
      bidMillis,
      hands: seatsOf(seatCount).map((seat) => cards.slice(seat * HAND, (seat + 1) * HAND)),
      bids: seatsOf(seatCount).map(() => null),
      points: seatsOf(seatCount).map(() => 0),
      shown: [],
      deadline: bidMillis,
    };
  },

  play(state, input, tell) {
    if (input.by === null) {
      if (state.deadline !== input.at) return { because: 'nothing-due', rule: 'BID-3' };
      showBids(state, input.at, tell);
      return null;
    }
    if (state.bids[input.by] !== null) return { because: 'already-bid', rule: 'BID-1' };
    if (!state.hands[input.by]?.includes(input.move.card)) return { because: 'card-not-held', rule: 'BID-2' };
    state.bids[input.by] = input.move.card;
    tell({ type: 'bid', seat: input.by, card: input.move.card });
    if (!state.bids.includes(null)) showBids(state, input.at, tell);
    return null;
  },

  copy: (state) => ({
    chance: copyChance(state.chance),
    bidMillis: state.bidMillis,
    hands: state.hands.map((hand) => hand.slice()),
    bids: state.bids.slice(),
    points: state.points.slice(),
    shown: state.shown.slice(),
    deadline: state.deadline,
  }),
  wakeAt: (state) => state.deadline,
  outcome(state) {
    if (!isOver(state)) return null;
    const most = Math.max(...state.points);
    return {
      winners: seatsOf(state.points.length).filter((seat) => state.points[seat] === most),
      scores: state.points,
    };
  },
  result: (state) => ({ points: state.points }),

  view: (state, viewer) => ({
    viewer,
    bidMillis: state.bidMillis,
    hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []).slice(),
    bid: viewer === 'spectator' ? null : (state.bids[viewer] ?? null),
    handSizes: state.hands.map((hand) => hand.length),
    hasBid: state.bids.map((bid) => bid !== null),
    points: state.points.slice(),
    shown: state.shown.slice(),
    deadline: state.deadline,
  }),
  eventFor(event, viewer) {
    if (event.type === 'shown') return event;
    return { type: 'bid', seat: event.seat, card: event.seat === viewer ? event.card : null };
  },
  legalMoves: (view) => (view.bid === null ? view.hand.map((card) => ({ type: 'bid', card })) : []),

  imagine(view, chance) {
    const known = [...view.hand, ...view.shown];
    const rest = shuffle(
      chance,
      seatsOf(CARDS).filter((card) => !known.includes(card)),
    );
    const hands = view.handSizes.map((size, seat) => (seat === view.viewer ? view.hand.slice() : rest.splice(0, size)));
    return {
      chance,
      bidMillis: view.bidMillis,
      hands,
      bids: view.hasBid.map((has, seat) =>
        seat === view.viewer ? view.bid : has ? pick(chance, hands[seat] ?? []) : null,
      ),
      points: view.points.slice(),
      shown: view.shown.slice(),
      deadline: view.deadline,
    };
  },

  parseMove(json) {
    if (!isObject(json) || !hasExactly(json, ['type', 'card']) || json.type !== 'bid') return null;
    return isWhole(json.card, { min: 0, max: CARDS - 1 }) ? { type: 'bid', card: json.card } : null;
  },
  parseSetup: () => parsed({}),
};

/** Everybody else's cards and bids are dealt anew. */
function otherWorld(state: BidState, viewer: Viewer, chance: Chance): OtherWorld<BidWords> {
  const known = [...state.shown, ...(viewer === 'spectator' ? [] : (state.hands[viewer] ?? []))];
  const rest = shuffle(
    chance,
    seatsOf(CARDS).filter((card) => !known.includes(card)),
  );
  state.hands = state.hands.map((hand, seat) => (seat === viewer ? hand : rest.splice(0, hand.length)));
  state.bids = state.bids.map((bid, seat) =>
    seat === viewer || bid === null ? bid : pick(chance, state.hands[seat] ?? []),
  );
  return {
    state,
    translate(input: Input<Bid>): Input<Bid> | null {
      if (input.by === null || state.bids.filter((bid) => bid === null).length === 1) return null;
      if (input.by === viewer) return input;
      return { ...input, move: { type: 'bid', card: pick(chance, state.hands[input.by] ?? []) } };
    },
  };
}

export const sealedBidsTrial: Omit<Trial<BidWords>, 'game'> = {
  matches: 60,
  seed: 7,
  otherWorld,
  anyMove: (_table, chance) => ({ type: 'bid', card: pick(chance, seatsOf(CARDS)) }),
  longest: 200,
};
