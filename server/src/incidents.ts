/** What should not happen, or not often: said once, then counted, and the count said once a minute. */

import type { Cancel, Clock } from './clock.ts';
import type { Log } from './house.ts';
import type { Measures } from './measures.ts';

const A_MINUTE = 60_000;

export class Incidents {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #measures: Measures;
  /** How often it happened since it was last said. */
  readonly #unsaid = new Map<string, { times: number; readonly stop: Cancel }>();
  readonly #counts = new Map<string, { readonly times: number; readonly last: number }>();

  constructor(clock: Clock, log: Log, measures: Measures) {
    this.#clock = clock;
    this.#log = log;
    this.#measures = measures;
  }

  /** How often each happened since the start, and when it last did. */
  get counts(): readonly { readonly what: string; readonly times: number; readonly last: number }[] {
    return [...this.#counts].map(([what, count]) => ({ what, ...count })).toSorted((a, b) => b.last - a.last);
  }

  /** `what` is one of few: it names a figure of /metrics. */
  note(what: string, facts: object = {}): void {
    this.#measures.incidents.inc({ what });
    this.#counts.set(what, { times: (this.#counts.get(what)?.times ?? 0) + 1, last: this.#clock.wall() });
    const unsaid = this.#unsaid.get(what);
    if (unsaid !== undefined) {
      unsaid.times++;
      return;
    }
    this.#log.warn({ incident: what, ...facts }, what);
    this.#unsaid.set(what, { times: 0, stop: this.#clock.after(A_MINUTE, () => this.#sayAgain(what)) });
  }

  /** What was counted is said now: nobody waits a minute for it, least of all a process that is to end. */
  close(): void {
    for (const [what, { stop }] of this.#unsaid) {
      stop();
      this.#sayAgain(what);
    }
  }

  #sayAgain(what: string): void {
    const times = this.#unsaid.get(what)?.times ?? 0;
    this.#unsaid.delete(what);
    if (times > 0) this.#log.warn({ incident: what, times }, `${what}: ${times} more in the last minute`);
  }
}
