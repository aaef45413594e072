/** Time, handed in. A clock counts milliseconds of service: it stands still while nobody serves. */

export interface Clock {
  /** Milliseconds of service so far, of this run and all before; not whole. */
  now(): number;
  /** Milliseconds since 1970, for people and files. */
  wall(): number;
  /** Calls once, that many milliseconds from now, unless cancelled. */
  after(millis: number, call: () => void): Cancel;
}

export type Cancel = () => void;

/** One alarm that can be set again; the last setting counts. */
export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #cancel: Cancel | null = null;
  #at: number | null = null;
  /** The moment up to which the clock was asked to wait. */
  #waitsUntil = 0;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** The moment it will ring at. */
  get at(): number | null {
    return this.#at;
  }

  /** What is put off again and again, as with every move, costs no timer each time: the one there is looks again. */
  set(at: number | null): void {
    if (at === this.#at) return;
    this.#at = at;
    if (at !== null && this.#cancel !== null && this.#waitsUntil <= at) return;
    this.#cancel?.();
    this.#cancel = at === null ? null : this.#wait(at);
  }

  /** Timers of the machine hold no more than 24 days: a later moment is approached in steps. */
  #wait(at: number): Cancel {
    const now = this.#clock.now();
    this.#waitsUntil = Math.min(at, now + 86_400_000);
    return this.#clock.after(this.#waitsUntil - now, () => this.#due());
  }

  #due(): void {
    const at = this.#at;
    this.#cancel = null;
    if (at !== null && at > this.#clock.now() + 1) {
      this.#cancel = this.#wait(at);
      return;
    }
    this.#at = null;
    this.#ring();
  }
}
