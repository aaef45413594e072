/**
 * Rules that never come back would stop every table. A thread of its own watches how long the main thread has been
 * inside one table; if that is far too long it breaks that call off, and the table it belonged to is told.
 */

import { Worker } from 'node:worker_threads';

export interface Watched {
  /** Its call was broken off in the middle: nothing in it can be trusted any more. */
  brokenOff(): void;
}

export class Watchdog {
  readonly #inside = new Int32Array(new SharedArrayBuffer(4));
  readonly #worker: Worker;
  readonly #timer: NodeJS.Timeout;
  #calls = 0;
  #watched: Watched | null = null;

  constructor(millis: number) {
    this.#worker = new Worker(new URL('./watchdog.worker.ts', import.meta.url), {
      workerData: { inside: this.#inside.buffer, millis },
      resourceLimits: { maxYoungGenerationSizeMb: 1 },
    });
    this.#worker.unref();
    // When this runs no call is under way: whoever is still inside was broken off.
    this.#timer = setInterval(() => this.#look(), 100);
    this.#timer.unref();
  }

  /** Calls on behalf of a table; calls within calls belong to the outer one. */
  run<T>(watched: Watched, call: () => T): T {
    if (this.#watched !== null) return call();
    this.#watched = watched;
    this.#calls = (this.#calls + 1) % 0x3fff_ffff;
    Atomics.store(this.#inside, 0, this.#calls + 1);
    try {
      return call();
    } finally {
      Atomics.store(this.#inside, 0, 0);
      this.#watched = null;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#worker.terminate();
  }

  #look(): void {
    const watched = this.#watched;
    this.#watched = null;
    Atomics.store(this.#inside, 0, 0);
    watched?.brokenOff();
  }
}
