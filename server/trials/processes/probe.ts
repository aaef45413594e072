/**
 * A process that was away for longer than its lease, and wakes up: whatever it still writes of a table that another has
 * by now must be refused, whatever it is, and the other's must stand.
 */

import { Fenced } from '../../src/store/leases.ts';
import { PostgresStore } from '../../src/store/postgres.ts';
import type { Change, MatchRecord, TableRecord } from '../../src/store/store.ts';
import type { Ready } from './messages.ts';

const { postgres } = JSON.parse(process.argv[2] ?? '{}') as { readonly postgres: string };
const LEASE_MILLIS = 150;
const [id, table] = ['probe-match', 'probe-table'];

const record = (said: string): TableRecord => ({ id: table, open: true, data: { wall: 0, said } as { wall: number } });
const match = (startedAt: number): MatchRecord => ({
  ...{ id, table, game: 'space-lab', rulesVersion: 1, options: {}, players: [], key: '', secret: '', commitment: '' },
  ...{ contributions: [], startedAt, asleepAt: null, tellingAt: null, end: null },
});
const entry = (seq: number, key: string): Change => ({
  ...{ kind: 'entry', match: id, seq },
  entry: { kind: 'move', at: seq, by: 0, move: { type: 'none' }, key },
});

const [late, next] = [
  await PostgresStore.open(postgres, { leaseMillis: LEASE_MILLIS }),
  await PostgresStore.open(postgres, { leaseMillis: LEASE_MILLIS }),
];
await late.leases.renew(0);
await late.leases.take(table, 0);
for (const change of [
  { kind: 'match', match: match(1) },
  { kind: 'table', table: record('first') },
  entry(0, 'a'),
] as Change[])
  await late.write(change);
for (let taken = false; !taken; ) {
  await next.leases.renew(0);
  taken = 'epoch' in (await next.leases.take(table, 0));
}
await next.match(id);
for (const change of [{ kind: 'table', table: record('second') }, entry(1, 'b')] as Change[]) await next.write(change);
const tried: readonly Change[] = [
  entry(2, 'late'),
  { kind: 'beat', table, beat: { served: 99, wall: 99 } },
  { kind: 'table', table: record('late') },
  { kind: 'match', match: match(2) },
  { kind: 'ended', match: { ...match(3), end: { at: 1, outcome: null, result: null } }, table: record('late') },
];
// All at once, as after a stop: what was given before is written without another look.
const results = await Promise.allSettled(tried.map((change) => late.write(change)));
const written = results.filter((result) => result.status === 'fulfilled' || !(result.reason instanceof Fenced)).length;
const kept = [await next.table(table), await next.match(id), await next.entries(id)] as const;
const isKept = kept[0] !== null && 'said' in kept[0].data && kept[0].data.said === 'second' && kept[1]?.startedAt === 1;
await Promise.all([late.close(), next.close()]);
const found = written + (isKept && kept[2].length === 2 ? 0 : 1);
process.send?.({ type: 'ready', port: found, readyAfter: 0 } satisfies Ready);
process.on('disconnect', () => process.exit(0));
