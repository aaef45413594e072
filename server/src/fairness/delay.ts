/** The server's own estimate of the way to a client, from pings that only the connection answers. */

const KEPT = 15;

export class DelayEstimate {
  readonly #samples: number[] = [];
  #next = 0;
  #estimate = 0;

  /** Half a round trip: the middle one of the last, so that a single late answer changes nothing. */
  get millis(): number {
    return this.#estimate;
  }

  /** How many round trips it rests on. */
  get samples(): number {
    return this.#samples.length;
  }

  add(roundTrip: number): void {
    if (!(roundTrip >= 0)) return;
    this.#samples[this.#next] = roundTrip / 2;
    this.#next = (this.#next + 1) % KEPT;
    const sorted = this.#samples.toSorted((one, other) => one - other);
    this.#estimate = sorted[sorted.length >> 1] ?? 0;
  }
}
