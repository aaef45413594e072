/** The HTTP interface: people, tables, recordings. Everything that happens in a match goes over the socket instead. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  DeviceCode,
  type GameInfo,
  type HouseRefusal,
  type HttpRefusal,
  Leave,
  NewGuest,
  NewTable,
  Nothing,
  Remove,
  SeatBot,
  Settings,
  Sit,
  Start,
} from '#protocol';
import type { House } from '../house.ts';
import { isRealTime } from '../match/recovery.ts';
import { cookieFor, type Guests, tokenIn } from '../people/guests.ts';
import type { GuestRecord } from '../store/store.ts';
import { changeSettings, close, leave, rematch, remove, seatBots, sit, start } from '../tables/commands.ts';
import type { Hall } from '../tables/hall.ts';
import { HouseRefused, refuse } from '../tables/refused.ts';
import type { Table } from '../tables/table.ts';
import { isOwnOrigin } from './headers.ts';
import type { Limits } from './limits.ts';
import { addPuzzles } from './puzzles.ts';
import { matchInfo, receiptsOf } from './recordings.ts';

export interface Api {
  readonly house: House;
  readonly hall: Hall;
  readonly guests: Guests;
  readonly limits: Limits;
}

const STATUS: { readonly [because in HouseRefusal]?: number } = {
  'no-such-table': 404,
  'no-such-match': 404,
  'no-such-code': 404,
  'no-such-link': 404,
  'no-such-game': 404,
  'not-found': 404,
  'table-is-closed': 410,
  'table-has-failed': 410,
  'who-are-you': 401,
  'only-the-host-may': 403,
  'not-your-seat': 403,
  'other-origin': 403,
  'too-many-guesses': 429,
  'too-many-tables': 429,
  'too-many-requests': 429,
  'not-understood': 400,
  'bad-options': 400,
  'bad-seat-count': 400,
};

export function sendRefusal(reply: FastifyReply, because: HouseRefusal, detail?: string): FastifyReply {
  const refusal: HttpRefusal = detail === undefined ? { because } : { because, detail };
  return reply.code(STATUS[because] ?? 409).send(refusal);
}

/** Strictly, as on the socket. */
function read<Schema extends v.GenericSchema>(schema: Schema, request: FastifyRequest): v.InferOutput<Schema> {
  const read = v.safeParse(schema, request.body ?? {});
  if (read.success) return read.output;
  const where = read.issues.map((issue) => v.getDotPath(issue) ?? '?').join(', ');
  return refuse('not-understood', `wrong or unknown: ${where}`);
}

export function addApi(server: FastifyInstance, api: Api): void {
  server.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    await api.limits.countRequest(request.ip);
    if (request.method !== 'GET' && !isOwnOrigin(request.headers.origin, request.headers.host)) refuse('other-origin');
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof HouseRefused) return sendRefusal(reply, error.because, error.detail);
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return sendRefusal(reply, error.statusCode === 413 ? 'too-big' : 'not-understood', error.message);
    }
    api.house.log.error({ err: error, url: request.url }, 'a request failed');
    return reply.code(500).send({ because: 'table-has-failed' } satisfies HttpRefusal);
  });
  addPeople(server, api);
  addTables(server, api);
  addMatches(server, api);
  addPuzzles(server);
}

async function guestOf({ guests }: Api, request: FastifyRequest): Promise<GuestRecord> {
  return (await guests.withToken(tokenIn(request.headers))) ?? refuse('who-are-you');
}

function addPeople(server: FastifyInstance, api: Api): void {
  const { guests, limits } = api;
  const seat = (reply: FastifyReply, request: FastifyRequest, token: string) =>
    reply.header('set-cookie', cookieFor(token, request.protocol === 'https'));

  server.post('/api/guests', async (request, reply) => {
    const { name } = read(NewGuest, request);
    await limits.countGuest(request.ip);
    const { guest, token } = await guests.welcome(name);
    return seat(reply, request, token).code(201).send(guest);
  });
  server.get('/api/me', async (request) => guestOf(api, request));
  server.post('/api/me', async (request) => {
    const guest = await guestOf(api, request);
    return guests.rename(guest, read(NewGuest, request).name);
  });
  server.get('/api/me/tables', async (request) => {
    const guest = await guestOf(api, request);
    const tables = await Promise.allSettled(api.hall.tablesOf(guest.id).map((id) => api.hall.table(id)));
    return tables.flatMap((table) => (table.status === 'fulfilled' ? [table.value.info] : []));
  });
  server.post('/api/me/link', async (request) => {
    const guest = await guestOf(api, request);
    read(Nothing, request);
    return guests.offerLink(guest);
  });
  server.post('/api/device', async (request, reply) => {
    const { code } = read(DeviceCode, request);
    await limits.mayGuess(request.ip);
    const followed = await guests.followLink(code);
    if (followed === null) {
      await limits.countWrongGuess(request.ip);
      return refuse('no-such-link');
    }
    return seat(reply, request, followed.token).send(followed.guest);
  });
}

function addTables(server: FastifyInstance, api: Api): void {
  const { hall, limits, house } = api;
  server.get('/api/games', async () =>
    house.shelf.games.map(
      ({ id, rulesVersion, seats, options }): GameInfo => ({
        ...{ id, rulesVersion, seats, realTime: isRealTime(house, id) },
        options: options as GameInfo['options'],
      }),
    ),
  );
  server.get('/api/tables', async () => hall.listed.map(({ info }) => info));
  server.post('/api/tables', async (request, reply) => {
    const guest = await guestOf(api, request);
    const asked = read(NewTable, request);
    await limits.countTable(guest.id);
    const table = await hall.create(guest, asked);
    return reply.code(201).send(table.info);
  });
  server.get<{ Params: { code: string } }>('/api/codes/:code', async (request) => {
    await limits.mayGuess(request.ip);
    const table = await hall.tableWithCode(request.params.code);
    if (table === null || table.data.phase !== 'open') {
      await limits.countWrongGuess(request.ip);
      return refuse('no-such-code');
    }
    return table.info;
  });
  server.get<{ Params: { id: string } }>('/api/tables/:id', async ({ params }) => (await hall.table(params.id)).info);

  const command = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    run: (table: Table, guest: GuestRecord, asked: v.InferOutput<Schema>) => Promise<void> | void,
  ): void => {
    server.post<{ Params: { id: string } }>(`/api/tables/:id/${name}`, async (request) => {
      const guest = await guestOf(api, request);
      const table = await hall.table(request.params.id);
      await run(table, guest, read(schema, request));
      return table.info;
    });
  };
  command('sit', Sit, sit);
  command('leave', Leave, (table, guest, { seat }) => leave(table, guest, seat));
  command('bots', SeatBot, seatBots);
  command('remove', Remove, (table, guest, { seat }) => remove(table, guest, seat));
  command('settings', Settings, changeSettings);
  command('start', Start, start);
  command('rematch', Nothing, rematch);
  command('close', Nothing, close);
}

function addMatches(server: FastifyInstance, { house }: Api): void {
  server.get<{ Params: { id: string } }>('/api/matches/:id', async ({ params }) => matchInfo(house.store, params.id));
  server.get<{ Params: { id: string } }>('/api/matches/:id/receipts', async ({ params }) =>
    receiptsOf(house.store, params.id),
  );
}
