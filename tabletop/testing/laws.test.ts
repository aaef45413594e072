import { describe, expect, test } from 'vitest';
import { type Game, pick, quickChance, shuffle } from '#tabletop';
import { breachesOf } from './laws.ts';
import { type BidState, type BidView, type BidWords, sealedBids, sealedBidsTrial } from './sealed-bids.ts';
import type { Law } from './trial.ts';

type BidGame = Game<BidWords>;

const brokenBy = (game: BidGame): ReadonlySet<Law> =>
  new Set(breachesOf({ ...sealedBidsTrial, game }).breaches.map((breach) => breach.law));

test('an honest game keeps every law, and every law had cases', () => {
  const report = breachesOf({ ...sealedBidsTrial, game: sealedBids });
  expect(report.breaches).toEqual([]);
  expect(report.matches).toBe(120);
  expect(report.refused).toBeGreaterThan(100);
  expect(report.worlds).toBeGreaterThan(100);
  expect([...report.events.keys()].sort()).toEqual(['bid', 'shown']);
});

test('the same seed tries the same matches', () => {
  const [one, two] = [1, 2].map(() => breachesOf({ ...sealedBidsTrial, game: sealedBids }));
  expect(one).toEqual(two);
});

let clock = 0;
const matchesBegun = { count: 0 };
const lastState: { state: BidState | null } = { state: null };
const behindView = new WeakMap<object, BidState>();

/** Each cheat with the law that must find it out. */
const CHEATS: readonly (readonly [string, Law, Partial<BidGame>])[] = [
  [
    'reads a clock',
    'rules never reach outside',
    {
      play(state, input, tell) {
        clock = Date.now();
        return sealedBids.play(state, input, tell);
      },
    },
  ],
  [
    'reads a clock through new Date',
    'rules never reach outside',
    {
      wakeAt(state) {
        clock = new Date().getFullYear();
        return sealedBids.wakeAt(state);
      },
    },
  ],
  [
    'rolls its own dice',
    'rules never reach outside',
    {
      setup(table, chance, given) {
        const state = sealedBids.setup(table, chance, given);
        state.hands.sort(() => Math.random() - 0.5);
        return state;
      },
    },
  ],
  [
    'rolls its own dice, and the match can not be repeated',
    'same inputs give the same match',
    {
      setup(table, chance, given) {
        const state = sealedBids.setup(table, chance, given);
        shuffle(quickChance(Math.random() * 1e9), state.hands);
        return state;
      },
    },
  ],
  [
    'lets anything be planned',
    'what is planned is legal when it is due',
    { plans: { ahead: (view) => view, isDue: () => true, restOf: () => ({}) } },
  ],
  [
    'copies half, so that a step changes what it was given',
    'a step does not change what it was given',
    { copy: (state) => ({ ...sealedBids.copy(state), bids: state.bids }) },
  ],
  [
    'forgets a part in its copy',
    'a copy is whole and apart',
    { copy: (state) => ({ ...sealedBids.copy(state), shown: [] }) },
  ],
  [
    'keeps something in its state that can not be written down',
    'a state survives being written down',
    {
      setup: (table, chance, given) =>
        Object.assign(sealedBids.setup(table, chance, given), { seen: new Set<number>() }),
    },
  ],
  [
    'changes the state before it refuses',
    'a refusal leaves no trace',
    {
      play(state, input, tell) {
        const refusal = sealedBids.play(state, input, tell);
        if (refusal !== null) state.points[0] = (state.points[0] ?? 0) + 1;
        return refusal;
      },
    },
  ],
  [
    'leaks through the view',
    'two worlds look the same',
    {
      view: (state, viewer) => ({ ...sealedBids.view(state, viewer), points: state.hands.map((hand) => hand[0] ?? 0) }),
    },
  ],
  [
    'shows its own lists instead of a picture of them',
    'a view stays as it was taken',
    { view: (state, viewer) => ({ ...sealedBids.view(state, viewer), shown: state.shown }) },
  ],
  [
    'lets only those move who have a certain secret',
    'two worlds look the same',
    { legalMoves: (view) => ((view.hand[0] ?? 0) > 5 ? sealedBids.legalMoves(view) : []) },
  ],
  ['leaks through an event', 'two worlds look the same', { eventFor: (event) => event }],
  [
    'leaks through the size of a message',
    'two worlds look the same',
    {
      view: (state, viewer) =>
        Object.assign(sealedBids.view(state, viewer), { padding: ' '.repeat(state.hands[0]?.[0] ?? 0) }),
    },
  ],
  [
    'leaks through the order of keys',
    'two worlds look the same',
    {
      view(state, viewer) {
        const view = sealedBids.view(state, viewer);
        const isHigh = (state.hands[1]?.[0] ?? 0) > 5;
        return isHigh ? view : (Object.fromEntries(Object.entries(view).reverse()) as unknown as BidView);
      },
    },
  ],
  [
    'leaks through the legal moves, by something it remembers',
    'two worlds look the same',
    {
      view(state, viewer) {
        lastState.state = state;
        return sealedBids.view(state, viewer);
      },
      legalMoves: (view) =>
        (lastState.state?.hands[0]?.[0] ?? 0) > 5
          ? sealedBids.legalMoves(view).toReversed()
          : sealedBids.legalMoves(view),
    },
  ],
  [
    'leaks through the legal moves, by the state smuggled behind the view',
    'two worlds look the same',
    {
      view(state, viewer) {
        const view = sealedBids.view(state, viewer);
        behindView.set(view, state);
        return view;
      },
      legalMoves(view) {
        const isHigh = (behindView.get(view)?.hands.at(-1)?.[0] ?? 0) > 5;
        const moves = sealedBids.legalMoves(view);
        return isHigh ? moves.toReversed() : moves;
      },
    },
  ],
  [
    'leaks through a refusal',
    'two worlds look the same',
    {
      play(state, input, tell) {
        const refusal = sealedBids.play(state, input, tell);
        const isHigh = state.hands.some((hand, seat) => seat !== input.by && (hand[0] ?? 0) > 9);
        return refusal?.because === 'card-not-held' && isHigh ? { because: 'already-bid', rule: 'BID-1' } : refusal;
      },
    },
  ],
  [
    'imagines by copying its own leak',
    'two worlds look the same',
    {
      view: (state, viewer) => Object.assign(sealedBids.view(state, viewer), { all: state.hands, bids: state.bids }),
      imagine(view, chance) {
        const leak = view as BidView & { readonly all: number[][]; readonly bids: (number | null)[] };
        return { ...sealedBids.imagine(view, chance), hands: leak.all, bids: leak.bids };
      },
    },
  ],
  [
    'imagines something that looks different',
    'an imagined state looks like the view',
    { imagine: (view, chance) => ({ ...sealedBids.imagine(view, chance), shown: [] }) },
  ],
  [
    'offers a move that it refuses',
    'every legal move is accepted',
    { legalMoves: (view) => (view.hand.length > 0 ? view.hand.map((card) => ({ type: 'bid', card })) : []) },
  ],
  [
    'refuses a legal move',
    'every legal move is accepted',
    {
      play: (state, input, tell) =>
        input.move?.card === 5 ? { because: 'card-not-held', rule: 'BID-2' } : sealedBids.play(state, input, tell),
    },
  ],
  [
    'accepts a move that it does not offer',
    'every other move is refused',
    { legalMoves: (view) => sealedBids.legalMoves(view).slice(0, 1) },
  ],
  [
    'hangs: nobody can move and no time will come',
    'somebody can move or time will',
    { wakeAt: () => null, legalMoves: (view) => (view.shown.length > 0 ? [] : sealedBids.legalMoves(view)) },
  ],
  [
    'never ends',
    'a match ends',
    {
      play(state, input, tell) {
        const refusal = sealedBids.play(state, input, tell);
        state.hands = state.hands.map((hand) => (hand.length === 0 ? [1, 2, 3] : hand));
        if (state.bidMillis !== null) state.deadline ??= input.at + state.bidMillis;
        return refusal;
      },
    },
  ],
  [
    'remembers between matches',
    'rules remember nothing between matches',
    {
      setup(table, chance, given) {
        const state = sealedBids.setup(table, chance, given);
        // Every third match is a lucky one, whoever asks for it.
        matchesBegun.count++;
        if (matchesBegun.count % 3 === 0) state.points[0] = 1;
        return state;
      },
    },
  ],
];

describe('each cheat is found out', () => {
  test.each(CHEATS)('%s: "%s"', (_name, law, cheat) => {
    expect(brokenBy({ ...sealedBids, ...cheat })).toContain(law);
  });
});

test('watching the ways out leaves them as they were', () => {
  const before = [Date, Date.now, Math.random, globalThis.setTimeout];
  brokenBy(sealedBids);
  expect([Date, Date.now, Math.random, globalThis.setTimeout]).toEqual(before);
  expect(pick(quickChance(clock), [1])).toBe(1);
});
