/** People without accounts: a name, and a token in a cookie that only they have. */

import { createHash, randomBytes } from 'node:crypto';
import type { House } from '../house.ts';
import type { GuestRecord } from '../store/store.ts';

const COOKIE = 'starboard';
const A_YEAR = 365 * 24 * 3600;
const A_MONTH = 31 * 24 * 3600;
const LINK_MILLIS = 10 * 60_000;
const MOST_REMEMBERED = 20_000;
const MOST_LINKS = 10_000;

interface Link {
  readonly guest: string;
  readonly until: number;
}

export class Guests {
  readonly #house: House;
  /** By token hash, so that a connection need not ask the store. */
  readonly #remembered = new Map<string, GuestRecord>();
  readonly #links = new Map<string, Link>();

  constructor(house: House) {
    this.#house = house;
  }

  /** Resolves to the new guest and the token that is theirs alone. */
  async welcome(name: string): Promise<{ readonly guest: GuestRecord; readonly token: string }> {
    const guest = { id: randomBytes(9).toString('base64url'), name };
    await this.#house.store.write({ kind: 'guest', guest });
    return { guest, token: await this.#newToken(guest) };
  }

  async rename(guest: GuestRecord, name: string): Promise<GuestRecord> {
    const renamed = { ...guest, name };
    await this.#house.store.write({ kind: 'guest', guest: renamed });
    for (const [hash, { id }] of this.#remembered) if (id === guest.id) this.#remembered.set(hash, renamed);
    return renamed;
  }

  async withToken(token: string | null): Promise<GuestRecord | null> {
    if (token === null) return null;
    const hash = hashOf(token);
    const known = this.#remembered.get(hash) ?? (await this.#house.store.guestWithToken(hash));
    if (known !== null) this.#remember(hash, known);
    return known;
  }

  /** Those whose cookies are all older than a cookie gets have gone for good. */
  async forget(): Promise<void> {
    const before = this.#house.clock.wall() - (A_YEAR + A_MONTH) * 1000;
    for (const what of ['guests', 'tokens'] as const) await this.#house.store.write({ kind: 'forget', what, before });
  }

  /** For the same person on a second device: once, and for ten minutes. */
  offerLink(guest: GuestRecord): { readonly code: string; readonly seconds: number } {
    const now = this.#house.clock.now();
    for (const [code, { until }] of this.#links) if (until < now) this.#links.delete(code);
    if (this.#links.size >= MOST_LINKS) this.#links.clear();
    const code = randomBytes(16).toString('base64url');
    this.#links.set(code, { guest: guest.id, until: now + LINK_MILLIS });
    return { code, seconds: LINK_MILLIS / 1000 };
  }

  async followLink(code: string): Promise<{ readonly guest: GuestRecord; readonly token: string } | null> {
    const link = this.#links.get(code);
    this.#links.delete(code);
    if (link === undefined || link.until < this.#house.clock.now()) return null;
    const guest = await this.#house.store.guest(link.guest);
    return guest === null ? null : { guest, token: await this.#newToken(guest) };
  }

  async #newToken(guest: GuestRecord): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const hash = hashOf(token);
    await this.#house.store.write({ kind: 'token', token: hash, guest: guest.id, wall: this.#house.clock.wall() });
    this.#remember(hash, guest);
    return token;
  }

  #remember(hash: string, guest: GuestRecord): void {
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(hash, guest);
  }
}

/** Whoever reads the store still can't be anybody. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token among a request's cookies, or in its Authorization header for programs that keep no cookies. */
export function tokenIn(headers: {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}) {
  const bearer = /^Bearer ([A-Za-z0-9_-]{32})$/.exec(headers.authorization ?? '');
  if (bearer !== null) return bearer[1] ?? null;
  const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{32})(?:;|$)`).exec(headers.cookie ?? '');
  return cookie?.[1] ?? null;
}

export function cookieFor(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${token}; Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${secure}`;
}
