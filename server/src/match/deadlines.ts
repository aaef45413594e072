/** What the clock brings: it comes by itself, never together with what somebody did, perhaps in secret. */

import type { MatchTime, Millis } from '#tabletop';
import { Alarm, type Clock } from '../clock.ts';

export interface DeadlineCalls {
  /** The next one, if match time goes on. */
  due(): Millis | null;
  /** How long a move that was pressed before it may still be on its way. */
  hold(): number;
  /** What was pressed before comes before; returns the moment of the served clock by which all of it has come. */
  settle(): number;
  happen(due: Millis): void;
}

export class Deadlines {
  readonly #time: MatchTime;
  readonly #calls: DeadlineCalls;
  readonly #alarm: Alarm;

  constructor(clock: Clock, time: MatchTime, calls: DeadlineCalls) {
    this.#time = time;
    this.#calls = calls;
    this.#alarm = new Alarm(clock, () => {
      this.happenBefore(calls.settle());
      this.arm();
    });
  }

  /** After anything that may have changed what is due next. */
  arm(): void {
    const due = this.#calls.due();
    this.#alarm.set(due === null ? null : this.#time.servedAt(due) + this.#calls.hold());
  }

  /** The next one, if it is at or before this moment of the served clock; false: there was none. */
  happenBefore(moment: number): boolean {
    const due = this.#calls.due();
    if (due === null || due > this.#time.at(moment)) return false;
    this.#calls.happen(due);
    return true;
  }
}
