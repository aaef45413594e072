import type { Order } from './painter.ts';
import type { Delivered, Ordered } from './painter.worker.ts';

/** There only while somebody waits for a bitmap. */
let worker: Worker | null = null;
let keys = 0;
const waiting = new Map<number, (bitmap: Blob | null) => void>();

/** Null where it can't be painted. */
export function ordered(order: Order): Promise<Blob | null> {
  const key = keys++;
  return new Promise((resolve) => {
    waiting.set(key, resolve);
    painter().postMessage({ key, order } satisfies Ordered);
  });
}

function painter(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { key, bitmap } }: MessageEvent<Delivered>) => deliver(key, bitmap);
  worker.onerror = () => {
    for (const key of [...waiting.keys()]) deliver(key, null);
  };
  return worker;
}

function deliver(key: number, bitmap: Blob | null): void {
  waiting.get(key)?.(bitmap);
  waiting.delete(key);
  if (waiting.size > 0) return;
  worker?.terminate();
  worker = null;
}
