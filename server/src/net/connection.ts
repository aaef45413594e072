/** One socket: reads frames strictly, writes them in order, measures its own delay, and is cut when it doesn't read. */

import type { WebSocket } from 'ws';
import {
  CLOSING,
  type HouseRefusal,
  type MessageTo,
  PROTOCOL_VERSION,
  type ToClient,
  UNREAD_BYTES,
  understand,
} from '#protocol';
import type { House } from '../house.ts';
import type { Allowance } from '../limits/counting.ts';
import type { Hall } from '../tables/hall.ts';
import type { Who } from '../tables/line.ts';
import type { ComingLine } from '../tables/place.ts';
import { HouseRefused, refuse } from '../tables/refused.ts';
import { Attendance } from './attendance.ts';
import { Coming } from './coming.ts';
import { type Ends, FrameWriter } from './frame-writer.ts';
import { Heartbeat } from './heartbeat.ts';
import { HeldFrames } from './held-frames.ts';

const JOIN_MILLIS = 15_000;
/** Refused for talking too much so much more often than heard: cut. Counted in a row, whoever paces it would never be. */
const MOST_IGNORED = 400;
/** Nobody's program sends control frames by the dozen by mistake. */
const CONTROL_WEIGHT = 10;
/** Whoever is cut off may still read why. */
const FAREWELL_MILLIS = 500;
/** While so much is unread nothing more is asked of us on this line. */
const PAUSE_BYTES = UNREAD_BYTES / 4;

export class Connection implements ComingLine {
  readonly guest: string;
  readonly name: string;
  readonly screen: string | null;
  readonly #house: House;
  readonly #hall: Hall;
  readonly #socket: WebSocket;
  readonly #writer: FrameWriter;
  readonly #heartbeat: Heartbeat;
  readonly #allowance: Pick<Allowance, 'take'>;
  /** A screen of a room goes to no other. */
  readonly #ownTable: string | null;
  #isScreen: boolean;
  readonly #coming: Coming;
  #attendance: Attendance | null = null;
  #isOpen = true;
  readonly #held: HeldFrames;
  #isPaused = false;
  #ignored = 0;
  readonly #stopWaiting: () => void;

  constructor(
    house: House,
    hall: Hall,
    ends: Ends,
    { guest, screen = null, allowance }: Who & { readonly allowance: Pick<Allowance, 'take'> },
  ) {
    this.guest = guest.id;
    this.name = guest.name;
    this.screen = screen?.id ?? null;
    this.#ownTable = screen?.table ?? null;
    this.#isScreen = screen !== null;
    this.#house = house;
    this.#hall = hall;
    const { socket, stream } = ends;
    this.#socket = socket;
    this.#writer = new FrameWriter(ends, () => this.#lookAtUnread());
    this.#held = new HeldFrames(house.clock, (frame) => this.#write(frame));
    this.#allowance = allowance;
    this.#coming = new Coming(hall, this, {
      arrived: () => this.#stopWaiting(),
      refused: (error) => this.#answerError(error, null),
    });
    socket.on('message', (data, isBinary) => this.#read(data as Buffer, isBinary));
    stream.on('drain', () => this.#readOn());
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
    this.#stopWaiting = house.clock.after(JOIN_MILLIS, () => this.close(CLOSING.neverJoined, 'neverJoined'));
    this.#heartbeat = new Heartbeat(house.clock, socket, {
      isAllowed: () => this.#isAllowed(CONTROL_WEIGHT),
      flush: () => this.#writer.flush(),
      wrote: () => this.#lookAtUnread(),
      measured: () => this.#coming.place?.measured(),
    });
    this.noteAsked('join');
  }

  get delay(): number {
    return this.#heartbeat.delay.millis;
  }

  get looksSlow(): boolean {
    return this.#heartbeat.delay.looksSlow;
  }

  get isScreen(): boolean {
    return this.#isScreen;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  noteAsked(what: string | number): void {
    this.#heartbeat.delay.asked(what, this.#house.clock.now());
  }

  noteAnswered(what: string | number): void {
    this.#heartbeat.delay.answered(what, this.#house.clock.now());
  }

  send(frame: string, later = 0): void {
    if (this.#isOpen && this.#coming.place?.isSure !== false) this.#held.send(frame, later);
  }

  close(code: number, reason: string): void {
    if (!this.#isOpen) return;
    this.#held.release(Number.POSITIVE_INFINITY);
    this.#writer.flush();
    this.#socket.close(code, reason);
    this.#leaveTable();
  }

  #write(frame: string): void {
    if (this.#isOpen) this.#writer.write(frame);
  }

  /** Whatever it is that piled up. */
  #lookAtUnread(): void {
    const unread = this.#socket.bufferedAmount;
    if (unread > UNREAD_BYTES) {
      // It has stopped reading: it comes back and resumes, nobody else waits for it.
      this.#house.measures.slowReaders.inc();
      this.#socket.terminate();
      this.#closed();
    } else if (unread > PAUSE_BYTES && !this.#isPaused) {
      this.#isPaused = true;
      this.#socket.pause();
    }
  }

  #readOn(): void {
    if (!this.#isPaused || !this.#isOpen) return;
    this.#isPaused = false;
    this.#socket.resume();
  }

  /** Whether whatever came may be looked at: a message or a control frame, each counts. */
  #isAllowed(weight = 1): boolean {
    if (!this.#isOpen) return false;
    if (this.#allowance.take(this.#house.clock.now())) {
      this.#ignored = Math.max(0, this.#ignored - 1);
      return true;
    }
    this.#ignored += weight;
    if (this.#ignored > MOST_IGNORED) this.#cutOff();
    return false;
  }

  #cutOff(): void {
    this.#house.incidents.note('too-many-messages', { guest: this.guest });
    this.close(CLOSING.tooManyMessages, 'tooManyMessages');
    this.#closed();
    // What they still send is not even read.
    this.#socket.pause();
    this.#house.clock.after(FAREWELL_MILLIS, () => this.#socket.terminate());
  }

  #read(data: Buffer, isBinary: boolean): void {
    if (!this.#isAllowed()) {
      if (this.#isOpen) this.#refuse('too-many-messages', null);
      return;
    }
    const understood = understand(isBinary ? '' : data.toString(), data.length);
    if (!understood.ok) {
      this.#refuse(understood.because, understood.key);
      return;
    }
    const { message } = understood;
    const key = 'key' in message ? message.key : null;
    const failed = (error: unknown): void => this.#answerError(error, key);
    try {
      if (message.type === 'join' || message.type === 'attend') this.#enter(message);
      else this.#coming.hear(message)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  #enter(message: MessageTo<'join' | 'attend'>): void {
    if (message.version !== PROTOCOL_VERSION) refuse('other-version');
    if (this.#coming.table !== null || this.#attendance !== null) refuse('already-joined');
    if (message.type === 'join') this.#join(message);
    else this.#attendance = new Attendance(this.#house, this.#hall, this, this.#stopWaiting);
  }

  #join(message: MessageTo<'join'>): void {
    if (this.#ownTable !== null && this.#ownTable !== message.table) refuse('no-such-table');
    if (message.screen === true) this.#isScreen = true;
    this.noteAnswered('join');
    this.#coming.join(message);
  }

  detached(): void {
    if (this.#isOpen) this.#coming.detached();
  }

  #answerError(error: unknown, key: string | null): void {
    if (error instanceof HouseRefused) {
      this.#refuse(error.because, key);
      return;
    }
    this.#house.log.error({ err: error, table: this.#coming.table }, 'a message could not be answered');
    this.#refuse('table-has-failed', key);
  }

  #refuse(because: HouseRefusal, key: string | null): void {
    this.#house.measures.refusals.inc({ because });
    this.send(JSON.stringify({ type: 'refused', key, because, rule: null } satisfies ToClient));
  }

  #leaveTable(): void {
    this.#coming.leave();
  }

  #closed(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#held.drop();
    this.#stopWaiting();
    this.#heartbeat.shut();
    this.#attendance?.end();
    this.#leaveTable();
  }
}
