/** Who was first, where the two who press are connected to two processes; and at the same time the same at one. */

import { BUDGET } from '../../src/fairness/budget.ts';
import { runAtPorts, type SocketsReport, type SocketsRequest } from '../fair-sockets.ts';
import { Child } from '../processes/child.ts';
import { removeFolder, temporaryFolder, until } from '../running.ts';
import { Processes } from './processes.ts';

export interface ClusterFairReport {
  /** Of the rounds that count, those won by whoever was first; and at one process. */
  readonly share: number;
  readonly shareOfOne: number | null;
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
    const ports = [processes.port(0), processes.port(1)] as const;
    const [apart, together] = await Promise.all([
      runAtPorts(request, ports),
      isCompared ? runAtOne(request) : Promise.resolve(null),
    ]);
    return { share: shareOf(apart), shareOfOne: together === null ? null : shareOf(together), apart, together };
  } finally {
    await processes.end();
  }
}

/** Of a process of its own, with SQLite: whatever the machine does meanwhile weighs on it as on the two. */
async function runAtOne(request: SocketsRequest): Promise<SocketsReport> {
  const data = temporaryFolder();
  const server = await Child.start('serve.ts', { data, port: 0, game: 'buzzer' });
  try {
    return await runAtPorts(request, [server.port, server.port]);
  } finally {
    await server.kill();
    removeFolder(data);
  }
}

const shareOf = ({ right, onTime }: SocketsReport): number => right / onTime;

const RIGHT_SHARE = 0.97;

export const isClusterFairKept = ({ share, apart }: ClusterFairReport): boolean =>
  share >= RIGHT_SHARE && apart.settled === apart.rounds && apart.mostMadeUp <= BUDGET;
