/** How the house is: for whoever runs the server. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { FairBots } from '../bots/fair-share.ts';
import type { House } from '../house.ts';
import type { Hall } from '../tables/hall.ts';
import { isIn, NEAR } from './networks.ts';
import { sendRefusal } from './refusals.ts';
import type { Visitors } from './visitors.ts';

/** Whom the figures are for: those at these addresses, and whoever brings the token. */
export interface FigureReaders {
  readonly networks: BlockList;
  readonly token: string | null;
}

/** The figures are nobody else's business. */
export const NEAR_READERS: FigureReaders = { networks: NEAR, token: null };

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long for a token that is nearly right. */
export const brings = (token: string, { authorization }: IncomingHttpHeaders): boolean =>
  timingSafeEqual(hashOf(`Bearer ${token}`), hashOf(authorization ?? ''));

interface Watched {
  readonly house: House;
  readonly hall: Hall;
  readonly bots: FairBots;
  readonly visitors: Visitors;
  readonly readers: FigureReaders;
}

export function addWatching(
  server: FastifyInstance,
  { house, hall, bots, visitors, readers: { networks, token } }: Watched,
): void {
  house.measures.watchProcess();
  server.get('/health', async (_request, reply) => {
    const { isFailing } = house.store;
    return reply.code(isFailing ? 503 : 200).send({ ok: !isFailing });
  });
  server.get('/metrics', async (request, reply) => {
    const isKnown = token !== null && brings(token, request.headers);
    if (!isKnown && !isIn(networks, visitors.visitor(request.raw).address)) return sendRefusal(reply, 'not-found');
    house.measures.tables.set(hall.size);
    house.measures.botsWaiting.set(bots.waiting);
    return reply.type(house.measures.registry.contentType).send(await house.measures.registry.metrics());
  });
}
