/** People without accounts: a name, and a token in a cookie that only they have. */

import { createHash } from 'node:crypto';
import type { DeviceInfo } from '#protocol';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import type { GuestRecord } from '../store/store.ts';
import { DeviceLinks } from './device-links.ts';

/** Guests by their ids, or everybody. */
type SignedOut = readonly string[] | 'everybody';

export interface GuestsNews {
  readonly renamed?: GuestRecord;
  /** A device that is nobody's any more. */
  readonly hash?: string;
  /** Whose devices none are any more. */
  readonly who?: SignedOut;
}

const A_YEAR = 365 * 24 * 3600;
const A_MONTH = 31 * 24 * 3600;
const AN_HOUR = 3_600_000;
const MOST_REMEMBERED = 20_000;

export class Guests {
  readonly #house: House;
  /** By token hash, so that a connection need not ask the store. */
  readonly #remembered = new Map<string, GuestRecord>();
  /** When each was last noted as used. */
  readonly #used = new Map<string, number>();
  readonly links: DeviceLinks;
  /** Devices are no longer these people's. */
  ended: (isEnded: (device: { readonly hash: string; readonly guest: string }) => boolean) => void = () => undefined;

  /** Other processes remember devices, too. */
  told: (news: GuestsNews) => void = () => undefined;

  constructor(house: House) {
    this.#house = house;
    this.links = new DeviceLinks(house.clock, house.commons);
  }

  /** Resolves to the new guest and the token that is theirs alone. */
  async welcome(name: string): Promise<{ readonly guest: GuestRecord; readonly token: string }> {
    const guest = { id: drawnId(9), name };
    await this.#house.store.write({ kind: 'guest', guest });
    return { guest, token: await this.#newToken(guest) };
  }

  async rename(guest: GuestRecord, name: string): Promise<GuestRecord> {
    const renamed = { ...guest, name };
    await this.#house.store.write({ kind: 'rename', guest: renamed });
    this.#call(renamed);
    this.told({ renamed });
    return renamed;
  }

  #call(renamed: GuestRecord): void {
    for (const [hash, { id }] of this.#remembered) if (id === renamed.id) this.#remembered.set(hash, renamed);
  }

  /** At another process somebody has another name, or devices are nobody's any more. */
  hear({ renamed, hash, who }: GuestsNews): void {
    if (renamed !== undefined) this.#call(renamed);
    if (hash !== undefined) {
      this.#remembered.delete(hash);
      this.ended((device) => device.hash === hash);
    }
    if (who === undefined) return;
    const isMeant = (guest: string): boolean => who === 'everybody' || who.includes(guest);
    for (const [known, { id }] of this.#remembered) if (isMeant(id)) this.#remembered.delete(known);
    this.ended(({ guest }) => isMeant(guest));
  }

  /** Without asking the store: null also when it might know. */
  remembered(token: string | null): GuestRecord | null {
    return token === null ? null : (this.#remembered.get(hashOf(token)) ?? null);
  }

  async withToken(token: string | null): Promise<GuestRecord | null> {
    if (token === null) return null;
    const hash = hashOf(token);
    const known = this.#remembered.get(hash) ?? (await this.#house.store.guestWithToken(hash));
    if (known === null) return null;
    this.#remember(hash, known);
    this.#noteUse(hash);
    return known;
  }

  /** To the hour: it is asked with every request. */
  #noteUse(hash: string): void {
    const { clock, store } = this.#house;
    const wall = clock.wall();
    if (Math.abs(wall - (this.#used.get(hash) ?? 0)) < AN_HOUR || store.isFailing) return;
    this.#used.set(hash, wall);
    store.write({ kind: 'used-token', token: hash, wall }).catch(() => this.#used.delete(hash));
  }

  /** Those whose cookies are all older than a cookie gets have gone for good. */
  async forget(): Promise<void> {
    const before = this.#house.clock.wall() - (A_YEAR + A_MONTH) * 1000;
    for (const what of ['guests', 'tokens'] as const) await this.#house.store.write({ kind: 'forget', what, before });
  }

  /** One more device is this guest's; null: there is no such guest. */
  async enter(id: string): Promise<{ readonly guest: GuestRecord; readonly token: string } | null> {
    const guest = await this.#house.store.guest(id);
    return guest === null ? null : { guest, token: await this.#newToken(guest) };
  }

  /** Where this guest is known; `token` is the one that asks. */
  async devicesOf(guest: GuestRecord, token: string | null): Promise<readonly DeviceInfo[]> {
    const own = token === null ? null : hashOf(token);
    const tokens = await this.#house.store.tokensOf(guest.id);
    return tokens.map(({ token: hash, wall, used }) => ({
      id: deviceIdOf(hash),
      since: wall,
      used,
      isThis: hash === own,
    }));
  }

  /** False: this guest has no such device. */
  async endDevice(guest: GuestRecord, id: string): Promise<boolean> {
    const found = (await this.#house.store.tokensOf(guest.id)).find(({ token }) => deviceIdOf(token) === id);
    if (found === undefined) return false;
    await this.#end(found.token);
    return true;
  }

  async endOthers(guest: GuestRecord, token: string | null): Promise<void> {
    const own = hashOf(token ?? '');
    for (const { token: hash } of await this.#house.store.tokensOf(guest.id)) if (hash !== own) await this.#end(hash);
  }

  /** Links to them end, too. */
  async endAll(guest: string): Promise<void> {
    this.links.end(guest);
    for (const { token } of await this.#house.store.tokensOf(guest)) await this.#end(token);
    // One that became theirs meanwhile.
    for (const [hash, { id }] of this.#remembered) if (id === guest) this.#remembered.delete(hash);
    this.ended((device) => device.guest === guest);
    this.told({ who: [guest] });
  }

  /** One that is nobody's is none. */
  async endToken(token: string | null): Promise<void> {
    if ((await this.withToken(token)) !== null) await this.#end(hashOf(token ?? ''));
  }

  async #end(hash: string): Promise<void> {
    this.#remembered.delete(hash);
    await this.#house.store.write({ kind: 'end-token', token: hash });
    this.#remembered.delete(hash);
    this.ended((device) => device.hash === hash);
    this.told({ hash });
  }

  /** Whoever runs the server ends all devices of these guests. */
  async signOut(who: SignedOut): Promise<void> {
    const isMeant = (guest: string): boolean => who === 'everybody' || who.includes(guest);
    const forget = (): void => {
      for (const [hash, { id }] of this.#remembered) if (isMeant(id)) this.#remembered.delete(hash);
    };
    forget();
    await this.#endTokens(who);
    // Whoever asked meanwhile was still known.
    forget();
    this.ended(({ guest }) => isMeant(guest));
    this.told({ who });
    this.#house.incidents.note('signed-out', { who });
  }

  async #endTokens(who: SignedOut): Promise<void> {
    const { store } = this.#house;
    if (who === 'everybody') {
      await store.write({ kind: 'forget', what: 'tokens', before: Number.MAX_SAFE_INTEGER });
      return;
    }
    for (const guest of who) {
      for (const { token } of await store.tokensOf(guest)) await store.write({ kind: 'end-token', token });
    }
  }

  async #newToken(guest: GuestRecord): Promise<string> {
    const token = drawnId(24);
    const hash = hashOf(token);
    await this.#house.store.write({ kind: 'token', token: hash, guest: guest.id, wall: this.#house.clock.wall() });
    this.#remember(hash, guest);
    this.#used.set(hash, this.#house.clock.wall());
    return token;
  }

  #remember(hash: string, guest: GuestRecord): void {
    if (this.#remembered.size >= MOST_REMEMBERED) for (const map of [this.#remembered, this.#used]) map.clear();
    this.#remembered.set(hash, guest);
  }
}

/** Whoever reads the store still can't be anybody. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Tells a guest's devices apart, and is no use to anybody. */
const deviceIdOf = (hash: string): string => hash.slice(0, 16);
