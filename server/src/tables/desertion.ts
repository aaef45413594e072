/** Everybody has gone: after a while the match stands still, and with not even a screen there the table sleeps. */

import { Alarm, type Clock } from '../clock.ts';
import type { Company } from './company.ts';

const AFTER_MILLIS = 60_000;

interface Deserted {
  readonly company: Company;
  /** Bots play there though nobody is. */
  readonly isWorking: boolean;
}

export class Desertion {
  readonly #clock: Clock;
  readonly #table: Deserted;
  readonly #alarm: Alarm;
  #leftAt: number | null = null;
  #isOn = false;

  /** `deserted`: nobody has been here for a while. */
  constructor(clock: Clock, table: Deserted, deserted: () => void) {
    this.#clock = clock;
    this.#table = table;
    this.#alarm = new Alarm(clock, () => {
      this.#isOn = true;
      if (this.isOn) deserted();
      else this.#alarm.set(clock.now() + AFTER_MILLIS);
    });
  }

  /** Since when nobody but screens is here; null: somebody is. */
  get leftAt(): number | null {
    return this.#leftAt;
  }

  /** Match time stands still until somebody comes. */
  get isOn(): boolean {
    return this.#isOn && !this.#table.isWorking;
  }

  /** Somebody came or went. */
  review(): void {
    const isLeft = this.#table.company.size === 0;
    this.#leftAt = isLeft ? (this.#leftAt ?? this.#clock.now()) : null;
    this.#isOn &&= isLeft;
    const isEmpty = this.#table.company.isEmpty;
    if (this.#leftAt === null || (this.#isOn && !isEmpty)) this.#alarm.set(null);
    else this.#alarm.set((isEmpty ? this.#clock.now() : this.#leftAt) + AFTER_MILLIS);
  }

  shut(): void {
    this.#alarm.set(null);
  }
}
