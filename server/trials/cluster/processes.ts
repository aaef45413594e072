/** Several servers of one house, each a process of its own, with a real PostgreSQL and a real Redis. */

import { below, type Chance } from '#tabletop';
import { PostgresEngine } from '../engines/postgres.ts';
import { type RedisEngine, startRedis } from '../engines/redis.ts';
import { lastingPort } from '../lasting-port.ts';
import type { Place } from '../load/load-table.ts';
import { Child } from '../processes/child.ts';
import type { ClusterFault, ClusterRequest, Used } from '../processes/messages.ts';
import { removeFolder, temporaryFolder } from '../running.ts';

export interface ProcessesRequest {
  readonly count: number;
  readonly planted?: ClusterFault | undefined;
  /** False, as usual: nothing hangs on a power cut. */
  readonly isSynced?: boolean;
}

interface Running {
  readonly port: number;
  readonly folder: string;
  child: Child | null;
  isStopped: boolean;
}

export class Processes {
  readonly postgres: PostgresEngine;
  readonly redis: RedisEngine;
  readonly address: string;
  readonly #running: readonly Running[];
  readonly #cluster: ClusterRequest;

  private constructor(
    engines: { readonly postgres: PostgresEngine; readonly redis: RedisEngine },
    cluster: ClusterRequest,
    running: readonly Running[],
  ) {
    this.postgres = engines.postgres;
    this.redis = engines.redis;
    this.address = cluster.postgres;
    this.#cluster = cluster;
    this.#running = running;
  }

  static async start({ count, planted, isSynced = false }: ProcessesRequest): Promise<Processes> {
    const postgres = await PostgresEngine.start({ isSynced });
    const redis = await startRedis();
    const address = await postgres.database();
    const running: Running[] = [];
    while (running.length < count) {
      running.push({ port: await lastingPort(), folder: temporaryFolder(), child: null, isStopped: false });
    }
    const cluster = { postgres: address, redis: redis.url, ...(planted === undefined ? {} : { planted }) };
    const processes = new Processes({ postgres, redis }, cluster, running);
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
    const { port, folder } = running;
    running.child = await Child.start('serve.ts', { port, data: folder, cluster: this.#cluster });
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

  async used(): Promise<readonly Used[]> {
    return Promise.all(this.#running.flatMap(({ child }) => (child === null ? [] : [child.used()])));
  }

  async end(): Promise<void> {
    for (const [index, { folder, isStopped }] of this.#running.entries()) {
      if (isStopped) this.goOn(index);
      await this.kill(index);
      removeFolder(folder);
    }
    await this.redis.engine.end();
    await this.postgres.end();
  }
}
