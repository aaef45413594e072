/** What any store must do, tried on a fresh one each time. `reopen` models the program starting again. */

import { describe, expect, test } from 'vitest';
import type { Change, MatchRecord, Store, StoredEntry } from '../src/store/store.ts';

export interface StoreUnderTest {
  open(): Promise<Store>;
  /** The same data, after the last one was closed. */
  reopen(): Promise<Store>;
}

const move = (at: number, by = 0): StoredEntry => ({
  kind: 'move',
  at,
  by,
  move: { type: 'go' },
  key: `key-${at}-${by}`,
});
const entry = (match: string, seq: number): Change => ({ kind: 'entry', match, seq, entry: move(seq) });

const match: MatchRecord = {
  id: 'm1',
  table: 't1',
  game: 'toy',
  rulesVersion: 1,
  options: { flag: true },
  players: [{ name: 'Ada' }, { name: 'Grace', bot: 'expert' }],
  key: 'aa',
  secret: 'bb',
  commitment: 'cc',
  contributions: ['dd', null],
  startedAt: 12,
  asleepAt: null,
  tellingAt: null,
  end: null,
};

export function storeContract(name: string, make: () => StoreUnderTest): void {
  describe(`${name} keeps the contract of a store`, () => {
    test('what was never written is not there', async () => {
      const store = await make().open();
      expect(await store.guest('g')).toBeNull();
      expect(await store.guestWithToken('x')).toBeNull();
      expect(await store.table('t')).toBeNull();
      expect(await store.openTables()).toEqual([]);
      expect(await store.match('m')).toBeNull();
      expect(await store.entries('m')).toEqual([]);
      expect(await store.lastBeat()).toBeNull();
      await store.close();
    });

    test('forgets guests, their tokens and closed tables, and nobody else', async () => {
      const store = await make().open();
      for (const id of ['old', 'both', 'new']) await store.write({ kind: 'guest', guest: { id, name: id } });
      const tokens = [
        ['a', 'old', 10],
        ['b', 'both', 10],
        ['c', 'both', 30],
        ['d', 'new', 20],
      ] as const;
      for (const [token, guest, wall] of tokens) await store.write({ kind: 'token', token, guest, wall });
      const tables = [
        ['closed', false, 10],
        ['open', true, 10],
        ['fresh', false, 20],
      ] as const;
      for (const [id, open, wall] of tables) await store.write({ kind: 'table', table: { id, open, data: { wall } } });
      const played = { wall: 10, match: { id: 'm', outcome: { winners: [0], scores: [1] } } };
      await store.write({ kind: 'table', table: { id: 'finished', open: false, data: played } });
      for (const what of ['guests', 'tokens', 'tables'] as const)
        await store.write({ kind: 'forget', what, before: 20 });
      const guests = await Promise.all(['old', 'both', 'new'].map((id) => store.guest(id)));
      expect(guests.map((guest) => guest?.id)).toEqual([undefined, 'both', 'new']);
      const found = await Promise.all(['a', 'b', 'c', 'd'].map((token) => store.guestWithToken(token)));
      expect(found.map((guest) => guest?.id)).toEqual([undefined, undefined, 'both', 'new']);
      const left = await Promise.all(['closed', 'open', 'fresh', 'finished'].map((id) => store.table(id)));
      expect(left.map((table) => table?.id)).toEqual([undefined, 'open', 'fresh', 'finished']);
      await store.close();
    });

    test('everything that was promised is there when the program starts again', async () => {
      const under = make();
      const first = await under.open();
      await first.write({ kind: 'guest', guest: { id: 'g1', name: 'Ada' } });
      await first.write({ kind: 'token', token: 'hash', guest: 'g1', wall: 5 });
      await first.write({ kind: 'table', table: { id: 't1', open: true, data: { wall: 5 } } });
      await first.write({ kind: 'match', match });
      await first.write(entry('m1', 0));
      await first.write({ kind: 'beat', beat: { served: 7, wall: 8 } });
      await first.close();
      const second = await under.reopen();
      expect(await second.guest('g1')).toEqual({ id: 'g1', name: 'Ada' });
      expect(await second.guestWithToken('hash')).toEqual({ id: 'g1', name: 'Ada' });
      expect(await second.table('t1')).toEqual({ id: 't1', open: true, data: { wall: 5 } });
      expect(await second.openTables()).toEqual([{ id: 't1', open: true, data: { wall: 5 } }]);
      expect(await second.match('m1')).toEqual(match);
      expect(await second.entries('m1')).toEqual([move(0)]);
      expect(await second.lastBeat()).toEqual({ served: 7, wall: 8 });
      await second.close();
    });

    test('writing again replaces guests, tables, matches and beats', async () => {
      const store = await make().open();
      await store.write({ kind: 'guest', guest: { id: 'g1', name: 'Ada' } });
      await store.write({ kind: 'guest', guest: { id: 'g1', name: 'Ada L.' } });
      await store.write({ kind: 'table', table: { id: 't1', open: true, data: { wall: 1 } } });
      await store.write({ kind: 'table', table: { id: 't1', open: false, data: { wall: 2 } } });
      await store.write({ kind: 'match', match });
      await store.write({ kind: 'match', match: { ...match, asleepAt: 3 } });
      expect(await store.guest('g1')).toEqual({ id: 'g1', name: 'Ada L.' });
      expect(await store.openTables()).toEqual([]);
      expect(await store.table('t1')).toEqual({ id: 't1', open: false, data: { wall: 2 } });
      expect((await store.match('m1'))?.asleepAt).toBe(3);
      await store.close();
    });

    test('an entry is never replaced: the second writer is refused, everybody else in the same moment is not', async () => {
      const store = await make().open();
      await store.write(entry('a', 0));
      const together = await Promise.allSettled([
        store.write(entry('b', 0)),
        store.write({ kind: 'entry', match: 'a', seq: 0, entry: move(99) }),
        store.write(entry('a', 1)),
      ]);
      expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.entries('a')).toEqual([move(0), move(1)]);
      expect(await store.entries('b')).toEqual([move(0)]);
      await store.close();
    });

    test('changes are made in the order given', async () => {
      const store = await make().open();
      const kept: number[] = [];
      await Promise.all(
        Array.from({ length: 200 }, (_, seq) => store.write(entry('m', seq)).then(() => kept.push(seq))),
      );
      expect(kept).toEqual(Array.from({ length: 200 }, (_, seq) => seq));
      expect(await store.entries('m')).toEqual(kept.map((seq) => move(seq)));
      await store.close();
    });

    test('a match with a hole in it is not read', async () => {
      const store = await make().open();
      await store.write(entry('m', 0));
      await store.write(entry('m', 2));
      await expect(store.entries('m')).rejects.toThrow('has no entry 1');
      await store.close();
    });

    test('what was given to be written is seen by whoever reads after', async () => {
      const store = await make().open();
      const written = store.write(entry('m', 0));
      expect(await store.entries('m')).toEqual([move(0)]);
      await written;
      await store.close();
    });

    test('what is waiting is written before it closes', async () => {
      const under = make();
      const store = await under.open();
      const written = store.write(entry('m', 0));
      await store.close();
      await written;
      await expect(store.write(entry('m', 1))).rejects.toThrow('closed');
      const again = await under.reopen();
      expect(await again.entries('m')).toEqual([move(0)]);
      await again.close();
    });
  });
}
