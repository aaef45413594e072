/** A thread that plays whichever matches it is given. */

import { parentPort, workerData } from 'node:worker_threads';
import { type Simulation, simulate } from './task.ts';

parentPort?.on('message', (match: number) => {
  parentPort?.postMessage({ match, tally: simulate(workerData as Simulation, match) });
});
