/** Who may not come in. Asked with every request: so all of it is known by heart. */

import type { BanTold } from '#protocol';
import type { Clock } from '../clock.ts';
import { isIn, readNetworks } from '../net/networks.ts';
import type { BanRecord } from '../store/moderation-reads.ts';
import type { Store } from '../store/store.ts';
import { HouseRefused } from '../tables/refused.ts';

/** Somebody who is here, or wants to be; `guest` is null as long as nobody knows who it is. */
export interface Comer {
  readonly guest: string | null;
  readonly address: string;
}

export class BannedRefusal extends HouseRefused {
  readonly ban: BanTold;

  constructor({ reason, until }: BanRecord) {
    super('banned');
    this.ban = { reason, until };
  }
}

export class Bans {
  readonly #clock: Clock;
  readonly #store: Store;
  #all: readonly BanRecord[];
  /** Those who are meant are here no longer. */
  sentOut: (isMeant: (comer: Comer) => boolean) => void = () => undefined;

  private constructor(store: Store, clock: Clock, all: readonly BanRecord[]) {
    this.#store = store;
    this.#clock = clock;
    this.#all = all;
  }

  /** Other processes know them by heart, too. */
  told: () => void = () => undefined;

  /** Another process has changed them. */
  async read(): Promise<void> {
    this.#all = await this.#store.moderation.bans();
    this.sentOut((comer) => this.of(comer) !== null);
  }

  static async open(store: Store, clock: Clock): Promise<Bans> {
    return new Bans(store, clock, await store.moderation.bans());
  }

  /** Those that hold, the oldest first. */
  get all(): readonly BanRecord[] {
    const now = this.#clock.wall();
    return this.#all.filter(({ until }) => until === null || until > now);
  }

  of(comer: Comer): BanRecord | null {
    return this.all.find((ban) => isMeant(ban, comer)) ?? null;
  }

  /** Whoever is banned is told why, and until when. */
  refuse(comer: Comer): void {
    const ban = this.of(comer);
    if (ban !== null) throw new BannedRefusal(ban);
  }

  /** One ban for each: the newest holds. */
  async add(ban: BanRecord): Promise<void> {
    const before = this.#all.filter(({ guest, network }) => guest === ban.guest && network === ban.network);
    for (const { id } of before) await this.remove(id);
    this.#all = [...this.#all, ban];
    await this.#store.write({ kind: 'ban', ban });
    this.sentOut((comer) => isMeant(ban, comer));
    this.told();
  }

  async remove(id: string): Promise<void> {
    this.#all = this.#all.filter((ban) => ban.id !== id);
    await this.#store.write({ kind: 'unban', id });
    this.told();
  }

  /** Somebody is gone, or is somebody else now. */
  forget(guest: string, into: string | null): void {
    this.#all = this.#all.flatMap((ban) => {
      if (ban.guest !== guest) return [ban];
      return into === null ? [] : [{ ...ban, guest: into }];
    });
  }
}

const isMeant = ({ guest, network }: BanRecord, comer: Comer): boolean => {
  if (guest !== null) return guest === comer.guest;
  const list = readNetworks(network ?? '');
  return list !== null && isIn(list, comer.address);
};
