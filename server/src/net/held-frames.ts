/** Frames that are held a little, so that a reveal reaches everybody at once: those after them wait for them. */

import type { Clock } from '../clock.ts';

export class HeldFrames {
  readonly #clock: Clock;
  readonly #write: (frame: string) => void;
  #held: { readonly frame: string; readonly from: number }[] = [];

  constructor(clock: Clock, write: (frame: string) => void) {
    this.#clock = clock;
    this.#write = write;
  }

  send(frame: string, later: number): void {
    if (later < 1 && this.#held.length === 0) {
      this.#write(frame);
      return;
    }
    const from = Math.max(this.#clock.now() + later, this.#held.at(-1)?.from ?? 0);
    this.#held.push({ frame, from });
    this.#clock.after(from - this.#clock.now(), () => this.release());
  }

  release(until = this.#clock.now() + 1): void {
    while (this.#held[0] !== undefined && this.#held[0].from <= until) this.#write(this.#held.shift()?.frame ?? '');
  }

  drop(): void {
    this.#held = [];
  }
}
