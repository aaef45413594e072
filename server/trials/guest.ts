/** A guest who speaks HTTP: what a browser does before it opens a socket. */

import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TableInfo } from '#protocol';

export class Guest {
  readonly #base: string | (() => string);
  readonly cookie: string;
  readonly id: string;

  /** An address of this machine to come from; null: whichever it takes. */
  readonly #from: string | null;

  private constructor(
    base: string | (() => string),
    { cookie, id, from }: { cookie: string; id: string; from: string | null },
  ) {
    this.#base = base;
    this.cookie = cookie;
    this.id = id;
    this.#from = from;
  }

  static async arrive(place: string | (() => string), name: string, from: string | null = null): Promise<Guest> {
    const { status, json, cookie } = await asked(baseOf(place), '/api/guests', {
      method: 'POST',
      body: { name },
      from,
    });
    if (status !== 201) throw new Error(`no guest: ${status} ${JSON.stringify(json)}`);
    return new Guest(place, { cookie, id: (json as { id: string }).id, from });
  }

  get base(): string {
    return baseOf(this.#base);
  }

  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; json: unknown }> {
    const { status, json } = await asked(this.base, path, { method, body, cookie: this.cookie, from: this.#from });
    return { status, json };
  }

  /** Whatever is behind an address, as text. */
  async read(path: string): Promise<string> {
    const response = await fetch(`${this.base}${path}`, { headers: { cookie: this.cookie } });
    return `${path} ${response.status} ${await response.text()}`;
  }

  async must<T = TableInfo>(path: string, body?: object): Promise<T> {
    const { status, json } = await this.ask(body === undefined ? 'GET' : 'POST', path, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json as T;
  }
}

const baseOf = (place: string | (() => string)): string => (typeof place === 'string' ? place : place());

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly body?: object | undefined;
  readonly cookie?: string;
  readonly from: string | null;
}

async function asked(base: string, path: string, { method, body, cookie, from }: Asked) {
  const headers = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  if (from === null) {
    const response = await fetch(`${base}${path}`, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
    return answered(response.status, await response.text(), response.headers.get('set-cookie') ?? '');
  }
  // `fetch` can't be told where to come from.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${base}${path}`, { method, headers, localAddress: from }, resolve).on('error', reject).end(sent);
  });
  return answered(response.statusCode ?? 0, await text(response), response.headers['set-cookie']?.[0] ?? '');
}

const answered = (status: number, body: string, setCookie: string) => ({
  status,
  json: body === '' ? null : (JSON.parse(body) as unknown),
  cookie: setCookie.split(';')[0] ?? '',
});
