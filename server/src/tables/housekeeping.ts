/** What is known of all tables, and which of them go because nobody will come back to them. */

import type { House } from '../house.ts';
import type { Others } from './elsewhere.ts';
import { withAllSettings } from './new-table.ts';
import type { Register } from './register.ts';
import type { Table } from './table.ts';
import { isTableData, type TableData } from './table-data.ts';

/** Closed tables are let go after so long, by the calendar. */
const KEPT_CLOSED = 7 * 24 * 3_600_000;

interface Kept {
  readonly register: Register;
  readonly tables: Iterable<Table>;
  readonly others: Others | null;
  /** How far the clock of a table is ahead of this process's. */
  shiftOf(id: string): number;
  has(id: string): boolean;
  hasFailed(id: string): boolean;
}

export class Housekeeping {
  readonly #house: House;
  readonly #hall: Kept;

  constructor(house: House, hall: Kept) {
    this.#house = house;
    this.#hall = hall;
  }

  /** What other processes have written meanwhile is known here, too. */
  async refresh(): Promise<void> {
    const { register } = this.#hall;
    const open = new Map((await this.#house.store.openTables()).map(({ id, data }) => [id, data]));
    for (const [id] of register.all) if (!open.has(id) && !this.#hall.has(id)) register.strike(id);
    for (const [id, data] of open) {
      if (isTableData(data) && !this.#hall.has(id)) register.note(id, withAllSettings(data));
    }
  }

  /**
   * Tables that everybody has left go, and a match that was never finished goes with its table. One at which a match
   * was finished takes no room here any more; whoever comes to it later finds the result.
   */
  async forget(): Promise<void> {
    const { store, clock } = this.#house;
    const { register, others } = this.#hall;
    if (store.isFailing) return;
    // Where only a screen was left on.
    for (const table of [...this.#hall.tables]) {
      const { leftAt } = table.desertion;
      if (leftAt === null) continue;
      if (register.isForsaken(table.data, leftAt - this.#hall.shiftOf(table.id))) await table.close();
    }
    for (const [id, data] of register.forsaken((id) => this.#hall.has(id) || this.#hall.hasFailed(id))) {
      const isElsewhere = ((await others?.owner(id)) ?? null) !== null;
      if (!isElsewhere) await this.letGo(id, data);
    }
    await store.write({ kind: 'forget', what: 'tables', before: clock.wall() - KEPT_CLOSED });
  }

  async letGo(id: string, data: TableData): Promise<void> {
    const { store } = this.#house;
    this.#hall.register.strike(id);
    this.#hall.others?.noted(id, null);
    if (data.phase === 'finished') {
      const left: TableData = { ...data, code: null, room: { ...data.room, screens: [] } };
      await store.write({ kind: 'table', table: { id, open: false, data: left } });
      return;
    }
    await store.write({ kind: 'forget-table', id });
    if (data.match !== null) await store.write({ kind: 'forget-match', id: data.match.id });
  }
}
