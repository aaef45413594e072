/** The way in for sockets: who asks, from where, and how many at once. */

import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSING, FRAME_BYTES, type HouseRefusal } from '#protocol';
import type { House } from '../house.ts';
import type { Limits } from '../limits/limits.ts';
import { type Guests, hashOf, tokenIn } from '../people/guests.ts';
import type { Hall } from '../tables/hall.ts';
import { HouseRefused, refuse } from '../tables/refused.ts';
import { Connection } from './connection.ts';
import { HEADERS } from './headers.ts';
import { statusOf } from './refusals.ts';
import type { Visitors } from './visitors.ts';

export const SOCKET_PATH = '/socket';

export interface SocketRules {
  readonly guests: Guests;
  readonly limits: Limits;
  readonly visitors: Visitors;
}

/** Every answer to an upgrade says so, as every other answer does. */
const HEADER_LINES = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);

export class Sockets {
  readonly #house: House;
  readonly #hall: Hall;
  readonly #guests: Guests;
  readonly #limits: Limits;
  readonly #visitors: Visitors;
  /** By which token each is known. */
  readonly #known = new WeakMap<WebSocket, { readonly connection: Connection; readonly token: string }>();
  // A frame a little too big is refused with a reason; one that is far too big ends the connection.
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: FRAME_BYTES * 16,
    maxFragments: 16,
    clientTracking: true,
    // A library that answers every ping fills the memory for whoever asks and never reads.
    autoPong: false,
  });

  constructor(house: House, hall: Hall, { guests, limits, visitors }: SocketRules) {
    this.#house = house;
    this.#hall = hall;
    this.#guests = guests;
    this.#limits = limits;
    this.#visitors = visitors;
    guests.ended = (isEnded) => this.#logOut(isEnded);
  }

  listen(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket as Socket, head).catch((error: unknown) => {
        if (error instanceof HouseRefused) turnAway(socket as Socket, error.because);
        else {
          this.#house.log.error({ err: error }, 'a connection could not be made');
          socket.destroy();
        }
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

  #logOut(isEnded: (device: { readonly hash: string; readonly guest: string }) => boolean): void {
    for (const socket of this.#server.clients) {
      const known = this.#known.get(socket);
      if (known !== undefined && isEnded({ hash: known.token, guest: known.connection.guest })) {
        known.connection.close(CLOSING.loggedOut, 'loggedOut');
      }
    }
  }

  async #upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const visitor = this.#visitors.visitor(request);
    const { place } = visitor;
    const token = tokenIn(request.headers, visitor);
    this.#limits.countRequest({ place, guest: this.#guests.remembered(token)?.id ?? null });
    if ((request.url ?? '').split('?')[0] !== SOCKET_PATH) refuse('not-found');
    if (!this.#visitors.isOwnHost(request.headers.host)) refuse('other-host');
    if (!this.#visitors.isOwnOrigin(request.headers)) refuse('other-origin');
    const { id: guest } = (await this.#guests.withToken(token)) ?? refuse('who-are-you');
    if (socket.destroyed) return;
    if (!this.#limits.takeSocket(guest)) refuse('too-many-requests');
    socket.once('close', () => this.#limits.freeSocket(guest));
    const allowance = this.#limits.messagesOf({ guest, place });
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#house.measures.sockets.inc();
      ws.once('close', () => this.#house.measures.sockets.dec());
      const connection = new Connection(this.#house, this.#hall, { socket: ws, stream: socket }, { guest, allowance });
      this.#known.set(ws, { connection, token: hashOf(token ?? '') });
    });
  }
}

/** Who keeps their half open is not waited for. */
function turnAway(socket: Socket, because: HouseRefusal): void {
  const body = JSON.stringify({ because });
  const status = statusOf(because);
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Type: application/json\r\n`,
      ...HEADER_LINES,
      `Content-Length: ${body.length}\r\n\r\n${body}`,
    ].join(''),
  );
  socket.destroySoon();
}
