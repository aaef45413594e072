import { expect, test } from 'vitest';
import { runFair } from '../trials/fair.ts';

test('over real sockets presses are put in the order they were made, as far as the clocks can tell', async () => {
  const { rounds, settled, byPress, mostMadeUp, slowestEstimate } = await runFair({
    ...{ tables: 6, rounds: 4, gap: 25, longestTrip: 200, seed: 2 },
  });
  expect({ rounds, settled, byPress }).toEqual({ rounds: 24, settled: 24, byPress: 24 });
  expect(mostMadeUp).toBeGreaterThan(0);
  expect(mostMadeUp).toBeLessThanOrEqual(150);
  // No line is faster than it was made.
  expect(slowestEstimate).toBeGreaterThanOrEqual(50);
});

test('a liar never gains more than 150 ms', async () => {
  const { rounds, mostMadeUp } = await runFair({
    ...{ tables: 4, rounds: 3, gap: 100, longestTrip: 200, seed: 5, lies: true },
  });
  expect(rounds).toBe(12);
  expect(mostMadeUp).toBeLessThanOrEqual(150);
});
