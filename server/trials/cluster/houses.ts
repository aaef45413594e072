/** Several servers of one house within one process: a store and its leases in common, and a real Redis between them. */

import { RedisWire } from '../../src/cluster/redis-wire.ts';
import type { ServerOptions } from '../../src/server.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { type RedisEngine, startRedis } from '../engines/redis.ts';
import { PATIENT, removeFolder, silent, type TrialServer, temporaryFolder, trialServer } from '../running.ts';
import { LeasesOfOne, SharedLeases, sharedStore } from '../shared-store.ts';

export interface Houses {
  readonly servers: readonly TrialServer[];
  readonly leases: readonly LeasesOfOne[];
  readonly shared: SharedLeases;
  readonly redis: RedisEngine;
  readonly store: SqliteStore;
  end(): Promise<void>;
}

export async function openHouses(count: number, options: Partial<ServerOptions> = {}): Promise<Houses> {
  const [redis, folder, shared] = [await startRedis(), temporaryFolder(), new SharedLeases()];
  const store = new SqliteStore(folder, PATIENT);
  const leases = Array.from({ length: count }, () => new LeasesOfOne(shared));
  const servers: TrialServer[] = [];
  for (const own of leases) {
    const openWire = (): Promise<RedisWire> => RedisWire.open(redis.url, silent);
    servers.push(await trialServer({ ...options, openStore: () => sharedStore(store, own), openWire }));
  }
  return {
    ...{ servers, leases, shared, redis, store },
    async end() {
      for (const server of servers) await server.end();
      await store.close();
      await redis.engine.end();
      removeFolder(folder);
    },
  };
}
