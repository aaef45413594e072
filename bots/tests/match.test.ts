import { describe, expect, test } from 'vitest';
import { defaultOptions, parseRecording, type Recording, replay, writeRecording } from '#tabletop';
import { type BidWords, sealedBids } from '#tabletop/testing';
import { anyLegalMove } from '../src/any-legal-move.ts';
import type { Bot } from '../src/bot.ts';
import { playMatch } from '../src/match.ts';

const KEY = 'c0ffee';
const options = defaultOptions(sealedBids.options);

/** Bids its highest card two seconds after it was asked, or never. */
const highest = (answers: boolean): Bot<BidWords> => ({
  decide(view) {
    const card = Math.max(...view.hand);
    return answers && view.bid === null ? { move: { type: 'bid', card }, after: 2_000 } : null;
  },
});

describe('a match between bots', () => {
  test('is the same from the same seed and another from another', () => {
    const plan = { game: sealedBids, options, players: ['random', 'random', 'random'], bot: highest(true) } as const;
    const [one, again, other] = [5, 5, 6].map((seed) => playMatch({ ...plan, seed }));
    expect(one).toEqual(again);
    expect(one?.inputs).not.toEqual(other?.inputs);
  });

  test('can be written down and replayed to the same end', () => {
    const played = playMatch({
      game: sealedBids,
      options,
      players: ['expert', 'random'],
      bot: highest(true),
      seed: 3,
      key: KEY,
    });
    const written = writeRecording(sealedBids, {
      options,
      players: [{ name: 'Ada', bot: 'expert' }, { name: 'Grace' }],
      chance: { key: KEY },
      moves: played.inputs,
    });
    const read = parseRecording(JSON.parse(JSON.stringify(written)), () => sealedBids);
    if (!read.ok) throw new Error(read.error);
    const replayed = replay(read.value as Recording, () => '00');
    expect(replayed.ok && replayed.match).toMatchObject({ outcome: played.outcome, at: played.at });
  });

  test('goes on by wake-ups when nobody moves', () => {
    const played = playMatch({
      game: sealedBids,
      options,
      players: ['rookie', 'rookie'],
      bot: highest(false),
      seed: 1,
    });
    expect(played.inputs).toEqual([]);
    expect(played.at).toBe(30_000);
  });

  test('a plan stands while its view stands, and is asked anew once it changed', () => {
    const asked: [number, number][] = [];
    const slowAndFast: Bot<BidWords> = {
      decide(view, { now }) {
        asked.push([Number(view.viewer), now]);
        if (view.bid !== null) return null;
        return { move: { type: 'bid', card: view.hand[0] as number }, after: view.viewer === 0 ? 1_000 : 2_500 };
      },
    };
    playMatch({ game: sealedBids, options, players: ['rookie', 'rookie'], bot: slowAndFast, seed: 1 });
    expect(asked.slice(0, 6)).toEqual([
      [0, 0],
      [1, 0],
      [0, 1_000],
      [1, 1_000],
      [0, 3_500],
      [1, 3_500],
    ]);
  });

  test('says who was refused what', () => {
    const cheat: Bot<BidWords> = { decide: () => ({ move: { type: 'bid', card: 11 }, after: 1 }) };
    expect(() => playMatch({ game: sealedBids, options, players: ['master', 'master'], bot: cheat, seed: 1 })).toThrow(
      /^sealed-bids: master in seat \d is refused \{"type":"bid","card":11\}: /,
    );
  });
});

test('any legal move: legal, after a pause, the same when asked again', () => {
  const bot = anyLegalMove(sealedBids);
  const state = sealedBids.setup({ options, seatCount: 2 }, { kind: 'quick', a: 1, b: 2, c: 3, counter: 4 }, null);
  const view = sealedBids.view(state, 0);
  const moves = new Set<number>();
  for (let now = 0; now < 50; now++) {
    const decision = bot.decide(view, { level: 'rookie', seed: 9, now });
    expect(view.hand).toContain(decision?.move.card);
    expect(decision?.after).toBeGreaterThanOrEqual(500);
    expect(bot.decide(view, { level: 'rookie', seed: 9, now })).toEqual(decision);
    moves.add(decision?.move.card ?? -1);
  }
  expect([...moves].sort()).toEqual([...view.hand].sort());
});
