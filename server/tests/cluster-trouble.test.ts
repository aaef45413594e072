/** Processes that share PostgreSQL and Redis, in small: `starboard load cluster` is the same at full size. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runClusterFair } from '../trials/cluster/fair.ts';
import { isRollingKept, runRolling } from '../trials/cluster/rolling.ts';
import { runSpread } from '../trials/cluster/spread.ts';
import { runTrouble } from '../trials/cluster/trouble.ts';
import { isTroubleKept, type TroubleReport } from '../trials/cluster/trouble-report.ts';
import { CLUSTER_FAULTS, CLUSTER_GUARDS, type ClusterFault } from '../trials/planted-cluster.ts';

const said = (): void => undefined;
const small = { processes: 3, tables: 6, seats: 3, rate: 80, seed: 7, said };
const NOTHING = { kills: 0, stops: 0, redisRestarts: 0, postgresRestarts: 0, cuts: 0, silences: 0 } as const;

const faultsIn = ({ lost, twice, outOfOrder, broken, untallied, ...rest }: TroubleReport) => ({
  ...{ lost, twice, outOfOrder, broken, untallied, answeredOtherwise: rest.answeredOtherwise },
  ...{ heldTwice: rest.heldTwice, writtenLate: rest.writtenLate, stuck: rest.stuck },
});

const NONE = {
  ...{ lost: 0, twice: 0, outOfOrder: 0, broken: 0, untallied: 0, answeredOtherwise: 0 },
  ...{ heldTwice: 0, writtenLate: 0, stuck: 0 },
};

test('nothing that was acknowledged is lost, whatever happens to processes, bus and database', async () => {
  const troubles = { kills: 2, stops: 1, redisRestarts: 1, postgresRestarts: 1, cuts: 1, silences: 1 };
  const report = await runTrouble({ ...small, ...troubles });
  expect(faultsIn(report)).toEqual(NONE);
  expect(report.happened).toEqual({ kill: 2, stop: 1, redis: 1, postgres: 1, cut: 1, silence: 1 });
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.serving.tables).toBeGreaterThan(0);
});

/** What is enough to find each of them. */
const TROUBLES: { readonly [fault in ClusterFault]: Partial<typeof NOTHING> | { kills: number } | { stops: number } } =
  {
    fencing: { stops: 1 },
    epochs: {},
    'stored-first': { kills: 4 },
  };

test.each(CLUSTER_FAULTS)('the trial finds out that something is not as it should be: %s', async (planted) => {
  const report = await runTrouble({ ...small, ...NOTHING, ...TROUBLES[planted], rate: 300, planted });
  expect(faultsIn(report)).not.toEqual(NONE);
  expect(isTroubleKept(report)).toBe(false);
});

test.each(CLUSTER_GUARDS)('what is planted for "$name" in $file stands there once', ({ file, guard }) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split(guard)).toHaveLength(2);
});

test('a rolling restart closes nothing, loses nothing, and nobody waits for long', async () => {
  const report = await runRolling({ ...small, processes: 2 });
  const { longestPause: _, stopping, ...counts } = report;
  expect(counts).toEqual({
    ...{ acknowledged: counts.acknowledged, lost: 0, twice: 0, outOfOrder: 0, broken: 0 },
    ...{ answeredOtherwise: 0, closed: 0, stuck: 0 },
  });
  expect(stopping).toHaveLength(2);
  expect(counts.acknowledged).toBeGreaterThan(10);
  expect(isRollingKept({ ...report, longestPause: 0 })).toBe(true);
});

test('tables are spread over the processes, and everybody sees everything wherever they are connected', async () => {
  const { cluster, uneven } = await runSpread({ ...small, tables: 12, rate: 60, seconds: 3 });
  expect({ gaps: cluster.gaps, wrongViews: cluster.wrongViews, errors: cluster.errors }).toEqual({
    ...{ gaps: 0, wrongViews: 0, errors: {} },
  });
  expect(cluster.accepted).toBeGreaterThan(60);
  // Twelve that are opened at once, over three: two more or less.
  expect(uneven).toBeLessThanOrEqual(0.5);
});

test('who was first over two processes is decided by the presses, and nobody is made up for more than the budget', async () => {
  const request = { tables: 3, rounds: 3, gap: 25, longestTrip: 120, seed: 4 };
  const { apart } = await runClusterFair(request, { isCompared: false });
  expect(apart.settled).toBe(9);
  expect(apart.byPress).toBe(9);
  expect(apart.mostMadeUp).toBeLessThanOrEqual(150);
});
