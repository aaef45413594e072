/** The client's files; or, before the client is built, a page that says so. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HEADERS } from './headers.ts';
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

export async function addPages(server: FastifyInstance, folder: string | null): Promise<void> {
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  const isBuilt = folder !== null && existsSync(join(folder, 'index.html'));
  if (isBuilt) {
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

function addFirstPage(server: FastifyInstance): void {
  const style = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`;
  server.get('/', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(FIRST_PAGE),
  );
}
