/** A way to the server that can fall silent: nothing comes through any more, and nobody is told. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentLine {
  readonly origin: string;
  /** From now on nothing passes, in no direction, on old lines and on new ones. */
  fallSilent(): void;
  /** New lines pass again; the old ones are gone. */
  speakAgain(): void;
  /** New lines pass again; the old ones stay silent, and still nobody is told. */
  letNewLinesPass(): void;
  close(): Promise<void>;
}

export async function lineTo(origin: string): Promise<SilentLine> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => near.destroy());
    if (isSilent) return;
    const far = connect(Number(port), hostname);
    sockets.add(far);
    far.on('error', () => far.destroy());
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    speakAgain() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      isSilent = false;
    },
    letNewLinesPass() {
      isSilent = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
