/** A clock that goes when it is told to. */

import { type Cancel, type Clock, machineClock } from '../src/clock.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Time stands still; real timers only keep the program going. */
export const stoppedClock = (): Clock => ({ ...machineClock(0), now: () => 1_000 });

export class ManualClock implements Clock {
  #now: number;
  #timers: Timer[] = [];
  #wallAtZero = 1_800_000_000_000;

  constructor(servedBefore = 0) {
    this.#now = servedBefore;
  }

  now(): number {
    return this.#now;
  }

  wall(): number {
    return this.#wallAtZero + this.#now;
  }

  /** The calendar shows another moment from now on. */
  setWall(wall: number): void {
    this.#wallAtZero = wall - this.#now;
  }

  after(millis: number, call: () => void): Cancel {
    const timer = { at: this.#now + Math.max(0, millis), call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** The moment of what comes next. */
  get due(): number | null {
    return this.#next()?.at ?? null;
  }

  /** Everything due on the way happens at its moment. */
  pass(millis: number): void {
    const end = this.#now + millis;
    for (;;) {
      const next = this.#next();
      if (next === undefined || next.at > end) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = end;
  }

  /** The same, and after each thing that happens everything that follows at once from it. */
  async flow(millis: number): Promise<void> {
    const end = this.#now + millis;
    for (let due = this.due; due !== null && due <= end; due = this.due) {
      this.pass(Math.max(0, due - this.#now));
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#now = end;
  }

  #next(): Timer | undefined {
    return this.#timers.toSorted((one, other) => one.at - other.at)[0];
  }
}
