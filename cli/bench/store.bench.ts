/** Durable moves a second of 500 tables at once, each waiting for its last: in a file beside the server, and in PostgreSQL. */

import { appendedToPostgres, appendedToSqlite } from '#server/trials/appends';
import type { Benchmark } from './benchmark.ts';

const store: Benchmark = {
  name: 'store',
  unit: 'moves',
  contenders: {
    SQLite: appendedToSqlite,
    PostgreSQL: appendedToPostgres,
    '1,000 tables, a move every five seconds': () => ({ done: 200, millis: 1_000 }),
  },
  bars: [
    { of: 'PostgreSQL', against: 'SQLite', atLeast: 0.5 },
    { of: 'PostgreSQL', against: '1,000 tables, a move every five seconds', atLeast: 10 },
  ],
};

export default store;
