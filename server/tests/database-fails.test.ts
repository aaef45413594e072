/** A database that is killed, stopped, cut off or may not be written to: everything waits, nothing is lost or there twice. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fenced } from '../src/store/leases.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import type { Change, MatchRecord, Store, StoredEntry } from '../src/store/store.ts';
import { LosingLine } from '../trials/engines/losing-line.ts';
import { asked, PostgresEngine } from '../trials/engines/postgres.ts';
import { PATIENT, until } from '../trials/running.ts';

let postgres: PostgresEngine;
beforeAll(async () => {
  postgres = await PostgresEngine.start();
});
afterAll(() => postgres.end());

const LONG = 3_600_000;
const OPTIONS = { ...PATIENT, leaseMillis: LONG };

const move = (at: number): StoredEntry => ({ kind: 'move', at, by: 0, move: {}, key: `key-${at}` });
const entry = (match: string, seq: number): Change => ({ kind: 'entry', match, seq, entry: move(seq) });
const deed = (wall: number): Change => ({
  kind: 'deed',
  deed: { wall, guest: null, what: 'close', by: '', detail: '' },
});
const matchOf = (id: string): MatchRecord => ({
  ...{
    id,
    table: `table of ${id}`,
    game: 'toy',
    rulesVersion: 1,
    options: {},
    key: 'aa',
    secret: 'bb',
    commitment: 'cc',
  },
  ...{ players: [{ name: 'Ada' }], contributions: [null], startedAt: 0, asleepAt: null, tellingAt: null, end: null },
});

function turnsOf(store: Store): readonly (string | null)[] {
  const turns: (string | null)[] = [];
  const nothing = { broken: () => undefined, unreadable: () => undefined, fenced: () => undefined };
  store.watch({ ...nothing, turned: (why) => void turns.push(why) });
  return turns;
}

/** Taken and begun, so that its entries go the quick way. */
async function begun(store: Store, id: string): Promise<void> {
  await store.leases.take(`table of ${id}`, 0);
  await store.write({ kind: 'match', match: matchOf(id) });
}

test('killed again and again under load, it has everything that was promised, once and in order', async () => {
  const address = await postgres.database();
  const store = await PostgresStore.open(address, OPTIONS);
  const turns = turnsOf(store);
  const ids = Array.from({ length: 12 }, (_, index) => `m${index}`);
  for (const id of ids) await begun(store, id);
  const kept = new Map(ids.map((id) => [id, 0]));
  let isOver = false;
  let deeds = 0;
  const playing = ids.map(async (id) => {
    for (let seq = 0; !isOver; seq++) {
      await store.write(entry(id, seq));
      kept.set(id, seq + 1);
    }
  });
  const doing = (async () => {
    for (; !isOver; deeds++) await store.write(deed(deeds));
  })();
  const total = (): number => [...kept.values()].reduce((sum, count) => sum + count, 0);
  for (let kill = 0; kill < 5; kill++) {
    const before = total();
    await until('something was written', () => total() > before + 30);
    await postgres.engine.restart();
  }
  const before = total();
  await until('it goes on', () => total() > before + 30);
  isOver = true;
  await Promise.all([...playing, doing]);
  expect(turns.filter((why) => why === null).length).toBe(turns.filter((why) => why !== null).length);
  expect(turns.length).toBeGreaterThanOrEqual(10);
  for (const id of ids) {
    const entries = await store.entries(id);
    expect(entries).toEqual(Array.from({ length: kept.get(id) ?? 0 }, (_, seq) => move(seq)));
  }
  const done = (await store.moderation.deeds(100_000)).map(({ wall }) => wall).reverse();
  expect(done).toEqual(Array.from({ length: deeds }, (_, wall) => wall));
  await store.close();
});

test.each([
  ['an entry', 'quick', entry('m', 0)],
  ['anything else', 'COMMIT', deed(7)],
] as const)('%s whose answer was lost is there once', async (_, says, change) => {
  const { line, address } = await LosingLine.open(await postgres.database());
  const store = await PostgresStore.open(address, OPTIONS);
  await begun(store, 'm');
  const lost = line.loseAnswerTo(says);
  const written = store.write(change);
  await lost;
  await written;
  expect((await store.entries('m')).length + (await store.moderation.deeds(9)).length).toBe(1);
  await store.close();
  await line.close();
});

test('an entry whose answer was lost, and another’s of the same number: the other stays, and this is refused', async () => {
  const direct = await postgres.database();
  const { line, address } = await LosingLine.open(direct);
  const store = await PostgresStore.open(address, OPTIONS);
  await begun(store, 'm');
  await asked(direct, `INSERT INTO entries VALUES ('m', 0, '{"of":"another"}')`);
  const lost = line.loseAnswerTo('quick');
  const written = expect(store.write(entry('m', 0))).rejects.toThrow('has an entry 0 already');
  await lost;
  await written;
  expect(await store.entries('m')).toEqual([{ of: 'another' }]);
  await store.close();
  await line.close();
});

test('whoever is stopped in the middle of a transaction keeps nobody from taking its table, and writes nothing', async () => {
  const direct = await postgres.database();
  const { line, address } = await LosingLine.open(direct);
  const old = await PostgresStore.open(address, { ...OPTIONS, process: 'old' });
  const next = await PostgresStore.open(direct, { ...OPTIONS, process: 'next' });
  await begun(old, 'm');
  const stopped = line.loseQuestion('COMMIT');
  const late = expect(old.write({ kind: 'match', match: { ...matchOf('m'), asleepAt: 9 } })).rejects.toThrow(Fenced);
  await stopped;
  await asked(direct, `UPDATE processes SET until = clock_timestamp() WHERE id = 'old'`);
  expect(await next.leases.take('table of m', 0)).toMatchObject({ epoch: 2 });
  expect(await next.match('m')).toEqual(matchOf('m'));
  await late;
  expect(await next.match('m')).toEqual(matchOf('m'));
  await Promise.all([old.close(), next.close()]);
  await line.close();
});

test('a question that was lost without a word is asked again by another connection', async () => {
  const { line, address } = await LosingLine.open(await postgres.database());
  const store = await PostgresStore.open(address, { ...OPTIONS, slowMillis: 200 });
  const turns = turnsOf(store);
  await begun(store, 'm');
  const lost = line.loseQuestion('quick');
  const written = store.write(entry('m', 0));
  await lost;
  await written;
  expect([await store.entries('m'), turns]).toEqual([[move(0)], ['a commit takes very long', null]]);
  await store.close();
  await line.close();
});

test('it does not answer for a while: everything stands still, and goes on with the same write', async () => {
  const store = await PostgresStore.open(await postgres.database(), { ...OPTIONS, slowMillis: 200 });
  const turns = turnsOf(store);
  await begun(store, 'm');
  postgres.engine.freeze();
  const written = store.write(entry('m', 0));
  await until('it is said', () => store.isFailing);
  await expect(store.match('m')).rejects.toThrow('one-moment');
  await expect(store.leases.take('t', 0)).rejects.toThrow('one-moment');
  postgres.engine.goOn();
  await written;
  expect([await store.entries('m'), turns]).toEqual([[move(0)], ['a commit takes very long', null]]);
  await store.close();
});

test('it may only be read for a while: nothing is promised meanwhile', async () => {
  const address = await postgres.database();
  const store = await PostgresStore.open(address, OPTIONS);
  const turns = turnsOf(store);
  await begun(store, 'm');
  await asked(address, 'ALTER SYSTEM SET default_transaction_read_only = on');
  await asked(address, 'SELECT pg_reload_conf()');
  await until('it is said', () => {
    void store.write({ kind: 'beat', beat: { served: 1, wall: 1 } });
    return store.isFailing;
  });
  const written = store.write(entry('m', 0));
  await asked(address, 'ALTER SYSTEM RESET default_transaction_read_only');
  await asked(address, 'SELECT pg_reload_conf()');
  await written;
  expect([await store.entries('m'), turns]).toEqual([[move(0)], [expect.stringContaining('read-only'), null]]);
  await store.close();
});

test('whoever reads while every connection is cut reads all the same', async () => {
  const { line, address } = await LosingLine.open(await postgres.database());
  const store = await PostgresStore.open(address, OPTIONS);
  await begun(store, 'm');
  await store.write(entry('m', 0));
  await Promise.all(Array.from({ length: 8 }, () => store.match('m')));
  line.cut();
  expect(await store.entries('m')).toEqual([move(0)]);
  const reading = Promise.all(Array.from({ length: 8 }, () => store.entries('m')));
  line.cut();
  expect(await reading).toEqual(Array.from({ length: 8 }, () => [move(0)]));
  await store.close();
  await line.close();
});

test('gone while nobody writes, it is noticed by whoever reads, and found again by itself', async () => {
  const store = await PostgresStore.open(await postgres.database(), OPTIONS);
  const turns = turnsOf(store);
  await begun(store, 'm');
  await postgres.engine.kill();
  await expect(store.match('m')).rejects.toThrow('one-moment');
  expect(store.isFailing).toBe(true);
  await postgres.engine.start();
  await until('it is back', () => !store.isFailing);
  expect([await store.match('m'), turns.length]).toEqual([matchOf('m'), 2]);
  await store.close();
});

test('whoever closes does not wait for a database that is gone', async () => {
  const store = await PostgresStore.open(await postgres.database(), OPTIONS);
  await postgres.engine.kill();
  const written = expect(store.write(deed(1))).rejects.toThrow('closed');
  await until('it is noticed', () => store.isFailing);
  await store.close();
  await written;
  await postgres.engine.start();
});
