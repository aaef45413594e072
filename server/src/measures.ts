/** What is counted, for /metrics. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Measures {
  readonly registry = new Registry();
  readonly moves = this.#counter('starboard_moves_accepted_total', 'Moves accepted and stored.');
  readonly refusals = this.#counter('starboard_moves_refused_total', 'Messages that were refused.');
  readonly failures = this.#counter(
    'starboard_table_failures_total',
    'Tables that had to be taken up again or closed.',
  );
  readonly slowReaders = this.#counter('starboard_slow_readers_total', 'Connections cut because they did not read.');
  readonly sockets = this.#gauge('starboard_sockets', 'Connections at tables.');
  readonly tables = this.#gauge('starboard_tables', 'Tables in memory.');
  readonly storing = new Histogram({
    name: 'starboard_store_seconds',
    help: 'From a move being accepted to its being stored.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers: [this.registry],
  });

  /** Also memory, processor time and how long the event loop stalls. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
