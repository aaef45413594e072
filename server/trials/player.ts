/**
 * A client of the protocol as docs/protocol.md describes it: keeps its views up to date, notices gaps and mismatches,
 * comes back by itself, and sends again what was not answered. The trials are played by it.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import {
  PROTOCOL_VERSION,
  patched,
  type TableInfo,
  type ToClient,
  type ToServer,
  type Update,
  viewHash,
  type WholeView,
} from '#protocol';
import type { Viewer } from '#tabletop';

export interface Seen {
  stream: string;
  seq: number;
  at: number;
  hash: string;
  view: object;
}

export interface PlayerOptions {
  /** ws://host:port; asked for anew at each connection. */
  readonly socketBase: string | (() => string);
  readonly cookie: string;
  readonly table: string;
  /** Left out: somebody's, not a screen's. */
  readonly path?: string;
  /** False: every view is taken as it is said to be. Saves time where the load itself is on trial. */
  readonly checksHashes?: boolean;
  readonly heard?: (message: ToClient, player: Player) => void;
  /** Shows what all may see, whoever opened it. */
  readonly screen?: boolean;
  /** An address of this machine to come from. */
  readonly from?: string | null;
  /** Milliseconds before coming back. */
  readonly pause?: number;
  /** Every so many milliseconds: is anything missing, was anything not answered? */
  readonly pulse?: number;
}

type Waiting = { readonly frame: string; readonly sent: number };

export class Player {
  readonly options: PlayerOptions;
  readonly seen = new Map<Viewer, Seen>();
  readonly waiting = new Map<string, Waiting>();
  table: TableInfo | null = null;
  viewers: readonly Viewer[] = [];
  /** Frames that did not fit, and connections that were made. */
  mismatches = 0;
  connections = 0;
  /** Of everything that was heard. */
  bytes = 0;
  /** Asked by the connection itself, and answered by it. */
  pings = 0;
  #socket: WebSocket | null = null;
  #isDone = false;
  #closed: (code: number) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Pulses since the connection was asked for, until it was answered. */
  #unanswered: number | null = 0;
  #offset: number | null = null;
  #bestTrip = Number.POSITIVE_INFINITY;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.#connect();
    if (options.pulse !== undefined) this.#timer = setInterval(() => this.#beat(), options.pulse);
  }

  /** The server's clock, as near as this client can tell. */
  get clock(): number {
    return performance.now() + (this.#offset ?? 0);
  }

  get isSynchronised(): boolean {
    return this.#offset !== null;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sent until it is answered, however often the line breaks. */
  move(seat: number, move: unknown, pressed?: number): string {
    const key = randomUUID();
    this.#insist(key, { type: 'move', key, seat, move, ...(pressed === undefined ? {} : { pressed }) });
    return key;
  }

  undo(seat: number): string {
    const key = randomUUID();
    this.#insist(key, { type: 'undo', key, seat });
    return key;
  }

  say(message: ToServer): void {
    this.raw(JSON.stringify(message));
  }

  raw(frame: string | Buffer): void {
    if (this.isOpen) this.#socket?.send(frame);
  }

  /** Told with which code the line was closed. */
  closed(call: (code: number) => void): void {
    this.#closed = call;
  }

  /** The line breaks without a word. */
  cut(): void {
    this.#socket?.terminate();
  }

  leave(): void {
    this.#isDone = true;
    clearInterval(this.#timer);
    this.#socket?.terminate();
  }

  synchronise(): void {
    this.say({ type: 'sync', sent: performance.now() });
  }

  #insist(key: string, message: ToServer): void {
    const frame = JSON.stringify(message);
    this.waiting.set(key, { frame, sent: performance.now() });
    this.raw(frame);
  }

  #connect(): void {
    const { socketBase, cookie, table, pause, screen, from, path = '/socket' } = this.options;
    const base = typeof socketBase === 'string' ? socketBase : socketBase();
    const socket = new WebSocket(`${base}${path}`, {
      headers: { cookie },
      perMessageDeflate: false,
      ...(from ? { localAddress: from } : {}),
    });
    this.#socket = socket;
    this.#unanswered = 0;
    socket.on('open', () => {
      this.connections++;
      const seen = [...this.seen].map(([viewer, { stream, seq }]) => ({ viewer, stream, seq }));
      const asked = { ...(seen.length > 0 ? { seen } : {}), ...(screen === undefined ? {} : { screen }) };
      this.say({ type: 'join', version: PROTOCOL_VERSION, table, ...asked });
    });
    socket.on('message', (data) => {
      const frame = String(data);
      this.bytes += frame.length;
      this.#hear(JSON.parse(frame) as ToClient);
    });
    socket.on('ping', () => {
      this.pings++;
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.#closed(code);
      if (!this.#isDone) setTimeout(() => !this.#isDone && this.#connect(), pause ?? 50);
    });
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#unanswered = null;
        // Its table may be run by another process by now, which has another clock.
        this.#bestTrip = Number.POSITIVE_INFINITY;
        this.table = message.table;
        this.#see(message.viewers);
        for (const { frame } of this.waiting.values()) this.raw(frame);
        break;
      case 'table':
        this.table = message.table;
        this.#see(message.viewers);
        break;
      case 'view':
        this.#whole(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'accepted':
      case 'refused':
        if (message.key !== null && !isPassing(message)) this.waiting.delete(message.key);
        break;
      case 'contribution-wanted':
        for (const seat of message.seats) {
          const bytes = randomBytes(16).toString('hex');
          this.say({ type: 'contribute', seat, commitment: message.commitment, bytes });
        }
        break;
      case 'clock':
        this.#setClock(message);
        break;
    }
    this.options.heard?.(message, this);
  }

  /** On a line that may lose anything: asks again, says again, and if nobody answers at all comes again. */
  #beat(): void {
    if (this.#unanswered !== null) {
      if (++this.#unanswered > 20) this.cut();
      return;
    }
    for (const { frame } of this.waiting.values()) this.raw(frame);
    const seen = [...this.seen].map(([viewer, { stream, seq }]) => ({ viewer, stream, seq }));
    // Whatever it believes the phase to be: the frame that said otherwise may be what was lost.
    this.say({ type: 'check', seen });
  }

  #see(viewers: readonly Viewer[]): void {
    this.viewers = viewers;
    for (const viewer of [...this.seen.keys()]) if (!viewers.includes(viewer)) this.seen.delete(viewer);
  }

  #whole({ viewer, stream, seq, at, hash, view }: WholeView): void {
    if (this.options.checksHashes !== false && viewHash(view) !== hash) this.mismatches++;
    this.seen.set(viewer, { stream, seq, at, hash, view });
  }

  #update({ viewer, seq, at, hash, patch }: Update): void {
    const seen = this.seen.get(viewer);
    if (seen === undefined || seq <= seen.seq) return;
    const view = seq === seen.seq + 1 ? patched(seen.view, patch) : null;
    const isRight = view !== null && (this.options.checksHashes === false || viewHash(view) === hash);
    if (!isRight) {
      this.mismatches++;
      this.say({ type: 'refresh', viewer });
      return;
    }
    this.seen.set(viewer, { ...seen, seq, at, hash, view });
  }

  /** The quickest answer tells best. */
  #setClock({ sent, clock }: Extract<ToClient, { type: 'clock' }>): void {
    const now = performance.now();
    const trip = now - sent;
    if (trip >= this.#bestTrip) return;
    this.#bestTrip = trip;
    this.#offset = clock + trip / 2 - now;
  }
}

/** Refused for now: sent again by itself. */
export const isPassing = (message: ToClient): boolean =>
  message.type === 'refused' && (message.because === 'too-many-messages' || message.because === 'join-first');
