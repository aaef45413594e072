/** Where others of the local network find this server; whoever sits at it knows it by a name that is only its own. */

import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/;
const OWN_NAME = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;
const OPEN_TO_ALL = ['0.0.0.0', '::'];

/** Null for anybody else, who came by an address that works; and where the server lets in nobody but this machine. */
export function networkOrigin(server: FastifyInstance, { socket, headers }: FastifyRequest): string | null {
  // A proxy on this machine asks for others, by the name they know.
  if (!THIS_MACHINE.test(socket.remoteAddress ?? '') || !OWN_NAME.test(headers.host ?? '')) return null;
  const [open] = server
    .addresses()
    .flatMap((bound) => (typeof bound !== 'string' && OPEN_TO_ALL.includes(bound.address) ? [bound] : []));
  const near = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  return open === undefined || near === undefined ? null : `http://${near.address}:${open.port}`;
}
