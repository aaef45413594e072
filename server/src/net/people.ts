/** Who somebody is, and on which devices. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NewGuest, Nothing, OwnHours } from '#protocol';
import { GUEST_COOKIE } from '../people/cookies.ts';
import { refuse } from '../tables/refused.ts';
import { rename } from '../tables/renaming.ts';
import { ownRooms } from '../tables/waits-for.ts';
import type { Api } from './api.ts';
import { askerOf, guestOf, mustBeWelcome, read, tokenOf } from './asked.ts';

export function addPeople(server: FastifyInstance, api: Api): void {
  const { guests, limits, visitors, hall } = api;
  const seat = (reply: FastifyReply, request: FastifyRequest, token: string) =>
    reply.header('set-cookie', GUEST_COOKIE.with(token, visitors.visitor(request.raw)));

  server.post('/guests', async (request, reply) => {
    const { name } = read(NewGuest, request);
    limits.countGuest(askerOf(api, request).place);
    const { guest, token } = await guests.welcome(name);
    await guests.endToken(tokenOf(api, request));
    return seat(reply, request, token).code(201).send(guest);
  });
  server.get('/me', async (request) => guestOf(api, request));
  server.post('/me', async (request) => {
    const guest = await guestOf(api, request);
    const { name } = read(NewGuest, request);
    const { register } = hall;
    const isSeenByAll = register.tablesOf(guest.id).some((id) => register.get(id)?.settings.listed === true);
    if (isSeenByAll) mustBeWelcome(api, [name]);
    const renamed = await guests.rename(guest, name);
    await rename(api.house, hall, guest.id, { from: guest.name, to: renamed.name });
    return renamed;
  });
  server.get('/me/tables', async (request) => {
    const guest = await guestOf(api, request);
    return ownRooms(hall, api.house.shelf, guest.id);
  });
  server.get('/me/hours', async (request): Promise<OwnHours> => api.house.hours.of((await guestOf(api, request)).id));
  server.post('/me/hours', async (request): Promise<OwnHours> => {
    const guest = await guestOf(api, request);
    const { hours, clock } = api.house;
    const before = hours.of(guest.id);
    const now = await hours.set(guest.id, read(OwnHours, request), clock.wall());
    await api.slow.noteHours(guest.id, before);
    return now;
  });
  addDevices(server, api);
}

/** Where one is known, and an end to it: on this device or on one that was lost. */
function addDevices(server: FastifyInstance, api: Api): void {
  const { guests, visitors } = api;
  server.get('/me/devices', async (request) => guests.devicesOf(await guestOf(api, request), tokenOf(api, request)));
  server.post<{ Params: { id: string } }>('/me/devices/:id/end', async (request) => {
    const guest = await guestOf(api, request);
    read(Nothing, request);
    if (!(await guests.endDevice(guest, request.params.id))) refuse('no-such-device');
    return guests.devicesOf(guest, tokenOf(api, request));
  });
  server.post('/me/devices/end-others', async (request) => {
    const guest = await guestOf(api, request);
    read(Nothing, request);
    await guests.endOthers(guest, tokenOf(api, request));
    return guests.devicesOf(guest, tokenOf(api, request));
  });
  server.post('/me/logout', async (request, reply) => {
    await guestOf(api, request);
    read(Nothing, request);
    await guests.endToken(tokenOf(api, request));
    return reply.header('set-cookie', GUEST_COOKIE.without(visitors.visitor(request.raw))).send({});
  });
}
