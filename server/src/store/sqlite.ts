/**
 * The store in one file beside the server. A thread of its own writes it: nobody else waits while the disk syncs, and
 * what comes in meanwhile shares the next sync.
 */

import { Worker } from 'node:worker_threads';
import { batchOf, type Row, SqliteReader, SqliteWriter } from './sqlite-file.ts';
import type { Change, Store } from './store.ts';

/** Under load commits are at least so many milliseconds apart: fewer of them, each with more in it. */
const SPACING = 12;

interface Waiting {
  readonly row: Row;
  resolve(): void;
  reject(error: Error): void;
}

export class SqliteStore implements Store {
  readonly #reader: SqliteReader;
  readonly #worker: Worker;
  #waiting: Waiting[] = [];
  #writing: readonly Waiting[] = [];
  #isDue = false;
  #isClosed = false;
  #lastCommit = 0;
  /** Settles with the change that was given last, and so with all before it. */
  #last: Promise<unknown> = Promise.resolve();
  /** How many batches have been written: what grouping saves is the difference to the changes. */
  commits = 0;

  constructor(folder: string, { isSynced }: { readonly isSynced: boolean } = { isSynced: true }) {
    // Here and now, so that a folder that can't be used is known at once.
    new SqliteWriter(folder, { isSynced }).close();
    this.#reader = new SqliteReader(folder);
    this.#worker = new Worker(new URL('./sqlite-writer.worker.ts', import.meta.url), {
      workerData: { folder, isSynced },
    });
    this.#worker.on('message', (faults: readonly (string | null)[] | null) => this.#written(faults));
    this.#worker.on('error', (error) => this.#died(error instanceof Error ? error : new Error(String(error))));
  }

  write(change: Change): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    const written = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ row: rowOf(change), resolve, reject });
    });
    this.#last = written.catch(() => undefined);
    if (!this.#isDue && this.#writing.length === 0) this.#plan();
    return written;
  }

  guest = (id: string) => this.#read(() => this.#reader.guest(id));
  guestWithToken = (token: string) => this.#read(() => this.#reader.guestWithToken(token));
  table = (id: string) => this.#read(() => this.#reader.table(id));
  openTables = () => this.#read(() => this.#reader.openTables());
  match = (id: string) => this.#read(() => this.#reader.match(id));
  entries = (match: string) => this.#read(() => this.#reader.entries(match));
  lastBeat = () => this.#read(() => this.#reader.lastBeat());

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
    await this.#worker.terminate();
    this.#reader.close();
  }

  async #read<T>(ask: () => T): Promise<T> {
    await this.#last;
    return ask();
  }

  /** After everything that arrived in this turn of the event loop. */
  #plan(): void {
    this.#isDue = true;
    const wait = this.#lastCommit + SPACING - performance.now();
    if (wait < 1) setImmediate(() => this.#next());
    else setTimeout(() => this.#next(), wait);
  }

  #next(): void {
    this.#isDue = false;
    this.#lastCommit = performance.now();
    this.#writing = this.#waiting;
    this.#waiting = [];
    if (this.#writing.length > 0) this.#worker.postMessage(batchOf(this.#writing.map(({ row }) => row)));
  }

  #written(faults: readonly (string | null)[] | null): void {
    this.commits++;
    const written = this.#writing;
    this.#writing = [];
    for (const [index, { resolve, reject }] of written.entries()) {
      const fault = faults?.[index] ?? null;
      if (fault === null) resolve();
      else reject(new Error(fault));
    }
    if (this.#waiting.length > 0) this.#plan();
  }

  #died(error: Error): void {
    this.#isClosed = true;
    for (const { reject } of [...this.#writing, ...this.#waiting]) reject(error);
    this.#writing = [];
    this.#waiting = [];
  }
}

const FORGETTING = { guests: 'forgetGuests', tokens: 'forgetTokens', tables: 'forgetTables' } as const;

function rowOf(change: Change): Row {
  switch (change.kind) {
    case 'guest':
      return { write: 'guest', values: [change.guest.id, change.guest.name] };
    case 'token':
      return { write: 'token', values: [change.token, change.guest, change.wall] };
    case 'table':
      return {
        write: 'table',
        values: [change.table.id, change.table.open ? 1 : 0, JSON.stringify(change.table.data)],
      };
    case 'match':
      return { write: 'match', values: [change.match.id, JSON.stringify(change.match)] };
    case 'entry':
      return { write: 'entry', values: [change.match, change.seq, JSON.stringify(change.entry)] };
    case 'beat':
      return { write: 'beat', values: [JSON.stringify(change.beat)] };
    case 'forget':
      return { write: FORGETTING[change.what], values: [change.before] };
  }
}
