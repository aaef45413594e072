/** A guest who speaks HTTP: what a browser does before it opens a socket. */

import type { TableInfo } from '#protocol';

export class Guest {
  readonly base: string;
  readonly cookie: string;
  readonly id: string;

  private constructor(base: string, cookie: string, id: string) {
    this.base = base;
    this.cookie = cookie;
    this.id = id;
  }

  static async arrive(base: string, name: string): Promise<Guest> {
    const response = await fetch(`${base}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { id } = (await response.json()) as { id: string };
    if (response.status !== 201) throw new Error(`no guest: ${response.status}`);
    return new Guest(base, cookie, id);
  }

  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; json: unknown }> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? null : JSON.parse(text) };
  }

  async must<T = TableInfo>(path: string, body?: object): Promise<T> {
    const { status, json } = await this.ask(body === undefined ? 'GET' : 'POST', path, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json as T;
  }
}
