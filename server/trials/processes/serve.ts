/** A server in a process of its own, without limits on how many may come from one address. */

import { flushCompileCache } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startServer } from '../../src/server.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { stoppedClock } from '../manual-clock.ts';
import { NotedStore } from '../power-cut.ts';
import { NO_LIMITS, silent } from '../running.ts';
import type { Ready, ServeRequest, Used } from './messages.ts';

const { data, port, sync, still } = JSON.parse(process.argv[2] ?? '{}') as ServeRequest;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let store: SqliteStore | NotedStore | null = null;
const server = await startServer({
  data,
  port,
  host: '127.0.0.1',
  log: { ...silent, error: (facts, said) => console.error(said, facts) },
  pages: null,
  limits: NO_LIMITS,
  ...(still === true ? { startClock: stoppedClock } : {}),
  openStore: (folder) => {
    store = sync === undefined ? new SqliteStore(folder) : new NotedStore(folder, { isSynced: sync === 'noted' });
    return store;
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
      commits: store?.commits ?? 0,
    };
    delay.reset();
    process.send?.(used);
  } else server.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
