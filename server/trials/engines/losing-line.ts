/** A way to a database on which one question or one answer can be lost, just when a trial wants it. */

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type Loss = 'answer' | 'question';

interface Wanted {
  /** What the question says. */
  readonly says: string;
  readonly loss: Loss;
  happened(): void;
}

export class LosingLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #wanted: Wanted | null = null;

  private constructor(port: number) {
    this.#server = createServer((near) => this.#carry(near, connect(port, '127.0.0.1')));
  }

  /** The same address, by this line. */
  static async open(address: string): Promise<{ readonly line: LosingLine; readonly address: string }> {
    const url = new URL(address);
    const line = new LosingLine(Number(url.port));
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    url.port = String((line.#server.address() as AddressInfo).port);
    return { line, address: url.href };
  }

  /** The next question that says this is asked, and its connection cut as soon as it is answered. */
  loseAnswerTo(says: string): Promise<void> {
    return this.#want(says, 'answer');
  }

  /** The next question that says this never arrives, nor anything after it; the connection stays. */
  loseQuestion(says: string): Promise<void> {
    return this.#want(says, 'question');
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #want(says: string, loss: Loss): Promise<void> {
    return new Promise((happened) => {
      this.#wanted = { says, loss, happened };
    });
  }

  #carry(near: Socket, far: Socket): void {
    let lost: Wanted | null = null;
    near.on('data', (bytes) => {
      const wanted = this.#wanted;
      if (wanted !== null && bytes.includes(wanted.says)) {
        this.#wanted = null;
        lost = wanted;
        if (wanted.loss === 'question') wanted.happened();
      }
      if (lost?.loss !== 'question') far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (lost?.loss !== 'answer') {
        near.write(bytes);
        return;
      }
      near.destroy();
      lost.happened();
    });
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
