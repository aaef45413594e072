/** What should not happen, or not often: said once, then counted, and the count said once a minute. */

import type { Clock } from './clock.ts';
import type { Log } from './house.ts';
import type { Measures } from './measures.ts';

const A_MINUTE = 60_000;

export class Incidents {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #measures: Measures;
  /** How often it happened since it was last said. */
  readonly #unsaid = new Map<string, number>();

  constructor(clock: Clock, log: Log, measures: Measures) {
    this.#clock = clock;
    this.#log = log;
    this.#measures = measures;
  }

  /** `what` is one of few: it names a figure of /metrics. */
  note(what: string, facts: object = {}): void {
    this.#measures.incidents.inc({ what });
    const unsaid = this.#unsaid.get(what);
    if (unsaid !== undefined) {
      this.#unsaid.set(what, unsaid + 1);
      return;
    }
    this.#unsaid.set(what, 0);
    this.#log.warn({ incident: what, ...facts }, what);
    this.#clock.after(A_MINUTE, () => this.#sayAgain(what));
  }

  #sayAgain(what: string): void {
    const times = this.#unsaid.get(what) ?? 0;
    this.#unsaid.delete(what);
    if (times > 0) this.#log.warn({ incident: what, times }, `${what}: ${times} more in the last minute`);
  }
}
