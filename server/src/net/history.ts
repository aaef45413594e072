/** What somebody has played, by HTTP. */

import type { FastifyInstance } from 'fastify';
import { DeviceMatch, Nothing, WhichMatches } from '#protocol';
import { handOver, handoverId } from '../people/handover.ts';
import { refuse } from '../tables/refused.ts';
import type { Api } from './api.ts';
import { askerOf, guestOf, read, readQuery } from './asked.ts';

/** Of a match that is handed over. */
const RECORDING_BYTES = 262_144;

export function addHistory(server: FastifyInstance, api: Api): void {
  const { house, limits, history } = api;
  server.get('/me/matches', async (request) => {
    const { id } = await guestOf(api, request);
    return history.matches(id, readQuery(WhichMatches, request));
  });
  server.get<{ Params: { id: string } }>('/me/matches/:id', async (request) => {
    const { id } = await guestOf(api, request);
    return history.match(id, request.params.id);
  });
  server.get('/me/figures', async (request) => history.figures((await guestOf(api, request)).id));
  server.post('/me/matches', { bodyLimit: RECORDING_BYTES }, async (request, reply) => {
    const given = read(DeviceMatch, request);
    const { id } = await guestOf(api, request);
    limits.count('handovers', askerOf(api, request));
    const before = await house.store.match(handoverId(id, given));
    // Asked once more, with nothing waited for until it is given to be written: nobody who was erased comes back by it.
    await guestOf(api, request);
    const { match, entries } = handOver(house, id, given);
    // Looked at all the same: what is another match than it says is refused, known or not.
    if (before !== null) return history.told(id, before);
    await house.store.write({ kind: 'whole-match', match, entries });
    return reply.code(201).send(history.told(id, match));
  });
  server.post<{ Params: { id: string } }>('/me/matches/:id/withdraw', async (request) => {
    read(Nothing, request);
    const { id } = await guestOf(api, request);
    const match = await house.store.match(request.params.id);
    // Of others' matches nobody learns here whether they are there.
    if (match?.ofDevice !== true || match.sittings?.some(({ guest }) => guest === id) !== true) refuse('no-such-match');
    await house.store.write({ kind: 'withdraw-match', id: match.id });
    return {};
  });
}
