/** Makes bitmaps away from the page, which has better things to do. */

import { type Order, paint } from './painter.ts';

export interface Ordered {
  readonly key: number;
  readonly order: Order;
}

/** Null where it can't be painted. */
export interface Delivered {
  readonly key: number;
  readonly bitmap: Blob | null;
}

addEventListener('message', async ({ data: { key, order } }: MessageEvent<Ordered>) => {
  const bitmap = await painted(order).catch(() => null);
  postMessage({ key, bitmap } satisfies Delivered);
});

const painted = async (order: Order): Promise<Blob> => paint(order).convertToBlob();
