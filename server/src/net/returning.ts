/** For whoever comes back to a table: what has happened, and what they wrote down for themselves. */

import type { FastifyInstance } from 'fastify';
import { KeepNote, type Note, SinceWhen } from '#protocol';
import { sinceSeen } from '../match/since.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import { knows } from '../tables/register.ts';
import type { Api } from './api.ts';
import { askerOf, guestOf, read, readQuery } from './asked.ts';

export function addReturning(server: FastifyInstance, api: Api): void {
  const { house, hall, limits } = api;
  /** Looking wakes nothing; whoever never belonged to a table does not even learn that it is there. */
  const mustBelong = (table: string, { id }: GuestRecord): void => {
    const data = hall.register.get(table);
    if (data === undefined || !knows(data, id)) refuse('no-such-table');
  };

  server.get<{ Params: { id: string } }>('/tables/:id/note', async (request): Promise<Note> => {
    const guest = await guestOf(api, request);
    mustBelong(request.params.id, guest);
    return { text: (await house.store.people.noteOf(guest.id, request.params.id))?.text ?? '' };
  });
  server.post<{ Params: { id: string } }>('/tables/:id/note', async (request): Promise<Note> => {
    const { text } = read(KeepNote, request);
    const guest = await guestOf(api, request);
    mustBelong(request.params.id, guest);
    limits.count('notes', askerOf(api, request));
    const note = { guest: guest.id, table: request.params.id, text, wall: house.clock.wall() };
    await house.store.write({ kind: 'note', ...note });
    return { text };
  });
  server.get<{ Params: { id: string } }>('/matches/:id/since', async (request, reply) => {
    const asked = readQuery(SinceWhen, request);
    const guest = await guestOf(api, request);
    limits.count('returns', askerOf(api, request));
    return reply
      .type('application/json')
      .send(await sinceSeen(house, request.params.id, { guest: guest.id, ...asked }));
  });
}
