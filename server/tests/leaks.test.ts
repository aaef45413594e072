import { afterEach, expect, test, vi } from 'vitest';
import type { GameId } from '#games';
import { Streams } from '#protocol';
import type { Viewer } from '#tabletop';
import { type BidState, type BidView, type BidWords, sealedBids, sealedBidsTrial } from '#tabletop/testing';
import { HeldMoves } from '../src/match/held-moves.ts';
import { type LeakTrial, runLeaks } from '../trials/leaks.ts';
import { LEAK_TRIALS, LEAK_WAYS } from '../trials/worlds.ts';

afterEach(() => void vi.restoreAllMocks());

const bids: LeakTrial<BidWords> = { ...sealedBidsTrial, game: sealedBids };
const few = { pairs: 40, seed: 9, time: 'stands' } as const;

test('what a viewer may not know changes nothing that reaches them', async () => {
  const { pairs, frames, kinds, leaks } = await runLeaks(bids, few);
  expect(leaks).toEqual([]);
  expect(pairs).toBe(40);
  expect(frames).toBeGreaterThan(200);
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['update', 'view', 'refused', 'legal', 'welcome']));
});

const othersCards = ({ hands }: BidState, viewer: Viewer): number =>
  hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)).reduce((sum, card) => sum + card, 0);

const backwards = (view: BidView): BidView =>
  Object.fromEntries(Object.entries(view).toReversed()) as unknown as BidView;

test.each<[string, Partial<typeof sealedBids>]>([
  ['an event with a secret in it', { eventFor: (event) => event }],
  [
    'a view with a secret in it',
    { view: (state, viewer) => ({ ...sealedBids.view(state, viewer), bidMillis: othersCards(state, viewer) }) },
  ],
  [
    'a view as long as a secret',
    {
      view: (state, viewer) => ({
        ...sealedBids.view(state, viewer),
        bidMillis: 10 ** (othersCards(state, viewer) % 7),
      }),
    },
  ],
  [
    'a view in the order of a secret',
    {
      view: (state, viewer) => {
        const view = sealedBids.view(state, viewer);
        return othersCards(state, viewer) % 2 === 0 ? view : backwards(view);
      },
    },
  ],
])('a planted leak is caught: %s', async (_name, leak) => {
  const { leaks } = await runLeaks({ ...bids, game: { ...sealedBids, ...leak } }, { ...few, pairs: 12 });
  expect(leaks.length).toBeGreaterThan(0);
});

test('a secret that only a picture in the list shows is caught by those who play', async () => {
  const view: typeof sealedBids.view = (state, viewer) => {
    const seen = sealedBids.view(state, viewer);
    return viewer === 'spectator' ? { ...seen, bidMillis: othersCards(state, viewer) } : seen;
  };
  const { leaks } = await runLeaks({ ...bids, game: { ...sealedBids, view } }, { ...few, pairs: 12, time: 'runs' });
  expect(leaks.filter((leak) => !leak.startsWith('sealed-bids, spectator'))).not.toEqual([]);
});

/** A gong every now and then, that shows nothing; `dueIn` is when. */
const withGong = (dueIn: (state: BidState) => number): typeof sealedBids => ({
  ...sealedBids,
  wakeAt: (state) => (state.deadline === null ? null : state.deadline + dueIn(state)),
  play(state, input, tell) {
    if (input.by !== null) return sealedBids.play(state, input, tell);
    tell({ type: 'shown', bids: [], winner: 0 });
    state.deadline = (state.deadline ?? 0) + 5_000;
    return null;
  },
});

test.each([
  ['honest', () => 0, 0],
  ['planted', ({ hands }: BidState) => (hands.flat().reduce((sum, card, index) => sum + card * index, 0) % 7) * 40, 1],
])('a frame that comes when a secret says so is caught: %s', async (_name, dueIn, atLeast) => {
  const { leaks, kinds } = await runLeaks({ ...bids, game: withGong(dueIn) }, { ...few, pairs: 32, time: 'runs' });
  expect(Math.min(leaks.length, 1)).toBe(atLeast);
  expect(kinds.update).toBeGreaterThan(32);
});

test.each(Object.entries(LEAK_TRIALS))('%s keeps every secret over the wire', async (_game, run) => {
  for (const way of LEAK_WAYS) {
    const { pairs, leaks } = await run({ pairs: 16, seed: 4, ...way });
    expect(leaks).toEqual([]);
    expect(pairs).toBeGreaterThanOrEqual(12);
  }
});

test('calls are compared too: their order, and when it was settled', async () => {
  const { kinds } = await LEAK_TRIALS['space-bowl']({
    ...{ pairs: 60, seed: 5, time: 'runs' },
  });
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['ordered', 'update']));
});

const acted = { pairs: 24, seed: 7, worlds: 'acted or idle', time: 'runs' } as const;

test.each(['space-bowl', 'space-builder'] as const)('%s: every question is asked about secret deeds', async (game) => {
  const { kinds, leaks } = await LEAK_TRIALS[game](acted);
  expect(leaks).toEqual([]);
  const asked = ['accepted', 'refused', 'legal', 'view', 'update', 'clock', 'welcome', 'a secret deed'];
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(asked));
});

const leaksOf = async (game: GameId): Promise<readonly string[]> => (await LEAK_TRIALS[game](acted)).leaks;

test('a planted leak is caught: a view says when anything last happened, whoever may know of it', async () => {
  const at = new WeakMap<Streams, number>();
  const { show, whole } = Streams.prototype;
  vi.spyOn(Streams.prototype, 'show').mockImplementation(function (this: Streams, state, told, moment, isRead) {
    at.set(this, moment);
    return show.call(this, state, told, moment, isRead);
  });
  vi.spyOn(Streams.prototype, 'whole').mockImplementation(function (this: Streams, state, viewer) {
    return whole.call(this, state, viewer).replace(/"at":\d+/, `"at":${at.get(this) ?? 0}`);
  });
  expect((await leaksOf('space-bowl')).length).toBeGreaterThan(0);
  expect((await leaksOf('space-builder')).length).toBeGreaterThan(0);
});

test('a planted leak is caught: a move is stamped no earlier than what others did in secret', async () => {
  const latest = new WeakMap<HeldMoves, number>();
  const { hold } = HeldMoves.prototype;
  vi.spyOn(HeldMoves.prototype, 'hold').mockImplementation(function (this: HeldMoves, submitted) {
    const pressed = Math.max(submitted.pressed, latest.get(this) ?? 0);
    latest.set(this, pressed);
    return hold.call(this, { ...submitted, pressed });
  });
  expect((await leaksOf('space-bowl')).length).toBeGreaterThan(0);
});

test('a planted leak is caught: a move is held only while another is', async () => {
  const open = new WeakSet<HeldMoves>();
  const { hold, settle } = HeldMoves.prototype;
  vi.spyOn(HeldMoves.prototype, 'settle').mockImplementation(function (this: HeldMoves) {
    open.delete(this);
    return settle.call(this);
  });
  vi.spyOn(HeldMoves.prototype, 'hold').mockImplementation(function (this: HeldMoves, submitted) {
    const pressed = open.has(this) ? submitted.pressed : submitted.pressed - 100;
    open.add(this);
    return hold.call(this, { ...submitted, pressed });
  });
  expect((await leaksOf('space-builder')).length).toBeGreaterThan(0);
});
