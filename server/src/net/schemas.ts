/** What is said here, described for programs: docs/schemas, at /schemas. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './refusals.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/schemas/', import.meta.url));

export function addSchemas(server: FastifyInstance): void {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  server.get<{ Params: { name: string } }>('/schemas/:name', async ({ params: { name } }, reply) => {
    if (!names.includes(name)) return sendRefusal(reply, 'not-found');
    return reply.type('application/schema+json; charset=utf-8').send(readFileSync(join(FOLDER, name)));
  });
}
