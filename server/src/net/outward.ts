/**
 * Requests from this server to addresses that somebody else named: to public addresses only, over HTTPS, without
 * following anybody further, and never for long.
 */

import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { type BlockList, isIP, type LookupFunction } from 'node:net';
import { isIn, LOOPBACK, readNetworks } from './networks.ts';

/** What is nobody's in the whole world, or somebody's own: RFC 6890 and what came after it. */
const NOT_PUBLIC = readNetworks(
  [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
    ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
    ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
    ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
    ...['3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/9', 'ff00::/8'],
  ].join(','),
) as BlockList;

export const isPublic = (address: string): boolean => isIP(address) !== 0 && !isIn(NOT_PUBLIC, address);

const MILLIS = 10_000;
/** Of an answer: nobody reads more of it than how it went. */
const ANSWER_BYTES = 16_384;
export const LONGEST_ADDRESS = 1_000;
const AT_ONCE = 32;

/** How far requests may go: `here` is for tests and for who tries things out on their own machine. */
export const REACHES = ['public', 'here'] as const;

export type Reach = (typeof REACHES)[number];

export interface Posted {
  readonly status: number;
  /** Seconds after which one may come again, if that was said. */
  readonly retryAfter: number | null;
}

type Resolve = (
  host: string,
  options: { readonly family: number | 'IPv4' | 'IPv6'; readonly hints: number; readonly all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The address is none that this server goes to. */
export class OutOfReach extends Error {}

/** Null: nothing that may be asked. Plain HTTP only to this very machine, and only where that is allowed at all. */
export function outwardAddress(text: string, reach: Reach): URL | null {
  const url = text.length > LONGEST_ADDRESS ? null : URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || isIn(LOOPBACK, host);
  if (isHere && reach === 'here') return /^https?:$/.test(url.protocol) ? url : null;
  if (url.protocol !== 'https:' || host === 'localhost' || host.endsWith('.localhost')) return null;
  return isIP(host) === 0 || isPublic(host) ? url : null;
}

export class Outward {
  readonly #reach: Reach;
  readonly #resolve: Resolve;
  readonly #secure: Agent;
  readonly #plain: PlainAgent;

  /** `resolve`: what a name means; another only where it is tried out. */
  constructor(reach: Reach, resolve: Resolve = lookup) {
    this.#reach = reach;
    this.#resolve = resolve;
    const options = { keepAlive: true, maxSockets: AT_ONCE, maxFreeSockets: AT_ONCE, timeout: MILLIS };
    this.#secure = new Agent(options);
    this.#plain = new PlainAgent(options);
  }

  allows(address: string): boolean {
    return outwardAddress(address, this.#reach) !== null;
  }

  /** Whatever the other side answers is an answer, also that it is elsewhere now: nobody is followed there. */
  async post(
    address: string,
    { headers, body }: { headers: { readonly [name: string]: string | number }; body: Buffer | string },
  ): Promise<Posted> {
    const url = outwardAddress(address, this.#reach);
    if (url === null) throw new OutOfReach('an address that is not asked');
    const signal = AbortSignal.timeout(MILLIS);
    const options = { method: 'POST', headers: { ...headers }, lookup: this.#lookup, signal };
    const sent =
      url.protocol === 'https:'
        ? request(url, { ...options, agent: this.#secure })
        : plainRequest(url, { ...options, agent: this.#plain });
    return answerTo(sent, body);
  }

  close(): void {
    this.#secure.destroy();
    this.#plain.destroy();
  }

  /** The address that is connected to is the one that was looked at: a name that means another a moment later is no way in. */
  readonly #lookup: LookupFunction = (host, { family, hints }, found) => {
    this.#resolve(host, { family: family ?? 0, hints: hints ?? 0, all: true }, (error, addresses) => {
      if (error !== null) return found(error, [], 0);
      const isAllowed = ({ address }: { address: string }): boolean =>
        isPublic(address) || (this.#reach === 'here' && isIn(LOOPBACK, address));
      const all = addresses.filter(isAllowed);
      // One that is not public among others is somebody trying.
      if (all.length < addresses.length || all.length === 0)
        return found(new OutOfReach(`${host} is not public`), [], 0);
      return found(null, all, 0);
    });
  };
}

function answerTo(sent: ClientRequest, body: Buffer | string): Promise<Posted> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      const after = Number(response.headers['retry-after']);
      const posted = { status: response.statusCode ?? 0, retryAfter: Number.isFinite(after) ? after : null };
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > ANSWER_BYTES) response.destroy();
      });
      response.on('close', () => resolve(posted));
    });
    sent.end(body);
  });
}
