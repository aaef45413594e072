/** Whether the machine's calendar can be trusted with what is deleted by it. */

import type { Clock } from './clock.ts';

const A_DAY = 24 * 3_600_000;
/** More than this apart, the calendar was changed. */
const JUMP = 3_600_000;

export class Calendar {
  readonly #clock: Clock;
  #offset: number;
  #steadySince: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#offset = clock.wall() - clock.now();
    this.#steadySince = clock.now();
  }

  /** Looked at now and then. A whole day of service without a jump, this run included: only then is it believed. */
  isTrusted(): boolean {
    const now = this.#clock.now();
    const offset = this.#clock.wall() - now;
    if (Math.abs(offset - this.#offset) > JUMP) this.#steadySince = now;
    this.#offset = offset;
    return now - this.#steadySince >= A_DAY;
  }
}
