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
    const again = this.#indexOf(submitted.seat, submitted.key);
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

  has(seat: Seat, key: string): boolean {
    return this.#indexOf(seat, key) >= 0;
  }

  /** Everything whose moment has come; returns the moment before which nothing more can have been pressed. */
  settle(): number {
    if (this.#isSettling) return this.#passed;
    this.#isSettling = true;
    this.#passed = Math.max(this.#passed, this.#clock.now() - this.#calls.hold() + ROUNDING);
    for (let group = this.#next(); group !== null; group = this.#next()) {
      const [first] = group as [Submitted];
      if (this.#calls.deadlineBefore(first.pressed)) continue;
      this.#held = this.#without(group);
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

  #indexOf(by: Seat, asked: string): number {
    return this.#held.findIndex(({ seat, key }) => seat === by && key === asked);
  }

  #arm(): void {
    let first = Number.POSITIVE_INFINITY;
    for (const { pressed } of this.#timed()) first = Math.min(first, pressed);
    this.#alarm.set(first === Number.POSITIVE_INFINITY ? null : first + this.#calls.hold());
  }

  /**
   * What is left. What waited behind a call of its own seat stays behind it: put back to its own press it would be
   * stamped with whatever others did in secret since.
   */
  #without(group: readonly Submitted[]): Submitted[] {
    const latest = new Map(group.map(({ seat, pressed }) => [seat, pressed]));
    return this.#held
      .filter(({ seat, key }) => !group.some((taken) => taken.seat === seat && taken.key === key))
      .map((held) => ({ ...held, pressed: Math.max(held.pressed, latest.get(held.seat) ?? 0) }));
  }

  /** With the moments they count as: no race before people could have seen anything, and each seat in its own order. */
  #timed(): readonly Submitted[] {
    // Mostly there is one, or none.
    const [only] = this.#held;
    if (only === undefined) return [];
    if (this.#held.length === 1) return [this.#believed(only)];
    const latest = new Map<number, number>();
    return this.#held.map((held) => {
      const believed = this.#believed(held);
      const pressed = Math.max(believed.pressed, latest.get(held.seat) ?? 0);
      latest.set(held.seat, pressed);
      return { ...believed, pressed };
    });
  }

  #believed(held: Submitted): Submitted {
    if (!held.races || held.reply === null) return held;
    const least = this.#calls.least(held.seat);
    return held.pressed < least ? { ...held, pressed: least, tooFast: true } : held;
  }

  /** The next move whose moment has passed, with the races that can't be told apart from it; the first comes first. */
  #next(): readonly Submitted[] | null {
    const timed = this.#timed();
    const [first] = timed.length > 1 ? timed.toSorted(inTime) : timed;
    if (first === undefined || first.pressed > this.#passed) return null;
    if (!first.races || timed.length === 1) return [first];
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
