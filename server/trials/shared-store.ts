/**
 * One store for several servers in one process, each with leases of its own, as PostgreSQL gives them: quick, and time
 * is the trial's. What a lease promises is tried on PostgreSQL itself.
 */

import { drawnId } from '../src/drawn-id.ts';
import { Fenced, type HeldBy, type Lease, type Leases, type Peer } from '../src/store/leases.ts';
import type { Change, Store, StoreCalls } from '../src/store/store.ts';

interface Row {
  readonly holder: string | null;
  readonly epoch: number;
  readonly served: number;
}

/** What all of them know. */
export class SharedLeases {
  readonly rows = new Map<string, Row>();
  readonly dead = new Set<string>();
  readonly processes = new Set<string>();
  readonly served = new Map<string, number>();
}

export class LeasesOfOne implements Leases {
  readonly process = drawnId(9);
  readonly #shared: SharedLeases;
  readonly #epochs = new Map<string, number>();
  readonly #shifts = new Map<string, number>();
  isSure = true;

  constructor(shared: SharedLeases) {
    this.#shared = shared;
    shared.processes.add(this.process);
  }

  epochOf(table: string): number | null {
    return this.#epochs.get(table) ?? null;
  }

  async take(table: string, now: number): Promise<Lease | HeldBy> {
    const { rows, dead } = this.#shared;
    const row = rows.get(table) ?? { holder: null, epoch: 0, served: now };
    const { holder } = row;
    if (holder === this.process) return { epoch: row.epoch, shift: this.#shifts.get(table) ?? 0 };
    if (holder !== null && !dead.has(holder)) return { heldBy: holder };
    const epoch = row.epoch + 1;
    const shift = row.epoch === 0 ? 0 : row.served - now;
    rows.set(table, { holder: this.process, epoch, served: row.served });
    this.#epochs.set(table, epoch);
    this.#shifts.set(table, shift);
    return { epoch, shift };
  }

  async renew(now: number): Promise<readonly string[]> {
    const lost = [...this.#epochs.keys()].filter((table) => !this.isOwn(table));
    for (const table of lost) this.#epochs.delete(table);
    for (const table of this.#epochs.keys()) this.#note(table, now);
    return lost;
  }

  async release(table: string, now: number): Promise<void> {
    if (!this.isOwn(table)) return;
    this.#note(table, now);
    const { rows } = this.#shared;
    rows.set(table, { ...(rows.get(table) as Row), holder: null });
    this.#epochs.delete(table);
  }

  async owner(table: string): Promise<string | null> {
    const holder = this.#shared.rows.get(table)?.holder ?? null;
    return holder === null || this.#shared.dead.has(holder) ? null : holder;
  }

  async peers(): Promise<readonly Peer[]> {
    const holders = [...this.#shared.rows.values()].map(({ holder }) => holder);
    return [...this.#shared.processes].map((process) => ({
      ...{ process, tables: holders.filter((holder) => holder === process).length },
      isAlive: !this.#shared.dead.has(process),
    }));
  }

  async alone(_what: string, work: () => Promise<void>): Promise<boolean> {
    await work();
    return true;
  }

  isOwn(table: string): boolean {
    const row = this.#shared.rows.get(table);
    return row?.holder === this.process && row.epoch === this.#epochs.get(table);
  }

  #note(table: string, now: number): void {
    const row = this.#shared.rows.get(table) as Row;
    this.#shared.rows.set(table, { ...row, served: now + (this.#shifts.get(table) ?? 0) });
  }
}

/** The view that one server has of a store that it shares. */
export function sharedStore(store: Store, leases: LeasesOfOne): Store {
  let calls: StoreCalls | null = null;
  const matches = new Map<string, string>();
  const write = async (change: Change): Promise<void> => {
    if (change.kind === 'match') matches.set(change.match.id, change.match.table);
    const table = tableOf(change, matches);
    if (table === null || leases.epochOf(table) === null || leases.isOwn(table)) return store.write(change);
    calls?.fenced(table);
    throw new Fenced(table);
  };
  const own: { readonly [name: string | symbol]: unknown } = {
    ...{ write, leases },
    watch: (given: StoreCalls) => {
      calls = given;
    },
    // Whoever shares it closes it.
    close: async () => undefined,
  };
  return new Proxy(store, {
    get: (target, name) => {
      if (name in own) return own[name];
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function tableOf(change: Change, matches: ReadonlyMap<string, string>): string | null {
  switch (change.kind) {
    case 'table':
    case 'ended':
      return change.table.id;
    case 'match':
      return change.match.table;
    case 'entry':
      return matches.get(change.match) ?? null;
    case 'beat':
      return change.table ?? null;
    default:
      return null;
  }
}
