/** Whoever looks after servers that share a database asks them by it, and all of them read the same papers. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNamedBot } from '../src/bots/named.ts';
import { askKept, type KeptIn, withPapers } from '../src/kept.ts';
import type { Deed } from '../src/moderation/deeds.ts';
import { keptOperatorToken } from '../src/operator-token.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { asked, PostgresEngine } from '../trials/engines/postgres.ts';
import { Guest } from '../trials/guest.ts';
import { PATIENT, removeFolder, temporaryFolder, trialServer } from '../trials/running.ts';

let postgres: PostgresEngine;
const data = temporaryFolder();
beforeAll(async () => {
  postgres = await PostgresEngine.start();
});
afterAll(async () => {
  await postgres.end();
  removeFolder(data);
});

const LONG = 3_600_000;
const openOn = (store: string) => () => PostgresStore.open(store, { ...PATIENT, leaseMillis: LONG });

async function ask<T>(where: KeptIn, deed: object): Promise<T> {
  return (await askKept(where, { ...deed, by: 'root' } as Deed)) as T;
}

test('what is asked is answered by one of the servers, once, and by the house itself where there is none', async () => {
  const store = await postgres.database();
  const where = { data, store };
  expect(await ask(where, { deed: 'log' })).toEqual([]);
  const servers = [await trialServer({ openStore: openOn(store) }), await trialServer({ openStore: openOn(store) })];
  const base = servers[0]?.base ?? '';
  const eve = await Guest.arrive(base, 'Eve');
  for (const { house } of servers) {
    while ((await house.store.beside?.letters.isAnybodyThere()) !== true);
  }
  const ban = await ask<{ guest: string }>(where, { deed: 'ban', who: 'Eve', reason: 'rude', millis: null });
  expect(ban).toMatchObject({ guest: eve.id, reason: 'rude' });
  await Promise.all(Array.from({ length: 8 }, () => ask(where, { deed: 'announce', text: 'Soon' })));
  const log = await ask<{ what: string }[]>(where, { deed: 'log' });
  expect(log.map(({ what }) => what)).toEqual([...Array.from({ length: 8 }, () => 'announce'), 'ban']);
  await expect(ask(where, { deed: 'ban', who: 'Nobody', reason: '', millis: null })).rejects.toThrow('nobody here');
  for (const server of servers) await server.end();
  expect((await ask<object[]>(where, { deed: 'bans' })).length).toBe(1);
  await expect(ask(where, { deed: 'announce', text: 'Now' })).rejects.toThrow('nobody is served');
});

test('a server that was killed answers nothing, and nobody waits for it', async () => {
  const store = await postgres.database();
  const server = await trialServer({ openStore: openOn(store) });
  await asked(store, 'UPDATE processes SET until = clock_timestamp()');
  expect(await ask({ data, store }, { deed: 'bans' })).toEqual([]);
  await server.end();
});

test('bots that were let in are let in everywhere, and there is one token for the page of figures', async () => {
  const store = await postgres.database();
  const where = { data, store };
  const tokens = await Promise.all(Array.from({ length: 4 }, () => withPapers(where, keptOperatorToken)));
  expect(new Set(tokens).size).toBe(1);
  const token = (await withPapers(where, (papers) => addNamedBot(papers, 'Deep Thought', ['space-lab']))) ?? '';
  const servers = [await trialServer({ openStore: openOn(store) }), await trialServer({ openStore: openOn(store) })];
  for (const { base } of servers) {
    const me = await fetch(`${base}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ name: 'Deep Thought' });
  }
  for (const server of servers) await server.end();
});
