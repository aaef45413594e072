/** Who is here, who is away since when, and for whom a bot plays meanwhile. */

import { Alarm, type Clock } from '../clock.ts';

interface Away {
  readonly since: number;
  standsIn: boolean;
}

export interface PresenceRules {
  /** Null: nobody plays for those who are away. */
  readonly awayMillis: number | null;
  /** Countdowns run only while somebody is here to see them, and a match is on. */
  readonly isCounting: boolean;
}

export const millisOf = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

export class Presence {
  readonly #clock: Clock;
  readonly #rules: () => PresenceRules;
  readonly #changed: () => void;
  readonly #here = new Map<string, number>();
  readonly #away = new Map<string, Away>();
  readonly #alarm: Alarm;
  #wasCounting = false;

  constructor(clock: Clock, rules: () => PresenceRules, changed: () => void) {
    this.#clock = clock;
    this.#rules = rules;
    this.#changed = changed;
    this.#alarm = new Alarm(clock, () => this.#standIn());
  }

  isHere(guest: string): boolean {
    return this.#here.has(guest);
  }

  isStoodIn(guest: string): boolean {
    return this.#away.get(guest)?.standsIn ?? false;
  }

  /** The moment at which a bot takes over; null when it has, or won't. */
  botFrom(guest: string): number | null {
    const away = this.#away.get(guest);
    const { awayMillis, isCounting } = this.#rules();
    return away === undefined || away.standsIn || awayMillis === null || !isCounting ? null : away.since + awayMillis;
  }

  /** One more connection. */
  arrive(guest: string): void {
    this.#here.set(guest, (this.#here.get(guest) ?? 0) + 1);
    this.#away.delete(guest);
  }

  /** One connection less; true when it was the last one. */
  depart(guest: string): boolean {
    const left = (this.#here.get(guest) ?? 1) - 1;
    if (left > 0) {
      this.#here.set(guest, left);
      return false;
    }
    this.#here.delete(guest);
    return true;
  }

  /** Who sits at the table or what counts has changed: whoever is not here is away from now on, if not before. */
  review(people: readonly string[]): void {
    const { isCounting, awayMillis } = this.#rules();
    // A countdown that nobody could see has not run.
    const startsAnew = isCounting && !this.#wasCounting;
    this.#wasCounting = isCounting;
    for (const guest of [...this.#away.keys()]) if (!people.includes(guest)) this.#away.delete(guest);
    for (const guest of people) {
      const known = this.#away.get(guest);
      if (this.#here.has(guest)) this.#away.delete(guest);
      else if (known === undefined || (startsAnew && !known.standsIn)) {
        this.#away.set(guest, { since: this.#clock.now(), standsIn: false });
      }
    }
    const since = [...this.#away.values()].filter(({ standsIn }) => !standsIn).map(({ since }) => since);
    this.#alarm.set(since.length === 0 || awayMillis === null || !isCounting ? null : Math.min(...since) + awayMillis);
  }

  shut(): void {
    this.#alarm.set(null);
  }

  #standIn(): void {
    const { awayMillis, isCounting } = this.#rules();
    if (awayMillis === null || !isCounting) return;
    const now = this.#clock.now();
    for (const away of this.#away.values()) if (away.since + awayMillis <= now + 1) away.standsIn = true;
    this.review([...this.#here.keys(), ...this.#away.keys()]);
    this.#changed();
  }
}
