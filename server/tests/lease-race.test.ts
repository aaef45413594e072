/** Processes that take a table from each other in the middle of writing: whoever has it has all of it. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fenced } from '../src/store/leases.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import type { MatchRecord, StoredEntry } from '../src/store/store.ts';
import { asked, PostgresEngine } from '../trials/engines/postgres.ts';
import { PATIENT } from '../trials/running.ts';

let postgres: PostgresEngine;
beforeAll(async () => {
  postgres = await PostgresEngine.start();
});
afterAll(() => postgres.end());

const PROCESSES = 3;
const TAKES = 60;
const TOGETHER = 8;
const LONG = 3_600_000;

const match: MatchRecord = {
  ...{ id: 'm', table: 't', game: 'toy', rulesVersion: 1, options: {}, key: 'aa', secret: 'bb', commitment: 'cc' },
  ...{ players: [{ name: 'Ada' }], contributions: [null], startedAt: 0, asleepAt: null, tellingAt: null, end: null },
};

/** `at` is the epoch it was written under. */
const entry = (epoch: number, key: string): StoredEntry => ({ kind: 'move', at: epoch, by: 0, move: {}, key });

test('nothing of the last owner comes after the next one has looked, and nothing promised is lost', async () => {
  const address = await postgres.database();
  const stores: PostgresStore[] = [];
  for (let index = 0; index < PROCESSES; index++) {
    stores.push(await PostgresStore.open(address, { ...PATIENT, process: `process-${index}`, leaseMillis: LONG }));
  }
  await stores[0]?.write({ kind: 'match', match });
  const promised = new Map<number, string>();
  const surprises: string[] = [];
  let takes = 0;
  let fenced = 0;

  /** Writes until it has lost the table; several at a time, and now and then by the slow way. */
  async function own(store: PostgresStore, epoch: number): Promise<void> {
    let seq = (await store.entries('m')).length;
    for (;;) {
      const now = Array.from({ length: TOGETHER }, (_, index) => ({
        seq: seq + index,
        key: `${epoch}-${seq + index}`,
      }));
      const also = seq % 3 === 0 ? [store.write({ kind: 'match', match: { ...match, startedAt: epoch } })] : [];
      const written = now.map((one) =>
        store.write({ kind: 'entry', match: 'm', seq: one.seq, entry: entry(epoch, one.key) }).then(() => {
          promised.set(one.seq, one.key);
        }),
      );
      const results = await Promise.allSettled([...also, ...written]);
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      surprises.push(...refusals.filter((error) => !(error instanceof Fenced)).map(String));
      if (refusals.length > 0) {
        fenced++;
        return;
      }
      seq += TOGETHER;
    }
  }

  async function live(store: PostgresStore): Promise<void> {
    await store.match('m');
    while (takes < TAKES) {
      const lease = await store.leases.take('t', 0);
      if ('epoch' in lease) {
        takes++;
        await own(store, lease.epoch);
      } else if (takes < TAKES) {
        // Declared dead in the middle of whatever it is doing.
        await asked(address, `UPDATE processes SET until = clock_timestamp() WHERE id = '${lease.heldBy}'`);
      }
      await store.leases.renew(0);
    }
  }
  let isOver = false;
  const over = Promise.all(stores.map(live)).finally(() => {
    isOver = true;
  });
  // The last one who has it would have it for ever.
  while (!isOver) {
    if (takes >= TAKES) await asked(address, `UPDATE leases SET epoch = epoch + 1 WHERE table_id = 't'`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await over;
  const [first] = stores as [PostgresStore];
  const entries = await first.entries('m');
  expect(surprises).toEqual([]);
  expect([...promised].filter(([seq, key]) => entries[seq]?.key !== key)).toEqual([]);
  const epochs = entries.map(({ at }) => at);
  expect(epochs).toEqual(epochs.toSorted((one, other) => one - other));
  expect((await first.match('m'))?.startedAt).toBeLessThanOrEqual(epochs.at(-1) ?? 0);
  expect(fenced).toBeGreaterThanOrEqual(TAKES);
  await Promise.all(stores.map((store) => store.close()));
});
