/** Rules that throw, or never come back, harm their own table only. */

import type { House } from '../house.ts';
import type { Watched } from '../watchdog.ts';

export interface GuardCalls {
  /** Before anything else: nothing goes in or out any more. */
  shut(): void;
  failed(error: unknown): void;
  /** The rules did not come back, and would not the next time. */
  stuck(): void;
}

export class Guard implements Watched {
  readonly #house: House;
  readonly #calls: GuardCalls;
  #isShut = false;

  constructor(house: House, calls: GuardCalls) {
    this.#house = house;
    this.#calls = calls;
  }

  get isShut(): boolean {
    return this.#isShut;
  }

  /** Undefined when the rules threw: the table is then taken up again from the store. */
  ask<T>(call: () => T): T | undefined {
    if (this.#isShut) return undefined;
    try {
      return this.#house.watchdog.run(this, call);
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  brokenOff(): void {
    this.shut();
    this.#calls.stuck();
  }

  fail(error: unknown): void {
    if (this.#isShut) return;
    this.shut();
    this.#calls.failed(error);
  }

  shut(): void {
    this.#isShut = true;
    this.#calls.shut();
  }
}
