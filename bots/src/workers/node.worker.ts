/** A Node thread in which bots think. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Question } from './messages.ts';
import { answerTo, capFrom } from './thinking.ts';

const port = parentPort;
if (port === null) throw new Error('bots think in a worker thread, not in the main one');

/** Holds the id of a question that nobody waits for any more. */
const cancelled = new Int32Array(workerData as SharedArrayBuffer);

port.on('message', (question: Question) => {
  const isCancelled = (): boolean => Atomics.load(cancelled, 0) === question.id;
  port.postMessage(
    answerTo(
      question,
      capFrom(() => performance.now(), isCancelled),
    ),
  );
});
