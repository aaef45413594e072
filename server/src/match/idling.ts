/**
 * Games in turns: nobody keeps others waiting for ever. Where nothing has happened for a while, whoever could move and
 * does nothing is asked whether they are still there; then a bot plays for them until they do something. Everybody sees
 * who is asked, and when: so it hangs on nothing but what everybody knows.
 */

import type { Told } from '#protocol';
import { type Seat, seatsOf } from '#tabletop';
import { Alarm, type Clock } from '../clock.ts';
import type { Session } from './session.ts';

/** How long they have to answer, at most. */
const ASKED_MILLIS = 30_000;

export interface IdlingCalls {
  /** Null: everybody waits for ever. */
  idleMillis(): number | null;
  /** Whether somebody is in this seat, here and played for by nobody, for whom another who is here has to wait. */
  isWaitedFor(seat: Seat): boolean;
  /** Somebody is asked, or played for. */
  changed(): void;
}

export class Idling {
  readonly #clock: Clock;
  readonly #session: Session;
  readonly #calls: IdlingCalls;
  readonly #alarm: Alarm;
  #quietSince: number;
  /** The moment of the served clock until which those who were asked may answer. */
  #until: number | null = null;
  readonly #asked = new Set<Seat>();
  readonly #idle = new Set<Seat>();

  constructor(clock: Clock, session: Session, calls: IdlingCalls) {
    this.#clock = clock;
    this.#session = session;
    this.#calls = calls;
    this.#quietSince = clock.now();
    this.#alarm = new Alarm(clock, () => this.#ring());
  }

  /** The moment of the served clock at which a bot plays for whoever was asked. */
  askedUntil(seat: Seat): number | null {
    return this.#asked.has(seat) ? this.#until : null;
  }

  isIdle(seat: Seat): boolean {
    return this.#idle.has(seat);
  }

  /** After anything that happened, in the match or among those who are here; true when somebody is asked no more. */
  look(told: readonly Told[]): boolean {
    for (const seat of this.#idle) if (!this.#calls.isWaitedFor(seat)) this.#idle.delete(seat);
    const isQuiet = !this.#session.still.isOn && !this.#isToldToAll(told);
    const isOver = this.#asked.size > 0 && !(isQuiet && this.#areWaitedFor);
    if (!isQuiet) this.#quietSince = this.#clock.now();
    if (isOver) this.#asked.clear();
    this.#arm();
    return isOver;
  }

  /** Whoever sits there did something, if only to say that they are here; true when that was asked. */
  acted(seats: readonly Seat[], { isSeen }: { readonly isSeen: boolean }): boolean {
    const wasAsked = seats.filter((seat) => this.#idle.delete(seat) || this.#asked.delete(seat)).length > 0;
    // What somebody tries unasked is nobody's business, and puts nothing off.
    if (wasAsked || (isSeen && seats.length > 0)) this.#quietSince = this.#clock.now();
    this.#arm();
    return wasAsked;
  }

  shut(): void {
    this.#alarm.set(null);
    this.#asked.clear();
    this.#idle.clear();
  }

  #isToldToAll(told: readonly Told[]): boolean {
    const { game } = this.#session.match;
    return told.some(({ event }) => game.eventFor(event, 'spectator') !== null);
  }

  get #areWaitedFor(): boolean {
    return [...this.#asked].every((seat) => this.#calls.isWaitedFor(seat));
  }

  #arm(): void {
    const millis = this.#calls.idleMillis();
    if (millis === null || this.#session.still.isOn) this.#alarm.set(null);
    else if (this.#asked.size > 0) this.#alarm.set(this.#until);
    else this.#alarm.set(this.#quietSince + millis - Math.min(ASKED_MILLIS, millis / 2));
  }

  #ring(): void {
    const millis = this.#calls.idleMillis();
    const { game, state, seatCount } = this.#session.match;
    if (millis === null) return;
    if (this.#asked.size > 0) {
      for (const seat of this.#asked) this.#idle.add(seat);
      this.#asked.clear();
      this.#quietSince = this.#clock.now();
    } else {
      const isDue = (seat: Seat): boolean =>
        !this.#idle.has(seat) && this.#calls.isWaitedFor(seat) && game.legalMoves(game.view(state, seat)).length > 0;
      for (const seat of seatsOf(seatCount)) if (isDue(seat)) this.#asked.add(seat);
      this.#until = this.#clock.now() + Math.min(ASKED_MILLIS, millis / 2);
      // Nobody is waited for: it is looked at again when something happens.
      if (this.#asked.size === 0) return;
    }
    this.#arm();
    this.#calls.changed();
  }
}
