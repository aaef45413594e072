/** The time of one match: the clock, less the moment the match began and all the while it stood still. */

import type { Clock } from './clock.ts';
import type { Millis } from './seats.ts';

export class MatchTime {
  readonly clock: Clock;
  #startedAt: number;
  #standsAt: Millis | null = null;

  constructor(clock: Clock, startedAt: number) {
    this.clock = clock;
    this.#startedAt = startedAt;
  }

  /** The moment of the clock that is 0 in the match. */
  get startedAt(): number {
    return this.#startedAt;
  }

  /** Match time now, or at a moment of the clock. */
  at(served = this.clock.now()): Millis {
    return this.#standsAt ?? Math.max(0, Math.floor(served - this.#startedAt));
  }

  /** The moment of the clock that is this one in the match. */
  servedAt(at: Millis): number {
    return this.#startedAt + at;
  }

  /** Where it stands; null while it goes on. */
  get standsAt(): Millis | null {
    return this.#standsAt;
  }

  standStill(at: Millis): void {
    this.#standsAt = at;
  }

  /** Goes on from where it stood: nobody has lost any of it. */
  goOn(): void {
    if (this.#standsAt === null) return;
    this.#startedAt = this.clock.now() - this.#standsAt;
    this.#standsAt = null;
  }
}
