import { expect, test } from 'vitest';
import { runFair } from '../trials/fair.ts';

test('whoever pressed 25 ms earlier is first, on lines up to 200 ms', async () => {
  const { rounds, right, rightByArrival, mostMadeUp } = await runFair({
    ...{ tables: 10, rounds: 5, gap: 25, longestTrip: 200, seed: 2 },
  });
  expect(rounds).toBe(50);
  expect(right).toBeGreaterThanOrEqual(45);
  expect(right).toBeGreaterThan(rightByArrival);
  expect(mostMadeUp).toBeLessThanOrEqual(150);
});

test('a liar never gains more than 150 ms', async () => {
  const { rounds, right, mostMadeUp } = await runFair({
    ...{ tables: 6, rounds: 4, gap: 260, longestTrip: 200, seed: 5, lies: true },
  });
  expect(rounds).toBe(24);
  expect(mostMadeUp).toBeLessThanOrEqual(150);
  expect(right).toBe(24);
});
