/** The way of a line to its table: it comes again, by itself, whenever the table has changed hands. */

import type { MessageTo } from '#protocol';
import type { Hall } from '../tables/hall.ts';
import type { ComingLine, Heard, Place } from '../tables/place.ts';
import { HouseRefused, refuse } from '../tables/refused.ts';

/** How long before a table that nobody runs for the moment is looked for again. */
const AGAIN_MILLIS = 200;

interface ComingCalls {
  arrived(): void;
  refused(error: unknown): void;
}

export class Coming {
  readonly #hall: Hall;
  readonly #line: ComingLine;
  readonly #calls: ComingCalls;
  #place: Place | null = null;
  /** What it came with; null: it has not asked to come anywhere. */
  #joined: MessageTo<'join'> | null = null;
  #isOnItsWay = false;
  #hasArrived = false;
  /** Its table changed hands while it was still coming there. */
  #isDetached = false;

  constructor(hall: Hall, line: ComingLine, calls: ComingCalls) {
    this.#hall = hall;
    this.#line = line;
    this.#calls = calls;
  }

  get place(): Place | null {
    return this.#place;
  }

  /** The table it is at, or on its way to. */
  get table(): string | null {
    return this.#joined?.table ?? null;
  }

  join(message: MessageTo<'join'>): void {
    this.#joined = message;
    void this.#come(message);
  }

  /** Between two owners of its table nobody hears it: it is said again when the next one bids it welcome. */
  hear(message: Heard): Promise<void> | undefined {
    if (this.#joined === null || (this.#place === null && this.#hall.others === null)) refuse('join-first');
    return this.#place?.hear(message);
  }

  /** Its table has changed hands: it comes again, and sees everything anew. */
  detached(): void {
    this.#isDetached = this.#isOnItsWay;
    if (this.#joined === null || this.#isOnItsWay) return;
    this.#place = null;
    void this.#come({ ...this.#joined, seen: [] });
  }

  leave(): void {
    this.#place?.part();
    this.#place = null;
    this.#joined = null;
  }

  async #come(message: MessageTo<'join'>): Promise<void> {
    [this.#isOnItsWay, this.#isDetached] = [true, false];
    try {
      const place = await this.#hall.come(this.#line, message);
      if (this.#joined === null) place.part();
      else if (!this.#isDetached) this.#place = place;
      this.#calls.arrived();
      this.#hasArrived = true;
      this.#isOnItsWay = false;
      if (this.#isDetached) this.detached();
    } catch (error) {
      this.#isOnItsWay = false;
      if (this.#joined === null) return;
      const isMoment = error instanceof HouseRefused && error.because === 'one-moment';
      const isPassing = isMoment && (this.#hall.others !== null || this.#hasArrived);
      if (isPassing) this.#comeLater(message);
      else {
        this.#joined = null;
        this.#calls.refused(error);
      }
    }
  }

  #comeLater(message: MessageTo<'join'>): void {
    this.#isOnItsWay = true;
    setTimeout(() => {
      this.#isOnItsWay = false;
      if (this.#joined !== null) void this.#come(message);
    }, AGAIN_MILLIS);
  }
}
