/** How the house is: for whoever runs the server. */

import { BlockList, isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { FairBots } from '../bots/fair-share.ts';
import type { House } from '../house.ts';
import type { Hall } from '../tables/hall.ts';
import { sendRefusal } from './refusals.ts';
import type { Visitors } from './visitors.ts';

/** This machine and private networks: the figures are nobody else's business. */
const NEAR = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  NEAR.addSubnet(address, bits, 'ipv4');
}
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

const isNear = (place: string): boolean => {
  const address = place.replace(/::\/64$/, '::1');
  return NEAR.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
};

export function addWatching(
  server: FastifyInstance,
  { house, hall, bots, visitors }: { house: House; hall: Hall; bots: FairBots; visitors: Visitors },
): void {
  house.measures.watchProcess();
  server.get('/health', async (_request, reply) => {
    const { isFailing } = house.store;
    return reply.code(isFailing ? 503 : 200).send({ ok: !isFailing });
  });
  server.get('/metrics', async (request, reply) => {
    if (!isNear(visitors.visitor(request.raw).place)) return sendRefusal(reply, 'not-found');
    house.measures.tables.set(hall.size);
    house.measures.botsWaiting.set(bots.waiting);
    return reply.type(house.measures.registry.contentType).send(await house.measures.registry.metrics());
  });
}
