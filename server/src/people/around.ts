/** Who is looking at a page right now: they asked for news a moment ago, or have a table open. */

import type { Clock } from '../clock.ts';
import type { House } from '../house.ts';

/** News are asked for every 15 s. */
const PRESENT_MILLIS = 45_000;
/** Whoever looks asks again before this. */
const LOOKING_MILLIS = 20_000;
const AGAIN_MILLIS = 10_000;
const MOST = 50_000;

export class Around {
  readonly #clock: Clock;
  readonly #socketsOf: (guest: string) => number;
  /** When each last asked; the longest ago first. */
  readonly #asked: Map<string, number>;
  /** Those who said that they look elsewhere, the longest ago first. */
  readonly #gone = new Set<string>();

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
    this.#gone.delete(guest);
    for (const [oldest, at] of this.#asked) {
      if (at > now - PRESENT_MILLIS && this.#asked.size <= MOST) break;
      this.#asked.delete(oldest);
    }
  }

  /** They said that no page is before their eyes any more: lines that are still open mean nothing. */
  noteGone(guest: string): void {
    this.#asked.delete(guest);
    this.#gone.add(guest);
    for (const oldest of this.#gone) {
      if (this.#gone.size <= MOST) break;
      this.#gone.delete(oldest);
    }
  }

  /** Looks at a page of the house; `hasLine`: at what it is about. */
  isLooking(guest: string, hasLine: boolean): boolean {
    const asked = this.#asked.get(guest);
    if (asked !== undefined && this.#clock.now() - asked < LOOKING_MILLIS) return true;
    return hasLine && !this.#gone.has(guest);
  }

  has(guest: string): boolean {
    const asked = this.#asked.get(guest);
    return this.#socketsOf(guest) > 0 || (asked !== undefined && this.#clock.now() - asked < PRESENT_MILLIS);
  }

  forget(guest: string): void {
    this.#gone.delete(guest);
    this.#asked.delete(guest);
  }
}
