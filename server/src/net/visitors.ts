/** Where a request comes from, and whether it was meant for this server. */

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { TLSSocket } from 'node:tls';
import { isIn, plainAddress, readNetworks } from './networks.ts';

export interface Visitor {
  /** What is counted as one place: an IPv4 address, or the /64 that one household's IPv6 addresses share. */
  readonly place: string;
  readonly address: string;
  readonly isSecure: boolean;
}

/** So many proxies, or those at these addresses: only they are believed when they say for whom they ask. */
export type TrustedProxies = number | BlockList;

export function placeOf(given: string): string {
  const address = plainAddress(given);
  if (!isIPv6(address)) return address;
  return `${wholeGroups(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, `::` written out. */
function wholeGroups(address: string): readonly string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(head), groups(tail)];
  const left = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
    : [];
  return [...first, ...left, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

export class Visitors {
  /** What links that are given to others begin with; null: whatever the giver's own page was asked by. */
  readonly publicUrl: string | null;
  readonly #proxies: TrustedProxies;
  /** Names, with their ports if any, and whether they are asked over HTTPS. */
  readonly #hosts: ReadonlyMap<string, { readonly isSecure: boolean }>;

  /** `publicUrls`: how the server is called beside its addresses. */
  constructor({ proxies, publicUrls }: { readonly proxies: TrustedProxies; readonly publicUrls: readonly URL[] }) {
    this.#proxies = proxies;
    this.publicUrl = publicUrls[0]?.origin ?? null;
    this.#hosts = new Map(publicUrls.map(({ host, protocol }) => [host, { isSecure: protocol === 'https:' }]));
  }

  visitor({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Visitor {
    const remote = socket.remoteAddress ?? '';
    const isSecure =
      (socket as Partial<TLSSocket>).encrypted === true ||
      (this.isProxy(remote) && lastOf(headers['x-forwarded-proto']) === 'https') ||
      this.#isHttpsOnly(headers.host);
    const address = plainAddress(this.#askedFor(remote, headers));
    return { place: placeOf(address), address, isSecure };
  }

  /** A proxy that nobody believes asks for somebody: from where, nobody knows. */
  isUnplaced({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return isForwarded && !this.isProxy(socket.remoteAddress ?? '');
  }

  isProxy(remote: string): boolean {
    return typeof this.#proxies === 'number' ? this.#proxies > 0 : isIn(this.#proxies, remote);
  }

  /**
   * A page of another name may be led to this address by its own name server: it then asks as itself, and must not be
   * answered. Bare addresses can't be led anywhere.
   */
  isOwnHost(host: string | undefined): boolean {
    if (host === undefined || this.#hosts.has(host.toLowerCase())) return true;
    const name = host.toLowerCase().replace(/:\d+$/, '');
    if (isIPv4(name) || (name.startsWith('[') && isIPv6(name.slice(1, -1)))) return true;
    const own = hostname().toLowerCase();
    return name === 'localhost' || name.endsWith('.localhost') || name === own || name === `${own}.local`;
  }

  /**
   * The name that passkeys are bound to, and where the page is that asks; null where browsers allow none: they want
   * HTTPS or this very machine, and a name.
   */
  siteOf(
    request: Pick<IncomingMessage, 'socket' | 'headers'>,
  ): { readonly origin: string; readonly rpId: string } | null {
    const { origin, host = '' } = request.headers;
    const isSecure = origin === undefined ? this.visitor(request).isSecure : origin.startsWith('https:');
    const name = host.toLowerCase().replace(/:\d+$/, '');
    const isHere = name === 'localhost' || name.endsWith('.localhost');
    if (name === '' || isIP(name) !== 0 || name.startsWith('[') || !(isSecure || isHere)) return null;
    return { origin: `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}`, rpId: name };
  }

  /** A page of another site may not act in a visitor's name. Programs that send no Origin are not browsers. */
  isOwnOrigin({ origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>): boolean {
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const from = new URL(origin);
    return from.host === host && (from.protocol === 'https:' || !this.#isHttpsOnly(host));
  }

  #isHttpsOnly(host: string | undefined): boolean {
    return this.#hosts.get((host ?? '').toLowerCase())?.isSecure ?? false;
  }

  #askedFor(remote: string, headers: IncomingHttpHeaders): string {
    const named = listIn(headers['x-forwarded-for']).reverse();
    const chain = [remote, ...named];
    let nearest = 0;
    const isTrusted = (at: number): boolean =>
      typeof this.#proxies === 'number' ? at < this.#proxies : isIn(this.#proxies, chain[at] ?? '');
    while (nearest < chain.length - 1 && isTrusted(nearest) && isIP(chain[nearest + 1] ?? '') !== 0) nearest++;
    return chain[nearest] ?? remote;
  }
}

const listIn = (header: string | readonly string[] | undefined): string[] =>
  (typeof header === 'string' ? header : (header ?? []).join(','))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const lastOf = (header: string | readonly string[] | undefined): string | undefined => listIn(header).at(-1);

/** "1" or "10.0.0.1,192.168.0.0/16": null when it is neither. */
export const readProxies = (text: string): TrustedProxies | null =>
  /^\d$/.test(text) ? Number(text) : readNetworks(text);

export const NO_PROXIES: TrustedProxies = 0;
