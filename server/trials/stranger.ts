/** Somebody at an address of their own: every 127.x.y.z is another, as far as a server can tell. */

import { request } from 'node:http';
import WebSocket from 'ws';

export interface Heard {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly json: unknown;
}

export class Stranger {
  readonly port: number;
  readonly address: string;
  cookie = '';

  constructor(port: number, address: string) {
    this.port = port;
    this.address = address;
  }

  /** Known to the server by a name. */
  static async arrive(port: number, address: string, name: string): Promise<Stranger> {
    const stranger = new Stranger(port, address);
    const { status, headers } = await stranger.ask('POST', '/api/guests', { name });
    if (status !== 201) throw new Error(`no guest at ${address}: ${status}`);
    stranger.cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return stranger;
  }

  ask(method: string, path: string, body?: object, more: { readonly [name: string]: string } = {}): Promise<Heard> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      cookie: this.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...more,
    };
    const where = { host: '127.0.0.1', port: this.port, localAddress: this.address };
    return new Promise((resolve, reject) => {
      const asked = request({ ...where, method, path, headers, agent: false }, (response) => {
        const heard: Buffer[] = [];
        response.on('data', (data: Buffer) => heard.push(data));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, json: read(heard) }),
        );
        response.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(text);
    });
  }

  async must<T>(path: string, body: object): Promise<T> {
    const { status, json } = await this.ask('POST', path, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json as T;
  }

  /** Resolves when it is open, or refused: then null. */
  connect(): Promise<WebSocket | null> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/socket`, {
      headers: { cookie: this.cookie },
      localAddress: this.address,
      perMessageDeflate: false,
    });
    return new Promise((resolve) => {
      socket.on('open', () => resolve(socket));
      socket.on('error', () => resolve(null));
    });
  }

  /** Null: no connection. `isWelcome` resolves with the first word of the table. */
  async join(table: string): Promise<{ readonly socket: WebSocket; readonly isWelcome: Promise<boolean> } | null> {
    const socket = await this.connect();
    if (socket === null) return null;
    const isWelcome = new Promise<boolean>((resolve) => {
      socket.once('message', (frame) => resolve(String(frame).startsWith('{"type":"welcome"')));
      socket.once('close', () => resolve(false));
    });
    socket.send(JSON.stringify({ type: 'join', version: 1, table }));
    return { socket, isWelcome };
  }
}

function read(heard: readonly Buffer[]): unknown {
  const text = Buffer.concat(heard).toString();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
