/** What is counted, for /metrics. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Measures {
  readonly registry = new Registry();
  readonly moves = this.#counter('starboard_moves_accepted_total', 'Moves accepted and stored.');
  readonly failures = this.#counter(
    'starboard_table_failures_total',
    'Tables that had to be taken up again or closed.',
  );
  readonly slowReaders = this.#counter('starboard_slow_readers_total', 'Connections cut because they did not read.');
  /** By name: docs/guides/run-a-server.md lists them. */
  readonly incidents = new Counter({
    name: 'starboard_incidents_total',
    help: 'Limits that were hit, guesses, kicks, and other things that should be rare.',
    labelNames: ['what'],
    registers: [this.registry],
  });
  readonly httpRefusals = new Counter({
    name: 'starboard_http_refusals_total',
    help: 'Requests that were answered with a refusal, by status.',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'starboard_refusals_total',
    help: 'Messages that were refused, by reason.',
    labelNames: ['because'],
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'starboard_notices_total',
    help: 'Notices handed on, by way and outcome.',
    labelNames: ['way', 'outcome'],
    registers: [this.registry],
  });
  readonly storeFailing = this.#gauge('starboard_store_failing', '1 while nothing can be written.');
  readonly botsWaiting = this.#gauge('starboard_bots_waiting', 'Decisions that no thread has taken up yet.');
  readonly waking = new Histogram({
    name: 'starboard_table_wake_seconds',
    help: 'From somebody coming to a table that slept to its being there.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly sockets = this.#gauge('starboard_sockets', 'Connections at tables.');
  readonly tables = this.#gauge('starboard_tables', 'Tables in memory.');
  readonly owned = new Gauge({
    name: 'starboard_tables_owned',
    help: 'Tables that this process runs.',
    labelNames: ['process'],
    registers: [this.registry],
  });
  readonly takeOvers = this.#counter('starboard_take_overs_total', 'Tables taken over from another process.');
  readonly fenced = this.#counter('starboard_fenced_total', 'Tables of which a write was refused: another has them.');
  readonly lettersMissed = this.#counter('starboard_letters_missed_total', 'Gaps found in what other processes said.');
  readonly busDelay = this.#gauge('starboard_bus_delay_seconds', 'Half a round trip to the farthest other process.');
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
