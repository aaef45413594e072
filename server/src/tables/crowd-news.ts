/** Of one who comes to watch everybody is told; of a crowd that comes and goes, how many they are, now and then. */

import { Alarm, type Clock } from '../clock.ts';

/** From so many watchers on each that comes or goes is no news by itself. */
const CROWD = 20;
const NEWS_MILLIS = 1_000;

export class CrowdNews {
  readonly #clock: Clock;
  readonly #alarm: Alarm;
  #isDue = false;

  constructor(clock: Clock, tell: () => void) {
    this.#clock = clock;
    this.#alarm = new Alarm(clock, () => {
      this.#isDue = false;
      tell();
    });
  }

  /** True: it is told a little later. */
  waits(watching: number): boolean {
    if (watching < CROWD) return false;
    if (!this.#isDue) this.#alarm.set(this.#clock.now() + NEWS_MILLIS);
    this.#isDue = true;
    return true;
  }

  shut(): void {
    this.#alarm.set(null);
  }
}
