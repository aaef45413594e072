/** A screen for all to see: asks for a code, and shows the room it is asked into. */

import type { ScreenState, ToClient } from '#protocol';
import { Player } from './player.ts';
import type { TrialServer } from './running.ts';

export class Screen {
  readonly #base: string;
  cookie: string;
  readonly heard: ToClient[] = [];

  constructor(base: string, cookie = '') {
    this.#base = base;
    this.cookie = cookie;
  }

  async ask(path: string, body?: object): Promise<{ status: number; json: unknown }> {
    const response = await fetch(`${this.#base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    // Beside whatever else this browser is.
    if (cookie !== undefined) this.cookie = [this.cookie, cookie].filter((part) => part !== '').join('; ');
    return { status: response.status, json: await response.json() };
  }

  async state(): Promise<ScreenState> {
    return (await this.ask('/api/screens', {})).json as ScreenState;
  }

  show({ socketBase }: Pick<TrialServer, 'socketBase'>, table: string): Player {
    const heard = (message: ToClient) => void this.heard.push(message);
    return new Player({ socketBase, cookie: this.cookie, table, path: '/socket/screen', heard });
  }
}
