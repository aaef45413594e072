/** The way in for sockets: who asks, from where, and how many at once. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { FRAME_BYTES } from '#protocol';
import type { House } from '../house.ts';
import { type Guests, tokenIn } from '../people/guests.ts';
import type { Hall } from '../tables/hall.ts';
import { Connection } from './connection.ts';
import { isOwnOrigin } from './headers.ts';
import type { Limits } from './limits.ts';

export const SOCKET_PATH = '/socket';

export class Sockets {
  readonly #house: House;
  readonly #hall: Hall;
  readonly #guests: Guests;
  readonly #limits: Limits;
  readonly #byAddress = new Map<string, number>();
  // A frame a little too big is refused with a reason; one that is far too big ends the connection.
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: FRAME_BYTES * 16,
    maxFragments: 16,
    clientTracking: true,
  });

  constructor(house: House, hall: Hall, guests: Guests, limits: Limits) {
    this.#house = house;
    this.#hall = hall;
    this.#guests = guests;
    this.#limits = limits;
  }

  listen(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        this.#house.log.error({ err: error }, 'a connection could not be made');
        socket.destroy();
      });
    });
  }

  /** Everybody is told; who doesn't answer soon is cut off, and nobody is waited for longer than that. */
  async close(): Promise<void> {
    for (const client of this.#server.clients) client.close(1001, 'the server stops');
    await new Promise<void>((resolve) => {
      const cut = setTimeout(() => {
        for (const client of this.#server.clients) client.terminate();
        resolve();
      }, 500);
      this.#server.close(() => {
        clearTimeout(cut);
        resolve();
      });
    });
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = request.socket.remoteAddress ?? '';
    if ((request.url ?? '').split('?')[0] !== SOCKET_PATH) return turnAway(socket, '404 Not Found', 'not-found');
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) {
      return turnAway(socket, '403 Forbidden', 'other-origin');
    }
    const open = this.#byAddress.get(address) ?? 0;
    if (open >= this.#limits.numbers.sockets) return turnAway(socket, '429 Too Many Requests', 'too-many-requests');
    this.#byAddress.set(address, open + 1);
    socket.once('close', () => this.#leave(address));
    const guest = await this.#guests.withToken(tokenIn(request.headers));
    if (guest === null) return turnAway(socket, '401 Unauthorized', 'who-are-you');
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#house.measures.sockets.inc();
      ws.once('close', () => this.#house.measures.sockets.dec());
      new Connection(
        this.#house,
        this.#hall,
        { socket: ws, stream: socket },
        { guest: guest.id, limits: this.#limits.numbers },
      );
    });
    return undefined;
  }

  #leave(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}

function turnAway(socket: Duplex, status: string, because: string): void {
  const body = JSON.stringify({ because });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}
