/** Which tables are this process's to run, and how their clocks stand to its own. */

import type { House } from '../house.ts';
import { Elsewhere, type Others } from './elsewhere.ts';
import { HouseRefused } from './refused.ts';

/** The store can't say whose it is. */
const oneMoment = (error: unknown): never => {
  throw error instanceof HouseRefused ? error : new HouseRefused('one-moment', String(error));
};

export class Holding {
  readonly #house: House;
  readonly #isInUse: (id: string) => boolean;
  readonly #shifts = new Map<string, number>();
  /** Tables that are being given away. */
  readonly #leaving = new Set<string>();
  #hasKeptSilent = false;
  /** The other processes of the house; null: there are none. */
  others: Others | null = null;

  constructor(house: House, isInUse: (id: string) => boolean) {
    this.#house = house;
    this.#isInUse = isInUse;
  }

  /**
   * Whether anything may be shown: nobody else can have taken what is held here. Whoever is told no has kept silent, and
   * stays so until everybody comes again: a frame before that would come after one that was never sent.
   */
  readonly isSure = (): boolean => {
    this.#hasKeptSilent ||= !this.#house.store.leases.isSure;
    return !this.#hasKeptSilent;
  };

  /** Something was not shown since this was last asked. */
  takeSilence(): boolean {
    const hasKeptSilent = this.#hasKeptSilent;
    this.#hasKeptSilent = false;
    return hasKeptSilent;
  }

  /** To be added to this process's clock for that of a table. */
  shiftOf(id: string): number {
    return this.#shifts.get(id) ?? 0;
  }

  isLeaving(id: string): boolean {
    return this.#leaving.has(id);
  }

  has(id: string): boolean {
    return this.#house.store.leases.epochOf(id) !== null;
  }

  /** Before anything of a table is read or written. */
  async take(id: string): Promise<void> {
    const { store, clock, measures } = this.#house;
    const lease = await store.leases.take(id, clock.now()).catch(oneMoment);
    if ('heldBy' in lease) throw new Elsewhere(lease.heldBy);
    this.#shifts.set(id, lease.shift);
    if (lease.epoch > 1) measures.takeOvers.inc();
    this.others?.taken(id);
  }

  lose(id: string): void {
    this.#shifts.delete(id);
  }

  /** Everything of it is stored, and then it is anybody's; `released` gives it to somebody. */
  async give(id: string, released: () => Promise<void>): Promise<void> {
    const { store, clock, log } = this.#house;
    this.#leaving.add(id);
    try {
      await store.leases.release(id, clock.now());
      await released();
    } catch (err) {
      // It runs out by itself.
      log.warn({ err, table: id }, 'a table could not be given away');
    } finally {
      this.#shifts.delete(id);
      this.#leaving.delete(id);
    }
  }

  /** What is written of it in this turn is stored before. */
  releaseSoon(id: string): void {
    setImmediate(() => {
      if (!this.#isInUse(id) && !this.#leaving.has(id)) void this.give(id, async () => undefined);
    });
  }
}
