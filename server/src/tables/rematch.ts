/** Who wants another match: nobody is thrown into one while they still read how the last one went. */

import type { RematchInfo } from '#protocol';
import { STAND_IN } from '../match/robots.ts';
import type { Seating } from './seating.ts';
import { isSlow } from './slow.ts';
import type { Table } from './table.ts';

export class Rematch {
  readonly #wanted = new Set<string>();
  readonly #declined = new Set<string>();

  /** As it was written down, where people are not there together. */
  take(info: RematchInfo, seating: Seating): void {
    for (const [wants, seats] of [[true, info.wanted] as const, [false, info.declined] as const]) {
      for (const seat of seats) {
        const sitting = seating.at(seat);
        if (sitting.kind === 'person') this.answer(sitting.guest, wants);
      }
    }
  }

  /** By their seats; null while nobody has asked. */
  infoAt({ seating }: Table): RematchInfo | null {
    const seats = (guests: ReadonlySet<string>) =>
      seating.peopleSeats.filter((seat) => [...guests].some((guest) => seating.isHeldBy(seat, guest)));
    const wanted = seats(this.#wanted);
    return wanted.length === 0 ? null : { wanted, declined: seats(this.#declined) };
  }

  answer(guest: string, wants: boolean): void {
    const [to, from] = wants ? [this.#wanted, this.#declined] : [this.#declined, this.#wanted];
    from.delete(guest);
    to.add(guest);
  }

  /** Somebody said it for all who are there, but for those who said not now. */
  answerForAll(guests: readonly string[]): void {
    for (const guest of guests) if (!this.#declined.has(guest)) this.answer(guest, true);
  }

  forget(): void {
    this.#wanted.clear();
    this.#declined.clear();
  }

  /** Somebody asked, and everybody agrees who is there, or over days everybody who plays; bots always do. */
  isAgreed({ seating, company, data }: Table): boolean {
    const isAsked = (guest: string): boolean =>
      isSlow(data) || company.presence.isHere(guest) || this.#wanted.has(guest);
    const people = seating.people.filter(isAsked);
    return this.#wanted.size > 0 && people.every((guest) => this.#wanted.has(guest));
  }

  /** Seats that nobody is in or who said not now, and with `isAlone` those of all who have not agreed, are bots'. */
  fillSeats({ seating }: Table, { isAlone }: { readonly isAlone: boolean }): void {
    for (const [seat, sitting] of seating.all.entries()) {
      const isWanted = sitting.kind === 'person' && !this.#declined.has(sitting.guest);
      const isOut = sitting.kind === 'person' && (isAlone ? !this.#wanted.has(sitting.guest) : !isWanted);
      if (sitting.kind === 'empty' || isOut) seating.replaceByBot(seat, STAND_IN);
    }
  }
}
