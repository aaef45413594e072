/** A line that does everything lines do: it delays, loses, doubles, and breaks. Seeded, so that it does it again. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { below, type Chance } from '#tabletop';

export interface Weather {
  /** Of a thousand frames. */
  readonly lost: number;
  readonly doubled: number;
  readonly broken: number;
  readonly delayed: number;
  /** Milliseconds. */
  readonly longestDelay: number;
}

export const FAIR_WEATHER: Weather = { lost: 0, doubled: 0, broken: 0, delayed: 0, longestDelay: 0 };

export class BadLine {
  readonly #http: Server = createServer();
  readonly #sockets = new WebSocketServer({ server: this.#http, perMessageDeflate: false });
  readonly #chance: Chance;
  weather: Weather;
  /** What it did. */
  readonly done = { passed: 0, lost: 0, doubled: 0, broken: 0, delayed: 0 };

  private constructor(target: string, chance: Chance, weather: Weather) {
    this.#chance = chance;
    this.weather = weather;
    this.#sockets.on('connection', (near, request) => {
      const far = new WebSocket(`${target}${request.url}`, {
        headers: { cookie: request.headers.cookie ?? '' },
        perMessageDeflate: false,
      });
      const early: string[] = [];
      const toFar = this.#way((frame) => far.send(frame), [near, far]);
      const toNear = this.#way((frame) => near.send(frame), [near, far]);
      near.on('message', (data) =>
        far.readyState === WebSocket.OPEN ? toFar(String(data)) : early.push(String(data)),
      );
      far.on('open', () => {
        for (const frame of early) toFar(frame);
      });
      far.on('message', (data) => toNear(String(data)));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => undefined);
        one.on('close', () => other.terminate());
      }
    });
  }

  static async open(target: string, chance: Chance, weather: Weather): Promise<BadLine> {
    const line = new BadLine(target, chance, weather);
    await new Promise<void>((resolve) => line.#http.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get socketBase(): string {
    return `ws://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const client of this.#sockets.clients) client.terminate();
    this.#sockets.close();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  /** In order, as lines are; what is delayed delays what comes after it. */
  #way(pass: (frame: string) => void, ends: readonly WebSocket[]): (frame: string) => void {
    let from = 0;
    const later = (frame: string, millis: number): void => {
      from = Math.max(performance.now() + millis, from);
      const wait = Math.max(0, from - performance.now());
      setTimeout(() => ends.every(({ readyState }) => readyState === WebSocket.OPEN) && pass(frame), wait);
    };
    return (frame) => {
      const fate = below(this.#chance, 1_000);
      const { lost, doubled, broken, delayed, longestDelay } = this.weather;
      if (fate < lost) this.done.lost++;
      else if (fate < lost + broken) {
        this.done.broken++;
        for (const end of ends) end.terminate();
      } else if (fate < lost + broken + doubled) {
        this.done.doubled++;
        later(frame, 0);
        later(frame, 0);
      } else if (fate < lost + broken + doubled + delayed) {
        this.done.delayed++;
        later(frame, below(this.#chance, longestDelay));
      } else {
        this.done.passed++;
        later(frame, 0);
      }
    };
  }
}
