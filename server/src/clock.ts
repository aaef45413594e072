import type { Cancel, Clock } from '#tabletop';

export { Alarm, type Cancel, type Clock } from '#tabletop';

/** Not asked for this long: the process was stopped, or so busy that nobody was served. */
const ABSENCE = 3_000;
const LOOKING_MILLIS = 500;

/** The machine's clock, going on from where the last run ended. It stands still while the process does. */
export function machineClock(servedBefore: number, absent: (millis: number) => void = () => undefined): Clock {
  let shift = servedBefore - performance.now();
  let last = performance.now();
  const now = (): number => {
    const real = performance.now();
    const gap = real - last;
    last = real;
    if (gap > ABSENCE) {
      shift -= gap;
      // Not in the middle of whatever asks for the time.
      setImmediate(absent, Math.round(gap));
    }
    return real + shift;
  };
  setInterval(now, LOOKING_MILLIS).unref();
  return {
    now,
    wall: () => Date.now(),
    after(millis, call) {
      const timer = setTimeout(call, Math.max(0, Math.ceil(millis)));
      return () => clearTimeout(timer);
    },
  };
}

/** The clock of a house: it can be made to stand still, and everything that is timed by it with it. */
export class HouseClock implements Clock {
  readonly #clock: Clock;
  #stood = 0;
  #standsAt: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): number {
    return this.#standsAt ?? this.#clock.now() - this.#stood;
  }

  wall(): number {
    return this.#clock.wall();
  }

  after(millis: number, call: () => void): Cancel {
    return this.#clock.after(millis, call);
  }

  standStill(): void {
    this.#standsAt ??= this.now();
  }

  /** Milliseconds that it stood. */
  goOn(): number {
    if (this.#standsAt === null) return 0;
    const stood = this.#clock.now() - this.#stood - this.#standsAt;
    this.#stood += stood;
    this.#standsAt = null;
    return stood;
  }
}

/** A clock that goes with another, so many milliseconds ahead of it. */
export const ahead = (clock: Clock, millis: number): Clock =>
  millis === 0
    ? clock
    : { now: () => clock.now() + millis, wall: () => clock.wall(), after: (wait, call) => clock.after(wait, call) };
