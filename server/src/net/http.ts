/** The HTTP server itself: nothing unfinished stays open, and every answer is ours, however wrong the question. */

import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { refuse } from '../tables/refused.ts';
import { HEADERS, HSTS } from './headers.ts';
import { sendRefusal } from './refusals.ts';
import type { Visitors } from './visitors.ts';

const BODY_BYTES = 16_384;
const CHECKING_MILLIS = 5_000;
const IDLE_MILLIS = 30_000;

const MALFORMED = [
  'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\n',
  ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`),
  'Content-Length: 28\r\n\r\n{"because":"not-understood"}',
].join('');

export function httpServer({ measures, numbers }: House): FastifyInstance {
  const server = Fastify({
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    requestTimeout: numbers.requestMillis,
    keepAliveTimeout: IDLE_MILLIS,
    // The library's words for it are nobody's whom a client understands; ours are below.
    return503OnClosing: false,
    // Heads are short.
    http: {
      requestTimeout: numbers.requestMillis,
      headersTimeout: numbers.requestMillis / 2,
      connectionsCheckingInterval: CHECKING_MILLIS,
    },
    frameworkErrors: (error, _request, reply) => sendRefusal(reply.headers(HEADERS), 'not-understood', error.message),
    clientErrorHandler: (_error, socket) => turnAway(socket as Socket),
  });
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onRequest', async () => {
    if (isClosing) refuse('one-moment');
  });
  server.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) measures.httpRefusals.inc({ status: reply.statusCode });
  });
  return server;
}

/** What can't be read as a request, or did not come to an end in time. */
function turnAway(socket: Socket): void {
  if (socket.destroyed) return;
  if (socket.writable && socket.bytesWritten === 0) socket.write(MALFORMED);
  socket.destroySoon();
}

/** What holds for every page and every question. */
export function addLocks(server: FastifyInstance, visitors: Visitors): void {
  server.addHook('onRequest', async (request, reply) => {
    if (visitors.visitor(request.raw).isSecure) reply.header('strict-transport-security', HSTS);
    if (!visitors.isOwnHost(request.headers.host)) refuse('other-host');
  });
}
