/**
 * Requests about a table that another process runs: they are answered there, as if they had come in there. Whoever asks
 * is known, counted and let in here first; there only what belongs to the table is done.
 */

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpRefusal } from '#protocol';
import type { Cluster } from '../cluster/cluster.ts';
import { HOUSE_LEASE, type Steward } from '../steward.ts';
import type { Hall } from '../tables/hall.ts';
import { HouseRefused, refuse } from '../tables/refused.ts';
import { statusOf } from './refusals.ts';

const HEADER = 'x-starboard-forwarded';
const ANSWER_MILLIS = 8_000;
const TRIES = 12;
const AGAIN_MILLIS = 250;
/** Of the connection it came on, not of the question. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  HEADER,
]);

interface Asked {
  readonly method: 'GET' | 'POST' | 'HEAD';
  readonly url: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly body: string | null;
  readonly remote: string;
}

interface Answered {
  readonly status: number;
  readonly headers: { readonly [name: string]: number | string | string[] | undefined };
  readonly body: string;
}

/** Said by who stops: nothing was done, so it may be asked again of whoever is next. */
const ONE_MOMENT: Answered = {
  ...{ status: statusOf('one-moment'), headers: {} },
  body: JSON.stringify({ because: 'one-moment' } satisfies HttpRefusal),
};

export class Forwarding {
  /** Nobody but this process can say that it has forwarded something to itself. */
  readonly #secret = randomBytes(18).toString('base64url');
  readonly #hall: Hall;
  readonly #cluster: Cluster;
  readonly #steward: Steward;

  constructor(hall: Hall, cluster: Cluster, steward: Steward) {
    this.#hall = hall;
    this.#steward = steward;
    this.#cluster = cluster;
  }

  /** Answers what other processes forward. */
  serve(server: FastifyInstance): void {
    let isClosing = false;
    server.addHook('preClose', async () => {
      isClosing = true;
    });
    this.#cluster.post.answer('http', async ({ method, url, headers, body, remote }: Asked): Promise<Answered> => {
      if (isClosing) return ONE_MOMENT;
      const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
      const response = await server.inject({
        ...{ method, url, remoteAddress: remote },
        headers: { ...(given as { [name: string]: string }), [HEADER]: this.#secret },
        ...(body === null ? {} : { payload: body }),
      });
      return { status: response.statusCode, headers: response.headers, body: response.payload };
    });
  }

  /** Came from another process, which has counted it. */
  isForwarded({ headers }: FastifyRequest): boolean {
    return headers[HEADER] === this.#secret;
  }

  /** A request about a table is answered where it is run. True: it has been. */
  async answerElsewhere(request: FastifyRequest, reply: FastifyReply, table: string): Promise<boolean> {
    if (this.isForwarded(request)) {
      // It was the steward when it was asked.
      if (table === HOUSE_LEASE && !this.#steward.isHere()) refuse('one-moment');
      return false;
    }
    for (let tries = 0; tries < TRIES; tries++) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLIS));
      const at = await this.#whereabouts(table, request.method !== 'POST');
      if (at === null) return false;
      // Nobody knows whether a question without an answer was understood: it is not asked again.
      const answer = at === 'unknown' ? null : await this.#ask(at, request);
      if (answer === null || isOneMoment(answer)) continue;
      send(reply, answer);
      return true;
    }
    return refuse('one-moment');
  }

  /** Null: here. */
  async #whereabouts(table: string, isLook: boolean): Promise<string | null> {
    try {
      if (table === HOUSE_LEASE)
        return this.#steward.isHere() ? null : ((await this.#cluster.owner(HOUSE_LEASE)) ?? 'unknown');
      const at = isLook ? await this.#cluster.owner(table) : await this.#cluster.find(table);
      if (at === null && !isLook) await this.#hall.table(table);
      return at;
    } catch (error) {
      if (error instanceof HouseRefused && error.because === 'one-moment') return 'unknown';
      throw error;
    }
  }

  /** A new table is opened where there are fewest. */
  async openElsewhere(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const to = this.isForwarded(request) ? null : this.#cluster.peers.roomiest;
    if (to === null) return false;
    const answer = await this.#ask(to, request).catch(() => null);
    // Whether it was opened there nobody knows: one more, empty, closes by itself.
    if (answer === null || isOneMoment(answer)) return false;
    send(reply, answer);
    return true;
  }

  #ask(at: string, { method, url, headers, body, socket }: FastifyRequest): Promise<Answered> {
    const asked: Asked = {
      ...{ method: method as Asked['method'], url, remote: socket.remoteAddress ?? '' },
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name))),
      body: body === undefined || body === null ? null : JSON.stringify(body),
    };
    return this.#cluster.post.ask<Answered>(at, 'http', asked, ANSWER_MILLIS);
  }
}

const isOneMoment = ({ status, body }: Answered): boolean => status === 503 && body.includes('"one-moment"');

function send(reply: FastifyReply, { status, headers, body }: Answered): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !OF_THE_CONNECTION.has(name)) reply.header(name, value);
  }
  reply.code(status).send(body);
}

/** The table that a request is about: it is named in the address, or in what is asked. */
export function tableAskedFor({ routeOptions, params, body }: FastifyRequest): string | null {
  const { url = '' } = routeOptions;
  if (url.startsWith('/api/tables/:id')) return (params as { readonly id: string }).id;
  // Challenges have one clock, the house's own.
  if (url.startsWith('/api/challenges')) return HOUSE_LEASE;
  if (url !== '/api/me/manners' && url !== '/api/reports') return null;
  const whom = (body as { readonly whom?: { readonly table?: unknown } } | null)?.whom;
  return typeof whom?.table === 'string' ? whom.table : null;
}
