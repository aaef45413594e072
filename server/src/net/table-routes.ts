/** Tables by HTTP: opening one, finding one, and what people ask of it. */

import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import {
  ChooseGame,
  type GameInfo,
  HandOver,
  type HouseInfo,
  Leave,
  NewTable,
  Nothing,
  PauseMatch,
  Propose,
  Remove,
  SeatBot,
  SendAway,
  Settings,
  Sit,
  Start,
  TakeOver,
  WantRematch,
} from '#protocol';
import { isRealTime } from '#tabletop';
import type { GuestRecord } from '../store/store.ts';
import { changeSettings, close, leave, rematch, remove, seatBots, sit, start } from '../tables/commands.ts';
import { refuse } from '../tables/refused.ts';
import { chooseGame, handOver, pause, propose, sendAway, sitOut, wait } from '../tables/room-commands.ts';
import type { Table } from '../tables/table.ts';
import { takeOver } from '../tables/take-over.ts';
import type { Api } from './api.ts';
import { askerOf, guestOf, mustBeWelcome, read } from './asked.ts';
import { networkOrigin } from './network-origin.ts';

export function addTables(server: FastifyInstance, api: Api): void {
  const { hall, limits, house } = api;
  server.get('/games', async () =>
    house.shelf.games.map(
      ({ id, rulesVersion, seats, options, pace }): GameInfo => ({
        ...{ id, rulesVersion, seats, realTime: isRealTime({ pace }) },
        options: options as GameInfo['options'],
      }),
    ),
  );
  server.get(
    '/house',
    async (request): Promise<HouseInfo> => ({
      publicUrl: api.visitors.publicUrl ?? networkOrigin(server, request),
    }),
  );
  server.get<{ Querystring: { game?: string } }>('/bots', async ({ query }) => house.named.hereFor(query.game ?? ''));
  server.get('/tables', () => hall.glances.listed());
  server.post('/tables', async (request, reply) => {
    const guest = await guestOf(api, request);
    const asked = read(NewTable, request);
    if (asked.listed === true) mustBeWelcome(api, asked.people ?? [guest.name]);
    // Whoever plays on as recorded is called as in that match, which anybody may have handed over.
    const source = asked.listed === true && asked.fork !== undefined ? await house.store.match(asked.fork.match) : null;
    mustBeWelcome(api, source?.players.map(({ name }) => name) ?? []);
    const { place } = askerOf(api, request);
    limits.countTable(guest.id, place);
    const table = await hall.create(guest, asked, place);
    return reply.code(201).send(table.info);
  });
  server.get<{ Params: { code: string } }>('/codes/:code', async (request) => {
    const asker = askerOf(api, request);
    limits.mayGuess(asker);
    const info = await hall.glances.byCode(request.params.code);
    if (info === null) {
      limits.countWrongGuess(asker);
      return refuse('no-such-code');
    }
    return info;
  });
  // Looking wakes nothing: a match that sleeps is taken up when somebody comes to it.
  server.get<{ Params: { id: string } }>('/tables/:id', async ({ params }) => hall.glances.look(params.id));

  const command = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    run: (table: Table, guest: GuestRecord, asked: v.InferOutput<Schema>) => Promise<void> | void,
  ): void => {
    server.post<{ Params: { id: string } }>(`/tables/:id/${name}`, async (request) => {
      await guestOf(api, request);
      const table = await hall.table(request.params.id);
      // Asked last: who was erased while the table woke up does nothing any more.
      const guest = await guestOf(api, request);
      await run(table, guest, read(schema, request));
      return table.info;
    });
  };
  command('sit', Sit, (table, guest, asked) => {
    if (table.data.settings.listed) mustBeWelcome(api, [asked.name ?? guest.name]);
    return sit(house, table, guest, asked);
  });
  command('leave', Leave, (table, guest, { seat }) => leave(table, guest, seat));
  command('bots', SeatBot, (table, guest, asked) => seatBots(house, table, guest, asked));
  command('remove', Remove, (table, guest, { seat }) => remove(house, table, guest, seat));
  command('settings', Settings, (table, guest, asked) => {
    if (asked.listed === true) mustBeWelcome(api, namesAt(table));
    if (asked.overDays !== undefined) hall.register.mayTurn(table.id, asked.overDays === null ? 'now' : 'slow');
    return changeSettings(table, guest, asked);
  });
  command('start', Start, start);
  command('rematch', WantRematch, rematch);
  command('close', Nothing, close);
  command('propose', Propose, (table, guest, asked) => propose(house, table, guest, asked));
  command('game', ChooseGame, (table, guest, asked) => chooseGame(house, table, guest, asked));
  command('wait', Nothing, (table, guest) => wait(house, table, guest));
  command('sit-out', Nothing, sitOut);
  command('take-over', TakeOver, (table, guest, asked) => takeOver(house, table, guest, asked));
  command('pause', PauseMatch, pause);
  command('hand-over', HandOver, handOver);
  command('send-away', SendAway, (table, guest, asked) => sendAway(house, table, guest, asked));
}

/** Of bots, too: in a match that goes on from another they have the names of those who played there. */
const namesAt = ({ seating }: Table): readonly string[] =>
  seating.all.flatMap((sitting) => (sitting.kind === 'empty' ? [] : [sitting.name]));
