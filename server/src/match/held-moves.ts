/**
 * Holds every move of a game in real time until nothing that was pressed before it can still come in; then moves and
 * deadlines happen in the order of their moments. How long that is depends on how long the lines are and on nothing
 * that anybody has done: whoever tries anything, at any moment, is answered as if nobody else had pressed since.
 */

import { type Seat, sameData } from '#tabletop';
import { Alarm, type Clock } from '../clock.ts';
import { INDISTINCT, inOrder, type Ordered } from '../fairness/order.ts';
import type { Submitted } from './submitted.ts';

/** Moments are sums of others: as many milliseconds as they may be off by. */
const ROUNDING = 0.01;

export interface HeldCalls {
  /** How long a press may be on its way, and be told apart from others, in milliseconds. */
  hold(): number;
  /** No race of this seat counts as pressed before this moment. */
  least(seat: Seat): number;
  draw(bound: number): number;
  /** True when a deadline at or before this moment was still to come, and now has. */
  deadlineBefore(moment: number): boolean;
  settle(ordered: readonly Ordered<Submitted>[]): void;
}

export class HeldMoves {
  readonly #clock: Clock;
  readonly #calls: HeldCalls;
  readonly #alarm: Alarm;
  #held: Submitted[] = [];
  /** Nothing more can have been pressed before this moment. */
  #passed = 0;
  #isSettling = false;

  constructor(clock: Clock, calls: HeldCalls) {
    this.#clock = clock;
    this.#calls = calls;
    this.#alarm = new Alarm(clock, () => this.settle());
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
    // What was settled stays: a line that is longer than all that were here comes after it.
    const pressed = Math.max(submitted.pressed, this.#passed);
    this.#held.push({ ...submitted, pressed, asPressed: pressed });
    this.#arm();
    return true;
  }

  /** Everything whose moment has come; returns the moment before which nothing more can have been pressed. */
  settle(): number {
    if (this.#isSettling) return this.#passed;
    this.#isSettling = true;
    this.#passed = Math.max(this.#passed, this.#clock.now() - this.#calls.hold() + ROUNDING);
    for (let group = this.#next(); group !== null; group = this.#next()) {
      const [first] = group as [Submitted];
      if (this.#calls.deadlineBefore(first.pressed)) continue;
      const taken = group.map(({ key, seat }) => `${seat} ${key}`);
      this.#held = this.#held.filter(({ key, seat }) => !taken.includes(`${seat} ${key}`));
      this.#calls.settle(inOrder(group, (bound) => this.#calls.draw(bound)));
    }
    this.#isSettling = false;
    this.#arm();
    return this.#passed;
  }

  /** Forgets what it holds: nothing of it was ever accepted. */
  shut(): void {
    this.#alarm.set(null);
    this.#held = [];
  }

  #arm(): void {
    const first = Math.min(...this.#timed().map(({ pressed }) => pressed));
    this.#alarm.set(first === Number.POSITIVE_INFINITY ? null : first + this.#calls.hold());
  }

  /** With the moments they count as: no race before people could have seen anything, and each seat in its own order. */
  #timed(): Submitted[] {
    const latest = new Map<number, number>();
    return this.#held.map((submitted) => {
      const least = this.#calls.least(submitted.seat);
      const isTooFast = submitted.races && submitted.reply !== null && submitted.pressed < least;
      const believed = isTooFast ? least : submitted.pressed;
      const pressed = Math.max(believed, latest.get(submitted.seat) ?? 0);
      latest.set(submitted.seat, pressed);
      return { ...submitted, pressed, tooFast: isTooFast };
    });
  }

  /** The next move whose moment has passed, with the races that can't be told apart from it; the first comes first. */
  #next(): readonly Submitted[] | null {
    const timed = this.#timed();
    const [first] = timed.toSorted(inTime);
    if (first === undefined || first.pressed > this.#passed) return null;
    if (!first.races) return [first];
    // Whatever a seat did before its race stays before it.
    const last = new Map<number, number>();
    for (const [index, other] of timed.entries()) if (isTied(first, other)) last.set(other.seat, index);
    return timed.filter(({ seat }, index) => index <= (last.get(seat) ?? -1)).sort(inTime);
  }
}

const inTime = (one: Submitted, other: Submitted): number =>
  one.pressed - other.pressed || one.asPressed - other.asPressed;

/** Those who were too fast count as one moment, and are still told apart by when they pressed. */
function isTied(first: Submitted, { races, pressed, tooFast, asPressed }: Submitted): boolean {
  if (!races || pressed >= first.pressed + INDISTINCT) return false;
  return !(first.tooFast && tooFast) || asPressed < first.asPressed + INDISTINCT;
}
