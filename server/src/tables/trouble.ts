/** What went wrong at a table: it is counted, and said to whoever runs the house. */

import type { House } from '../house.ts';
import { Patience } from '../match/recovery.ts';

export class Trouble {
  readonly #house: House;
  readonly #table: string;
  readonly #patience: Patience;

  constructor(house: House, table: string) {
    this.#house = house;
    this.#table = table;
    this.#patience = new Patience(house);
  }

  readonly note = (error: unknown): void => {
    this.#house.measures.failures.inc();
    this.#house.log.error({ err: error, table: this.#table }, 'a table failed');
  };

  /** Noted too; true when it has been too often in a minute. */
  isTooMuch(error: unknown): boolean {
    this.note(error);
    return this.#patience.isOver();
  }
}
