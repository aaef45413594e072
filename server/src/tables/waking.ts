/** How a table comes from the store into memory. */

import type { FairBots } from '../bots/fair-share.ts';
import { ahead } from '../clock.ts';
import type { House } from '../house.ts';
import { Fenced } from '../store/leases.ts';
import type { Holding } from './holding.ts';
import { withAllSettings } from './new-table.ts';
import { goingOn } from './opening.ts';
import { HouseRefused, refuse } from './refused.ts';
import type { Register } from './register.ts';
import { Table } from './table.ts';
import type { Missed, TableCalls } from './table-calls.ts';
import type { TableData } from './table-data.ts';

interface Means {
  readonly bots: FairBots;
  readonly register: Register;
  readonly holding: Holding;
  readonly calls: TableCalls;
}

export class Waking {
  readonly #house: House;
  readonly #means: Means;
  /** Tables that could not be taken up in this run: they are left as they are for the next one, which may be able to. */
  readonly #failed = new Set<string>();
  /** What those are told whose match was on when the server went down. */
  interruption: Missed = null;
  isShut = false;

  constructor(house: House, means: Means) {
    this.#house = house;
    this.#means = means;
  }

  hasFailed(id: string): boolean {
    return this.#failed.has(id);
  }

  noteFailed(id: string): void {
    this.#failed.add(id);
  }

  /** Its bots think on the account of whoever opened it. */
  newTable(id: string, data: TableData, place = this.#means.register.placeOf(id)): Table {
    const { bots, holding, calls } = this.#means;
    const isPlayed = (): boolean => table.seating.people.length > 0;
    const own = { clock: ahead(this.#house.clock, holding.shiftOf(id)), bots: bots.shareOf(place, id, isPlayed) };
    const table: Table = new Table({ ...this.#house, ...own }, id, data, calls);
    return table;
  }

  async wake(id: string): Promise<Table> {
    const { holding } = this.#means;
    if (this.#failed.has(id)) return refuse('table-has-failed');
    const begun = performance.now();
    // Names that nobody has opened a table by leave no trace.
    if (holding.others !== null && (await this.#house.store.table(id)) === null) refuse('no-such-table');
    await holding.take(id);
    const table = await this.#load(id).catch((error: unknown) => this.#failedToLoad(id, error));
    // Lost again meanwhile.
    if (!holding.has(id)) table.shut();
    if (!holding.has(id)) refuse('one-moment');
    this.#house.measures.waking.observe((performance.now() - begun) / 1000);
    return table;
  }

  #failedToLoad(id: string, error: unknown): never {
    if (error instanceof HouseRefused) this.#means.holding.releaseSoon(id);
    if (this.isShut || error instanceof HouseRefused) throw error;
    if (error instanceof Fenced) refuse('one-moment');
    this.fail(id, error);
    return refuse('table-has-failed');
  }

  async #load(id: string): Promise<Table> {
    const { store, shelf } = this.#house;
    const record = (await store.table(id)) ?? refuse('no-such-table');
    const stored = withAllSettings(record.data as TableData);
    if (!record.open && stored.phase !== 'finished') refuse('table-is-closed');
    const { data, missed } = goingOn(shelf, stored);
    const table = this.newTable(id, data);
    table.missed = missed;
    if (data.phase !== 'playing') return table;
    try {
      const isAsleep = ((await store.match(data.match?.id ?? ''))?.asleepAt ?? null) !== null;
      await table.resume(isAsleep ? { notice: 'table-was-asleep', millis: null } : this.interruption);
      return table;
    } catch (error) {
      table.shut();
      throw error;
    }
  }

  /** Nothing is written: another program, or a mended file, may be able to go on with it. */
  fail(id: string, error: unknown): void {
    this.#failed.add(id);
    this.#house.measures.failures.inc();
    this.#house.log.error({ err: error, table: id }, 'a table could not be taken up again');
  }
}
