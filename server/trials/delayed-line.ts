/** A line of a certain length: every byte, pings too, takes its time both ways, and wavers a little. */

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { below, type Chance } from '#tabletop';

export class DelayedLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /** `oneWay` and `waver` in milliseconds. */
  static async open(
    port: number,
    { oneWay, waver, chance }: { readonly oneWay: number; readonly waver: number; readonly chance: Chance },
  ): Promise<DelayedLine> {
    const server = createServer();
    const line = new DelayedLine(server);
    server.on('connection', (near) => {
      const far = connect(port, '127.0.0.1');
      const drawDelay = (): number => oneWay + below(chance, Math.round(waver * 100) + 1) / 100;
      line.#carry(near, far, drawDelay);
      line.#carry(far, near, drawDelay);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get socketBase(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #carry(from: Socket, to: Socket, drawDelay: () => number): void {
    this.#sockets.add(from);
    from.setNoDelay(true);
    let free = 0;
    from.on('data', (bytes) => {
      const now = performance.now();
      free = Math.max(free, now + drawDelay());
      setTimeout(() => to.writable && to.write(bytes), free - now);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}
