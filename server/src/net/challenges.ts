/** Challenges by HTTP: rounds that are played alone need no socket. */

import type { FastifyInstance } from 'fastify';
import { AloneMove, NewChallenge, Nothing, RoundArrived } from '#protocol';
import type { Api } from './api.ts';
import { askerOf, guestOf, mustBeWelcome, read } from './asked.ts';

interface WithId {
  Params: { id: string };
}

export function addChallenges(server: FastifyInstance, api: Api): void {
  const { arena, limits } = api;
  server.get('/challenges', async (request) => arena.of(await guestOf(api, request)));
  server.post('/challenges', async (request, reply) => {
    const guest = await guestOf(api, request);
    const asked = read(NewChallenge, request);
    limits.count('newChallenges', askerOf(api, request));
    return reply.code(201).send(await arena.make(guest, asked));
  });
  server.get<WithId>('/challenges/:id', async (request) => arena.look(await guestOf(api, request), request.params.id));
  server.post<WithId>('/challenges/:id/show', async (request) => {
    const guest = await guestOf(api, request);
    read(Nothing, request);
    // Strangers of any age read what people are called in the public one.
    if (request.params.id.startsWith('daily-')) mustBeWelcome(api, [guest.name]);
    return arena.show(guest, request.params.id);
  });
  server.post<WithId>('/challenges/:id/arrived', async (request) => {
    const guest = await guestOf(api, request);
    await arena.arrived(guest, request.params.id, read(RoundArrived, request).round);
    return {};
  });
  server.post<WithId>('/challenges/:id/moves', async (request) => {
    const guest = await guestOf(api, request);
    return arena.play(guest, request.params.id, read(AloneMove, request));
  });
  server.get<WithId>('/challenges/:id/result', async (request) =>
    arena.result(await guestOf(api, request), request.params.id),
  );
}
