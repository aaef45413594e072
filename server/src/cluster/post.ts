/**
 * The post between processes: letters that are numbered from each to each, so that what was lost or came twice is
 * noticed; questions that are answered, or not in time; and news for everybody.
 */

import type { Log } from '../house.ts';
import { HouseRefused, refuse } from '../tables/refused.ts';
import { type Item, Outbox, readLetter } from './outbox.ts';
import type { Wire } from './wire.ts';

const EVERYBODY = 'all';
const ANSWER_MILLIS = 3_000;
/** Under load letters are at least so many milliseconds apart: fewer of them, each with more in it. */
const SPACING = 10;

type Hear = (body: never, from: string) => void;
type Answer = (body: never, from: string) => unknown;

interface Question {
  readonly to: string;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class Post {
  /** This process, as long as it runs. */
  readonly self: string;
  readonly #wire: Wire;
  readonly #log: Log;
  readonly #outboxes = new Map<string, Outbox>();
  readonly #heard = new Map<string, number>();
  readonly #hear = new Map<string, Hear>();
  readonly #answer = new Map<string, Answer>();
  readonly #questions = new Map<number, Question>();
  readonly #full = new Set<string>();
  #nextQuestion = 0;
  #flushedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  /** Told of each frame for lines that are connected here. */
  framed: (from: string, lines: readonly number[], text: string, later: number) => void = () => undefined;
  /** Something that this process said to us is missing. */
  missed: (from: string) => void = () => undefined;

  constructor(self: string, wire: Wire, log: Log) {
    this.self = self;
    this.#wire = wire;
    this.#log = log;
    this.hear('question', ({ id, kind, body }: { id: number; kind: string; body: never }, from) =>
      this.#reply(from, id, kind, body),
    );
    this.hear('answer', ({ id, ...answer }: { id: number; value?: unknown; because?: string; detail?: string }) =>
      this.#answered(id, answer),
    );
  }

  async open(): Promise<void> {
    await this.#wire.listen(`to:${this.self}`, (text) => this.#read(text));
    await this.#wire.listen(EVERYBODY, (text) => this.#readNews(text));
  }

  get isUp(): boolean {
    return this.#wire.isUp;
  }

  hear<T>(kind: string, call: (body: T, from: string) => void): void {
    this.#hear.set(kind, call as Hear);
  }

  answer<T>(kind: string, call: (body: T, from: string) => unknown): void {
    this.#answer.set(kind, call as Answer);
  }

  say(to: string, kind: string, body: unknown): void {
    this.#outbox(to).say(kind, body);
  }

  /** At once, with all that was said before: how long it takes is what is asked. */
  sayNow(to: string, kind: string, body: unknown): void {
    this.say(to, kind, body);
    this.flush();
  }

  frame(to: string, line: number, text: string, later: number): void {
    this.#outbox(to).frame(line, text, later);
  }

  /** Refuses with `one-moment` when nobody answers in time. */
  ask<T>(to: string, kind: string, body: unknown, millis = ANSWER_MILLIS): Promise<T> {
    const id = this.#nextQuestion++;
    return new Promise<T>((resolve, reject) => {
      const late = setTimeout(() => {
        this.#questions.delete(id);
        reject(new HouseRefused('one-moment', `no answer to "${kind}"`));
      }, millis);
      this.#questions.set(id, {
        to,
        resolve: (answer) => {
          clearTimeout(late);
          resolve(answer as T);
        },
        reject: (error) => {
          clearTimeout(late);
          reject(error);
        },
      });
      this.say(to, 'question', { id, kind, body });
    });
  }

  /** News that may be lost: nobody answers, and nobody is waited for. Not told to this process itself. */
  tellAll(kind: string, body: unknown): void {
    if (!this.#isClosed) this.#wire.send(EVERYBODY, JSON.stringify([this.self, kind, body]));
  }

  /** That process won't answer. */
  giveUp(peer: string): void {
    for (const [id, { to, reject }] of [...this.#questions]) {
      if (to !== peer) continue;
      this.#questions.delete(id);
      reject(new HouseRefused('one-moment'));
    }
  }

  /** How far that process had come counts no more; what is said to it is still numbered on. */
  forget(peer: string): void {
    this.#heard.delete(peer);
  }

  close(): void {
    this.flush();
    this.#isClosed = true;
    for (const { reject } of this.#questions.values()) reject(new HouseRefused('one-moment'));
    this.#questions.clear();
  }

  flush(): void {
    this.#flushedAt = performance.now();
    for (const to of this.#full) {
      const outbox = this.#outboxes.get(to);
      if (outbox !== undefined && !outbox.isEmpty) this.#wire.send(`to:${to}`, outbox.letter(this.self));
    }
    this.#full.clear();
  }

  #outbox(to: string): Outbox {
    const outbox = this.#outboxes.get(to) ?? new Outbox();
    this.#outboxes.set(to, outbox);
    if (this.#full.size === 0 && !this.#isClosed) this.#plan();
    this.#full.add(to);
    return outbox;
  }

  /** After everything of this turn; under load a little later, together with more. */
  #plan(): void {
    const wait = this.#flushedAt + SPACING - performance.now();
    if (wait < 1) setImmediate(() => this.flush());
    else setTimeout(() => this.flush(), wait);
  }

  #read(text: string): void {
    if (this.#isClosed) return;
    const { from, number, items, texts } = readLetter(text);
    const last = this.#heard.get(from);
    if (last !== undefined && number <= last) return;
    this.#heard.set(from, number);
    if (last === undefined ? number > 1 : number > last + 1) this.missed(from);
    let at = 0;
    for (const item of items) {
      if (item[0] !== 'frame') {
        this.#deliver(from, item as readonly [string, unknown]);
        continue;
      }
      const [, lines, later, length] = item as Extract<Item, readonly ['frame', ...unknown[]]>;
      this.framed(from, lines as readonly number[], texts.slice(at, at + length), later);
      at += length;
    }
  }

  #deliver(from: string, [kind, body]: readonly [string, unknown]): void {
    try {
      this.#hear.get(kind)?.(body as never, from);
    } catch (err) {
      this.#log.error({ err, kind }, 'a letter could not be read');
    }
  }

  #readNews(text: string): void {
    if (this.#isClosed) return;
    const [from, kind, body] = JSON.parse(text) as [string, string, unknown];
    if (from !== this.self) this.#deliver(from, [kind, body]);
  }

  async #reply(to: string, id: number, kind: string, body: never): Promise<void> {
    try {
      const call = this.#answer.get(kind) ?? refuse('not-understood');
      this.say(to, 'answer', { id, value: (await call(body, to)) ?? null });
    } catch (error) {
      const isRefusal = error instanceof HouseRefused;
      if (!isRefusal) this.#log.error({ err: error, kind }, 'a question could not be answered');
      const because = isRefusal ? error.because : 'table-has-failed';
      this.say(to, 'answer', { id, because, detail: isRefusal ? error.detail : undefined });
    }
  }

  #answered(id: number, answer: { value?: unknown; because?: string; detail?: string }): void {
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    const { because, detail, value } = answer;
    if (because === undefined) question?.resolve(value);
    else question?.reject(new HouseRefused(because as HouseRefused['because'], detail));
  }
}
