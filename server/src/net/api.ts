/** The HTTP interface: people, tables, recordings. Everything that happens in a match goes over the socket instead. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpRefusal } from '#protocol';
import type { Arena } from '../challenges/arena.ts';
import type { House } from '../house.ts';
import type { Limits } from '../limits/limits.ts';
import { BannedRefusal, type Bans } from '../moderation/bans.ts';
import type { WordFilter } from '../moderation/filter.ts';
import type { Neighbours } from '../moderation/whom.ts';
import type { NoticeOffice } from '../notices/open-notices.ts';
import type { Acquaintances } from '../people/acquaintances.ts';
import type { Aliases } from '../people/aliases.ts';
import type { Around } from '../people/around.ts';
import type { Guests } from '../people/guests.ts';
import type { History } from '../people/history.ts';
import type { WaysBack } from '../people/ways-back.ts';
import { Fenced } from '../store/leases.ts';
import { forkTree } from '../tables/fork-info.ts';
import type { Hall } from '../tables/hall.ts';
import { HouseRefused, refuse } from '../tables/refused.ts';
import type { SlowWatch } from '../tables/slow-watch.ts';
import { addAcquaintances, addOwnData } from './acquaintances.ts';
import { askerOf, comerOf, guestOf, isOwnData } from './asked.ts';
import { addChallenges } from './challenges.ts';
import { type Forwarding, tableAskedFor } from './forwarding.ts';
import { addHistory } from './history.ts';
import { addManners } from './manners.ts';
import { addNotices } from './notices.ts';
import { addPeople } from './people.ts';
import { addPuzzles } from './puzzles.ts';
import { matchInfo, receiptsOf } from './recordings.ts';
import { sendBan, sendRefusal } from './refusals.ts';
import { addReturning } from './returning.ts';
import { addScreens } from './screens.ts';
import { addStatus, type OperatorView } from './status.ts';
import { addTables } from './table-routes.ts';
import type { Visitors } from './visitors.ts';
import { addWays } from './ways.ts';

export interface Api {
  readonly house: House;
  readonly hall: Hall;
  readonly slow: SlowWatch;
  readonly guests: Guests;
  readonly limits: Limits;
  readonly visitors: Visitors;
  readonly history: History;
  readonly aliases: Aliases;
  readonly ways: WaysBack;
  readonly acquaintances: Acquaintances;
  readonly arena: Arena;
  readonly bans: Bans;
  readonly filter: WordFilter;
  readonly neighbours: Neighbours;
  readonly around: Around;
  readonly office: NoticeOffice;
  /** To other processes of the house; null: there are none. */
  readonly forwarding: Forwarding | null;
}

/** In a part of the server of its own: its locks hold for its routes, however their addresses are spelt. */
export async function addApi(server: FastifyInstance, api: Api, view: OperatorView | null): Promise<Api> {
  addRefusals(server, api);
  await server.register(
    async (routes) => {
      routes.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        // Deadlines of days are told by this calendar, and not every device's is right.
        reply.header('date', new Date(api.house.clock.wall()).toUTCString());
        if (api.forwarding?.isForwarded(request) !== true) api.limits.countRequest(askerOf(api, request));
        if (!isOwnData(request.routeOptions.url)) api.bans.refuse(comerOf(api, request));
        if (request.method === 'GET' || request.method === 'HEAD') return;
        if (!api.visitors.isOwnOrigin(request.headers)) {
          api.house.incidents.note('other-origin', { origin: request.headers.origin });
          refuse('other-origin');
        }
        if (!isInUtf8(request.headers['content-type'])) refuse('not-understood', 'only UTF-8 is read here');
        if (api.house.store.isFailing) refuse('one-moment');
      });
      const { forwarding } = api;
      if (forwarding !== null)
        routes.addHook('preHandler', async (request, reply) => forward(api, forwarding, request, reply));
      addPeople(routes, api);
      addWays(routes, api);
      addHistory(routes, api);
      addAcquaintances(routes, api);
      addOwnData(routes, api);
      addManners(routes, api);
      addNotices(routes, api);
      addChallenges(routes, api);
      addTables(routes, api);
      addScreens(routes, api);
      addReturning(routes, api);
      addMatches(routes, api);
      addPuzzles(routes);
      addStatus(routes, api, view);
      routes.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'not-found'));
    },
    { prefix: '/api' },
  );
  return api;
}

/** Whoever asks is known first: nobody's questions go any further. */
async function forward(api: Api, forwarding: Forwarding, request: FastifyRequest, reply: FastifyReply) {
  const isOpening = request.method === 'POST' && request.routeOptions.url === '/api/tables';
  const table = tableAskedFor(request);
  if (table === null && !isOpening) return undefined;
  if (request.method === 'POST') await guestOf(api, request);
  const isAnswered = isOpening
    ? await forwarding.openElsewhere(request, reply)
    : await forwarding.answerElsewhere(request, reply, table ?? '');
  return isAnswered ? reply : undefined;
}

function addRefusals(server: FastifyInstance, { house }: Api): void {
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof BannedRefusal) return sendBan(reply, error.ban);
    if (error instanceof HouseRefused) return sendRefusal(reply, error.because, error.detail);
    // Another process has the table by now: asked again, it goes there.
    if (error instanceof Fenced) return sendRefusal(reply, 'one-moment');
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return sendRefusal(reply, error.statusCode === 413 ? 'too-big' : 'not-understood', error.message);
    }
    house.log.error({ err: error, url: request.url }, 'a request failed');
    return reply.code(500).send({ because: 'table-has-failed' } satisfies HttpRefusal);
  });
}

function isInUtf8(contentType: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

function addMatches(server: FastifyInstance, { house }: Api): void {
  server.get<{ Params: { id: string } }>('/matches/:id', async ({ params }) => matchInfo(house.store, params.id));
  server.get<{ Params: { id: string } }>('/matches/:id/forks', async ({ params }) => forkTree(house.store, params.id));
  server.get<{ Params: { id: string } }>('/matches/:id/receipts', async ({ params }) =>
    receiptsOf(house.store, params.id),
  );
}
