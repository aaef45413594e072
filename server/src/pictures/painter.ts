/** Pictures of matches that are over, and of games: made beside the house, one at a time, and kept for the next asker. */

import { Worker } from 'node:worker_threads';
import type { Viewer } from '#tabletop';

export interface Wanted {
  readonly game: string;
  /** Null: the cover of the game. Never of a match that is on. */
  readonly recording: object | null;
  /** Null: the end. */
  readonly moment: number | null;
  readonly viewer: Viewer;
}

export interface Painted {
  readonly key: number;
  readonly png: Uint8Array;
}

interface Waiting {
  readonly wanted: Wanted;
  resolve(png: Uint8Array | null): void;
}

/** More than these are sent away. */
const MOST_WAITING = 16;
/** A hundred kilobytes each. */
const MOST_KEPT = 100;
/** Rules and drawings that take longer don't come back, on however busy a machine. */
const PATIENCE = 120_000;
/** Without work the thread ends: a picture is asked for now and then. */
const IDLE = 60_000;

export class Painter {
  readonly #kept = new Map<string, Promise<Uint8Array | null>>();
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #current: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  #key = 0;

  /** Null where there are too many waiting, or it can't be drawn. `name`: the same picture has the same one. */
  picture(name: string, wanted: Wanted): Promise<Uint8Array | null> {
    const known = this.#kept.get(name);
    if (known !== undefined) {
      this.#kept.delete(name);
      this.#kept.set(name, known);
      return known;
    }
    if (this.#waiting.length >= MOST_WAITING) return Promise.resolve(null);
    const painted = new Promise<Uint8Array | null>((resolve) => this.#waiting.push({ wanted, resolve }));
    this.#kept.set(name, painted);
    void painted.then((png) => {
      if (png === null) this.#kept.delete(name);
    });
    for (const oldest of [...this.#kept.keys()].slice(0, Math.max(0, this.#kept.size - MOST_KEPT))) {
      this.#kept.delete(oldest);
    }
    this.#next();
    return painted;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    for (const { resolve } of this.#waiting.splice(0)) resolve(null);
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#current !== null) return;
    const next = this.#waiting.shift();
    clearTimeout(this.#timer);
    if (next === undefined) {
      this.#timer = setTimeout(() => this.#letGo(), IDLE).unref();
      return;
    }
    this.#current = next;
    this.#worker ??= this.#newWorker();
    this.#timer = setTimeout(() => this.#done(null), PATIENCE).unref();
    this.#worker.postMessage({ key: ++this.#key, wanted: next.wanted });
  }

  #newWorker(): Worker {
    const worker = new Worker(new URL('./painter.worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ key, png }: Painted) => {
      if (key === this.#key) this.#done(png);
    });
    worker.on('error', () => {
      if (worker === this.#worker) this.#done(null);
    });
    return worker;
  }

  /** Null: whatever went wrong, the next one gets a new thread. */
  #done(png: Uint8Array | null): void {
    const done = this.#current;
    this.#current = null;
    if (png === null) this.#letGo();
    done?.resolve(png);
    this.#next();
  }

  #letGo(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}
