/** Invitations to a table: they stand for ten minutes, and are forgotten with the server. */

import type { Clock } from '../clock.ts';
import type { Commons } from '../cluster/commons.ts';
import { drawnId } from '../drawn-id.ts';

const MILLIS = 10 * 60_000;
/** Of one person at the same time; a new one takes the oldest one's place. */
const MOST_OF_ONE = 8;
/** Of people who have any. */
const MOST_INVITED = 20_000;

export interface Invitation {
  readonly id: string;
  readonly from: string;
  readonly table: string;
  readonly until: number;
}

export class Invitations {
  readonly #clock: Clock;
  /** By who is invited; who was invited last comes last. */
  readonly #open: Map<string, readonly Invitation[]>;

  constructor(clock: Clock, commons: Commons) {
    this.#clock = clock;
    this.#open = commons.map('invitations');
  }

  /** Seconds for which it stands. */
  static readonly SECONDS = MILLIS / 1000;

  /** The same one invites to the same table: it stands anew. */
  add(guest: string, from: string, table: string): void {
    const others = this.of(guest).filter((one) => one.from !== from || one.table !== table);
    const id = drawnId(9);
    this.#open.delete(guest);
    this.#open.set(guest, [...others, { id, from, table, until: this.#clock.now() + MILLIS }].slice(-MOST_OF_ONE));
    for (const [oldest] of this.#open) {
      if (this.#open.size <= MOST_INVITED) break;
      this.#open.delete(oldest);
    }
  }

  of(guest: string): readonly Invitation[] {
    const now = this.#clock.now();
    return (this.#open.get(guest) ?? []).filter(({ until }) => until > now);
  }

  dismiss(guest: string, id: string): void {
    this.#keep(guest, (one) => one.id !== id);
  }

  /** Nobody is invited by them, nor are they. */
  forget(guest: string): void {
    this.#open.delete(guest);
    for (const invited of [...this.#open.keys()]) this.#keep(invited, ({ from }) => from !== guest);
  }

  #keep(guest: string, passes: (one: Invitation) => boolean): void {
    const left = this.of(guest).filter(passes);
    if (left.length > 0) this.#open.set(guest, left);
    else this.#open.delete(guest);
  }
}
