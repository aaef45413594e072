/**
 * Many tables over several processes, everybody connected to any of them; then the same traffic at one process with
 * SQLite. Does everybody see everything, is the work spread, and what does it cost beside one process?
 */

import { quickChance } from '#tabletop';
import { type LoadTable, newTraffic, type Place, type Traffic } from '../load/load-table.ts';
import { countWrongViews, quantile } from '../load/report.ts';
import { drive, openTables, quiet } from '../load/run.ts';
import { Child } from '../processes/child.ts';
import type { Used } from '../processes/messages.ts';
import { removeFolder, temporaryFolder } from '../running.ts';
import { Processes } from './processes.ts';

export interface SpreadRequest {
  readonly processes: number;
  readonly tables: number;
  readonly seats: number;
  /** Moves a second, all tables together. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: number;
  said(progress: string): void;
}

interface Side {
  readonly sockets: number;
  readonly accepted: number;
  readonly gaps: number;
  readonly wrongViews: number;
  readonly errors: { readonly [because: string]: number };
  readonly framesPerSecond: number;
  readonly cpuMicrosPerFrame: number;
  readonly megabytes: number;
  readonly millisToLastRecipient: { readonly p50: number; readonly p99: number };
  /** Tables in memory, by process. */
  readonly tables: readonly number[];
}

export interface SpreadReport {
  readonly cluster: Side;
  readonly one: Side;
  /** Processor time per frame of all processes together, as a multiple of one process's. */
  readonly cpuRatio: number;
  /** The farthest from the mean that any process is, as a share of it. */
  readonly uneven: number;
}

export async function runSpread(request: SpreadRequest): Promise<SpreadReport> {
  const cluster = await ofCluster(request);
  const one = await ofOne(request);
  const mean = cluster.tables.reduce((sum, tables) => sum + tables, 0) / cluster.tables.length;
  return {
    ...{ cluster, one, cpuRatio: round(cluster.cpuMicrosPerFrame / one.cpuMicrosPerFrame) },
    uneven: round(Math.max(...cluster.tables.map((tables) => Math.abs(tables - mean) / mean))),
  };
}

async function ofCluster(request: SpreadRequest): Promise<Side> {
  const processes = await Processes.start({ count: request.processes });
  try {
    return await played(request, processes.place(quickChance(request.seed)), () => processes.used());
  } finally {
    await processes.end();
  }
}

async function ofOne(request: SpreadRequest): Promise<Side> {
  const data = temporaryFolder();
  const server = await Child.start('serve.ts', { data, port: 0 });
  const place = { base: `http://127.0.0.1:${server.port}`, socketBase: `ws://127.0.0.1:${server.port}` };
  try {
    return await played(request, place, async () => [await server.used()]);
  } finally {
    await server.kill();
    removeFolder(data);
  }
}

async function played(request: SpreadRequest, place: Place, used: () => Promise<readonly Used[]>): Promise<Side> {
  const { rate, seconds, said } = request;
  const tables: LoadTable[] = [];
  let traffic = newTraffic();
  try {
    await openTables(tables, request, place, () => traffic);
    said('warming up');
    await drive(tables, { rate, seconds: Math.min(3, seconds) });
    await quiet(tables);
    traffic = newTraffic();
    const before = cpuOf(await used());
    said('measuring');
    const begun = performance.now();
    await drive(tables, { rate, seconds });
    await quiet(tables);
    return sideOf(tables, traffic, { before, after: await used(), seconds: (performance.now() - begun) / 1000 });
  } finally {
    for (const table of tables) table.leave();
  }
}

const cpuOf = (used: readonly Used[]): number => used.reduce((sum, { cpu }) => sum + cpu, 0);
const round = (value: number): number => Math.round(value * 100) / 100;

interface Measured {
  readonly before: number;
  readonly after: readonly Used[];
  readonly seconds: number;
}

function sideOf(tables: readonly LoadTable[], traffic: Traffic, { before, after, seconds }: Measured): Side {
  const { accepted, gaps, errors, framesIn, framesOut } = traffic;
  const latencies = traffic.latencies.toSorted((one, other) => one - other);
  return {
    ...{ sockets: tables.reduce((sum, { players }) => sum + players.length, 0), accepted, gaps },
    ...{ wrongViews: countWrongViews(tables), errors: Object.fromEntries(errors) },
    framesPerSecond: Math.round((framesIn + framesOut) / seconds),
    cpuMicrosPerFrame: round(((cpuOf(after) - before) * 1000) / (framesIn + framesOut)),
    megabytes: Math.round(after.reduce((sum, { memory }) => sum + memory, 0) / 1e6),
    millisToLastRecipient: { p50: round(quantile(latencies, 0.5)), p99: round(quantile(latencies, 0.99)) },
    tables: after.map(({ tables: held }) => held.length),
  };
}

const MOST_UNEVEN = 0.2;
const MOST_COST = 1.6;

export function isSpreadKept({ cluster, cpuRatio, uneven }: SpreadReport): boolean {
  const isRight = cluster.gaps === 0 && cluster.wrongViews === 0 && Object.keys(cluster.errors).length === 0;
  return isRight && cpuRatio <= MOST_COST && uneven <= MOST_UNEVEN;
}
