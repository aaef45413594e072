/**
 * What waits to be written to PostgreSQL. Whatever comes in while a commit is under way goes into the next one, for many
 * tables together; a database that takes nothing is tried again until it does, with the very unit it has not answered for.
 */

import type { Stamped } from './holdings.ts';
import { Fenced } from './leases.ts';
import type { Result, Unit } from './postgres-entries.ts';
import { isAskedAgain, postgresTrouble } from './postgres-errors.ts';
import type { PostgresWriter } from './postgres-writer.ts';

/** Under load commits are at least so many milliseconds apart: fewer of them, each with more in it. */
const SPACING = 12;
const RETRY_MILLIS = 250;
/** Whoever stops the server does not wait for a database that takes nothing. */
const CLOSING_MILLIS = 1_000;
const MOST_TOGETHER = 2_000;

interface Waiting extends Stamped {
  resolve(): void;
  reject(error: Error): void;
}

export interface QueueCalls {
  turned(why: string | null): void;
  broken(error: Error): void;
  refused(change: Stamped, error: Error): void;
  /** Its table was lost since it was given, be it that it was taken again. */
  isOld(change: Stamped): boolean;
}

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
const closed = (): Error => new Error('the store is closed');

export class PostgresQueue {
  readonly #writer: PostgresWriter;
  readonly #calls: QueueCalls;
  readonly #slowMillis: number;
  readonly #watching: NodeJS.Timeout;
  #waiting: Waiting[] = [];
  #turn = 0;
  #isWriting = false;
  #isDue = false;
  #isClosed = false;
  #isEnded = false;
  #sentAt = Number.NEGATIVE_INFINITY;
  #looked = performance.now();
  #trouble: string | null = null;
  /** Settles with the change that was given last, and so with all before it. */
  last: Promise<unknown> = Promise.resolve();
  /** How many units have been committed. */
  commits = 0;

  constructor(writer: PostgresWriter, slowMillis: number, calls: QueueCalls) {
    this.#writer = writer;
    this.#calls = calls;
    this.#slowMillis = slowMillis;
    this.#watching = setInterval(() => void this.#look(), RETRY_MILLIS);
    this.#watching.unref();
  }

  get isFailing(): boolean {
    return this.#trouble !== null;
  }

  add(change: Stamped): Promise<void> {
    if (this.#isClosed) return Promise.reject(closed());
    const written = new Promise<void>((resolve, reject) => this.#waiting.push({ ...change, resolve, reject }));
    this.last = written.catch(() => undefined);
    this.#plan();
    return written;
  }

  /** Whatever else was asked of the database led nowhere: nothing more is, until it can be written to. */
  failed(why: string): void {
    if (!this.#isEnded) this.#turned(why);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.race([this.last, this.#untilHopeless()]);
    this.#isEnded = true;
    clearInterval(this.#watching);
    this.#rejectAll(closed());
    if (this.isFailing) this.#writer.drop();
    await this.#writer.close();
  }

  /** After everything that arrived in this turn of the event loop. */
  #plan(): void {
    if (this.#isDue || this.#isWriting || this.#isEnded || this.#waiting.length === 0) return;
    this.#isDue = true;
    const wait = this.#sentAt + SPACING - performance.now();
    const next = (): void => {
      this.#isDue = false;
      void this.#writeNext();
    };
    if (wait < 1) setImmediate(next);
    else setTimeout(next, wait);
  }

  async #writeNext(): Promise<void> {
    this.#isWriting = true;
    const together = this.#waiting.splice(0, MOST_TOGETHER);
    const isOld = (one: Waiting): boolean => this.#calls.isOld(one);
    for (const one of together.filter(isOld)) one.reject(new Fenced(one.table ?? ''));
    const good = together.filter((one) => !isOld(one));
    if (good.length > 0) await this.#commitAll(good);
    this.#isWriting = false;
    this.#plan();
  }

  /** Together, or each by itself if one of them can't be written. */
  async #commitAll(together: readonly Waiting[]): Promise<void> {
    const unit: Unit = { turn: ++this.#turn, changes: together, isSent: false, results: null };
    const results = await this.#committed(unit);
    if (results instanceof Error && together.length > 1) {
      for (const one of together) await this.#commitAll([one]);
      return;
    }
    for (const [index, waiting] of together.entries()) {
      const result = results instanceof Error ? results : (results[index] ?? null);
      if (result === null) waiting.resolve();
      else {
        this.#calls.refused(waiting, result);
        waiting.reject(result);
      }
    }
  }

  /** However long it takes. An error: the fault of what was to be written. */
  async #committed(unit: Unit): Promise<readonly Result[] | Error> {
    while (!this.#isEnded) {
      try {
        this.#sentAt = performance.now();
        const results = await this.#writer.commit(unit);
        this.commits++;
        this.#turned(null);
        return results;
      } catch (error) {
        const fault = this.#faultIn(error);
        if (fault !== null) return fault;
        if (!isAskedAgain(error)) await pause(RETRY_MILLIS);
      }
    }
    return closed();
  }

  /** Null: it only has to wait. */
  #faultIn(error: unknown): Error | null {
    const trouble = postgresTrouble(error);
    if (trouble === null) return error instanceof Error ? error : new Error(String(error));
    if (trouble.isFatal) return this.#broke(new Error(trouble.why));
    if (!isAskedAgain(error)) this.failed(trouble.why);
    return null;
  }

  /** A database that does not answer is as bad as one that says no; one that could not be read is asked again. */
  async #look(): Promise<void> {
    const now = performance.now();
    // A process that was stopped has not waited for its database.
    if (now - this.#looked > 4 * RETRY_MILLIS) this.#sentAt = now;
    this.#looked = now;
    if (this.#isWriting && now - this.#sentAt > this.#slowMillis) {
      this.#turned('a commit takes very long');
      await this.#writer.cutIfLost();
    } else if (this.isFailing && !this.#isWriting && !this.#isClosed) {
      const isBack = await this.#writer.probe().then(
        () => true,
        () => false,
      );
      if (isBack) this.#turned(null);
    }
  }

  #turned(why: string | null): void {
    const hasTurned = (why === null) !== (this.#trouble === null);
    this.#trouble = why;
    if (hasTurned) this.#calls.turned(why);
  }

  #broke(error: Error): Error {
    this.#isClosed = true;
    this.#isEnded = true;
    this.#trouble = error.message;
    this.#calls.broken(error);
    this.#rejectAll(error);
    return error;
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  /** Nothing could be written for a while: what waits was promised to nobody. */
  async #untilHopeless(): Promise<void> {
    for (let failing = 0; failing < CLOSING_MILLIS && !this.#isEnded; ) {
      await pause(RETRY_MILLIS / 2);
      failing = this.isFailing ? failing + RETRY_MILLIS / 2 : 0;
    }
  }
}
