/** The same number of frames of the same sizes, and of pings, through sockets that do nothing with them. */

import WebSocket from 'ws';
import { Child } from '../processes/child.ts';
import type { EchoSetup } from '../processes/messages.ts';
import { until } from '../running.ts';
import type { Traffic } from './load-table.ts';
import type { LoadRequest } from './run.ts';

export interface EchoFigures {
  readonly framesPerSecond: number;
  readonly bytesPerFrame: number;
  readonly cpuMicrosPerFrame: number;
  readonly millisToLastRecipient: { readonly p50: number; readonly p99: number };
}

export interface EchoRequest extends LoadRequest {
  readonly traffic: Traffic;
  readonly bytesIn: number;
  readonly pings: number;
  readonly playedSeconds: number;
}

export async function runEcho(request: EchoRequest): Promise<EchoFigures> {
  const { traffic, bytesIn, pings, tables, seats, seconds, playedSeconds } = request;
  const answers = Math.max(1, traffic.framesIn / Math.max(1, traffic.framesOut));
  const size = Math.round(bytesIn / Math.max(1, traffic.framesIn));
  const asked = Math.round(traffic.bytesOut / Math.max(1, traffic.framesOut));
  const rate = traffic.framesOut / playedSeconds;
  const echo = await Child.start('echo.ts', { pingsPerSecond: pings / playedSeconds } satisfies EchoSetup);
  // As many as are told of a move sit in a room, so that all of them hear it.
  const sockets = Array.from(
    { length: tables * Math.max(seats, Math.ceil(answers)) },
    (_, index) => new WebSocket(`ws://127.0.0.1:${echo.port}/${index % tables}`, { perMessageDeflate: false }),
  );
  try {
    await until(
      'the echo has everybody',
      () => sockets.every(({ readyState }) => readyState === WebSocket.OPEN),
      60_000,
    );
    // On average as many as there were: mostly four, say, and now and then five.
    const answersTo = (count: number): number => Math.floor((count + 1) * answers) - Math.floor(count * answers);
    const latencies: number[] = [];
    const sent = new Map<number, { readonly at: number; left: number }>();
    let heard = 0;
    for (const [index, socket] of sockets.entries()) {
      socket.on('message', () => {
        heard++;
        const message = sent.get(index % tables);
        if (message !== undefined && --message.left === 0) latencies.push(performance.now() - message.at);
      });
    }
    const before = await echo.used();
    const total = Math.round(rate * seconds);
    const begun = performance.now();
    for (let count = 0; count < total; count++) {
      const intended = begun + (count * 1000) / rate;
      const wait = intended - performance.now();
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
      else if (count % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
      sent.set(count % tables, { at: intended, left: answersTo(count) });
      sockets[count % tables]?.send(`${size},${answersTo(count)},`.padEnd(asked, 'x'));
    }
    await until('the last echo', () => heard >= Math.floor(total * answers));
    const after = await echo.used();
    latencies.sort((one, other) => one - other);
    const round = (value: number): number => Math.round(value * 100) / 100;
    return {
      framesPerSecond: Math.round((total * (answers + 1)) / seconds),
      bytesPerFrame: size,
      cpuMicrosPerFrame: round(((after.cpu - before.cpu) * 1000) / (total * (answers + 1))),
      millisToLastRecipient: {
        p50: round(latencies[Math.floor(latencies.length / 2)] ?? 0),
        p99: round(latencies[Math.floor(latencies.length * 0.99)] ?? 0),
      },
    };
  } finally {
    for (const socket of sockets) socket.terminate();
    await echo.kill();
  }
}
