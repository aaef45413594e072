/** Lines that other processes have, at tables of this one. */

import type { HouseRefusal, MessageTo, ToClient } from '#protocol';
import type { House } from '../house.ts';
import { Elsewhere } from '../tables/elsewhere.ts';
import type { Hall } from '../tables/hall.ts';
import type { Heard } from '../tables/place.ts';
import { HouseRefused } from '../tables/refused.ts';
import type { Peers } from './peers.ts';
import type { Post } from './post.ts';
import { type Comer, type LineState, RemoteLine } from './remote-line.ts';

export interface Coming extends Comer {
  readonly join: MessageTo<'join'>;
}

/** Told to whoever came: the table's own clock is this process's plus `shift`. */
export interface Arrived {
  readonly line: number;
  readonly shift: number;
}

export interface Denied {
  readonly line: number;
  readonly because: HouseRefusal;
  /** Where the table is, if it is known. */
  readonly at: string | null;
}

export class FarLines {
  readonly #house: House;
  readonly #hall: Hall;
  readonly #post: Post;
  readonly #peers: Peers;
  /** By the process that has them, and their number there. */
  readonly #lines = new Map<string, Map<number, RemoteLine>>();

  constructor(house: House, hall: Hall, { post, peers }: { readonly post: Post; readonly peers: Peers }) {
    this.#house = house;
    this.#hall = hall;
    this.#post = post;
    this.#peers = peers;
    post.hear('come', (coming: Coming, from) => void this.#come(from, coming));
    post.hear('heard', (heard: [number, LineState, number, Heard], from) => this.#hear(from, heard));
    post.hear('state', ([line, state]: [number, LineState], from) => this.#line(from, line)?.become(state));
    post.hear('part', (line: number, from) => this.#part(from, line));
    post.hear('part-all', (_: null, from) => this.partAll(from));
  }

  /** Nobody speaks for that process's lines any more. */
  partAll(from: string): void {
    for (const number of [...(this.#lines.get(from)?.keys() ?? [])]) this.#part(from, number);
    this.#lines.delete(from);
  }

  async #come(from: string, { join: message, ...comer }: Coming): Promise<void> {
    const own = this.#lines.get(from) ?? new Map<number, RemoteLine>();
    const gone = (): boolean => own.delete(comer.line);
    const means = { post: this.#post, peers: this.#peers, isSure: this.#hall.isSure, gone };
    const line = new RemoteLine(from, comer, means);
    this.#lines.set(from, own.set(line.number, line));
    try {
      line.place = await this.#hall.comeHere(line, message);
      const shift = this.#hall.shiftOf(message.table);
      this.#post.say(from, 'arrived', { line: line.number, shift } satisfies Arrived);
    } catch (error) {
      own.delete(line.number);
      line.isOpen = false;
      const because = error instanceof HouseRefused ? error.because : 'table-has-failed';
      if (!(error instanceof HouseRefused)) this.#house.log.error({ err: error }, 'somebody could not come');
      const at = error instanceof Elsewhere ? error.at : null;
      this.#post.say(from, 'denied', { line: line.number, because, at } satisfies Denied);
    }
  }

  #hear(from: string, [number, state, sent, message]: [number, LineState, number, Heard]): void {
    const line = this.#line(from, number);
    if (line === undefined || line.place === null || !line.isOpen) return;
    line.hearing(state, sent);
    const key = 'key' in message ? message.key : null;
    const failed = (error: unknown): void => this.#answerError(line, error, key);
    try {
      line.place.hear(message)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  #answerError(line: RemoteLine, error: unknown, key: string | null): void {
    const isRefusal = error instanceof HouseRefused;
    if (!isRefusal) this.#house.log.error({ err: error }, 'a message could not be answered');
    const because = isRefusal ? error.because : 'table-has-failed';
    this.#house.measures.refusals.inc({ because });
    line.send(JSON.stringify({ type: 'refused', key, because, rule: null } satisfies ToClient));
  }

  #part(from: string, number: number): void {
    const line = this.#line(from, number);
    this.#lines.get(from)?.delete(number);
    if (line === undefined) return;
    const isThere = line.isOpen;
    line.isOpen = false;
    if (isThere) line.place?.part();
  }

  #line(from: string, number: number): RemoteLine | undefined {
    return this.#lines.get(from)?.get(number);
  }
}
