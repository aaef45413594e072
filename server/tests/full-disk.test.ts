/**
 * A short run of the trial in which the disk is full. That it notices its planted fault takes longer, and is looked at with
 * `TRIALS=long`. How quick things must be is for `starboard load` to say, on a machine of one's own.
 */

import { expect, test } from 'vitest';
import { isFullDiskKept, runFullDisk } from '../trials/full-disk.ts';
import { PATIENCE } from '../trials/running.ts';

const isLong = process.env.TRIALS === 'long';

test('while the disk is full everything stands still, and then goes on', async () => {
  const report = await runFullDisk({ seconds: 1, promises: false, patience: PATIENCE });
  expect(report).toMatchObject({ lost: 0, promisedMeanwhile: 0, isTold: true, connections: 1 });
  expect(report.statuses).toEqual([200, 503, 200, 503]);
  expect(report.goesOnAfter).not.toBeNull();
});

test.runIf(isLong)('the trial notices a store that promises what it can’t write', async () => {
  expect(isFullDiskKept(await runFullDisk({ seconds: 2, promises: true, patience: 15_000 }))).toBe(false);
});
