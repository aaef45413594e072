/** Somebody who carries mail, as far as a trial needs one: speaks SMTP (RFC 5321) on a socket, and keeps what comes. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

export interface Letter {
  readonly from: string;
  readonly to: string;
  /** In small letters; lines that were folded are one. */
  readonly headers: ReadonlyMap<string, string>;
  /** As it came, its parts undone from quoted-printable. */
  readonly text: string;
}

export class LetterSink {
  readonly letters: Letter[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** What is answered to every address; null: it is taken. */
  refusal: string | null = null;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<LetterSink> {
    const server = createServer();
    const sink = new LetterSink(server);
    server.on('connection', (socket) => sink.#serve(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let [from, to, data, unread] = ['', '', null as string | null, ''];
    say('220 sink');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      unread += chunk;
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        if (data !== null) {
          if (line !== '.') data += `${line.replace(/^\./, '')}\r\n`;
          else {
            this.letters.push({ from, to, ...read(data) });
            data = null;
            say('250 taken');
          }
        } else if (/^MAIL FROM:/i.test(line)) {
          from = addressIn(line);
          say('250 fine');
        } else if (/^RCPT TO:/i.test(line)) {
          to = addressIn(line);
          say(this.refusal ?? '250 fine');
        } else if (/^DATA$/i.test(line)) {
          data = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 fine');
      }
    });
  }
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

function read(data: string): Pick<Letter, 'headers' | 'text'> {
  const split = data.indexOf('\r\n\r\n');
  const lines = data
    .slice(0, split)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const soft = data.slice(split + 4).replace(/=\r\n/g, '');
  const bytes = soft.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: /=[0-9A-F]{2}/.test(soft) ? Buffer.from(bytes, 'latin1').toString('utf8') : soft };
}
