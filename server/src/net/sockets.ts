/** The way in for sockets: who asks, from where, and how many at once. */

import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSING, FRAME_BYTES, type HouseRefusal } from '#protocol';
import type { House } from '../house.ts';
import type { Limits } from '../limits/limits.ts';
import type { Bans } from '../moderation/bans.ts';
import { SCREEN_COOKIE, tokenIn } from '../people/cookies.ts';
import { type Guests, hashOf } from '../people/guests.ts';
import type { Hall } from '../tables/hall.ts';
import type { Who } from '../tables/line.ts';
import { HouseRefused, refuse } from '../tables/refused.ts';
import { Connection } from './connection.ts';
import { HEADERS } from './headers.ts';
import { statusOf } from './refusals.ts';
import type { Visitors } from './visitors.ts';

export const SOCKET_PATH = '/socket';
/** For the screens of rooms, whoever is known in their browser. */
const SCREEN_PATH = '/socket/screen';

export interface SocketRules {
  readonly guests: Guests;
  readonly limits: Limits;
  readonly visitors: Visitors;
  readonly bans: Bans;
}

interface Known {
  readonly connection: Connection;
  readonly token: string;
  readonly address: string;
}

/** Every answer to an upgrade says so, as every other answer does. */
const HEADER_LINES = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);

export class Sockets {
  readonly #house: House;
  readonly #hall: Hall;
  readonly #guests: Guests;
  readonly #limits: Limits;
  readonly #visitors: Visitors;
  readonly #bans: Bans;
  /** By which token each is known, and where it comes from. */
  readonly #known = new WeakMap<WebSocket, Known>();
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

  constructor(house: House, hall: Hall, { guests, limits, visitors, bans }: SocketRules) {
    this.#house = house;
    this.#hall = hall;
    this.#guests = guests;
    this.#limits = limits;
    this.#visitors = visitors;
    this.#bans = bans;
    guests.ended = (isEnded) =>
      this.#close('loggedOut', ({ token, connection: { guest } }) => isEnded({ hash: token, guest }));
    bans.sentOut = (isMeant) =>
      this.#close('banned', ({ address, connection: { guest } }) => isMeant({ guest, address }));
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

  /** Everybody who is connected, once for each connection. */
  get here(): readonly { readonly guest: string; readonly address: string }[] {
    return [...this.#server.clients].flatMap((socket) => {
      const known = this.#known.get(socket);
      return known === undefined ? [] : [{ guest: known.connection.guest, address: known.address }];
    });
  }

  #close(because: 'loggedOut' | 'banned', isMeant: (known: Known) => boolean): void {
    for (const socket of this.#server.clients) {
      const known = this.#known.get(socket);
      if (known !== undefined && isMeant(known)) known.connection.close(CLOSING[because], because);
    }
  }

  async #upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const visitor = this.#visitors.visitor(request);
    const { place, address } = visitor;
    const path = (request.url ?? '').split('?')[0];
    const isScreen = path === SCREEN_PATH;
    const token = isScreen ? SCREEN_COOKIE.in(request.headers.cookie, visitor) : tokenIn(request.headers, visitor);
    this.#limits.countRequest({ place, guest: isScreen ? null : (this.#guests.remembered(token)?.id ?? null) });
    if (path !== SOCKET_PATH && !isScreen) refuse('not-found');
    if (!this.#visitors.isOwnHost(request.headers.host)) refuse('other-host');
    if (!this.#visitors.isOwnOrigin(request.headers)) refuse('other-origin');
    const who = isScreen ? this.#screen(token) : await this.#guest(token);
    this.#bans.refuse({ guest: who.guest.id, address });
    if (socket.destroyed) return;
    const { id } = who.guest;
    if (!this.#limits.takeSocket(id)) refuse('too-many-requests');
    socket.once('close', () => this.#limits.freeSocket(id));
    const allowance = this.#limits.messagesOf({ guest: id, place });
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#house.measures.sockets.inc();
      ws.once('close', () => this.#house.measures.sockets.dec());
      const ends = { socket: ws, stream: socket };
      const connection = new Connection(this.#house, this.#hall, ends, { ...who, allowance });
      this.#known.set(ws, { connection, address, token: hashOf(token ?? '') });
    });
  }

  async #guest(token: string | null): Promise<Who> {
    return { guest: (await this.#guests.withToken(token)) ?? refuse('who-are-you'), screen: null };
  }

  /** A name that no guest has: nothing is anybody's who is called so. */
  #screen(token: string | null): Who {
    const screen = this.#hall.screens.paired(token) ?? refuse('no-such-screen');
    return { guest: { id: `screen ${screen.id}`, name: '' }, screen };
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
