/** People one knows, by HTTP; and what is one's own to take along, to put together, and to erase. */

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Erase, Invite, Merge, Nothing } from '#protocol';
import { GUEST_COOKIE } from '../people/cookies.ts';
import { exportOf } from '../people/export.ts';
import { Invitations } from '../people/invitations.ts';
import { erase, merge } from '../people/moving.ts';
import { refuse } from '../tables/refused.ts';
import type { Api } from './api.ts';
import { askerOf, guestOf, read } from './asked.ts';

/** What can be done with somebody, and what it changes. */
const DEEDS = {
  add: { isAdded: true },
  remove: { isAdded: false },
  block: { isBlocked: true },
  unblock: { isBlocked: false },
} as const;

export function addAcquaintances(server: FastifyInstance, api: Api): void {
  const { acquaintances, limits } = api;
  server.get('/me/people', async (request) => acquaintances.of(await guestOf(api, request)));
  server.get('/me/news', async (request) => acquaintances.news(await guestOf(api, request)));
  for (const [deed, change] of Object.entries(DEEDS)) {
    server.post<{ Params: { id: string } }>(`/me/people/:id/${deed}`, async (request) => {
      read(Nothing, request);
      return acquaintances.change(await guestOf(api, request), request.params.id, change);
    });
  }
  server.post<{ Params: { id: string } }>('/me/people/:id/invite', async (request) => {
    const { table } = read(Invite, request);
    const guest = await guestOf(api, request);
    limits.count('invitations', askerOf(api, request));
    await acquaintances.invite(guest, request.params.id, table);
    return { seconds: Invitations.SECONDS };
  });
  server.post<{ Params: { id: string } }>('/me/invitations/:id/dismiss', async (request) => {
    read(Nothing, request);
    const guest = await guestOf(api, request);
    acquaintances.invitations.dismiss(guest.id, request.params.id);
    return acquaintances.news(guest);
  });
}

export function addOwnData(server: FastifyInstance, api: Api): void {
  const { limits, visitors, ways } = api;
  server.get('/me/export', async (request, reply) => {
    const guest = await guestOf(api, request);
    limits.count('exports', askerOf(api, request));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="starboard-export.json"')
      .send(Readable.from(exportOf(api, guest)));
  });
  server.post('/me/merge', async (request) => {
    const { merge: code } = read(Merge, request);
    const guest = await guestOf(api, request);
    const former = ways.followMerge(code, guest) ?? refuse('no-such-merge');
    await merge(api, former, guest);
    return guest;
  });
  server.post('/me/erase', async (request, reply) => {
    read(Erase, request);
    await erase(api, await guestOf(api, request));
    return reply.header('set-cookie', GUEST_COOKIE.without(visitors.visitor(request.raw))).send({});
  });
}
