/** How somebody becomes the same person on another device: by a link, by words, by a passkey. */

import type { FormerGuest, Recovered, WaysBack as Ways } from '#protocol';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import type { GuestRecord } from '../store/store.ts';
import type { Register } from '../tables/register.ts';
import type { Guests } from './guests.ts';
import { Passkeys } from './passkeys.ts';
import { drawWords, hashOfTyped } from './words.ts';

const MERGE_MILLIS = 10 * 60_000;
const MOST_MERGES = 10_000;

interface Merge {
  readonly former: string;
  readonly into: string;
  readonly until: number;
}

export class WaysBack {
  readonly passkeys: Passkeys;
  readonly #house: House;
  readonly #guests: Guests;
  readonly #register: Register;
  /** The oldest first. */
  readonly #merges = new Map<string, Merge>();

  constructor(house: House, guests: Guests, register: Register) {
    this.#house = house;
    this.#guests = guests;
    this.#register = register;
    this.passkeys = new Passkeys(house);
  }

  async of({ id }: GuestRecord): Promise<Omit<Ways, 'canUsePasskeys'>> {
    const { people } = this.#house.store;
    const passkeys = await people.passkeysOf(id);
    return {
      words: await people.wordsOf(id),
      passkeys: passkeys.map((passkey) => ({ id: passkey.id, since: passkey.wall, used: passkey.used })),
    };
  }

  /** The earlier ones no longer work. */
  async newWords({ id }: GuestRecord): Promise<readonly string[]> {
    const { words, hash } = drawWords();
    await this.#house.store.write({ kind: 'words', guest: id, hash, wall: this.#house.clock.wall() });
    return words;
  }

  guestWithWords(typed: string): Promise<string | null> {
    return this.#house.store.people.guestWithWords(hashOfTyped(typed));
  }

  /** The device whose token this was is another guest's from now on. Null: there is no such guest any more. */
  async become(
    guest: string | null,
    token: string | null,
  ): Promise<{ readonly recovered: Recovered; readonly token: string } | null> {
    const entered = await this.#guests.enter(guest ?? '');
    if (entered === null) return null;
    const former = await this.#formerOf(token, entered.guest);
    await this.#guests.endToken(token);
    return { token: entered.token, recovered: { ...entered.guest, ...(former === null ? {} : { former }) } };
  }

  /** Whose matches may be taken along by this code; it does not work again. */
  followMerge(code: string, into: GuestRecord): string | null {
    const merge = this.#merges.get(code);
    // In others' hands it neither works nor goes.
    if (merge?.into !== into.id) return null;
    this.#merges.delete(code);
    return merge.until > this.#house.clock.now() ? merge.former : null;
  }

  /** Only somebody who played and would now be nobody's. */
  async #formerOf(token: string | null, now: GuestRecord): Promise<FormerGuest | null> {
    const former = await this.#guests.withToken(token);
    if (former === null || former.id === now.id) return null;
    const [devices, ways, matches] = await Promise.all([
      this.#house.store.tokensOf(former.id),
      this.of(former),
      this.#house.store.people.countOf(former.id),
    ]);
    const isKnownElsewhere = devices.length > 1 || ways.words !== null || ways.passkeys.length > 0;
    const hasAnything = matches > 0 || this.#register.tablesOf(former.id).length > 0;
    if (isKnownElsewhere || !hasAnything) return null;
    return { name: former.name, matches, merge: this.#offer(former.id, now.id) };
  }

  #offer(former: string, into: string): string {
    const now = this.#house.clock.now();
    for (const [code, { until }] of this.#merges) {
      if (until > now && this.#merges.size < MOST_MERGES) break;
      this.#merges.delete(code);
    }
    const code = drawnId(16);
    this.#merges.set(code, { former, into, until: now + MERGE_MILLIS });
    return code;
  }
}
