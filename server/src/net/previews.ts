/**
 * What a link looks like before it is followed: a title, names, a score, a picture. In no language, since whoever shows
 * it says none; and never anything of a match that is on but what its table's outside says anyway.
 */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { SOMEBODY, type TableInfo } from '#protocol';
import type { Player, Viewer } from '#tabletop';
import { Painter } from '../pictures/painter.ts';
import { TablePictures } from '../pictures/table-pictures.ts';
import { refuse } from '../tables/refused.ts';
import type { Api } from './api.ts';
import { askerOf, readQuery } from './asked.ts';
import { matchInfo } from './recordings.ts';

interface Preview {
  readonly title: string;
  readonly description: string;
  /** From the root. */
  readonly picture: string;
}

const Sight = v.object({
  moment: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
  eyes: v.optional(v.pipe(v.string(), v.regex(/^\d$/))),
});

const nameOf = (game: string): string =>
  game
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const namesOf = (players: readonly { readonly name: string }[]): string =>
  players.map(({ name }) => (name === SOMEBODY ? '…' : name)).join(', ');

export function addPreviews(server: FastifyInstance, api: Api, page: string): void {
  const painter = new Painter();
  server.addHook('onClose', () => painter.close());
  addPictures(server, api, painter);

  /** Whoever follows the link sees the page itself: only those who show links are told what is behind it. */
  const withPreview = (route: string, preview: (request: FastifyRequest) => Promise<Preview | null>): void => {
    server.get(route, async (request, reply) => {
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
      if (request.headers['sec-fetch-mode'] === 'navigate') return reply.send(page);
      const found = await preview(request).catch(() => null);
      const { host } = request.headers;
      if (found === null || host === undefined) return reply.send(page);
      const origin = `${api.visitors.visitor(request.raw).isSecure ? 'https' : 'http'}://${host}`;
      const tags = tagsOf(found, origin, request.url);
      // Not as a text: in that a name like "$&" would stand for a piece of the page.
      return reply.send(page.replace('</head>', (head) => `${tags}${head}`));
    });
  };
  const ofMatch = async (request: FastifyRequest): Promise<Preview | null> =>
    matchPreview(api, (request.params as { readonly id: string }).id, readQuery(Sight, request));
  withPreview('/tables/:id/replay', ofMatch);
  withPreview('/tables/:id/forks', ofMatch);
  withPreview('/tables/:id', async ({ params }) =>
    tablePreview((await api.hall.glances.at((params as { id: string }).id))?.info ?? null),
  );
  withPreview('/:code(^[A-Za-z]{4,5}$)', async (request) => {
    const asker = askerOf(api, request);
    api.limits.mayGuess(asker);
    const table = await api.hall.glances.byCode((request.params as { readonly code: string }).code);
    if (table === null) api.limits.countWrongGuess(asker);
    return tablePreview(table);
  });
}

function addPictures(server: FastifyInstance, api: Api, painter: Painter): void {
  const tables = new TablePictures(api.house.clock);
  server.get<{ Params: { id: string } }>('/previews/tables/:id.svg', async (request, reply) => {
    api.limits.countRequest(askerOf(api, request));
    if ((await api.forwarding?.answerElsewhere(request, reply, request.params.id)) === true) return reply;
    // Looking wakes nothing, and shows nothing that is not listed.
    const table = api.hall.listed.find(({ id }) => id === request.params.id) ?? refuse('no-such-table');
    const svg = await tables.of(table);
    reply.header('cache-control', 'no-store');
    return svg === null ? refuse('no-match-running') : reply.type('image/svg+xml').send(svg);
  });
  server.get<{ Params: { id: string } }>('/previews/matches/:id.png', async (request, reply) => {
    api.limits.countRequest(askerOf(api, request));
    const { moment, eyes } = readQuery(Sight, request);
    const match = await matchInfo(api.house.store, request.params.id);
    if (match.recording === null) return refuse('not-finished');
    const viewer: Viewer = eyes === undefined || match.outcome === null ? 'spectator' : Number(eyes);
    if (viewer !== 'spectator' && viewer >= match.players.length) return refuse('no-such-seat');
    const png = await painter.picture(`${match.id} ${moment} ${viewer}`, {
      game: match.game,
      recording: match.recording,
      moment: moment === undefined ? null : Number(moment),
      viewer,
    });
    // Others may show it; what it shows never changes, unless it is taken back.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=3600');
    return png === null ? refuse('one-moment') : reply.type('image/png').send(Buffer.from(png));
  });
  server.get<{ Params: { game: string } }>('/previews/games/:game.png', async (request, reply) => {
    api.limits.countRequest(askerOf(api, request));
    const { id } = api.house.shelf.game(request.params.game) ?? refuse('no-such-game');
    const png = await painter.picture(id, { game: id, recording: null, moment: null, viewer: 'spectator' });
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=86400');
    return png === null ? refuse('one-moment') : reply.type('image/png').send(Buffer.from(png));
  });
}

async function matchPreview(
  { house }: Api,
  id: string,
  { moment, eyes }: v.InferOutput<typeof Sight>,
): Promise<Preview | null> {
  const match = await matchInfo(house.store, id);
  if (match.recording === null) return coverPreview(match.game, match.players);
  const asked = new URLSearchParams({
    ...(moment === undefined ? {} : { moment }),
    ...(eyes === undefined ? {} : { eyes }),
  });
  return {
    title: `${nameOf(match.game)} · ${namesOf(match.players)}`,
    description: `${match.outcome?.scores.join(' – ') ?? ''} · Starboard`.replace(/^ · /, ''),
    picture: `/previews/matches/${id}.png${asked.size === 0 ? '' : `?${asked}`}`,
  };
}

function tablePreview(table: TableInfo | null): Preview | null {
  if (table === null) return null;
  return coverPreview(
    table.game,
    table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : [])),
  );
}

const coverPreview = (game: string, players: readonly Pick<Player, 'name'>[]): Preview => ({
  title: players.length === 0 ? nameOf(game) : `${nameOf(game)} · ${namesOf(players)}`,
  description: 'Starboard',
  picture: `/previews/games/${game}.png`,
});

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '');

function tagsOf({ title, description, picture }: Preview, origin: string, address: string): string {
  const url = (path: string): string => escaped(new URL(path, origin).href);
  const tags = {
    'og:site_name': 'Starboard',
    'og:type': 'website',
    'og:title': escaped(title),
    'og:description': escaped(description),
    'og:url': url(address),
    'og:image': url(picture),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${content}">`)
    .join('');
}
