/** Connections to PostgreSQL: how they are made, and questions that are asked again when one was cut. */

import pg, { type Client, type ClientConfig, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { AskRows, Found } from './asking.ts';
import { isAskedAgain, postgresTrouble } from './postgres-errors.ts';
import { numbered } from './postgres-writes.ts';

/** A start that leads nowhere ends within five seconds. */
const CONNECT_MILLIS = 4_000;
/** Whoever was stopped in the middle of a transaction keeps nobody waiting for longer. */
const IDLE_MILLIS = 2_000;
const READ_MILLIS = 10_000;
const READERS = 4;
/** Each connection of the pool may have been cut. */
const TRIES = READERS + 2;
const BETWEEN_MILLIS = 50;

/** Whole numbers that are longer than JavaScript's are never written. */
const NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];
const INT8_ARRAY = 1016;
const types: ClientConfig['types'] = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8_ARRAY) return (text: string) => text.slice(1, -1).split(',').map(Number);
    return NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

export class Connections {
  readonly #config: ClientConfig;
  readonly #pool: Pool;
  readonly #names = new Map<string, { readonly name: string; readonly text: string }>();

  constructor(address: string) {
    const usual = { connectionString: address, connectionTimeoutMillis: CONNECT_MILLIS, keepAlive: true, types };
    this.#config = { ...usual, application_name: 'starboard' };
    this.#pool = new pg.Pool({ ...this.#config, max: READERS, query_timeout: READ_MILLIS });
    // Of one that nobody uses just now, or whoever uses it hears it by their question.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** One of one's own, by which something may be written: what it has committed is on the disk. */
  readonly connect = async (): Promise<Client> => {
    const client = new pg.Client(this.#config);
    // Whoever waits for an answer hears of it there.
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`SET synchronous_commit = on; SET idle_in_transaction_session_timeout = ${IDLE_MILLIS}`);
    return client;
  };

  /** `?` for values, prepared once. */
  readonly ask: AskRows = (sql, values) => {
    const known = this.#names.get(sql) ?? { name: `ask-${this.#names.size}`, text: numbered(sql) };
    this.#names.set(sql, known);
    return this.query<Found>(known, values);
  };

  /** Something that can be asked twice. */
  async query<R extends QueryResultRow>(
    asked: { readonly name?: string; readonly text: string; readonly query_timeout?: number },
    values: readonly unknown[],
  ): Promise<readonly R[]> {
    return this.#again(async (client) => (await client.query<R>({ ...asked, values: [...values] })).rows);
  }

  /** With one connection of the pool, which is then nobody else's. */
  async using<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    // The pool listens only while nobody has it; whoever waits for an answer hears of it there.
    const ignore = (): void => undefined;
    client.on('error', ignore);
    let failed: Error | boolean = true;
    try {
      const done = await work(client);
      failed = false;
      return done;
    } finally {
      client.off('error', ignore);
      client.release(failed);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end().catch(() => undefined);
  }

  async #again<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.using(work);
      } catch (error) {
        const isPassing = postgresTrouble(error) !== null;
        if (!isPassing || tries === TRIES) throw error;
        if (!isAskedAgain(error)) await new Promise((resolve) => setTimeout(resolve, BETWEEN_MILLIS));
      }
    }
  }
}
