/** Who was first, where the two who press are connected to two processes; beside the same at one process. */

import { BUDGET } from '../../src/fairness/budget.ts';
import { runAtPorts, runOverSockets, type SocketsReport, type SocketsRequest } from '../fair-sockets.ts';
import { until } from '../running.ts';
import { Processes } from './processes.ts';

export interface ClusterFairReport {
  readonly share: number;
  readonly apart: SocketsReport;
  readonly together: SocketsReport | null;
}

export async function runClusterFair(
  request: SocketsRequest,
  { isCompared }: { readonly isCompared: boolean },
): Promise<ClusterFairReport> {
  const processes = await Processes.start({ count: 2, game: 'buzzer' });
  try {
    await until('they know one another', () => processes.alive.length === 2);
    const apart = await runAtPorts(request, [processes.port(0), processes.port(1)]);
    const together = isCompared ? await runOverSockets(request) : null;
    return { share: apart.right / apart.rounds, apart, together };
  } finally {
    await processes.end();
  }
}

const RIGHT_SHARE = 0.97;

export const isClusterFairKept = ({ share, apart }: ClusterFairReport): boolean =>
  share >= RIGHT_SHARE && apart.settled === apart.rounds && apart.mostMadeUp <= BUDGET;
