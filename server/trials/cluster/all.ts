/** Everything that is promised about many processes, with the figures. */

import { CLUSTER_FAULTS } from '../planted-cluster.ts';
import { isClusterFairKept, runClusterFair } from './fair.ts';
import { isRollingKept, runRolling } from './rolling.ts';
import { isSpreadKept, runSpread } from './spread.ts';
import { runTrouble } from './trouble.ts';
import { isTroubleKept } from './trouble-report.ts';

export interface ClusterTrial {
  readonly tables: number | null;
  readonly rate: number;
  readonly seconds: number | null;
  readonly count: number | null;
  readonly seed: number;
  /** Which of them; null: all. */
  readonly part: string | null;
  readonly fault: string | null;
  said(progress: string): void;
}

interface Outcome {
  readonly report: object;
  readonly isKept: boolean;
}

/** Of fifty kills so many are stops of a process, and so on. */
const SHARES = { stops: 0.4, redisRestarts: 0.2, postgresRestarts: 0.1, cuts: 0.2, silences: 0.2 } as const;
const FAIR_TABLES = 8;

const PARTS: { readonly [part: string]: (trial: ClusterTrial) => Promise<Outcome> } = {
  async spread({ tables, rate, seconds, seed, said }) {
    const report = await runSpread({
      ...{ processes: 3, tables: tables ?? 500, seats: 4, rate, seconds: seconds ?? 30, seed, said },
    });
    return { report, isKept: isSpreadKept(report) };
  },
  async trouble({ tables, rate, count, seed, fault, said }) {
    const kills = count ?? 50;
    const planted = CLUSTER_FAULTS.find((name) => name === fault);
    const share = (of: keyof typeof SHARES): number => Math.ceil(kills * SHARES[of]);
    const report = await runTrouble({
      ...{ processes: 3, tables: tables ?? 100, seats: 4, rate: Math.min(rate, 400), kills, seed, planted, said },
      ...{ stops: share('stops'), redisRestarts: share('redisRestarts') },
      ...{ postgresRestarts: share('postgresRestarts'), cuts: share('cuts'), silences: share('silences') },
    });
    return { report, isKept: isTroubleKept(report) };
  },
  async fair({ count, seed }) {
    const rounds = Math.ceil((count ?? 400) / FAIR_TABLES);
    const request = { tables: FAIR_TABLES, rounds, gap: 25, longestTrip: 200, seed };
    const report = await runClusterFair(request, { isCompared: true });
    return { report, isKept: isClusterFairKept(report) };
  },
  async rolling({ tables, rate, seed, said }) {
    const report = await runRolling({ processes: 3, tables: tables ?? 500, seats: 4, rate, seed, said });
    return { report, isKept: isRollingKept(report) };
  },
};

/** Null: there is no such part, or no such fault. */
export async function runCluster(trial: ClusterTrial): Promise<Outcome | null> {
  const { part, fault } = trial;
  const names = part === null ? Object.keys(PARTS) : [part];
  const isKnown = names.every((name) => Object.hasOwn(PARTS, name));
  if (!isKnown || (fault !== null && !CLUSTER_FAULTS.some((name) => name === fault))) return null;
  const outcomes: [string, Outcome][] = [];
  for (const name of names) {
    trial.said(name);
    outcomes.push([name, await (PARTS[name] as (typeof PARTS)[string])(trial)]);
  }
  return {
    report: Object.fromEntries(outcomes.map(([name, { report }]) => [name, report])),
    isKept: outcomes.every(([, { isKept }]) => isKept),
  };
}
