/** Threads in which bots think, so that no table waits for another's bot. */

import { Worker } from 'node:worker_threads';
import type { Words } from '#tabletop';
import type { Asked, Decision } from '../bot.ts';
import type { Answer, Question } from './messages.ts';

export interface BotPool {
  /**
   * Rejects with `QueueIsFull` when too many wait already, with the signal's reason once it is aborted, and with an
   * error when the bot or its thread fails.
   */
  decide(game: string, view: object, asked: Asked, signal?: AbortSignal): Promise<Decision<Words['Move']> | null>;
  /** Questions that no thread has taken up yet. */
  readonly waiting: number;
  /** Ends the threads; whoever still waits is told. */
  close(): Promise<void>;
}

export interface PoolSize {
  readonly threads: number;
  readonly longestQueue: number;
}

export class QueueIsFull extends Error {
  constructor(longestQueue: number) {
    super(`${longestQueue} decisions are waiting for a bot already`);
  }
}

interface Job {
  readonly question: Question;
  readonly signal: AbortSignal | undefined;
  resolve(decision: Decision<Words['Move']> | null): void;
  reject(reason: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  readonly cancelled: Int32Array;
  job: Job | null;
}

const WORKER = new URL('./node.worker.ts', import.meta.url);
const LARGEST_ID = 0x7fff_ffff;

export function startBotPool(size: PoolSize): BotPool {
  return new Pool(size);
}

class Pool implements BotPool {
  readonly #longestQueue: number;
  readonly #mostThreads: number;
  readonly #threads = new Set<Thread>();
  readonly #queue: Job[] = [];
  #lastId = 0;
  #isClosed = false;

  constructor({ threads, longestQueue }: PoolSize) {
    this.#longestQueue = longestQueue;
    this.#mostThreads = threads;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  decide(game: string, view: object, asked: Asked, signal?: AbortSignal): Promise<Decision<Words['Move']> | null> {
    if (this.#isClosed) return Promise.reject(new Error('the bots have gone home'));
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    if (!this.#hasRoom && this.#queue.length >= this.#longestQueue)
      return Promise.reject(new QueueIsFull(this.#longestQueue));
    this.#lastId = this.#lastId === LARGEST_ID ? 1 : this.#lastId + 1;
    const question: Question = { id: this.#lastId, game, view, asked };
    return new Promise((resolve, reject) => {
      const job: Job = {
        question,
        signal,
        resolve(decision) {
          signal?.removeEventListener('abort', cancel);
          resolve(decision);
        },
        reject(reason) {
          signal?.removeEventListener('abort', cancel);
          reject(reason);
        },
      };
      const cancel = (): void => this.#cancel(job);
      signal?.addEventListener('abort', cancel);
      this.#queue.push(job);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const gone = new Error('the bots have gone home');
    for (const job of this.#queue.splice(0)) job.reject(gone);
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const { job } of threads) job?.reject(gone);
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Whether a question would be taken up at once. */
  get #hasRoom(): boolean {
    return this.#threads.size < this.#mostThreads || [...this.#threads].some(({ job }) => job === null);
  }

  #start(): Thread {
    const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const thread: Thread = {
      worker: new Worker(WORKER, { workerData: shared }),
      cancelled: new Int32Array(shared),
      job: null,
    };
    thread.worker.on('message', (answer: Answer) => this.#settle(thread, answer));
    thread.worker.on('error', (error) => this.#bury(thread, error));
    // A thread that waits for questions must not keep a finished program alive.
    thread.worker.unref();
    this.#threads.add(thread);
    return thread;
  }

  /** Threads are started when first needed, so that one that can't start fails whoever asked, not the whole program. */
  #next(): void {
    while (this.#queue.length > 0 && this.#hasRoom) {
      const job = this.#queue.shift() as Job;
      const thread = [...this.#threads].find((candidate) => candidate.job === null) ?? this.#start();
      thread.job = job;
      thread.worker.ref();
      thread.worker.postMessage(job.question);
    }
  }

  #settle(thread: Thread, answer: Answer): void {
    const { job } = thread;
    thread.job = null;
    thread.worker.unref();
    if ('fault' in answer) job?.reject(new Error(answer.fault));
    else job?.resolve(answer.decision);
    this.#next();
  }

  /** One thread's failure costs one decision: another takes its place when it is needed. */
  #bury(thread: Thread, error: unknown): void {
    this.#threads.delete(thread);
    thread.job?.reject(error);
    if (!this.#isClosed) this.#next();
  }

  /** One that waits leaves the queue; one under way is told to stop, and its thread is free as soon as it notices. */
  #cancel(job: Job): void {
    const place = this.#queue.indexOf(job);
    if (place >= 0) this.#queue.splice(place, 1);
    for (const thread of this.#threads) {
      if (thread.job === job) Atomics.store(thread.cancelled, 0, job.question.id);
    }
    job.reject(job.signal?.reason);
  }
}
