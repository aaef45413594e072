/** Watchers in a thread of their own: how long they take to read is nobody else's time. */

import { createHash, type Hash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import WebSocket from 'ws';
import { Guest } from './guest.ts';

export interface CrowdOrder {
  readonly base: string;
  readonly socketBase: string;
  readonly table: string;
  readonly watchers: number;
}

const { base, socketBase, table, watchers } = workerData as CrowdOrder;
const AT_ONCE = 20;
const frames: number[] = [];
/** Of all that each of them was shown. */
const shown: Hash[] = [];
let welcome = 0;

async function watch(index: number): Promise<void> {
  const { cookie } = await Guest.arrive(base, `W${index}`);
  frames[index] = 0;
  const seen = createHash('sha256');
  shown[index] = seen;
  const socket = new WebSocket(`${socketBase}/socket`, { headers: { cookie }, perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'join', version: 1, table })));
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1', 0, 20);
      if (text.startsWith('{"type":"update"')) {
        frames[index] = (frames[index] ?? 0) + 1;
        seen.update(data);
      }
      if (!text.startsWith('{"type":"welcome"')) return;
      welcome++;
      resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a watcher was sent away')));
  });
}

for (let next = 0; next < watchers; next += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, watchers - next) }, (_, at) => watch(next + at)));
}
parentPort?.postMessage({ welcome });
parentPort?.on('message', () => {
  const versions = new Set(shown.map((hash) => hash.copy().digest('hex'))).size;
  parentPort?.postMessage({ frames, versions });
});
