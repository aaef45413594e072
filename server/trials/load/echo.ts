/** The same number of frames of the same sizes, and of pings, through sockets that do nothing with them. */

import WebSocket from 'ws';
import { Child } from '../processes/child.ts';
import type { EchoSetup } from '../processes/messages.ts';
import { until } from '../running.ts';

/** What was carried in a round: the echo carries as much, evenly. */
export interface Carried {
  readonly seconds: number;
  readonly framesIn: number;
  readonly framesOut: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

export interface EchoRound {
  readonly frames: number;
  /** Milliseconds of processor time. */
  readonly cpu: number;
  readonly latencies: readonly number[];
}

/** A message that everybody in a room is still to hear. */
interface Sent {
  readonly at: number;
  left: number;
}

export class Echo {
  readonly #process: Child;
  readonly #sockets: readonly WebSocket[];
  readonly #rooms: number;
  readonly #sent = new Map<number, Sent>();
  #heard = 0;
  #latencies: number[] = [];

  private constructor(process: Child, sockets: readonly WebSocket[], rooms: number) {
    this.#process = process;
    this.#sockets = sockets;
    this.#rooms = rooms;
    for (const [index, socket] of sockets.entries()) socket.on('message', () => this.#hear(index % rooms));
  }

  /** `inRoom` sit in each of the rooms. */
  static async open(rooms: number, inRoom: number, setup: EchoSetup): Promise<Echo> {
    const process = await Child.start('echo.ts', setup);
    const sockets = Array.from(
      { length: rooms * inRoom },
      (_, index) => new WebSocket(`ws://127.0.0.1:${process.port}/${index % rooms}`, { perMessageDeflate: false }),
    );
    const isOpen = ({ readyState }: WebSocket): boolean => readyState === WebSocket.OPEN;
    await until('the echo has everybody', () => sockets.every(isOpen), 60_000);
    return new Echo(process, sockets, rooms);
  }

  async run({ seconds, framesIn, framesOut, bytesIn, bytesOut }: Carried): Promise<EchoRound> {
    const answers = Math.max(1, framesIn / Math.max(1, framesOut));
    // On average as many as there were: mostly four, say, and now and then five.
    const answersTo = (count: number): number => Math.floor((count + 1) * answers) - Math.floor(count * answers);
    const size = Math.round(bytesIn / Math.max(1, framesIn));
    const length = Math.round(bytesOut / Math.max(1, framesOut));
    this.#heard = 0;
    this.#latencies = [];
    const before = await this.#process.used();
    this.#process.tell('pings on');
    const begun = performance.now();
    for (let count = 0; count < framesOut; count++) {
      const intended = begun + (count * seconds * 1000) / framesOut;
      const wait = intended - performance.now();
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
      else if (count % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
      const room = count % this.#rooms;
      this.#sent.set(room, { at: intended, left: answersTo(count) });
      this.#sockets[room]?.send(`${size},${answersTo(count)},`.padEnd(length, 'x'));
    }
    const expected = Math.floor(framesOut * answers);
    await until('the last echo', () => this.#heard >= expected);
    this.#process.tell('pings off');
    const after = await this.#process.used();
    return { frames: framesOut + expected, cpu: after.cpu - before.cpu, latencies: this.#latencies };
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.terminate();
    await this.#process.kill();
  }

  #hear(room: number): void {
    this.#heard++;
    const message = this.#sent.get(room);
    if (message !== undefined && --message.left === 0) this.#latencies.push(performance.now() - message.at);
  }
}
