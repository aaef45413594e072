/**
 * The store in one file beside the server. A thread of its own writes it: nobody else waits while the disk syncs, and
 * what comes in meanwhile shares the next sync. A disk that takes nothing is tried again until it does.
 */

import { Worker } from 'node:worker_threads';
import { refuse } from '../tables/refused.ts';
import type { AskRows } from './asking.ts';
import { keepOlder } from './backup.ts';
import { challengeReads } from './challenge-queries.ts';
import type { ChallengeReads } from './challenge-reads.ts';
import { bytesIn, type HeldFolder, holdFolder } from './data-folder.ts';
import { OwnLeases } from './leases.ts';
import { moderationReads } from './moderation-queries.ts';
import type { ModerationReads } from './moderation-reads.ts';
import { noticeReads } from './notice-queries.ts';
import type { NoticeReads } from './notice-reads.ts';
import { peopleReads } from './people-queries.ts';
import type { PeopleReads } from './people-reads.ts';
import { rowsOf } from './rows.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { batchOf, type Row, SqliteWriter, type Written } from './sqlite-writer.ts';
import type { Change, Store, StoreCalls } from './store.ts';

/** Under load commits are at least so many milliseconds apart: fewer of them, each with more in it. */
const SPACING = 12;
const RETRY_MILLIS = 500;
const SLOW_MILLIS = 3_000;
/** Whoever stops the server does not wait for a disk that takes nothing, and a while for one that is slow. */
const CLOSING_MILLIS = 1_000;
const SLOW_CLOSING_MILLIS = 10_000;
const LOOK_MILLIS = 100;
export const NO_CALLS: StoreCalls = {
  ...{ turned: () => undefined, broken: () => undefined, unreadable: () => undefined, fenced: () => undefined },
};

export interface SqliteOptions {
  /** False only where nothing hangs on it. */
  readonly isSynced?: boolean;
  /** A commit that takes longer than this is trouble, too. */
  readonly slowMillis?: number;
}

interface Waiting {
  readonly row: Row;
  resolve(): void;
  reject(error: Error): void;
}

export class SqliteStore implements Store {
  /** One process a folder. */
  readonly leases = new OwnLeases();
  readonly people: PeopleReads;
  readonly moderation: ModerationReads;
  readonly notices: NoticeReads;
  readonly challenges: ChallengeReads;
  readonly #path: string;
  readonly #folder: HeldFolder;
  readonly #reader: SqliteReader;
  readonly #worker: Worker;
  readonly #watching: NodeJS.Timeout;
  readonly #slowMillis: number;
  #calls = NO_CALLS;
  #waiting: Waiting[] = [];
  #writing: Waiting[] = [];
  #isDue = false;
  #isClosed = false;
  #isEnded = false;
  #lastCommit = 0;
  #looked = performance.now();
  #trouble: string | null = null;
  /** Settles with the change that was given last, and so with all before it. */
  #last: Promise<unknown> = Promise.resolve();
  /** How many batches have been written: what grouping saves is the difference to the changes. */
  commits = 0;

  constructor(folder: string, { isSynced = true, slowMillis = SLOW_MILLIS }: SqliteOptions = {}) {
    this.#slowMillis = slowMillis;
    this.#path = folder;
    // Here and now, so that a folder that can't be used is known at once.
    this.#folder = holdFolder(folder);
    try {
      keepOlder(folder);
      new SqliteWriter(folder, { isSynced }).close();
      this.#reader = new SqliteReader(folder);
    } catch (error) {
      this.#folder.release();
      throw error;
    }
    const ask: AskRows = (sql, values) => this.#read(() => this.#reader.rows(sql, values));
    this.people = peopleReads(ask);
    this.moderation = moderationReads(ask);
    this.notices = noticeReads(ask);
    this.challenges = challengeReads(ask);
    this.#worker = new Worker(new URL('./sqlite-writer.worker.ts', import.meta.url), {
      workerData: { folder, isSynced },
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    this.#worker.on('message', (written: Written) => this.#written(written));
    this.#worker.on('error', (error) => this.#broke(error instanceof Error ? error : new Error(String(error))));
    this.#watching = setInterval(() => this.#lookAtTime(), RETRY_MILLIS);
    this.#watching.unref();
  }

  get isFailing(): boolean {
    return this.#trouble !== null;
  }

  watch(calls: StoreCalls): void {
    this.#calls = calls;
  }

  write(change: Change): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    const written = rowsOf(change).map(
      (row) => new Promise<void>((resolve, reject) => this.#waiting.push({ row, resolve, reject })),
    );
    const all = written.length === 1 ? (written[0] as Promise<void>) : Promise.all(written).then(() => undefined);
    this.#last = all.catch(() => undefined);
    if (!this.#isDue && this.#writing.length === 0) this.#plan();
    return all;
  }

  guest = (id: string) => this.#read(() => this.#reader.guest(id));
  guestWithToken = (token: string) => this.#read(() => this.#reader.guestWithToken(token));
  tokensOf = (guest: string) => this.#read(() => this.#reader.tokensOf(guest));
  table = (id: string) => this.#read(() => this.#reader.table(id));
  openTables = () => this.#read(() => this.#reader.openTables((id, error) => this.#calls.unreadable(id, error)));
  match = (id: string) => this.#read(() => this.#reader.match(id));
  lastBeat = () => this.#read(() => this.#reader.lastBeat());
  bytes = async () => bytesIn(this.#path);
  entries = (match: string, from = 0, most = Number.MAX_SAFE_INTEGER) =>
    this.#read(() => this.#reader.entries(match, from, most));

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.race([this.#last, this.#untilHopeless()]);
    this.#isEnded = true;
    clearInterval(this.#watching);
    this.#rejectAll(new Error('the store is closed'));
    this.#reader.close();
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage(null);
    await within(this.isFailing ? CLOSING_MILLIS : SLOW_CLOSING_MILLIS, ended);
    await this.#worker.terminate();
    this.#folder.release();
  }

  async #read<T>(ask: () => T): Promise<T> {
    if (this.isFailing) refuse('one-moment');
    await this.#last;
    return ask();
  }

  /** After everything that arrived in this turn of the event loop. */
  #plan(wait = this.#lastCommit + SPACING - performance.now()): void {
    this.#isDue = true;
    if (wait < 1) setImmediate(() => this.#next());
    else setTimeout(() => this.#next(), wait);
  }

  #next(): void {
    this.#isDue = false;
    this.#lastCommit = performance.now();
    this.#writing.push(...this.#waiting);
    this.#waiting = [];
    if (this.#writing.length > 0) this.#worker.postMessage(batchOf(this.#writing.map(({ row }) => row)));
  }

  #written({ faults, trouble }: Written): void {
    if (trouble?.isFatal === true) {
      this.#broke(new Error(trouble.why));
      return;
    }
    this.commits++;
    for (const fault of faults) {
      const { resolve, reject } = this.#writing.shift() as Waiting;
      if (fault === null) resolve();
      else reject(new Error(fault));
    }
    this.#turn(trouble?.why ?? null);
    if (trouble !== null) this.#plan(RETRY_MILLIS);
    else if (this.#waiting.length > 0) this.#plan();
  }

  /** A disk that does not answer is as bad as one that says no. */
  #lookAtTime(): void {
    const now = performance.now();
    // A process that was stopped has not waited for its disk.
    if (now - this.#looked > 2 * RETRY_MILLIS) this.#lastCommit = now;
    this.#looked = now;
    const isLate = this.#writing.length > 0 && now - this.#lastCommit > this.#slowMillis;
    if (isLate && !this.isFailing) this.#turn('a commit takes very long');
  }

  #turn(why: string | null): void {
    const hasTurned = (why === null) !== (this.#trouble === null);
    this.#trouble = why;
    if (hasTurned) this.#calls.turned(why);
  }

  #broke(error: Error): void {
    this.#isClosed = true;
    this.#trouble = error.message;
    this.#calls.broken(error);
    this.#rejectAll(error);
  }

  #rejectAll(error: Error): void {
    for (const { reject } of [...this.#writing, ...this.#waiting]) reject(error);
    this.#writing = [];
    this.#waiting = [];
  }

  /** Nothing could be written for a while: what waits was promised to nobody. */
  async #untilHopeless(): Promise<void> {
    for (let failing = 0; failing < CLOSING_MILLIS && !this.#isEnded; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MILLIS).unref());
      failing = this.isFailing ? failing + LOOK_MILLIS : 0;
    }
  }
}

/** What takes longer is not waited for. */
async function within(millis: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, millis);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
