/** Somebody who pings as fast as they can and never reads: in a thread of its own, so that nobody who is measured waits. */

import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export interface PingFlood {
  readonly port: number;
  readonly address: string;
  readonly cookie: string;
  /** Milliseconds it goes on for, though it is over, as long as nobody has cut it. */
  readonly patience: number;
}

export interface PingFlooded {
  /** How often it was cut, and after how many milliseconds at the latest; null: it was not. */
  readonly cuts: number;
  readonly longest: number | null;
}

const { port, address, cookie, patience } = workerData as PingFlood;
const AGAIN_MILLIS = 50;

/** Frames as a client sends them: final, a ping, 125 bytes, masked with nothing. */
const PINGS = Buffer.concat(
  Array.from({ length: 500 }, () =>
    Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 0x78)]),
  ),
);

const UPGRADE = [
  'GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}`,
  `Cookie: ${cookie}\r\n\r\n`,
].join('\r\n');

const cuts: number[] = [];
let overAt = Number.POSITIVE_INFINITY;
parentPort?.once('message', () => {
  overAt = performance.now();
});
const isOver = (): boolean => performance.now() >= overAt + (cuts.length > 0 ? 0 : patience);

/** Resolves to how long it was let in; null: it had to leave by itself. */
function flood(): Promise<number | null> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: address });
  socket.on('error', () => undefined);
  socket.write(UPGRADE);
  let begun = performance.now();
  let isClosed = false;
  const ended = new Promise<number | null>((resolve) => {
    const looking = setInterval(() => {
      if (!isOver()) return;
      clearInterval(looking);
      resolve(null);
      socket.destroy();
    }, AGAIN_MILLIS);
    socket.once('close', () => {
      isClosed = true;
      clearInterval(looking);
      resolve(performance.now() - begun);
    });
  });
  const write = (): void => {
    if (isClosed || isOver()) return;
    if (socket.write(PINGS)) setImmediate(write);
    else socket.once('drain', write);
  };
  socket.once('readable', () => {
    begun = performance.now();
    write();
  });
  return ended;
}

let isLetIn = true;
while (!isOver()) {
  const cut = await flood();
  if (cut === null) isLetIn = cuts.length > 0;
  else cuts.push(cut);
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLIS));
}
const longest = isLetIn && cuts.length > 0 ? Math.max(...cuts) : null;
parentPort?.postMessage({ cuts: cuts.length, longest } satisfies PingFlooded);
