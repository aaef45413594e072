/** The page's side of the worker that reads recordings. */

import type { ReplayCalls } from './messages.ts';

interface Answer {
  readonly key: number;
  readonly answer?: unknown;
  readonly failure?: string;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class ReplayReader {
  readonly #worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #keys = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.key);
      this.#waiting.delete(data.key);
      if (data.failure === undefined) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.failure));
    };
  }

  call<Name extends keyof ReplayCalls>(
    name: Name,
    ...args: Parameters<ReplayCalls[Name]>
  ): Promise<ReturnType<ReplayCalls[Name]>> {
    const key = this.#keys++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, { resolve: (answer) => resolve(answer as ReturnType<ReplayCalls[Name]>), reject });
      this.#worker.postMessage({ key, name, args });
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
