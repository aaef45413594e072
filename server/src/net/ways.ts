/** Staying the same person, by HTTP: links, recovery words, passkeys. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HouseRefusal } from '#protocol';
import { DeviceCode, NewPasskey, Nothing, PasskeyAnswer, RecoveryWords, type WaysBack } from '#protocol';
import { GUEST_COOKIE } from '../people/cookies.ts';
import type { Site } from '../people/passkeys.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import type { Api } from './api.ts';
import { askerOf, guestOf, read, tokenOf } from './asked.ts';

export function addWays(server: FastifyInstance, api: Api): void {
  const { guests, limits, ways, visitors } = api;

  /** Whoever was found; nobody is told whether there is somebody for what was wrong. */
  const become = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<string | null>,
    because: HouseRefusal,
  ) => {
    const asker = askerOf(api, request);
    limits.mayGuess(asker);
    const became = await ways.become(await find(), tokenOf(api, request));
    if (became === null) {
      limits.countWrongGuess(asker);
      return refuse(because);
    }
    return reply
      .header('set-cookie', GUEST_COOKIE.with(became.token, visitors.visitor(request.raw)))
      .send(became.recovered);
  };

  server.post('/me/link', async (request) => {
    const guest = await guestOf(api, request);
    read(Nothing, request);
    return guests.links.offer(guest);
  });
  server.post('/device', async (request, reply) => {
    const { code } = read(DeviceCode, request);
    return become(request, reply, () => guests.links.follow(code), 'no-such-link');
  });
  server.post('/me/words', async (request, reply) => {
    read(Nothing, request);
    const guest = await guestOf(api, request);
    limits.count('newWays', askerOf(api, request));
    return reply.code(201).send({ words: await ways.newWords(guest) });
  });
  server.post('/words', async (request, reply) => {
    const { words } = read(RecoveryWords, request);
    return become(request, reply, () => ways.guestWithWords(words), 'wrong-words');
  });
  server.post('/passkey/options', async (request) => {
    read(Nothing, request);
    limits.count('challenges', askerOf(api, request));
    return ways.passkeys.optionsForKnown(siteOf(api, request));
  });
  server.post('/passkey', async (request, reply) => {
    const answer = read(PasskeyAnswer, request);
    const site = siteOf(api, request);
    return become(request, reply, () => ways.passkeys.guestWith(site, answer), 'wrong-passkey');
  });
  addOwnPasskeys(server, api);
}

function addOwnPasskeys(server: FastifyInstance, api: Api): void {
  const { house, limits, ways, visitors, aliases } = api;
  const told = async (guest: GuestRecord, request: FastifyRequest): Promise<WaysBack> => ({
    ...(await ways.of(guest)),
    canUsePasskeys: visitors.siteOf(request.raw) !== null,
  });

  server.get('/me/ways', async (request) => told(await guestOf(api, request), request));
  server.post('/me/passkeys/options', async (request) => {
    read(Nothing, request);
    const guest = await guestOf(api, request);
    limits.count('challenges', askerOf(api, request));
    return ways.passkeys.optionsForNew(guest, siteOf(api, request), aliases.of('passkey', guest.id));
  });
  server.post('/me/passkeys', async (request, reply) => {
    const made = read(NewPasskey, request);
    const guest = await guestOf(api, request);
    limits.count('newWays', askerOf(api, request));
    await ways.passkeys.keep(guest, siteOf(api, request), made);
    return reply.code(201).send(await told(guest, request));
  });
  server.post<{ Params: { id: string } }>('/me/passkeys/:id/end', async (request) => {
    read(Nothing, request);
    const guest = await guestOf(api, request);
    const passkey = await house.store.people.passkey(request.params.id);
    if (passkey?.guest !== guest.id) return refuse('no-such-passkey');
    await house.store.write({ kind: 'end-passkey', id: passkey.id });
    return told(guest, request);
  });
}

const siteOf = ({ visitors }: Api, request: FastifyRequest): Site =>
  visitors.siteOf(request.raw) ?? refuse('no-passkeys-here');
