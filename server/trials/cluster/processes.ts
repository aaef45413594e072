/** Several servers of one house, each a process of its own, with a real PostgreSQL and a real Redis. */

import { below, type Chance } from '#tabletop';
import { PostgresEngine } from '../engines/postgres.ts';
import { type RedisEngine, startRedis } from '../engines/redis.ts';
import { lastingPort } from '../lasting-port.ts';
import type { Place } from '../load/load-table.ts';
import type { ClusterFault } from '../planted-cluster.ts';
import { Child } from '../processes/child.ts';
import type { Used } from '../processes/messages.ts';
import { removeFolder, temporaryFolder } from '../running.ts';
import { CutLine } from './cut-line.ts';

export interface ProcessesRequest {
  readonly count: number;
  readonly planted?: ClusterFault | undefined;
  /** False, as usual: nothing hangs on a power cut. */
  readonly isSynced?: boolean;
  /** The way to the engines can be cut: it costs whoever tries a little. */
  readonly isCuttable?: boolean;
  readonly game?: 'buzzer';
}

type How = Omit<ProcessesRequest, 'count' | 'isSynced'>;
type EngineName = 'postgres' | 'redis';

interface Running {
  readonly port: number;
  readonly folder: string;
  /** To the engines; used where they are to be cut. */
  readonly lines: { readonly [engine in EngineName]: CutLine };
  child: Child | null;
  isStopped: boolean;
}

export class Processes {
  readonly postgres: PostgresEngine;
  readonly redis: RedisEngine;
  readonly address: string;
  readonly #running: readonly Running[];
  readonly #how: How;

  private constructor(
    engines: { readonly postgres: PostgresEngine; readonly redis: RedisEngine },
    address: string,
    { running, ...how }: How & { readonly running: readonly Running[] },
  ) {
    this.postgres = engines.postgres;
    this.redis = engines.redis;
    this.address = address;
    this.#how = how;
    this.#running = running;
  }

  static async start({ count, isSynced = false, ...how }: ProcessesRequest): Promise<Processes> {
    const postgres = await PostgresEngine.start({ isSynced });
    const redis = await startRedis();
    const address = await postgres.database();
    const running: Running[] = [];
    while (running.length < count) {
      const lines = {
        postgres: await CutLine.open(postgres.engine.port),
        redis: await CutLine.open(redis.engine.port),
      };
      running.push({ port: await lastingPort(), folder: temporaryFolder(), lines, child: null, isStopped: false });
    }
    const processes = new Processes({ postgres, redis }, address, { running, ...how });
    for (const index of running.keys()) await processes.restart(index);
    return processes;
  }

  get count(): number {
    return this.#running.length;
  }

  /** Those that take connections. */
  get alive(): readonly number[] {
    return this.#running.flatMap(({ child, isStopped }, index) => (child === null || isStopped ? [] : [index]));
  }

  port(index: number): number {
    return this.#running[index]?.port ?? 0;
  }

  /** As a load balancer does that knows who is ready. */
  place(chance: Chance): Place {
    const port = (): number => this.port(this.alive[below(chance, this.alive.length)] ?? 0);
    return { base: () => `http://127.0.0.1:${port()}`, socketBase: () => `ws://127.0.0.1:${port()}` };
  }

  async restart(index: number): Promise<void> {
    const running = this.#running[index] as Running;
    const { port, folder, lines } = running;
    const { isCuttable = false, planted, game } = this.#how;
    const cluster = isCuttable
      ? { postgres: withPort(this.address, lines.postgres.port), redis: withPort(this.redis.url, lines.redis.port) }
      : { postgres: this.address, redis: this.redis.url };
    const request = { port, data: folder, cluster, ...(game === undefined ? {} : { game }) };
    running.child = await Child.start('serve.ts', request, { planted });
  }

  async kill(index: number): Promise<void> {
    const running = this.#running[index] as Running;
    const { child } = running;
    running.child = null;
    await child?.kill();
  }

  /** Asked politely, as for an upgrade: nobody new is sent there meanwhile. */
  async terminate(index: number): Promise<number | null> {
    const running = this.#running[index] as Running;
    const { child } = running;
    running.child = null;
    return (await child?.terminate(60_000)) ?? null;
  }

  /** Nothing gets from this process to that engine, nor back, for so long: cut off, or by lines that stay open. */
  async cut(index: number, engine: EngineName, how: 'cut' | 'silence', millis: number): Promise<void> {
    const line = (this.#running[index] as Running).lines[engine];
    line[how]();
    await new Promise((resolve) => setTimeout(resolve, millis));
    line.mend();
  }

  freeze(index: number): void {
    const running = this.#running[index] as Running;
    running.isStopped = true;
    running.child?.signal('SIGSTOP');
  }

  goOn(index: number): void {
    const running = this.#running[index] as Running;
    running.child?.signal('SIGCONT');
    running.isStopped = false;
  }

  usedBy(index: number): Promise<Used> {
    return (this.#running[index] as Running & { child: Child }).child.used();
  }

  async used(): Promise<readonly Used[]> {
    return Promise.all(this.#running.flatMap(({ child }) => (child === null ? [] : [child.used()])));
  }

  async end(): Promise<void> {
    for (const [index, { folder, lines, isStopped }] of this.#running.entries()) {
      if (isStopped) this.goOn(index);
      await this.kill(index);
      removeFolder(folder);
      for (const line of [lines.postgres, lines.redis]) line.close();
    }
    await this.redis.engine.end();
    await this.postgres.end();
  }
}

function withPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
