/** Screens by HTTP: showing a code, being asked into a room by its host, and being nobody's again. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ForgetScreen, Nothing, PairScreen } from '#protocol';
import { SCREEN_COOKIE } from '../people/cookies.ts';
import { refuse } from '../tables/refused.ts';
import { addScreen, forgetScreens } from '../tables/screen-commands.ts';
import type { Api } from './api.ts';
import { askerOf, guestOf, read } from './asked.ts';

export function addScreens(server: FastifyInstance, api: Api): void {
  const { hall, limits, visitors } = api;
  const tokenOf = ({ headers, raw }: FastifyRequest): string | null =>
    SCREEN_COOKIE.in(headers.cookie, visitors.visitor(raw));

  server.post('/screens', async (request, reply) => {
    read(Nothing, request);
    const known = hall.screens.state(tokenOf(request));
    if (known !== null) return known;
    limits.count('screens', { place: askerOf(api, request).place, guest: null });
    const { token, state } = hall.screens.open();
    const cookie = SCREEN_COOKIE.with(token, visitors.visitor(request.raw));
    return reply.header('set-cookie', cookie).code(201).send(state);
  });
  server.get('/screens/me', async (request) => hall.screens.state(tokenOf(request)) ?? refuse('no-such-screen'));
  server.post('/screens/leave', async (request, reply) => {
    read(Nothing, request);
    const paired = hall.screens.paired(tokenOf(request));
    if (paired !== null) await forgetScreens(await hall.table(paired.table), paired.id);
    return reply.header('set-cookie', SCREEN_COOKIE.without(visitors.visitor(request.raw))).send({});
  });

  server.post<{ Params: { id: string } }>('/tables/:id/screens', async (request) => {
    const guest = await guestOf(api, request);
    const { code } = read(PairScreen, request);
    const table = await hall.table(request.params.id);
    const asker = askerOf(api, request);
    await addScreen(table, guest, () => {
      limits.mayGuess(asker);
      const screen = hall.screens.claim(code);
      if (screen === null) limits.countWrongGuess(asker);
      return screen ?? refuse('no-such-screen');
    });
    return table.info;
  });
  server.post<{ Params: { id: string } }>('/tables/:id/screens/forget', async (request) => {
    const guest = await guestOf(api, request);
    const { screen = null } = read(ForgetScreen, request);
    const table = await hall.table(request.params.id);
    if (table.data.host !== guest.id) refuse('only-the-host-may');
    await forgetScreens(table, screen);
    return table.info;
  });
}
