/** A way to a server that can be cut, over TLS if need be, and says what kind of frames come by. */

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export class BreakingLine {
  /** Pongs that clients have sent. */
  pongs = 0;
  /** Connections that were opened so far. */
  opened = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(port: number, certificate: Certificate | null) {
    const carry = (near: Socket): void => this.#carry(near, connect(port, '127.0.0.1'));
    this.#server = certificate === null ? createServer(carry) : createTlsServer(certificate, carry);
  }

  static async open(port: number, certificate: Certificate | null = null): Promise<BreakingLine> {
    const line = new BreakingLine(port, certificate);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #carry(near: Socket, far: Socket): void {
    this.opened++;
    near.on('data', (bytes) => {
      // The first byte of a frame: whole, and a pong.
      if (bytes[0] === 0x8a) this.pongs++;
      far.write(bytes);
    });
    far.on('data', (bytes) => near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}
