/**
 * The disk is full for a while, in the middle of a match: everybody is told, nothing is taken or promised meanwhile, and
 * on the same connections it goes on when there is room again. Afterwards everything that was promised is there.
 */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteStore } from '../src/store/sqlite.ts';
import { Builder } from './builder.ts';
import { Child } from './processes/child.ts';
import { removeFolder, temporaryFolder } from './running.ts';

export interface FullDiskReport {
  readonly acknowledged: number;
  readonly lost: number;
  /** Moves that were acknowledged while nothing could be written: there must be none. */
  readonly promisedMeanwhile: number;
  readonly refusedMeanwhile: number;
  readonly isTold: boolean;
  /** What /health answers before, meanwhile and after, and what a new guest is answered meanwhile. */
  readonly statuses: readonly number[];
  /** Milliseconds from there being room to the next move on the same connection; null: it never came. */
  readonly goesOnAfter: number | null;
  readonly connections: number;
}

/** `promises` is the planted fault: a store that says it has written what it can't write. */
export async function runFullDisk(request: {
  readonly seconds: number;
  readonly promises: boolean;
  /** Milliseconds in which it must go on. */
  readonly patience: number;
}): Promise<FullDiskReport> {
  const data = temporaryFolder();
  const server = await Child.start('serve.ts', { data, port: 0, ...(request.promises ? { store: 'promises' } : {}) });
  const builder = await Builder.sitDown(server.port);
  try {
    await builder.buildUntilAccepted();
    const before = await healthOf(server.port);
    server.fillDisk(statSync(join(data, 'starboard.sqlite-wal')).size);
    // Whatever is on its way when the disk fills up may still be written.
    if (request.promises) await builder.buildFor(2_000);
    else await builder.buildUntilToldOff();
    const [accepted, refused] = [builder.accepted.length, builder.refused.length];
    await builder.buildFor(request.seconds * 1000);
    const meanwhile = await healthOf(server.port);
    const promisedMeanwhile = builder.accepted.length - accepted;
    const refusedMeanwhile = builder.refused.length - refused;
    const newGuest = await statusOf(server.port, '/api/guests', { name: 'Eve' });
    server.fillDisk(null);
    const goesOnAfter = await builder.buildUntilAccepted(request.patience).catch(() => null);
    const after = await healthOf(server.port);
    const { accepted: keys, match, connections, isTold } = builder;
    builder.leave();
    await server.kill();
    return {
      ...{ promisedMeanwhile, refusedMeanwhile, goesOnAfter, connections, isTold, acknowledged: keys.length },
      statuses: [before, meanwhile, after, newGuest],
      lost: await lostOf(data, match, keys),
    };
  } finally {
    builder.leave();
    await server.kill();
    removeFolder(data);
  }
}

export const isFullDiskKept = (report: FullDiskReport): boolean => {
  const { lost, promisedMeanwhile, isTold, statuses, goesOnAfter, connections, acknowledged } = report;
  const isSame = goesOnAfter !== null && goesOnAfter <= 5_000 && connections === 1;
  return (
    acknowledged > 1 && lost + promisedMeanwhile === 0 && isTold && isSame && statuses.join() === '200,503,200,503'
  );
};

async function statusOf(port: number, path: string, body?: object): Promise<number> {
  const asked = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`http://127.0.0.1:${port}${path}`, { ...asked, headers })).status;
}

const healthOf = (port: number): Promise<number> => statusOf(port, '/health');

async function lostOf(data: string, match: string, keys: readonly string[]): Promise<number> {
  const store = new SqliteStore(data);
  const kept = new Set((await store.entries(match)).map(({ key }) => key));
  await store.close();
  return keys.filter((key) => !kept.has(key)).length;
}
