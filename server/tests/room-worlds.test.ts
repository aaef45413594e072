/** What a room tells beside its match tells nothing of what is hidden in it, nor of what somebody tried. */

import { afterEach, expect, test, vi } from 'vitest';
import { spaceLab } from '#games/space-lab';
import { type BidWords, sealedBids, sealedBidsTrial } from '#tabletop/testing';
import * as lab from '../../games/space-lab/tests/other-world.ts';
import { Idling } from '../src/match/idling.ts';
import type { LeakTrial } from '../trials/leaks.ts';
import { runRoomWorlds } from '../trials/room-worlds.ts';
import { IN_TURNS, runRoomsOf } from '../trials/worlds.ts';

afterEach(() => void vi.restoreAllMocks());

const bids: LeakTrial<BidWords> = {
  ...{ ...sealedBidsTrial, game: sealedBids },
  drawOptions: () => ({ bidSeconds: null }),
};

test('who is asked, who is played for, what is waited for and a pause are the same in both worlds of Space Lab', async () => {
  // In the advanced game all pass Objectives on at once, and lay them out at once.
  const drawOptions = () => ({ advanced: true });
  const { pairs, told, leaks } = await runRoomWorlds({ ...lab, game: spaceLab, drawOptions }, { pairs: 9, seed: 3 });
  expect(leaks).toEqual([]);
  expect(pairs).toBe(9);
  // All of it was told.
  for (const said of [
    '"asked":\\d',
    '"stoodIn":true',
    '"isPaused":true',
    '"what":"move","seats":\\[\\d,\\d',
    '"what":"pause"',
  ]) {
    expect(
      told.some((text) => new RegExp(said).test(text)),
      said,
    ).toBe(true);
  }
});

test.each(IN_TURNS)('rooms tell nothing of what is hidden in a match of %s', async (id) => {
  const { pairs, leaks } = await runRoomsOf(id, { pairs: 3, seed: 5 });
  expect(leaks).toEqual([]);
  expect(pairs).toBe(3);
});

test('a planted leak is caught: only whoever has a certain secret can move', async () => {
  const planted: typeof sealedBids = {
    ...sealedBids,
    legalMoves: (view) => ((view.hand[0] ?? 0) > 5 ? sealedBids.legalMoves(view) : []),
  };
  expect((await runRoomWorlds(bids, { pairs: 6, seed: 3 })).leaks).toEqual([]);
  expect((await runRoomWorlds({ ...bids, game: planted }, { pairs: 6, seed: 3 })).leaks).not.toEqual([]);
});

test('a planted leak is caught: whoever tries something in vain puts off that somebody is asked', async () => {
  const { acted } = Idling.prototype;
  vi.spyOn(Idling.prototype, 'acted').mockImplementation(function (this: Idling, seats) {
    return acted.call(this, seats, { isSeen: true });
  });
  expect((await runRoomWorlds(bids, { pairs: 2, seed: 3 })).leaks).not.toEqual([]);
});
