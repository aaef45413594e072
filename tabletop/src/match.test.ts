import { expect, test } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { quickChance } from './chance.ts';
import { throughText } from './data.ts';
import { act, advance, step } from './match.ts';

const table = { options: { bidSeconds: 10 }, seatCount: 2 };
const begun = () => sealedBids.setup(table, quickChance(1), null);
const nobody = (): void => undefined;
const cardOf = (state: ReturnType<typeof begun>, seat: number): number => state.hands[seat]?.[0] ?? -1;

test('[TABLE-5] a step leaves the state it was given alone', () => {
  const state = begun();
  const before = throughText(state);
  const made = step(sealedBids, state, { at: 5, by: 0, move: { type: 'bid', card: cardOf(state, 0) } });
  expect(made).toMatchObject({
    ok: true,
    events: [{ type: 'bid', seat: 0 }],
    state: { bids: [cardOf(state, 0), null] },
  });
  expect(state).toEqual(before);
});

test('[TABLE-5] [BID-2] a refused step says why', () => {
  const state = begun();
  const refused = step(sealedBids, state, { at: 5, by: 0, move: { type: 'bid', card: cardOf(state, 1) } });
  expect(refused).toEqual({ ok: false, refusal: { because: 'card-not-held', rule: 'BID-2' } });
});

test('[BID-1] [BID-3] one bid a round, and no wake-up that was not asked for', () => {
  const state = begun();
  const bid = { at: 5, by: 0, move: { type: 'bid', card: cardOf(state, 0) } as const };
  expect(sealedBids.play(state, bid, nobody)).toBeNull();
  expect(sealedBids.play(state, bid, nobody)).toEqual({ because: 'already-bid', rule: 'BID-1' });
  const wake = { at: 6, by: null, move: null } as const;
  expect(sealedBids.play(state, wake, nobody)).toEqual({ because: 'nothing-due', rule: 'BID-3' });
});

test.each([null, 7, 'bid', [], {}, { type: 'bid' }, { type: 'bid', card: '3' }, { type: 'bid', card: 3, more: 1 }])(
  '[TABLE-1] %j is not a move',
  (move) => {
    const state = begun();
    expect(act(sealedBids, state, { at: 0, by: 0, move }, nobody)).toEqual({ because: 'not-a-move', rule: 'TABLE-1' });
  },
);

test('[TABLE-2] after the end every move is refused', () => {
  const state = begun();
  advance(sealedBids, state, 30_000, nobody);
  expect(sealedBids.outcome(state)).not.toBeNull();
  const refusal = act(sealedBids, state, { at: 30_000, by: 0, move: { type: 'bid', card: 1 } }, nobody);
  expect(refusal).toEqual({ because: 'match-is-over', rule: 'TABLE-2' });
});

test('[TABLE-3] deadlines at or before a move come first, each at its own moment', () => {
  const state = begun();
  const told: (readonly [string, number])[] = [];
  const move = { type: 'bid', card: cardOf(state, 0) };
  const refusal = act(sealedBids, state, { at: 20_000, by: 0, move }, (event, at) => told.push([event.type, at]));
  const stillHeld = state.hands[0]?.includes(move.card) ?? false;
  expect(told.slice(0, 2)).toEqual([
    ['shown', 10_000],
    ['shown', 20_000],
  ]);
  expect(refusal === null).toBe(stillHeld);
});

test('[TABLE-4] two moves at the same moment count in the order they came', () => {
  const state = begun();
  const told: unknown[] = [];
  for (const by of [1, 0]) {
    act(sealedBids, state, { at: 7, by, move: { type: 'bid', card: cardOf(state, by) } }, (event) => told.push(event));
  }
  expect(told).toMatchObject([{ type: 'bid', seat: 1 }, { type: 'bid', seat: 0 }, { type: 'shown' }]);
});

test('rules that never let go of a moment are stopped', () => {
  const stuck = { ...sealedBids, wakeAt: () => 0, play: () => null };
  expect(() => advance(stuck, begun(), 1, nobody)).toThrow('sealed-bids asks to be woken at 0 again and again');
});
