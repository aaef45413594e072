/** A line between two programs that can be cut, or fall silent, and stays so for as long as it is wanted. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class CutLine {
  readonly port: number;
  readonly #server: Server;
  /** Each end, and where it leads. */
  readonly #open = new Map<Socket, Socket>();
  #isCut = false;
  #isSilent = false;

  private constructor(server: Server, to: number) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near) => this.#join(near, to));
  }

  static async open(to: number): Promise<CutLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new CutLine(server, to);
  }

  /** Everything that was under way is lost, and nothing gets through. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#open.keys()) socket.destroy();
  }

  /** Every connection stays open, and may be made, but nothing gets through: what was sent comes late, all at once. */
  silence(): void {
    this.#isSilent = true;
    for (const [one, other] of this.#open) one.unpipe(other).pause();
  }

  mend(): void {
    this.#isCut = false;
    if (!this.#isSilent) return;
    this.#isSilent = false;
    for (const [one, other] of this.#open) one.pipe(other);
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, to: number): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.set(one, other);
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
      if (!this.#isSilent) one.pipe(other);
    }
  }
}
