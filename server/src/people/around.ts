/** Who is looking at a page right now: they asked for news a moment ago, or have a table open. */

import type { Clock } from '../clock.ts';
import type { House } from '../house.ts';

/** News are asked for every 15 s. */
const PRESENT_MILLIS = 45_000;
/** Whoever looks asks again before this. */
const LOOKING_MILLIS = 20_000;
/** Other processes are not told of every question; with this they still know whoever looks. */
const AGAIN_MILLIS = 2_000;
const MOST = 50_000;

export class Around {
  readonly #clock: Clock;
  readonly #socketsOf: (guest: string) => number;
  /** When each last asked; the longest ago first. */
  readonly #asked: Map<string, number>;
  /** Those who said that they look elsewhere, the longest ago first. */
  readonly #gone: Map<string, true>;
  /** When each was last seen to be connected to another process. */
  readonly #connected: Map<string, number>;

  constructor({ clock, commons }: Pick<House, 'clock' | 'commons'>, socketsOf: (guest: string) => number) {
    this.#clock = clock;
    // By the clock of whoever hears it: those of several processes are not quite the same.
    const heard = (): number => clock.now();
    this.#asked = commons.map('around', heard);
    this.#gone = commons.map('gone');
    this.#connected = commons.map('connected', heard);
    this.#socketsOf = socketsOf;
  }

  note(guest: string): void {
    const now = this.#clock.now();
    if (now - (this.#asked.get(guest) ?? Number.NEGATIVE_INFINITY) < AGAIN_MILLIS) return;
    this.#gone.delete(guest);
    noteIn(this.#asked, guest, now);
  }

  /** Somebody is connected to this process: they may be looking elsewhere. */
  noteConnected(guest: string): void {
    noteIn(this.#connected, guest, this.#clock.now());
  }

  /** They said that no page is before their eyes any more: lines that are still open mean nothing. */
  noteGone(guest: string): void {
    this.#asked.delete(guest);
    this.#gone.set(guest, true);
    for (const oldest of this.#gone.keys()) {
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
    const since = this.#clock.now() - PRESENT_MILLIS;
    const isRecent = (at: number | undefined): boolean => at !== undefined && at > since;
    return this.#socketsOf(guest) > 0 || isRecent(this.#asked.get(guest)) || isRecent(this.#connected.get(guest));
  }

  forget(guest: string): void {
    for (const map of [this.#gone, this.#asked, this.#connected]) map.delete(guest);
  }
}

function noteIn(moments: Map<string, number>, guest: string, now: number): void {
  moments.delete(guest);
  moments.set(guest, now);
  for (const [oldest, at] of moments) {
    if (at > now - PRESENT_MILLIS && moments.size <= MOST) break;
    moments.delete(oldest);
  }
}
