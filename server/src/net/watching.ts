/** How the house is: for whoever runs the server. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { FairBots } from '../bots/fair-share.ts';
import type { Cluster } from '../cluster/cluster.ts';
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
  /** Null: this process is alone. */
  readonly cluster: Cluster | null;
}

export function addWatching(
  server: FastifyInstance,
  { house, hall, bots, visitors, cluster, readers: { networks, token } }: Watched,
): void {
  house.measures.watchProcess();
  server.get('/health', async (_request, reply) => {
    const { isFailing } = house.store;
    return reply.code(isFailing ? 503 : 200).send({ ok: !isFailing });
  });
  // For whoever shares out connections: not to a process that is about to stop, nor to one that can't serve.
  server.get('/ready', async (_request, reply) => {
    const isReady = !house.store.isFailing && !hall.isLeaving && house.store.leases.isSure;
    return reply.code(isReady ? 200 : 503).send({ ok: isReady });
  });
  server.get<{ Querystring: { tables?: string } }>('/metrics', async (request, reply) => {
    const isKnown = token !== null && brings(token, request.headers);
    // Behind a proxy on this machine that it was not told of, the whole world would be near.
    const isNear = !visitors.isUnplaced(request.raw) && isIn(networks, visitors.visitor(request.raw).address);
    if (!isKnown && !isNear) return sendRefusal(reply, 'not-found');
    house.measures.tables.set(hall.size);
    house.measures.botsWaiting.set(bots.waiting);
    house.measures.busDelay.set((cluster?.peers.delay ?? 0) / 1000);
    house.measures.owned.set({ process: house.store.leases.process }, hall.size);
    const figures = await house.measures.registry.metrics();
    const text = request.query.tables === undefined ? figures : `${figures}${tableLines(house, hall)}`;
    return reply.type(house.measures.registry.contentType).send(text);
  });
}

/** Where each table runs, on request: by a name that leads nobody there. */
function tableLines({ store }: House, hall: Hall): string {
  const { leases } = store;
  const lines = [...hall.tables].map(({ id }) => {
    const table = hashOf(id).toString('hex').slice(0, 16);
    return `starboard_table{table="${table}",process="${leases.process}"} ${leases.epochOf(id) ?? 0}\n`;
  });
  const help =
    '# HELP starboard_table The epoch under which this process runs a table.\n# TYPE starboard_table gauge\n';
  return `${help}${lines.join('')}`;
}
