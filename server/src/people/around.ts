/** Who is looking at a page right now: they asked for news a moment ago, or have a table open. */

import type { Clock } from '../clock.ts';
import type { House } from '../house.ts';

/** News are asked for every 15 s. */
const PRESENT_MILLIS = 45_000;
const AGAIN_MILLIS = 10_000;
const MOST = 50_000;

export class Around {
  readonly #clock: Clock;
  readonly #socketsOf: (guest: string) => number;
  /** When each last asked; the longest ago first. */
  readonly #asked: Map<string, number>;

  constructor({ clock, commons }: Pick<House, 'clock' | 'commons'>, socketsOf: (guest: string) => number) {
    this.#clock = clock;
    this.#asked = commons.map('around');
    this.#socketsOf = socketsOf;
  }

  note(guest: string): void {
    const now = this.#clock.now();
    // Not all the world is told of every question.
    if (now - (this.#asked.get(guest) ?? Number.NEGATIVE_INFINITY) < AGAIN_MILLIS) return;
    this.#asked.delete(guest);
    this.#asked.set(guest, now);
    for (const [oldest, at] of this.#asked) {
      if (at > now - PRESENT_MILLIS && this.#asked.size <= MOST) break;
      this.#asked.delete(oldest);
    }
  }

  has(guest: string): boolean {
    const asked = this.#asked.get(guest);
    return this.#socketsOf(guest) > 0 || (asked !== undefined && this.#clock.now() - asked < PRESENT_MILLIS);
  }

  forget(guest: string): void {
    this.#asked.delete(guest);
  }
}
