/** The client's files; or, before the client is built, a page that says so. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Api } from './api.ts';
import { EMBEDDED, HEADERS } from './headers.ts';
import { addPreviews } from './previews.ts';
import { sendRefusal } from './refusals.ts';

const STYLE = `html{color-scheme:dark;background:#0b1030;color:#fdf3dc;font:1.25rem/1.5 system-ui,sans-serif}
body{max-width:34rem;margin:12vh auto;padding:0 1.5rem}h1{color:#ffc857;letter-spacing:.04em}p{margin:1.2em 0}`;

const FIRST_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Starboard</title><style>${STYLE}</style></head><body>
<h1>Starboard</h1>
<p>The tables are open: four space board games, to play together. Their pages are not built here yet.</p>
<p lang="fr">Les tables sont ouvertes : quatre jeux de société dans l’espace, à jouer ensemble. Leurs pages ne sont pas encore construites ici.</p>
<p lang="de">Die Tische sind offen: vier Weltraum-Brettspiele, zum gemeinsamen Spielen. Ihre Seiten sind hier noch nicht gebaut.</p>
</body></html>
`;

export async function addPages(server: FastifyInstance, folder: string | null, api: Api): Promise<void> {
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    // A policy of its own says itself who may frame it.
    if (reply.getHeader('content-security-policy') === EMBEDDED) reply.removeHeader('x-frame-options');
  });
  const isBuilt = folder !== null && existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    addPreviews(server, api, page);
    addEmbedded(server, page);
    await server.register(fastifyStatic, {
      root: folder,
      setHeaders(response, path) {
        const isNamedByContent = path.startsWith(join(folder, 'assets'));
        response.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  } else addFirstPage(server);
  // Every address that is not a file is a page of the client: it finds its own way.
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isPage) return sendRefusal(reply, 'not-found');
    return isBuilt ? reply.header('cache-control', 'no-cache').sendFile('index.html') : reply.redirect('/');
  });
}

/** A replay in a page of somebody else's: the one place that may be framed. */
function addEmbedded(server: FastifyInstance, page: string): void {
  server.get('/embed/:id', (_request, reply) =>
    reply
      .header('content-security-policy', EMBEDDED)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}

function addFirstPage(server: FastifyInstance): void {
  const style = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`;
  server.get('/', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(FIRST_PAGE),
  );
}
