/** Everybody is in this process: what is published is heard at once. */

import type { Bus, Frame } from './bus.ts';

type Hear = (frame: Frame) => void;

export class LocalBus implements Bus {
  readonly #listeners = new Map<string, Set<Hear>>();
  readonly #complain: (error: unknown) => void;
  /** What is published while something is being heard comes after it. */
  readonly #waiting: { readonly table: string; readonly frame: Frame }[] = [];
  #isDelivering = false;

  /** `complain`: a listener failed; the others hear all the same. */
  constructor(complain: (error: unknown) => void) {
    this.#complain = complain;
  }

  publish(table: string, frame: Frame): void {
    if (!this.#listeners.has(table)) return;
    if (this.#isDelivering) {
      this.#waiting.push({ table, frame });
      return;
    }
    this.#isDelivering = true;
    this.#deliver(table, frame);
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      this.#deliver(next.table, next.frame);
    }
    this.#isDelivering = false;
  }

  subscribe(table: string, hear: Hear): () => void {
    const listeners = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, listeners);
    // Its own function each time: somebody may listen twice with one.
    const listener: Hear = (frame) => hear(frame);
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) this.#listeners.delete(table);
    };
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }

  #deliver(table: string, frame: Frame): void {
    for (const hear of this.#listeners.get(table) ?? []) {
      try {
        hear(frame);
      } catch (error) {
        this.#complain(error);
      }
    }
  }
}
