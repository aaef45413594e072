/** What a run of the load trial comes to. */

import { viewHash } from '#protocol';
import type { Carried, EchoRound } from './echo.ts';
import type { LoadTable, Traffic } from './load-table.ts';

export interface LoadReport {
  readonly tables: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly accepted: number;
  readonly matchesFinished: number;
  /** Refusals by the house. */
  readonly errors: { readonly [because: string]: number };
  /** Moves that the clock was quicker than, by what the rules said. */
  readonly tooLate: { readonly [because: string]: number };
  readonly gaps: number;
  /** Viewers whose view was not the server's at the end. */
  readonly wrongViews: number;
  readonly millisToLastRecipient: Quantiles;
  readonly millisWhenHeld: Quantiles;
  readonly server: {
    readonly cpuShare: number;
    readonly megabytes: number;
    readonly longestStall: number;
    readonly movesPerCommit: number;
    readonly cpuMicrosPerFrame: number;
  };
  readonly echo: {
    readonly bytesPerFrame: number;
    readonly cpuMicrosPerFrame: number;
    readonly millisToLastRecipient: Quantiles;
  };
  /** The server's processor time per frame, as a multiple of the echo's; over all rounds, and in each of them. */
  readonly cpuRatio: number;
  readonly cpuRatios: readonly number[];
  /** Of the proxy, beside the server's own; 0 where there is none. */
  readonly proxyCpuMicrosPerFrame: number;
}

interface Quantiles {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface Round {
  readonly carried: Carried;
  readonly pings: number;
  /** Milliseconds of processor time, and what else the server says of itself. */
  readonly cpu: number;
  readonly commits: number;
  readonly memory: number;
  readonly stall: number;
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const round = (value: number): number => Math.round(value * 100) / 100;

function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((one, other) => one - other);
  return { p50: round(quantile(sorted, 0.5)), p99: round(quantile(sorted, 0.99)), max: round(sorted.at(-1) ?? 0) };
}

const sumOf = <T>(list: readonly T[], value: (one: T) => number): number =>
  list.reduce((sum, one) => sum + value(one), 0);

export function reportOn(
  tables: readonly LoadTable[],
  traffic: Traffic,
  rounds: readonly Round[],
  { echoes, proxyCpu }: { readonly echoes: readonly EchoRound[]; readonly proxyCpu: number },
): LoadReport {
  const framesOf = ({ carried }: Round): number => carried.framesIn + carried.framesOut;
  const seconds = sumOf(rounds, ({ carried }) => carried.seconds);
  const cpu = sumOf(rounds, (one) => one.cpu);
  const perFrame = (cpu * 1000) / sumOf(rounds, framesOf);
  const echoPerFrame = (sumOf(echoes, (one) => one.cpu) * 1000) / sumOf(echoes, ({ frames }) => frames);
  const ratioOf = (played: Round, index: number): number => {
    const { cpu, frames } = echoes[index] as EchoRound;
    return round(played.cpu / framesOf(played) / (cpu / frames));
  };
  return {
    tables: tables.length,
    sockets: sumOf(tables, ({ players }) => players.length),
    seconds: round(seconds),
    movesPerSecond: Math.round(traffic.accepted / seconds),
    accepted: traffic.accepted,
    matchesFinished: traffic.matches,
    errors: Object.fromEntries(traffic.errors),
    tooLate: Object.fromEntries(traffic.tooLate),
    gaps: traffic.gaps,
    wrongViews: countWrongViews(tables),
    millisToLastRecipient: quantilesOf(traffic.latencies),
    millisWhenHeld: quantilesOf(traffic.held),
    server: {
      cpuShare: round(cpu / (seconds * 1000)),
      megabytes: Math.round(Math.max(...rounds.map(({ memory }) => memory)) / 1e6),
      longestStall: round(Math.max(...rounds.map(({ stall }) => stall))),
      movesPerCommit: round(
        traffic.accepted /
          Math.max(
            1,
            sumOf(rounds, ({ commits }) => commits),
          ),
      ),
      cpuMicrosPerFrame: round(perFrame),
    },
    echo: {
      bytesPerFrame: Math.round(sumOf(rounds, ({ carried }) => carried.bytesIn) / Math.max(1, traffic.framesIn)),
      cpuMicrosPerFrame: round(echoPerFrame),
      millisToLastRecipient: quantilesOf(echoes.flatMap(({ latencies }) => latencies)),
    },
    cpuRatio: round(perFrame / echoPerFrame),
    cpuRatios: rounds.map(ratioOf),
    proxyCpuMicrosPerFrame: round((proxyCpu * 1000) / sumOf(rounds, framesOf)),
  };
}

export function countWrongViews(tables: readonly LoadTable[]): number {
  let wrong = 0;
  for (const { players } of tables) {
    for (const player of players) {
      for (const { view, hash } of player.seen.values()) if (viewHash(view) !== hash) wrong++;
    }
  }
  return wrong;
}
