/** Who has which table: one process at a time, and whoever lost it can't write. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Fenced, type Lease, OwnLeases } from '../src/store/leases.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import type { Change, MatchRecord, Store, StoredEntry } from '../src/store/store.ts';
import { asked, locked, PostgresEngine } from '../trials/engines/postgres.ts';
import { PATIENT } from '../trials/running.ts';

let postgres: PostgresEngine;
let address = '';
const stores: Store[] = [];
beforeAll(async () => {
  postgres = await PostgresEngine.start();
});
afterAll(() => postgres.end());
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  address = '';
});

/** Nobody's lease runs out by itself: what takes long in a test takes as long as the test wants. */
const LONG = 3_600_000;

async function processCalled(process: string): Promise<PostgresStore> {
  if (address === '') address = await postgres.database();
  const store = await PostgresStore.open(address, { ...PATIENT, process, leaseMillis: LONG });
  stores.push(store);
  return store;
}

/** As if a process had not renewed for so long. */
const runOut = (process: string): Promise<void> =>
  asked(address, `UPDATE processes SET until = clock_timestamp() - interval '1 second' WHERE id = '${process}'`);

const move = (at: number, key = `key-${at}`): StoredEntry => ({ kind: 'move', at, by: 0, move: {}, key });
const entry = (seq: number, key?: string): Change => ({ kind: 'entry', match: 'm', seq, entry: move(seq, key) });
const table = (wall: number): Change => ({ kind: 'table', table: { id: 't', open: true, data: { wall } } });
const match: MatchRecord = {
  ...{ id: 'm', table: 't', game: 'toy', rulesVersion: 1, options: {}, key: 'aa', secret: 'bb', commitment: 'cc' },
  ...{ players: [{ name: 'Ada' }], contributions: [null], startedAt: 0, asleepAt: null, tellingAt: null, end: null },
};

const taken = async (store: Store, now = 0): Promise<Lease> => {
  const lease = await store.leases.take('t', now);
  if ('heldBy' in lease) throw new Error(`held by ${lease.heldBy}`);
  return lease;
};

const fencedIn = (store: Store): readonly string[] => {
  const tables: string[] = [];
  const nothing = { turned: () => undefined, broken: () => undefined, unreadable: () => undefined };
  store.watch({ ...nothing, fenced: (id) => void tables.push(id) });
  return tables;
};

test('a table has one owner, until its lease has run out; epochs only grow', async () => {
  const [one, two] = [await processCalled('one'), await processCalled('two')];
  expect(await taken(one)).toEqual({ epoch: 1, shift: 0 });
  expect(await taken(one)).toEqual({ epoch: 1, shift: 0 });
  expect(await two.leases.take('t', 0)).toEqual({ heldBy: 'one' });
  expect([await two.leases.owner('t'), two.leases.epochOf('t'), one.leases.epochOf('t')]).toEqual(['one', null, 1]);
  await runOut('one');
  expect(await two.leases.owner('t')).toBeNull();
  expect(await taken(two)).toMatchObject({ epoch: 2 });
  expect(await one.leases.owner('t')).toBe('two');
  await two.leases.release('t', 0);
  expect([await one.leases.owner('t'), two.leases.epochOf('t')]).toEqual([null, null]);
  expect(await taken(two)).toMatchObject({ epoch: 3 });
});

test('of many who want a table at once one gets it', async () => {
  const all: PostgresStore[] = [];
  for (let index = 0; index < 6; index++) all.push(await processCalled(`process-${index}`));
  const wanted = Array.from({ length: 10 }, (_, index) => `t${index}`);
  const leases = await Promise.all(wanted.map((id) => Promise.all(all.map((store) => store.leases.take(id, 0)))));
  for (const got of leases) expect(got.filter((lease) => 'epoch' in lease)).toEqual([{ epoch: 1, shift: 0 }]);
  const peers = await all[0]?.leases.peers();
  expect(peers?.map(({ process, isAlive }) => [process, isAlive])).toEqual(
    all.map((_, index) => [`process-${index}`, true]),
  );
  expect(peers?.reduce((sum, { tables }) => sum + tables, 0)).toBe(10);
});

test('whoever lost a table writes nothing of it, whatever it is, and is told so once', async () => {
  const [old, next] = [await processCalled('old'), await processCalled('next')];
  const fenced = fencedIn(old);
  await taken(old);
  await old.write(table(1));
  await old.write({ kind: 'match', match });
  await old.write(entry(0));
  await runOut('old');
  await taken(next);
  const late: readonly Change[] = [
    ...[entry(1), table(2), { kind: 'match', match: { ...match, asleepAt: 9 } } as const],
    { kind: 'ended', match: { ...match, asleepAt: 9 }, table: { id: 't', open: false, data: { wall: 9 } } },
    { kind: 'whole-match', match: { ...match, asleepAt: 9 }, entries: [] },
    { kind: 'beat', beat: { served: 9, wall: 9 }, table: 't' },
    { kind: 'forget-table', id: 't' },
  ];
  const results = await Promise.allSettled(late.map((change) => old.write(change)));
  expect(results.map((result) => result.status === 'rejected' && result.reason instanceof Fenced)).toEqual(
    late.map(() => true),
  );
  expect([fenced, old.leases.epochOf('t')]).toEqual([['t'], null]);
  expect(await next.entries('m')).toEqual([move(0)]);
  expect([await next.match('m'), (await next.table('t'))?.data]).toEqual([match, { wall: 1 }]);
  await next.write(entry(1, 'of the next'));
  await expect(old.write(entry(2))).rejects.toThrow(Fenced);
  expect(await next.entries('m')).toEqual([move(0), move(1, 'of the next')]);
});

test('an entry alone, which goes the quick way, is refused, and those of other tables beside it are not', async () => {
  const [old, next] = [await processCalled('old'), await processCalled('next')];
  await taken(old);
  await old.leases.take('other', 0);
  await old.write({ kind: 'match', match });
  await old.write({ kind: 'match', match: { ...match, id: 'm2', table: 'other' } });
  await runOut('old');
  await taken(next);
  const results = await Promise.allSettled([
    old.write(entry(0)),
    old.write({ kind: 'entry', match: 'm2', seq: 0, entry: move(0) }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect([await next.entries('m'), await next.entries('m2')]).toEqual([[], [move(0)]]);
});

test('what was given before a table was lost and taken again is refused all the same', async () => {
  const [old, next] = [await processCalled('old'), await processCalled('next')];
  await taken(old);
  await old.write({ kind: 'match', match });
  await runOut('old');
  await taken(next);
  await next.write(entry(0, 'of the next'));
  await next.leases.release('t', 0);
  const late = expect(old.write(entry(1, 'of before'))).rejects.toThrow(Fenced);
  await late;
  expect(await taken(old)).toMatchObject({ epoch: 3 });
  await old.write(entry(1, 'of the third'));
  expect(await old.entries('m')).toEqual([move(0, 'of the next'), move(1, 'of the third')]);
});

test('what was given before that waits beside what was given after, and is refused alone', async () => {
  const [old, next] = [await processCalled('old'), await processCalled('next')];
  await taken(old);
  await old.write({ kind: 'match', match });
  // Whatever is given while something takes long goes into one commit.
  const blocked = await locked(address, 'guests');
  const slow = old.write({ kind: 'guest', guest: { id: 'g', name: 'Ada' } });
  await blocked.untilWaitedFor();
  const before = expect(old.write(entry(0, 'of before'))).rejects.toThrow(Fenced);
  await runOut('old');
  await taken(next);
  expect(await old.leases.renew(0)).toEqual(['t']);
  await next.leases.release('t', 0);
  await taken(old);
  const after = old.write(entry(0, 'of after'));
  await blocked.end();
  await Promise.all([slow, before, after]);
  expect(await old.entries('m')).toEqual([move(0, 'of after')]);
});

test('of a table that nobody has anybody may write; of one that somebody has nobody else', async () => {
  const [one, two] = [await processCalled('one'), await processCalled('two')];
  await one.write(table(1));
  await two.write(table(2));
  expect([await one.leases.owner('t'), (await one.table('t'))?.data]).toEqual([null, { wall: 2 }]);
  const { epoch } = await taken(two);
  await expect(one.write(table(3))).rejects.toThrow(Fenced);
  await two.write(table(4));
  expect((await one.table('t'))?.data).toEqual({ wall: 4 });
  await two.leases.release('t', 0);
  await expect(one.write(table(5))).resolves.toBeUndefined();
  expect((await taken(two)).epoch).toBeGreaterThan(epoch + 1);
});

test('whoever renews in time loses nothing; whoever comes too late hears what they lost', async () => {
  const [one, two] = [await processCalled('one'), await processCalled('two')];
  await taken(one);
  await one.leases.take('kept', 0);
  expect([await one.leases.renew(5), one.leases.isSure]).toEqual([[], true]);
  await runOut('one');
  await taken(two);
  expect(await one.leases.renew(6)).toEqual(['t']);
  expect([one.leases.epochOf('t'), one.leases.epochOf('kept')]).toEqual([null, 1]);
  expect(await two.leases.take('kept', 0)).toEqual({ heldBy: 'one' });
  await expect(one.write(table(1))).rejects.toThrow(Fenced);
});

test('a table’s clock goes on where its last owner last said it stood, and stands still meanwhile', async () => {
  const [one, two, three] = [await processCalled('one'), await processCalled('two'), await processCalled('three')];
  await one.leases.renew(1_000);
  expect(await taken(one, 1_000)).toEqual({ epoch: 1, shift: 0 });
  await one.leases.renew(4_000);
  await runOut('one');
  // Its clock is 70,000 ahead of where the table stood: that was 4,000.
  expect(await taken(two, 74_000)).toEqual({ epoch: 2, shift: -70_000 });
  await two.write({ kind: 'beat', table: 't', beat: { served: 4_321, wall: 0 } });
  await runOut('two');
  expect(await taken(three, 21)).toEqual({ epoch: 3, shift: 4_300 });
  await three.leases.release('t', 121);
  expect(await one.leases.renew(4_400)).toEqual(['t']);
  expect(await taken(one, 4_400)).toEqual({ epoch: 4, shift: 21 });
});

test('a process that was not heard of for a while is unsure of everything', async () => {
  if (address === '') address = await postgres.database();
  const store = await PostgresStore.open(address, { ...PATIENT, leaseMillis: 1 });
  stores.push(store);
  while (store.leases.isSure) await new Promise((resolve) => setImmediate(resolve));
  expect(await (await processCalled('two')).leases.peers()).toContainEqual({
    ...{ process: store.leases.process, tables: 0, isAlive: false },
  });
});

test('whoever closes leaves everything to the others at once', async () => {
  const [one, two] = [await processCalled('one'), await processCalled('two')];
  await taken(one);
  expect(await two.leases.take('t', 0)).toEqual({ heldBy: 'one' });
  await one.close();
  expect(await taken(two)).toMatchObject({ epoch: 2 });
});

test('a table that is forgotten leaves no lease behind', async () => {
  const [one, two] = [await processCalled('one'), await processCalled('two')];
  await taken(one);
  await one.write(table(1));
  await one.write({ kind: 'forget-table', id: 't' });
  expect([await two.table('t'), await two.leases.owner('t')]).toEqual([null, null]);
});

test('one process at a time does what one should do', async () => {
  const [one, two] = [await processCalled('one'), await processCalled('two')];
  let end: () => void = () => undefined;
  let doing: Promise<boolean> = Promise.resolve(false);
  await new Promise<void>((begun) => {
    doing = one.leases.alone('tidy', () => {
      begun();
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
  });
  const never = async (): Promise<void> => expect.unreachable();
  expect(await two.leases.alone('tidy', never)).toBe(false);
  expect(await two.leases.alone('something else', async () => undefined)).toBe(true);
  end();
  expect(await doing).toBe(true);
  expect(await two.leases.alone('tidy', async () => undefined)).toBe(true);
});

test('where one process has everything it is asked the same way', async () => {
  const leases = new OwnLeases();
  expect([await leases.take('t'), leases.epochOf('t'), await leases.owner('t')]).toEqual([
    { epoch: 1, shift: 0 },
    1,
    leases.process,
  ]);
  await leases.release('t');
  expect([leases.epochOf('t'), await leases.renew(), leases.isSure]).toEqual([null, [], true]);
});
