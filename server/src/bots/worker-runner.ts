/** Bots in a worker thread. A worker that dies takes its questions with it, and a new one answers the next. */

import { Worker } from 'node:worker_threads';
import type { Asked, Decision } from '#bots';
import type { BotRunner } from './runner.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: object;
  readonly asked: Asked;
}

export type Answer =
  | { readonly id: number; readonly decision: Decision<object> | null }
  | { readonly id: number; readonly error: string };

interface Pending {
  resolve(decision: Decision<object> | null): void;
  reject(error: Error): void;
}

/** Beyond this many open questions the answer is an error: the table plays without. */
const MOST_PENDING = 2_000;

export class WorkerBotRunner implements BotRunner {
  readonly #program: URL;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #questions = 0;

  constructor(program: URL = new URL('./random-bots.worker.ts', import.meta.url)) {
    this.#program = program;
  }

  decide(game: string, view: object, asked: Asked, signal: AbortSignal): Promise<Decision<object> | null> {
    if (this.#pending.size >= MOST_PENDING) return Promise.reject(new Error('too many bots are thinking'));
    const question: Question = { id: ++this.#questions, game, view, asked };
    return new Promise((resolve, reject) => {
      this.#pending.set(question.id, { resolve, reject });
      signal.addEventListener('abort', () => this.#forget(question.id), { once: true });
      this.#running().postMessage(question);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    for (const id of [...this.#pending.keys()]) this.#forget(id);
    await worker?.terminate();
  }

  #forget(id: number): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.reject(new Error('nobody waits for this answer any more'));
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(this.#program);
    worker.unref();
    worker.on('message', (answer: Answer) => this.#answered(answer));
    worker.on('error', (error) => this.#died(worker, error instanceof Error ? error : new Error(String(error))));
    this.#worker = worker;
    return worker;
  }

  #answered(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ('error' in answer) pending?.reject(new Error(answer.error));
    else pending?.resolve(answer.decision);
  }

  #died(worker: Worker, error: Error): void {
    if (this.#worker === worker) this.#worker = null;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
