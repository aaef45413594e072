/** Holds moves for a moment after the first call, so that whoever pressed earlier on a slower line still counts. */

import { sameData } from '#tabletop';
import { Alarm, type Clock } from '../clock.ts';
import { inOrder, type Ordered, WINDOW } from '../fairness/order.ts';
import type { Submitted } from './submitted.ts';

export class CallWindow {
  readonly #clock: Clock;
  readonly #alarm: Alarm;
  readonly #draw: (bound: number) => number;
  readonly #settle: (ordered: readonly Ordered<Submitted>[]) => void;
  #held: Submitted[] = [];

  constructor(clock: Clock, draw: (bound: number) => number, settle: (ordered: readonly Ordered<Submitted>[]) => void) {
    this.#clock = clock;
    this.#alarm = new Alarm(clock, () => this.#close());
    this.#draw = draw;
    this.#settle = settle;
  }

  get isOpen(): boolean {
    return this.#held.length > 0;
  }

  /** False: the key belongs to another move that is held. */
  hold(submitted: Submitted): boolean {
    const again = this.#held.findIndex(({ seat, key }) => seat === submitted.seat && key === submitted.key);
    const before = this.#held[again];
    if (before !== undefined) {
      // Sent again on a new connection: it counts as it first came, the answer goes to where they are now.
      this.#held[again] = { ...before, reply: submitted.reply };
      return sameData(before.move, submitted.move);
    }
    if (!this.isOpen) this.#alarm.set(this.#clock.now() + WINDOW);
    this.#held.push(submitted);
    return true;
  }

  /** Forgets what it holds: nothing of it was ever accepted. */
  shut(): void {
    this.#alarm.set(null);
    this.#held = [];
  }

  #close(): void {
    const held = this.#held;
    this.#held = [];
    this.#settle(inOrder(held, this.#draw));
  }
}
