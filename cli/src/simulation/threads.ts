/** Plays the matches of a simulation on all cores. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MatchTally } from './statistics.ts';
import type { Simulation } from './task.ts';

const THREAD = new URL('./thread.ts', import.meta.url);

/** In the order of the matches, whichever thread was quicker. */
export async function onAllCores(
  simulation: Simulation,
  games: number,
  progress: (done: number) => void,
): Promise<readonly MatchTally[]> {
  const tallies: MatchTally[] = [];
  let given = 0;
  let done = 0;
  const oneThread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(THREAD, { workerData: simulation });
      const giveNext = (): void => {
        if (given < games) worker.postMessage(given++);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', ({ match, tally }: { match: number; tally: MatchTally }) => {
        tallies[match] = tally;
        progress(++done);
        giveNext();
      });
      worker.on('error', (error) => {
        given = games;
        reject(error);
      });
      giveNext();
    });
  const threads = Math.min(availableParallelism(), games);
  await Promise.all(Array.from({ length: threads }, oneThread));
  return tallies;
}
