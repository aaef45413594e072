/** Tables of other processes that lines of this one are at. */

import type { MessageTo, ToClient } from '#protocol';
import { Elsewhere } from '../tables/elsewhere.ts';
import type { ComingLine, Heard, Place } from '../tables/place.ts';
import { HouseRefused } from '../tables/refused.ts';
import type { Arrived, Coming, Denied } from './far-lines.ts';
import type { Peers } from './peers.ts';
import type { Post } from './post.ts';
import type { LineState } from './remote-line.ts';

/** Whoever is dead is noticed sooner; whoever is busy is not asked for the same twice. */
const COMING_MILLIS = 10_000;
const NOTABLY = 2;

interface Attached {
  readonly line: ComingLine;
  readonly at: string;
  readonly table: string;
  resolve(arrived: Arrived): void;
  reject(error: Error): void;
}

const stateOf = ({ delay, looksSlow }: ComingLine): LineState => [Math.round(delay * 100) / 100, looksSlow];

export class FarTables {
  readonly #post: Post;
  readonly #peers: Peers;
  readonly #lines = new Map<number, Attached>();
  #next = 0;

  constructor({ post, peers }: { readonly post: Post; readonly peers: Peers }) {
    this.#post = post;
    this.#peers = peers;
    post.framed = (from, lines, text, later) => {
      for (const number of lines) this.#line(from, number)?.send(text, later);
    };
    post.hear('arrived', (arrived: Arrived, from) => this.#attached(from, arrived.line)?.resolve(arrived));
    post.hear('denied', ({ line, because, at }: Denied, from) =>
      this.#attached(from, line)?.reject(at === null ? new HouseRefused(because) : new Elsewhere(at)),
    );
    post.hear('asked', ([number, what]: [number, string | number], from) => this.#line(from, number)?.noteAsked(what));
    post.hear('close', ([number, code, reason]: [number, number, string], from) => {
      const line = this.#line(from, number);
      this.#lines.delete(number);
      line?.close(code, reason);
    });
    post.hear('detached', (number: number, from) => {
      const attached = this.#attached(from, number);
      this.#lines.delete(number);
      attached?.reject(new HouseRefused('one-moment'));
      attached?.line.detached?.();
    });
    post.hear('lines-wanted', (_: null, from) => this.comeAgain(from));
  }

  /** Refuses with `one-moment` when that process does not answer. */
  async come(at: string, line: ComingLine, join: MessageTo<'join'>): Promise<Place> {
    const number = this.#next++;
    const arrived = new Promise<Arrived>((resolve, reject) => {
      const late = setTimeout(() => reject(new HouseRefused('one-moment')), COMING_MILLIS);
      const settled =
        <T>(call: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(late);
          call(value);
        };
      const [resolved, rejected] = [settled(resolve), settled(reject)];
      this.#lines.set(number, { line, at, table: join.table, resolve: resolved, reject: rejected });
    });
    const { guest, name, screen, isScreen } = line;
    const coming: Coming = { line: number, guest, name, screen, isScreen, state: stateOf(line), join };
    this.#post.say(at, 'come', coming);
    try {
      const { shift } = await arrived;
      return this.#placeOf(number, { at, line, shift });
    } catch (error) {
      if (this.#lines.delete(number)) this.#post.say(at, 'part', number);
      throw error;
    }
  }

  /** What that process has of our lines can't be relied on: all of them come again. */
  comeAgain(at: string): void {
    this.#post.say(at, 'part-all', null);
    this.#leave((attached) => attached.at === at);
  }

  /** A table has another owner than this: whatever others still say of it is out of date. */
  moved(table: string, to: string): void {
    this.#leave((attached) => attached.table === table && attached.at !== to);
  }

  /** All who are at tables elsewhere. */
  tell(message: ToClient): void {
    const text = JSON.stringify(message);
    for (const { line } of this.#lines.values()) line.send(text);
  }

  #leave(isMeant: (attached: Attached) => boolean): void {
    for (const [number, attached] of [...this.#lines]) {
      if (!isMeant(attached)) continue;
      this.#lines.delete(number);
      attached.reject(new HouseRefused('one-moment'));
      attached.line.detached?.();
    }
  }

  #attached(from: string, number: number): Attached | undefined {
    const attached = this.#lines.get(number);
    return attached?.at === from ? attached : undefined;
  }

  #line(from: string, number: number): ComingLine | undefined {
    return this.#attached(from, number)?.line;
  }

  #placeOf(number: number, { at, line, shift }: { at: string; line: ComingLine; shift: number }): Place {
    let told = stateOf(line);
    const hear = (message: Heard): undefined => {
      if (message.type === 'contribute') line.noteAnswered(message.commitment);
      if (message.type === 'sync') this.#answerSync(at, shift, line, message);
      else this.#post.say(at, 'heard', [number, stateOf(line), performance.now(), message]);
    };
    return {
      isSure: true,
      hear,
      measured: () => {
        const state = stateOf(line);
        if (state[1] === told[1] && Math.abs(state[0] - told[0]) < NOTABLY) return;
        told = state;
        this.#post.say(at, 'state', [number, state]);
      },
      part: () => {
        if (this.#lines.delete(number)) this.#post.say(at, 'part', number);
      },
    };
  }

  /** Here: a question that went to the other process and back would tell less exactly what time it is there. */
  #answerSync(at: string, shift: number, line: ComingLine, { sent, heard }: MessageTo<'sync'>): void {
    if (heard !== undefined) line.noteAnswered(heard);
    const distance = this.#peers.distance(at);
    // Not yet known: they ask again.
    if (distance === null) return;
    const clock = performance.now() + distance.clock + shift;
    line.noteAsked(clock);
    line.send(JSON.stringify({ type: 'clock', sent, clock } satisfies ToClient));
  }
}
