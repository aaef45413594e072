/**
 * A short run of the trial in which somebody asks for too much. That it notices its planted fault takes longer, and is looked at with
 * `TRIALS=long`. How quick things must be is for `starboard load` to say, on a machine of one's own.
 */

import { expect, test } from 'vitest';
import { LIMITS } from '../src/limits/numbers.ts';
import { isFloodKept, runFlood, WHOLE_FLOOD } from '../trials/flood.ts';
import { runLongMatch } from '../trials/long-match.ts';

const isLong = process.env.TRIALS === 'long';

/** Long enough for each limit to be met; a busy machine may take its time. */
const SHORT = { turns: 1, answers: 6, seconds: 1.5, patience: 60_000, patient: true };

test('one guest’s flood is cut, and others come, speak and find what they look for', async () => {
  const report = await runFlood({ ...SHORT, unlimited: false });
  expect(report.pings.cutAfter).not.toBeNull();
  expect(report).toMatchObject({ watching: 2, playerComesBack: true, neighbourFinds: 200, tablesOfOnePlace: 64 });
  expect(report.linesSaid).toBeGreaterThan(0);
  expect(report.linesSaid).toBeLessThanOrEqual(LIMITS.words);
  expect(report.storedMovesPerSecond).toBeGreaterThan(0);
  // What is saved up may come on top, once.
  expect(report.storedMovesPerSecond).toBeLessThanOrEqual(LIMITS.messages + LIMITS.burst);
});

test.runIf(isLong)('the trial notices a server without limits', async () => {
  expect(isFloodKept(await runFlood({ ...WHOLE_FLOOD, unlimited: true, turns: 1 }))).toBe(false);
});

test.runIf(isLong)('a long match is taken up in slices, between which others are served', async () => {
  const [slices, whole] = [
    await runLongMatch({ entries: 20_000, whole: false }),
    await runLongMatch({ entries: 20_000, whole: true }),
  ];
  expect(slices.longestStall).toBeLessThan(whole.longestStall);
});
