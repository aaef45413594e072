/** Pings both ways: how long the way is, whether anybody is still there, and an answer to those who ask us. */

import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Cancel, Clock } from '../clock.ts';
import { DelayEstimate } from '../fairness/delay.ts';

const FIRST_PINGS = 5;
const FIRST_PING_MILLIS = 200;
const PING_MILLIS = 10_000;
const GONE_MILLIS = 20_000;

export interface HeartbeatCalls {
  /** Control frames count as messages do; false: this one is not looked at. */
  isAllowed(): boolean;
  /** Before anything is written that is not text. */
  flush(): void;
  wrote(): void;
  /** More is known of how long the line is. */
  measured(): void;
}

export class Heartbeat {
  readonly delay = new DelayEstimate();
  readonly #clock: Clock;
  readonly #socket: WebSocket;
  readonly #calls: HeartbeatCalls;
  #sent: { readonly at: number; readonly says: Buffer } | null = null;
  /** What their newest ping said, until it is answered. */
  #asked: Buffer | null = null;
  #stop: Cancel | null = null;
  #isShut = false;

  constructor(clock: Clock, socket: WebSocket, calls: HeartbeatCalls) {
    this.#clock = clock;
    this.#socket = socket;
    this.#calls = calls;
    socket.on('ping', (says) => this.#heard(says));
    socket.on('pong', (says) => this.#answered(says));
    this.#ping();
  }

  shut(): void {
    this.#isShut = true;
    this.#stop?.();
  }

  /** At once a few times, then now and then; who doesn't answer for long is gone. One ping at a time is on its way. */
  #ping(): void {
    if (this.#isShut) return;
    const now = this.#clock.now();
    if (this.#sent === null) {
      this.#sent = { at: now, says: randomBytes(8) };
      this.#socket.ping(this.#sent.says);
      this.#calls.wrote();
    } else if (now - this.#sent.at > GONE_MILLIS) {
      this.#socket.terminate();
      return;
    }
    const pause = this.delay.samples < FIRST_PINGS ? FIRST_PING_MILLIS : PING_MILLIS;
    this.#stop = this.#clock.after(pause, () => this.#ping());
  }

  /** Only what answers the ping that is on its way: made-up pongs are talk like any other. */
  #answered(says: Buffer): void {
    if (this.#sent === null || !this.#sent.says.equals(says)) {
      this.#calls.isAllowed();
      return;
    }
    this.delay.add(this.#clock.now() - this.#sent.at);
    this.#sent = null;
    this.#calls.measured();
  }

  /** Only the newest of those that came at once is answered, as RFC 6455 allows (5.5.3). */
  #heard(says: Buffer): void {
    if (!this.#calls.isAllowed()) return;
    if (this.#asked === null) setImmediate(() => this.#answerNewest());
    this.#asked = Buffer.from(says);
  }

  #answerNewest(): void {
    const says = this.#asked;
    this.#asked = null;
    if (says === null || this.#isShut) return;
    this.#calls.flush();
    this.#socket.pong(says);
    this.#calls.wrote();
  }
}
