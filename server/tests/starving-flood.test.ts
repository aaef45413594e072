/**
 * A short run of the trial in which somebody asks for too much. That it notices its planted fault takes longer, and is looked at with
 * `TRIALS=long`. How quick things must be is for `starboard load` to say, on a machine of one's own.
 */

import { expect, test } from 'vitest';
import { isFloodKept, runFlood } from '../trials/flood.ts';
import { runLongMatch } from '../trials/long-match.ts';

const isLong = process.env.TRIALS === 'long';

test('one guest’s flood is cut, and hardly anybody notices it', async () => {
  const { pings, storedMovesPerSecond, linesSaid, watching, playerComesBack, ...more } = await runFlood({
    unlimited: false,
    turns: 1,
  });
  expect(pings.cutAfter).not.toBeNull();
  expect(pings.megabytes).toBeLessThanOrEqual(50);
  expect(storedMovesPerSecond).toBeLessThanOrEqual(40);
  expect({ linesSaid, watching, playerComesBack }).toEqual({ linesSaid: 4, watching: 2, playerComesBack: true });
  expect(more).toMatchObject({ neighbourFinds: 200, tablesOfOnePlace: 64 });
});

test.runIf(isLong)('the trial notices a server without limits', async () => {
  expect(isFloodKept(await runFlood({ unlimited: true, turns: 1 }))).toBe(false);
});

test.runIf(isLong)('a long match is taken up in slices, between which others are served', async () => {
  const [slices, whole] = [
    await runLongMatch({ entries: 20_000, whole: false }),
    await runLongMatch({ entries: 20_000, whole: true }),
  ];
  expect(slices.longestStall).toBeLessThan(whole.longestStall);
});
