/** A server in a process of its own; without limits, unless they are on trial, on how many may come from one address. */

import { flushCompileCache } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GAMES } from '#games';
import { RedisWire } from '../../src/cluster/redis-wire.ts';
import type { Log } from '../../src/house.ts';
import { LIMITS } from '../../src/limits/numbers.ts';
import { NO_PROXIES, readProxies } from '../../src/net/visitors.ts';
import { startServer } from '../../src/server.ts';
import { PostgresStore } from '../../src/store/postgres.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { buzzer } from '../buzzer.ts';
import { stoppedClock } from '../manual-clock.ts';
import { plantBotsInLine } from '../planted-bots.ts';
import { plantedStore } from '../planted-store.ts';
import { NotedStore } from '../power-cut.ts';
import { NO_LIMITS, PATIENCE, PATIENT, shelfOf, silent, timelessShelf } from '../running.ts';
import type { Ready, ServeRequest, Used } from './messages.ts';

const request = JSON.parse(process.argv[2] ?? '{}') as ServeRequest;
const {
  data,
  port,
  sync,
  still,
  limited,
  patient,
  requestMillis,
  botsInLine,
  trusts,
  store: planted,
  cluster,
} = request;
if (botsInLine === true) plantBotsInLine();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let store: SqliteStore | NotedStore | PostgresStore | null = null;
const server = await startServer({
  data,
  port,
  host: '127.0.0.1',
  log: { ...silent, error: (facts, said) => console.error(said, facts) },
  pages: null,
  limits: { ...(limited === true ? LIMITS : NO_LIMITS), ...(requestMillis === undefined ? {} : { requestMillis }) },
  ...(trusts === undefined ? {} : { proxies: readProxies(trusts) ?? NO_PROXIES }),
  broken: () => process.exit(1),
  reach: request.reach ?? 'public',
  ...(patient === true ? { longestCall: PATIENCE } : {}),
  ...(request.game === 'buzzer' ? { shelf: shelfOf([buzzer]) } : {}),
  ...(still === true ? { startClock: stoppedClock, shelf: timelessShelf(Object.values(GAMES)) } : {}),
  ...(cluster === undefined ? {} : { openWire: (log: Log) => RedisWire.open(cluster.redis, log) }),
  openStore: async (folder) => {
    if (cluster !== undefined) {
      store = await PostgresStore.open(
        cluster.postgres,
        patient === true ? { slowMillis: Number.POSITIVE_INFINITY } : {},
      );
      return store;
    }
    const file =
      sync === undefined
        ? new SqliteStore(folder, patient === true ? PATIENT : {})
        : new NotedStore(folder, { isSynced: sync === 'noted' });
    store = file;
    return planted === undefined ? file : plantedStore(file, planted);
  },
});
delay.reset();
process.send?.({ type: 'ready', port: server.port, readyAfter: server.readyAfter } satisfies Ready);
flushCompileCache();

process.on('message', (asked) => {
  if (asked === 'used') {
    const { user, system } = process.cpuUsage();
    const used: Used = {
      type: 'used',
      cpu: (user + system) / 1000,
      memory: process.memoryUsage().rss,
      stall: delay.max / 1e6,
      connections: process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length,
      commits: store?.commits ?? 0,
      tables: [...server.hall.tables].map(({ id }) => id),
    };
    delay.reset();
    process.send?.(used);
  } else if (asked === 'write back') {
    if (store instanceof NotedStore) store.writeBack();
  } else server.close().then(() => process.exit(0));
});
// A limit on the size of its files is a disk that is full; its writes fail, it does not die of it.
process.on('SIGXFSZ', () => undefined);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
