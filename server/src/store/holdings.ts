/** Which tables this process has taken, and which it has lost; and whose matches are whose. */

import type { Lease } from './leases.ts';
import type { Change, MatchRecord } from './store.ts';

/** A change as it was given: whose it is, and under which epoch. */
export interface Stamped {
  readonly change: Change;
  /** Undefined: its match is not known here; null: no table's. */
  readonly table: string | null | undefined;
  /** Null: this process had not taken the table when the change was given. */
  readonly epoch: number | null;
}

/** Matches are remembered so long after they were last written or read. */
const MOST_MATCHES = 20_000;

export class Holdings {
  readonly #held = new Map<string, Lease>();
  readonly #lost = new Set<string>();
  readonly #tables = new Map<string, string>();

  get all(): ReadonlyMap<string, Lease> {
    return this.#held;
  }

  lease(table: string): Lease | null {
    return this.#held.get(table) ?? null;
  }

  taken(table: string, lease: Lease): void {
    this.#held.set(table, lease);
    this.#lost.delete(table);
  }

  released(table: string): void {
    this.#held.delete(table);
  }

  /** True: it was this process's until now. */
  lose(table: string, epoch: number | null): boolean {
    // Never taken, or taken again meanwhile: what was refused was from before.
    if (epoch === null || this.#held.get(table)?.epoch !== epoch) return false;
    this.#lost.add(table);
    return this.#held.delete(table);
  }

  isOld({ table, epoch }: Stamped): boolean {
    if (typeof table !== 'string' || epoch === null) return false;
    const lease = this.#held.get(table);
    return lease === undefined ? this.#lost.has(table) : lease.epoch !== epoch;
  }

  hasLost(table: string): boolean {
    return this.#lost.has(table);
  }

  noteMatch({ id, table }: Pick<MatchRecord, 'id' | 'table'>): void {
    this.#tables.delete(id);
    this.#tables.set(id, table);
    if (this.#tables.size > MOST_MATCHES) this.#tables.delete(this.#tables.keys().next().value ?? '');
  }

  tableOfMatch(match: string): string | null | undefined {
    const table = this.#tables.get(match);
    return table === '' ? null : table;
  }

  stamp(change: Change): Stamped {
    const table = this.#tableOf(change);
    return { change, table, epoch: this.#held.get(table ?? '')?.epoch ?? null };
  }

  #tableOf(change: Change): string | null | undefined {
    switch (change.kind) {
      case 'table':
      case 'ended':
        if (change.kind === 'ended') this.noteMatch(change.match);
        return change.table.id;
      case 'match':
      case 'whole-match':
        this.noteMatch(change.match);
        return change.match.table === '' ? null : change.match.table;
      case 'entry':
        return this.tableOfMatch(change.match);
      case 'beat':
        return change.table ?? null;
      case 'forget-table':
        return change.id;
      default:
        return null;
    }
  }
}
