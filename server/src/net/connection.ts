/** One socket: reads frames strictly, writes them in order, measures its own delay, and is cut when it doesn't read. */

import type { WebSocket } from 'ws';
import {
  CLOSING,
  FRAME_BYTES,
  type HouseRefusal,
  PROTOCOL_VERSION,
  type ToClient,
  UNREAD_BYTES,
  understand,
} from '#protocol';
import { DelayEstimate } from '../fairness/delay.ts';
import type { House } from '../house.ts';
import type { Hall } from '../tables/hall.ts';
import { hear, join, part } from '../tables/hearing.ts';
import type { Line } from '../tables/line.ts';
import { HouseRefused, refuse } from '../tables/refused.ts';
import type { Table } from '../tables/table.ts';
import { type Ends, FrameWriter } from './frame-writer.ts';
import { Allowance, type LimitNumbers } from './limits.ts';

const FIRST_PINGS = 5;
const FIRST_PING_MILLIS = 200;
const PING_MILLIS = 10_000;
const GONE_MILLIS = 20_000;
const JOIN_MILLIS = 15_000;
/** Refused for talking too much this often in a row: cut. */
const MOST_IGNORED = 400;

interface Held {
  readonly frame: string;
  readonly from: number;
}

export class Connection implements Line {
  readonly guest: string;
  readonly #house: House;
  readonly #hall: Hall;
  readonly #socket: WebSocket;
  readonly #writer: FrameWriter;
  readonly #delay = new DelayEstimate();
  readonly #allowance: Allowance;
  #table: Table | null = null;
  #isJoining = false;
  #isOpen = true;
  #held: Held[] = [];
  #pingSent: number | null = null;
  #stopPinging: (() => void) | null = null;
  #ignored = 0;
  readonly #stopWaiting: () => void;

  constructor(house: House, hall: Hall, ends: Ends, { guest, limits }: { guest: string; limits: LimitNumbers }) {
    this.guest = guest;
    this.#house = house;
    this.#hall = hall;
    const { socket } = ends;
    this.#socket = socket;
    this.#writer = new FrameWriter(ends);
    this.#allowance = new Allowance(limits, house.clock.now());
    socket.on('message', (data, isBinary) => this.#read(data as Buffer, isBinary));
    socket.on('pong', () => this.#ponged());
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
    this.#stopWaiting = house.clock.after(JOIN_MILLIS, () => this.close(CLOSING.neverJoined, 'neverJoined'));
    this.#ping();
  }

  get delay(): number {
    return this.#delay.millis;
  }

  send(frame: string, later = 0): void {
    if (!this.#isOpen) return;
    if (later < 1 && this.#held.length === 0) {
      this.#write(frame);
      return;
    }
    const from = Math.max(this.#house.clock.now() + later, this.#held.at(-1)?.from ?? 0);
    this.#held.push({ frame, from });
    this.#house.clock.after(from - this.#house.clock.now(), () => this.#release());
  }

  close(code: number, reason: string): void {
    this.#release(Number.POSITIVE_INFINITY);
    this.#writer.flush();
    this.#socket.close(code, reason);
    this.#leaveTable();
  }

  #release(until = this.#house.clock.now() + 1): void {
    while (this.#held[0] !== undefined && this.#held[0].from <= until) this.#write(this.#held.shift()?.frame ?? '');
  }

  #write(frame: string): void {
    if (!this.#isOpen) return;
    this.#writer.write(frame);
    if (this.#writer.unread <= UNREAD_BYTES) return;
    // It has stopped reading: it comes back and resumes, nobody else waits for it.
    this.#house.measures.slowReaders.inc();
    this.#socket.terminate();
    this.#closed();
  }

  #read(data: Buffer, isBinary: boolean): void {
    if (!this.#allowance.take(this.#house.clock.now())) {
      this.#refuse('too-many-messages', null);
      if (++this.#ignored > MOST_IGNORED) this.close(CLOSING.tooManyMessages, 'tooManyMessages');
      return;
    }
    this.#ignored = 0;
    if (isBinary || data.length > FRAME_BYTES) {
      this.#refuse(isBinary ? 'not-understood' : 'too-big', null);
      return;
    }
    const understood = understand(data.toString());
    if (!understood.ok) {
      this.#refuse(understood.because, understood.key);
      return;
    }
    const { message } = understood;
    const key = 'key' in message ? message.key : null;
    try {
      if (message.type === 'join') this.#join(message);
      else hear(this.#house, this.#table ?? refuse('join-first'), this, message);
    } catch (error) {
      this.#answerError(error, key);
    }
  }

  #join(message: Extract<ReturnType<typeof understand>, { ok: true }>['message'] & { type: 'join' }): void {
    if (message.version !== PROTOCOL_VERSION) refuse('other-version');
    if (this.#table !== null || this.#isJoining) refuse('already-joined');
    this.#isJoining = true;
    this.#hall
      .table(message.table)
      .then((table) => {
        if (!this.#isOpen) return;
        join(this.#house, table, this, message);
        this.#table = table;
        this.#stopWaiting();
      })
      .catch((error: unknown) => this.#answerError(error, null))
      .finally(() => {
        this.#isJoining = false;
      });
  }

  #answerError(error: unknown, key: string | null): void {
    if (error instanceof HouseRefused) {
      this.#refuse(error.because, key);
      return;
    }
    this.#house.log.error({ err: error, table: this.#table?.id }, 'a message could not be answered');
    this.#refuse('table-has-failed', key);
  }

  #refuse(because: HouseRefusal, key: string | null): void {
    this.#house.measures.refusals.inc();
    this.send(JSON.stringify({ type: 'refused', key, because, rule: null } satisfies ToClient));
  }

  /** At once a few times, then now and then; who doesn't answer for long is gone. One ping at a time is on its way. */
  #ping(): void {
    if (!this.#isOpen) return;
    const now = this.#house.clock.now();
    if (this.#pingSent === null) {
      this.#pingSent = now;
      this.#socket.ping();
    } else if (now - this.#pingSent > GONE_MILLIS) {
      this.#socket.terminate();
      return;
    }
    const pause = this.#delay.samples < FIRST_PINGS ? FIRST_PING_MILLIS : PING_MILLIS;
    this.#stopPinging = this.#house.clock.after(pause, () => this.#ping());
  }

  #ponged(): void {
    if (this.#pingSent === null) return;
    this.#delay.add(this.#house.clock.now() - this.#pingSent);
    this.#pingSent = null;
  }

  #leaveTable(): void {
    if (this.#table !== null) part(this.#table, this);
    this.#table = null;
  }

  #closed(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#held = [];
    this.#stopWaiting();
    this.#stopPinging?.();
    this.#leaveTable();
  }
}
