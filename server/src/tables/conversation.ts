/** What is said at a table: a few lines of each in ten seconds, not too many in all, and nobody repeats themselves. */

import type { Said } from '#protocol';
import { sameData } from '#tabletop';
import type { House } from '../house.ts';
import { Quota } from '../limits/counting.ts';
import { Spoken } from '../moderation/spoken.ts';
import { refuse } from './refused.ts';

const TEN_SECONDS = 10_000;
/** The same text again within this is no conversation. */
const REPEATED_MILLIS = 30_000;
const EVERYBODY = '';

export class Conversation {
  readonly spoken = new Spoken();
  readonly #house: House;
  readonly #ofOne: Quota;
  readonly #ofAll: Quota;
  readonly #last = new Map<string, { readonly what: Said; readonly at: number }>();

  constructor(house: House) {
    this.#house = house;
    this.#ofOne = new Quota(house.numbers.words, TEN_SECONDS);
    this.#ofAll = new Quota(house.numbers.tableWords, TEN_SECONDS);
  }

  /** Refuses what would be too much. */
  add(guest: string, what: Said): void {
    const now = this.#house.clock.now();
    const before = this.#last.get(guest);
    const isRepeated =
      what.kind === 'text' && before !== undefined && now - before.at < REPEATED_MILLIS && sameData(before.what, what);
    if (isRepeated || !this.#ofOne.take(guest, now) || !this.#ofAll.take(EVERYBODY, now)) {
      this.#house.incidents.note('limit-words', { guest });
      refuse('too-many-words');
    }
    this.#last.set(guest, { what, at: now });
  }
}
