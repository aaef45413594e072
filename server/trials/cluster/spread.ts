/**
 * Many tables over several processes, everybody connected to any of them; and in turns the same traffic at one process
 * with SQLite. Does everybody see everything, is the work spread, and what does it cost beside one process?
 */

import { quickChance } from '#tabletop';
import { type LoadTable, newTraffic, type Place } from '../load/load-table.ts';
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
  /** Lines that had to come anew though nobody was killed: the machine was too busy for what is measured. */
  readonly cameAnew: number;
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
  /** Processor time per frame of all processes together, as a multiple of one process's; and in each round. */
  readonly cpuRatio: number;
  readonly cpuRatios: readonly number[];
  /** The farthest from the mean that any process is, as a share of it. */
  readonly uneven: number;
}

/** The processes play, the one plays the same, and so on: whatever else the machine does weighs on both. */
const ROUNDS = 3;
/** For each process: code that has not run often yet is slow, and several together have as much of it each as one. */
const WARM_SECONDS = 3;

export async function runSpread(request: SpreadRequest): Promise<SpreadReport> {
  const processes = await Processes.start({ count: request.processes });
  const data = temporaryFolder();
  const server = await Child.start('serve.ts', { data, port: 0 });
  const alone = { base: `http://127.0.0.1:${server.port}`, socketBase: `ws://127.0.0.1:${server.port}` };
  const cluster = new Played(request, processes.place(quickChance(request.seed)), () => processes.used());
  const one = new Played(request, alone, async () => [await server.used()]);
  try {
    const seconds = Math.min(WARM_SECONDS, request.seconds) * request.processes;
    for (const side of [cluster, one]) await side.open(seconds);
    for (let round = 1; round <= ROUNDS; round++) {
      request.said(`round ${round} of ${ROUNDS}: ${request.processes} processes`);
      await cluster.play(request.seconds / ROUNDS);
      request.said('one process');
      await one.play(request.seconds / ROUNDS);
    }
    return reportOf(await cluster.side(), await one.side(), [cluster.cpuPerFrame, one.cpuPerFrame]);
  } finally {
    for (const side of [cluster, one]) side.leave();
    await processes.end();
    await server.kill();
    removeFolder(data);
  }
}

function reportOf(
  cluster: Side,
  one: Side,
  [all, single]: readonly [readonly number[], readonly number[]],
): SpreadReport {
  const mean = cluster.tables.reduce((sum, tables) => sum + tables, 0) / cluster.tables.length;
  return {
    ...{ cluster, one, cpuRatio: round(cluster.cpuMicrosPerFrame / one.cpuMicrosPerFrame) },
    cpuRatios: all.map((micros, index) => round(micros / (single[index] ?? 0))),
    uneven: round(Math.max(...cluster.tables.map((tables) => Math.abs(tables - mean) / mean))),
  };
}

/** The tables of one side, and what was played at them in its rounds. */
class Played {
  readonly #request: SpreadRequest;
  readonly #place: Place;
  readonly #used: () => Promise<readonly Used[]>;
  readonly #tables: LoadTable[] = [];
  readonly #played = newTraffic();
  /** Before, between and after its rounds: what goes wrong counts, what the clock brings is no traffic. */
  readonly #aside = newTraffic();
  #traffic = this.#aside;
  #cpu = 0;
  #seconds = 0;
  #cameAnew = 0;
  /** Microseconds, in each round. */
  readonly cpuPerFrame: number[] = [];

  constructor(request: SpreadRequest, place: Place, used: () => Promise<readonly Used[]>) {
    this.#request = request;
    this.#place = place;
    this.#used = used;
  }

  async open(warmSeconds: number): Promise<void> {
    const { rate, said } = this.#request;
    await openTables(this.#tables, this.#request, this.#place, () => this.#traffic);
    for (const { calls } of this.#tables) calls.welcomed = () => this.#cameAnew++;
    said('warming up');
    await drive(this.#tables, { rate, seconds: warmSeconds });
    await quiet(this.#tables);
    this.#cameAnew = 0;
  }

  async play(seconds: number): Promise<void> {
    this.#traffic = this.#played;
    const frames = this.#frames;
    const before = cpuOf(await this.#used());
    const begun = performance.now();
    await drive(this.#tables, { rate: this.#request.rate, seconds });
    await quiet(this.#tables);
    const cpu = cpuOf(await this.#used()) - before;
    this.#seconds += (performance.now() - begun) / 1000;
    this.#cpu += cpu;
    this.cpuPerFrame.push((cpu * 1000) / (this.#frames - frames));
    this.#traffic = this.#aside;
  }

  async side(): Promise<Side> {
    const [tables, { accepted }, both] = [this.#tables, this.#played, [this.#played, this.#aside]];
    const errors = Object.fromEntries(both.flatMap((traffic) => [...traffic.errors]));
    const used = await this.#used();
    const latencies = this.#played.latencies.toSorted((one, other) => one - other);
    return {
      ...{ sockets: tables.reduce((sum, { players }) => sum + players.length, 0), accepted, errors },
      ...{ gaps: both.reduce((sum, { gaps }) => sum + gaps, 0), wrongViews: countWrongViews(tables) },
      cameAnew: this.#cameAnew,
      framesPerSecond: Math.round(this.#frames / this.#seconds),
      cpuMicrosPerFrame: round((this.#cpu * 1000) / this.#frames),
      megabytes: Math.round(used.reduce((sum, { memory }) => sum + memory, 0) / 1e6),
      millisToLastRecipient: { p50: round(quantile(latencies, 0.5)), p99: round(quantile(latencies, 0.99)) },
      tables: used.map(({ tables: held }) => held.length),
    };
  }

  leave(): void {
    for (const table of this.#tables) table.leave();
  }

  get #frames(): number {
    return this.#played.framesIn + this.#played.framesOut;
  }
}

const cpuOf = (used: readonly Used[]): number => used.reduce((sum, { cpu }) => sum + cpu, 0);
const round = (value: number): number => Math.round(value * 100) / 100;

const MOST_UNEVEN = 0.2;
const MOST_COST = 1.6;

export function isSpreadKept({ cluster, cpuRatio, uneven }: SpreadReport): boolean {
  const isRight = cluster.gaps === 0 && cluster.wrongViews === 0 && Object.keys(cluster.errors).length === 0;
  return isRight && cpuRatio <= MOST_COST && uneven <= MOST_UNEVEN;
}
