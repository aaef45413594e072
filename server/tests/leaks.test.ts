import { expect, test } from 'vitest';
import type { Viewer } from '#tabletop';
import { type BidState, type BidWords, sealedBids, sealedBidsTrial } from '#tabletop/testing';
import { type LeakTrial, runLeaks } from '../trials/leaks.ts';
import { LEAK_TRIALS } from '../trials/worlds.ts';

const bids: LeakTrial<BidWords> = { ...sealedBidsTrial, game: sealedBids };
const few = { pairs: 40, seed: 9 };

test('what a viewer may not know changes nothing that reaches them', async () => {
  const { pairs, frames, leaks } = await runLeaks(bids, few);
  expect(leaks).toEqual([]);
  expect(pairs).toBe(40);
  expect(frames).toBeGreaterThan(200);
});

const othersCards = ({ hands }: BidState, viewer: Viewer): number =>
  hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)).reduce((sum, card) => sum + card, 0);

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
])('a planted leak is caught: %s', async (_name, leak) => {
  const { leaks } = await runLeaks({ ...bids, game: { ...sealedBids, ...leak } }, few);
  expect(leaks.length).toBeGreaterThan(0);
});

test.each(Object.entries(LEAK_TRIALS))('%s keeps every secret over the wire', async (_game, run) => {
  const { pairs, leaks } = await run({ pairs: 30, seed: 4 });
  expect(leaks).toEqual([]);
  expect(pairs).toBeGreaterThanOrEqual(20);
});
