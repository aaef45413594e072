/** What one thinks of somebody at the same table, and what one reports of them to whoever runs the server. */

import type { FastifyInstance } from 'fastify';
import { ChangeManners, Report } from '#protocol';
import type { Api } from './api.ts';
import { askerOf, guestOf, read } from './asked.ts';

export function addManners(server: FastifyInstance, api: Api): void {
  const { neighbours, limits } = api;
  server.post('/me/manners', async (request) => {
    const { whom, ...change } = read(ChangeManners, request);
    const guest = await guestOf(api, request);
    const isAsking = change.isBlocked === undefined && change.isMuted === undefined;
    return isAsking ? neighbours.manners(guest, whom) : neighbours.change(guest, whom, change);
  });
  server.post('/reports', async (request, reply) => {
    const { whom, why } = read(Report, request);
    const guest = await guestOf(api, request);
    limits.count('reports', askerOf(api, request));
    await neighbours.report(guest, whom, why);
    return reply.code(201).send({});
  });
}
