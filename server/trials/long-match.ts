/** Somebody comes back to a very long match: nobody else may notice that it is taken up again. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { MatchRecord } from '../src/store/store.ts';
import { Builder, placing } from './builder.ts';
import { lastingPort } from './lasting-port.ts';
import { Player } from './player.ts';
import { Child } from './processes/child.ts';
import { removeFolder, temporaryFolder, until } from './running.ts';

export interface LongMatchReport {
  readonly entries: number;
  /** From the request to the view of the match, in milliseconds. */
  readonly wokenAfter: number;
  /** The longest that nothing else was done meanwhile. */
  readonly longestStall: number;
  /** The same while somebody only looks at the table, and while nobody does anything: what the machine itself costs. */
  readonly stallByLooking: number;
  readonly idleStall: number;
  /** What it costs meanwhile: the longest that this process, which only waits, was kept from what was due. */
  readonly ownStall: number;
}

export async function runLongMatch(request: {
  readonly entries: number;
  /** The planted fault: the whole match is taken up at once. */
  readonly whole: boolean;
}): Promise<LongMatchReport> {
  const data = temporaryFolder();
  const first = await Child.start('serve.ts', { data, port: await lastingPort() });
  const builder = await Builder.sitDown(first.port);
  await builder.buildUntilAccepted();
  const { host, table, match } = builder;
  builder.leave();
  await first.stop();
  await lengthen(data, match, request.entries);
  const server = await Child.start('serve.ts', {
    data,
    port: first.port,
    ...(request.whole ? { store: 'whole' } : {}),
  });
  const player = { current: null as Player | null };
  try {
    await server.used();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const { stall: idleStall } = await server.used();
    await host.must(`/api/tables/${table}`);
    const { stall: stallByLooking } = await server.used();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const begun = performance.now();
    player.current = new Player({ socketBase: `ws://127.0.0.1:${server.port}`, cookie: host.cookie, table });
    await until('the match is there', () => player.current?.seen.has(0) === true);
    const wokenAfter = Math.round(performance.now() - begun);
    const { stall } = await server.used();
    delay.disable();
    return {
      ...{ entries: request.entries, wokenAfter },
      longestStall: Math.round(stall),
      stallByLooking: Math.round(stallByLooking),
      idleStall: Math.round(idleStall),
      ownStall: Math.round(delay.max / 1e6),
    };
  } finally {
    player.current?.leave();
    await server.kill();
    removeFolder(data);
  }
}

export const isLongMatchKept = ({ longestStall, stallByLooking, idleStall, ownStall }: LongMatchReport): boolean =>
  longestStall <= 100 + Math.max(idleStall, ownStall) && stallByLooking <= 100 + idleStall;

/** As if somebody had gone on building for hours, and then everybody had left. */
async function lengthen(data: string, match: string, count: number): Promise<void> {
  const store = new SqliteStore(data);
  const before = await store.entries(match);
  const from = (before.at(-1)?.at ?? 0) + 1;
  const written: Promise<void>[] = [];
  for (let time = 0; time < count; time++) {
    // Many in a moment: a round does not last for ever.
    const at = from + Math.floor(time / 100);
    const entry = { kind: 'move', at, by: 0, move: placing(time), key: `long-match-${time}` } as const;
    written.push(store.write({ kind: 'entry', match, seq: before.length + time, entry }));
    if (time % 10_000 === 0) await Promise.all(written.splice(0));
  }
  await Promise.all(written);
  const record = (await store.match(match)) as MatchRecord;
  await store.write({ kind: 'match', match: { ...record, asleepAt: from + Math.ceil(count / 100) } });
  await store.close();
}
