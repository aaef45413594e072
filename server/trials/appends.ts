/** Moves of many tables at once, each waiting until its last one is durable: how many a store takes a second. */

import { PostgresStore } from '../src/store/postgres.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { MatchRecord, Store } from '../src/store/store.ts';
import { PostgresEngine } from './engines/postgres.ts';
import { removeFolder, temporaryFolder } from './running.ts';

const TABLES = 500;
const WARM_UP = 300;

interface Appended {
  readonly done: number;
  /** By the clock on the wall: the database works in processes of its own. */
  readonly millis: number;
}

export async function appendedToSqlite(millis: number): Promise<Appended> {
  const folder = temporaryFolder();
  const store = new SqliteStore(folder);
  try {
    return await appended(store, millis);
  } finally {
    await store.close();
    removeFolder(folder);
  }
}

/** Synced to the disk, each entry under its table's lease. */
export async function appendedToPostgres(millis: number): Promise<Appended> {
  const postgres = await PostgresEngine.start({ isSynced: true });
  const store = await PostgresStore.open(await postgres.database());
  try {
    return await appended(store, millis);
  } finally {
    await store.close();
    await postgres.end();
  }
}

async function appended(store: Store, millis: number): Promise<Appended> {
  const matches = Array.from({ length: TABLES }, (_, index) => `match-${index}-of-a-table`);
  for (const id of matches) {
    await store.leases.take(`table of ${id}`, 0);
    void store.write({ kind: 'match', match: matchOf(id) });
  }
  let done = 0;
  let isOver = false;
  const playing = matches.map(async (match) => {
    for (let seq = 0; !isOver; seq++) {
      const move = { type: 'place', card: seq % 40, slot: 3 };
      await store.write({
        kind: 'entry',
        match,
        seq,
        entry: { kind: 'move', at: seq, by: 0, move, key: `key-${seq}` },
      });
      done++;
    }
  });
  await pause(WARM_UP);
  const [before, begun] = [done, performance.now()];
  await pause(millis);
  const measured = { done: done - before, millis: performance.now() - begun };
  isOver = true;
  await Promise.all(playing);
  return measured;
}

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

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
