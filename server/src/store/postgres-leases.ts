/** Leases by rows of PostgreSQL: it decides who has what, by its own clock (`postgres-schema.ts`). */

import type { Holdings } from './holdings.ts';
import type { HeldBy, Lease, Leases, Peer } from './leases.ts';
import type { Connections } from './postgres-connections.ts';

/** So many milliseconds after its last renewal a process counts as dead. */
export const LEASE_MILLIS = 2_000;
/** A process that is gone for as long is no longer named; for a thousand times as long, forgotten. */
const NAMED_MILLIS = 60_000;

/** By both clocks: the one goes on while the process is stopped, the other also while the whole machine is. */
interface Sure {
  readonly until: number;
  readonly wall: number;
}

const UNSURE: Sure = { until: Number.NEGATIVE_INFINITY, wall: Number.NEGATIVE_INFINITY };

const sureFrom = ({ until, wall }: Sure, millis: number): Sure => ({ until: until + millis, wall: wall + millis });

export interface LeaseParts {
  readonly process: string;
  readonly leaseMillis: number;
  readonly holdings: Holdings;
  readonly connections: Connections;
  /** Settles once everything that was given to be written is. */
  settled(): Promise<unknown>;
  /** Throws while nothing can be asked. */
  mustAnswer(): void;
}

export class PostgresLeases implements Leases {
  readonly process: string;
  readonly #parts: LeaseParts;
  readonly #taking = new Map<string, Promise<Lease | HeldBy>>();
  #sure = UNSURE;

  constructor(parts: LeaseParts) {
    this.process = parts.process;
    this.#parts = parts;
  }

  get isSure(): boolean {
    return performance.now() < this.#sure.until && Date.now() < this.#sure.wall;
  }

  epochOf(table: string): number | null {
    return this.#parts.holdings.lease(table)?.epoch ?? null;
  }

  take(table: string, now: number): Promise<Lease | HeldBy> {
    const own = this.#parts.holdings.lease(table);
    if (own !== null) return Promise.resolve(own);
    const taking = this.#taking.get(table) ?? this.#take(table, now).finally(() => this.#taking.delete(table));
    this.#taking.set(table, taking);
    return taking;
  }

  async renew(now: number): Promise<readonly string[]> {
    const { holdings, connections, leaseMillis } = this.#parts;
    const asked = { until: performance.now(), wall: Date.now() };
    const text = 'SELECT renew_leases($1, $2, $3) AS late';
    const query = { name: 'renew', text, query_timeout: leaseMillis };
    const rows = await connections.query<{ late: boolean }>(query, [this.process, now, leaseMillis]);
    const before = [...holdings.all];
    const lost = rows[0]?.late === true ? await this.#lostOf(before) : [];
    this.#sure = sureFrom(asked, leaseMillis);
    return lost;
  }

  async release(table: string, now: number): Promise<void> {
    const { holdings, connections } = this.#parts;
    await this.#parts.settled();
    const lease = holdings.lease(table);
    if (lease === null) return;
    const text = `UPDATE leases SET process = NULL, shift = 0, served = greatest(served, $4 + shift)
      WHERE table_id = $1 AND process = $2 AND epoch = $3`;
    await connections.query({ name: 'release', text }, [table, this.process, lease.epoch, now]);
    if (holdings.lease(table)?.epoch === lease.epoch) holdings.released(table);
  }

  async owner(table: string): Promise<string | null> {
    const text = 'SELECT process FROM leases WHERE table_id = $1 AND is_alive(process)';
    const rows = await this.#parts.connections.query<{ process: string }>({ name: 'owner', text }, [table]);
    return rows[0]?.process ?? null;
  }

  async peers(): Promise<readonly Peer[]> {
    const text = `SELECT id AS process, is_alive(id) AS "isAlive",
        (SELECT count(*) FROM leases WHERE leases.process = processes.id) AS tables
      FROM processes WHERE until > clock_timestamp() - $1 * interval '1 millisecond' ORDER BY id`;
    return this.#parts.connections.query<Peer & { [name: string]: unknown }>({ name: 'peers', text }, [NAMED_MILLIS]);
  }

  alone(what: string, work: () => Promise<void>): Promise<boolean> {
    return this.#parts.connections.using(async (client) => {
      const key = [`starboard ${what}`];
      const lock = 'SELECT pg_try_advisory_lock(hashtext($1), hashtext(current_schema())) AS mine';
      const { rows } = await client.query<{ mine: boolean }>(lock, key);
      if (rows[0]?.mine !== true) return false;
      try {
        await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock(hashtext($1), hashtext(current_schema()))', key);
      }
      return true;
    });
  }

  /** Known to the others from now on. Whoever was gone for long is forgotten, but for how far the furthest had come. */
  async enter(): Promise<void> {
    const { connections, leaseMillis } = this.#parts;
    const asked = { until: performance.now(), wall: Date.now() };
    await connections.query({ text: 'SELECT renew_leases($1, NULL, $2)' }, [this.process, leaseMillis]);
    await connections.query({ text: 'INSERT INTO writers VALUES ($1, 0) ON CONFLICT DO NOTHING' }, [this.process]);
    this.#sure = sureFrom(asked, leaseMillis);
    const text = `WITH gone AS (DELETE FROM processes
        WHERE until < clock_timestamp() - $1 * interval '1 millisecond' AND id NOT IN (SELECT process FROM leases WHERE process IS NOT NULL)
          AND served IS DISTINCT FROM (SELECT max(served) FROM processes) RETURNING id)
      DELETE FROM writers WHERE process IN (SELECT id FROM gone)`;
    await connections.query({ text }, [1_000 * NAMED_MILLIS]);
  }

  /** Whatever it had is anybody's at once. */
  async leave(): Promise<void> {
    this.#sure = UNSURE;
    const text = 'UPDATE processes SET until = clock_timestamp() WHERE id = $1';
    await this.#parts.connections.query({ text }, [this.process]);
  }

  async #take(table: string, now: number): Promise<Lease | HeldBy> {
    const { holdings, connections } = this.#parts;
    this.#parts.mustAnswer();
    const text = 'SELECT held_by, taken_epoch AS epoch, taken_shift AS shift FROM take_lease($1, $2, $3)';
    const asked = { name: 'take', text };
    const rows = await connections.query<{ held_by: string | null } & Lease>(asked, [table, this.process, now]);
    const [{ held_by: heldBy, epoch, shift }] = rows as [{ held_by: string | null } & Lease];
    if (heldBy !== null) return { heldBy };
    const lease = { epoch, shift };
    holdings.taken(table, lease);
    return lease;
  }

  async #lostOf(before: readonly (readonly [string, Lease])[]): Promise<readonly string[]> {
    const { holdings, connections } = this.#parts;
    const text = 'SELECT table_id, epoch FROM leases WHERE process = $1';
    const rows = await connections.query<{ table_id: string; epoch: number }>({ text }, [this.process]);
    const kept = new Map(rows.map(({ table_id, epoch }) => [table_id, epoch]));
    const lost = before.filter(([table, { epoch }]) => kept.get(table) !== epoch);
    return lost.flatMap(([table, { epoch }]) => (holdings.lose(table, epoch) ? [table] : []));
  }
}
