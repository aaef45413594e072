/**
 * Whatever is written to PostgreSQL, by one connection: units of changes, each committed whole or not at all. A unit
 * whose answer was lost is sent again as it was, and is there once.
 */

import type { Client } from 'pg';
import type { Holdings, Stamped } from './holdings.ts';
import { Fenced } from './leases.ts';
import {
  entryOf,
  epochsIn,
  type GivenEntry,
  HELD,
  insertEntries,
  isQuick,
  type Result,
  type Unit,
  writeQuickly,
} from './postgres-entries.ts';
import { ForgottenProcess, postgresTrouble } from './postgres-errors.ts';
import { writeChange } from './postgres-rows.ts';

export class PostgresWriter {
  readonly #process: string;
  readonly #holdings: Holdings;
  readonly #connect: () => Promise<Client>;
  #client: Promise<Client> | null = null;
  #isLooking = false;

  constructor(process: string, holdings: Holdings, connect: () => Promise<Client>) {
    this.#process = process;
    this.#holdings = holdings;
    this.#connect = connect;
  }

  /** Rejects when nothing was committed, or when nobody knows: then the same unit is to be sent again. */
  async commit(unit: Unit): Promise<readonly Result[]> {
    const client = await this.#connected();
    try {
      return isQuick(unit) ? await writeQuickly(client, this.#process, unit) : await this.#inTransaction(client, unit);
    } catch (error) {
      if (postgresTrouble(error) !== null) this.drop();
      throw error;
    } finally {
      unit.isSent = true;
    }
  }

  /** That something can be written at all. */
  async probe(): Promise<void> {
    const client = await this.#connected();
    try {
      await client.query('UPDATE writers SET turn = turn WHERE process = $1', [this.#process]);
    } catch (error) {
      this.drop();
      throw error;
    }
  }

  /**
   * A commit takes long. As long as the database is at it there is nothing to do but wait; if it is not, the answer or
   * the question was lost, and whoever waits is told so.
   */
  async cutIfLost(): Promise<void> {
    const client = (await this.#client?.catch(() => null)) ?? null;
    if (client === null || this.#isLooking) return;
    this.#isLooking = true;
    const { processID } = client as Client & { readonly processID?: number };
    try {
      const asking = await this.#connect();
      const text = 'SELECT state FROM pg_stat_activity WHERE pid = $1';
      const { rows } = await asking.query<{ state: string | null }>(text, [processID]);
      await asking.end();
      const isCurrent = (await this.#client?.catch(() => null)) === client;
      if (rows[0]?.state !== 'active' && isCurrent) this.drop();
    } catch {
      // Nobody answers at all: the connection's own end will be told.
    } finally {
      this.#isLooking = false;
    }
  }

  /** What it was doing is done or not; the next unit goes by another connection. */
  drop(): void {
    const client = this.#client;
    this.#client = null;
    client?.then(cut, () => undefined);
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #inTransaction(client: Client, unit: Unit): Promise<readonly Result[]> {
    await client.query('BEGIN');
    try {
      if (!(await this.#begin(client, unit))) {
        await client.query('ROLLBACK');
        if (unit.results === null) throw new ForgottenProcess();
        return unit.results;
      }
      const changes = await this.#withTables(client, unit.changes);
      const fenced = await this.#fence(client, changes);
      unit.results = await this.#writeAll(client, changes, fenced);
      await client.query('COMMIT');
      return unit.results;
    } catch (error) {
      if (postgresTrouble(error) === null) await client.query('ROLLBACK');
      throw error;
    }
  }

  /** False: this turn was committed before. Waits for a connection that is still at it. */
  async #begin(client: Client, { turn }: Unit): Promise<boolean> {
    const text = 'UPDATE writers SET turn = $2 WHERE process = $1 AND turn < $2';
    const { rowCount } = await client.query({ name: 'turn', text, values: [this.#process, turn] });
    return rowCount === 1;
  }

  /** Entries of matches that were neither written nor read here. */
  async #withTables(client: Client, changes: readonly Stamped[]): Promise<readonly Stamped[]> {
    const unknown = changes.flatMap(({ change, table }) =>
      table === undefined && change.kind === 'entry' ? [change.match] : [],
    );
    if (unknown.length > 0) {
      const text = `SELECT id, readable(data) ->> 'table' AS table FROM matches WHERE id = ANY($1)`;
      const { rows } = await client.query<{ id: string; table: string | null }>(text, [unknown]);
      for (const { id, table } of rows) this.#holdings.noteMatch({ id, table: table ?? '' });
    }
    return changes.map((stamped) => {
      const { change } = stamped;
      const table =
        stamped.table === undefined && change.kind === 'entry'
          ? (this.#holdings.tableOfMatch(change.match) ?? null)
          : (stamped.table ?? null);
      return { change, table, epoch: stamped.epoch ?? this.#holdings.lease(table ?? '')?.epoch ?? null };
    });
  }

  /** Tables of which nothing may be written here. One that is nobody's is this transaction's alone. */
  async #fence(client: Client, changes: readonly Stamped[]): Promise<ReadonlySet<string>> {
    const epochs = epochsIn(changes);
    const mine = [...epochs.keys()];
    const others = new Set(changes.flatMap(({ table }) => (table != null && !epochs.has(table) ? [table] : [])));
    const fenced = new Set<string>();
    if (mine.length > 0) {
      const asked = { name: 'held', text: HELD, values: [mine, [...epochs.values()]] };
      const { rows } = await client.query<{ table_id: string }>(asked);
      const held = new Set(rows.map(({ table_id }) => table_id));
      for (const table of mine) if (!held.has(table)) fenced.add(table);
    }
    if (others.size > 0) {
      const text = 'SELECT wanted, held_by FROM unnest($1::text[]) AS wanted, take_lease(wanted, NULL, NULL)';
      const { rows } = await client.query<{ wanted: string; held_by: string | null }>(text, [[...others].sort()]);
      for (const { wanted, held_by } of rows) if (held_by !== null) fenced.add(wanted);
    }
    return fenced;
  }

  async #writeAll(
    client: Client,
    changes: readonly Stamped[],
    fenced: ReadonlySet<string>,
  ): Promise<readonly Result[]> {
    const results: Result[] = changes.map(() => null);
    let waiting: { readonly entry: GivenEntry; readonly index: number }[] = [];
    const flush = async (): Promise<void> => {
      if (waiting.length === 0) return;
      const written = await insertEntries(
        client,
        waiting.map(({ entry }) => entry),
      );
      for (const [nth, { index }] of waiting.entries()) results[index] = written[nth] ?? null;
      waiting = [];
    };
    for (const [index, { change, table = null }] of changes.entries()) {
      if (table !== null && fenced.has(table)) {
        results[index] = new Fenced(table);
      } else if (change.kind === 'entry') {
        waiting.push({ entry: entryOf(table, change.match, change.seq, change.entry), index });
      } else {
        await flush();
        await writeChange(client, this.#process, change);
      }
    }
    await flush();
    return results;
  }
}

/** Without a word: whoever is at the other end may not be listening. */
function cut(client: Client): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } })
    .connection;
  stream.destroy();
}
