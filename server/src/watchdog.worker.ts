import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';

const { inside, millis } = workerData as { inside: SharedArrayBuffer; millis: number };
const call = new Int32Array(inside);
let last = 0;
let since = performance.now();

setInterval(() => {
  const now = Atomics.load(call, 0);
  if (now === 0 || now !== last) {
    last = now;
    since = performance.now();
  } else if (performance.now() - since > millis) {
    last = 0;
    breakOff();
  }
}, millis / 20);

/** Ends what the main thread is doing right now, and nothing else: its next task runs as ever. */
function breakOff(): void {
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => session.disconnect());
}
