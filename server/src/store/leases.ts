/**
 * Who runs which table, where several processes share one database. A process holds a table by a lease with an epoch;
 * whatever it writes of that table is written under that epoch, and the database refuses an old one. A store for one
 * process keeps the same promises trivially: `OwnLeases`.
 */

import { drawnId } from '../drawn-id.ts';

/** A table is this process's, from now on. */
export interface Lease {
  /** Grows each time a table changes hands, for ever. */
  readonly epoch: number;
  /**
   * Every table has a served clock of its own, which stands still while nobody runs it: this process's clock, plus this.
   * Moments that are stored of a table (`startedAt`, `served`, beats) are of that clock, and so mean the same at every
   * process. 0 where nobody had the table before.
   */
  readonly shift: number;
}

/** Somebody else's. */
export interface HeldBy {
  readonly heldBy: string;
}

/** A process that shares the database, as it said so itself when it last renewed. */
export interface Peer {
  readonly process: string;
  /** How many tables are its own. */
  readonly tables: number;
  /** It has renewed in time, by the database's clock. */
  readonly isAlive: boolean;
}

export interface Leases {
  /** Who this process is for the others: drawn anew at each start. */
  readonly process: string;
  /**
   * Whether it is certain that nobody else has taken anything of this process's: the last renewal was asked for so
   * lately, by a clock that goes on while the process is stopped, that its leases can't have run out. Asked before
   * anything is shown or acknowledged that was not just written. Nothing is ever written on the strength of it.
   */
  readonly isSure: boolean;
  /** Mine, as far as this process knows. */
  epochOf(table: string): number | null;
  /**
   * Takes a table that is nobody's, or whose owner has not renewed in time; what is this process's stays its own. `now`:
   * this process's served clock. To be called before anything of the table is read: whatever its last owner was writing
   * is then stored, or never will be.
   */
  take(table: string, now: number): Promise<Lease | HeldBy>;
  /**
   * This process is alive, and has served up to here: all its leases are good for another while. Returns the tables it
   * has lost, which are no longer its own; there can be some only where it came too late.
   */
  renew(now: number): Promise<readonly string[]>;
  /** Everything written before is stored, and then the table is anybody's. */
  release(table: string, now: number): Promise<void>;
  /** The process that has it and is alive. */
  owner(table: string): Promise<string | null>;
  /** Every process that was not gone for long, with how many tables it has. */
  peers(): Promise<readonly Peer[]>;
  /**
   * Does something that one process at a time should do, unless another is at it just now; false: another is.
   */
  alone(what: string, work: () => Promise<void>): Promise<boolean>;
}

/** Refused by the database: the table belongs to another process by now. Nothing of the change was written. */
export class Fenced extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`table ${table} belongs to another process`);
    this.table = table;
  }
}

/** Where one process has everything: whatever it takes it gets. */
export class OwnLeases implements Leases {
  readonly process = drawnId(9);
  readonly isSure = true;
  readonly #held = new Set<string>();

  epochOf(table: string): number | null {
    return this.#held.has(table) ? 1 : null;
  }

  async take(table: string): Promise<Lease> {
    this.#held.add(table);
    return { epoch: 1, shift: 0 };
  }

  async renew(): Promise<readonly string[]> {
    return [];
  }

  async release(table: string): Promise<void> {
    this.#held.delete(table);
  }

  async owner(table: string): Promise<string | null> {
    return this.#held.has(table) ? this.process : null;
  }

  async peers(): Promise<readonly Peer[]> {
    return [{ process: this.process, tables: this.#held.size, isAlive: true }];
  }

  async alone(_what: string, work: () => Promise<void>): Promise<boolean> {
    await work();
    return true;
  }
}
