import { expect, test } from 'vitest';
import type { Viewer } from '#tabletop';
import { type BidState, type BidView, type BidWords, sealedBids, sealedBidsTrial } from '#tabletop/testing';
import { type LeakTrial, runLeaks } from '../trials/leaks.ts';
import { LEAK_TRIALS } from '../trials/worlds.ts';

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
  for (const time of ['stands', 'runs'] as const) {
    const { pairs, leaks } = await run({ pairs: 16, seed: 4, time });
    expect(leaks).toEqual([]);
    expect(pairs).toBeGreaterThanOrEqual(12);
  }
});

test('calls are compared too: that there was one, its order, and when', async () => {
  const { kinds } = await (LEAK_TRIALS['space-bowl'] as (typeof LEAK_TRIALS)[string])({
    ...{ pairs: 60, seed: 5, time: 'runs' },
  });
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['called', 'ordered', 'update']));
});
