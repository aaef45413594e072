import { expect, test } from 'vitest';
import { runFuzz } from '../trials/fuzz.ts';

test('nothing that a client should never send does anything', async () => {
  const { refused, unexplained, changed, isAlive } = await runFuzz({ messages: 6_000, seed: 1 });
  expect({ unexplained, changed, isAlive }).toEqual({ unexplained: 0, changed: 0, isAlive: true });
  const reasons = ['not-understood', 'too-big', 'too-deep', 'not-your-seat', 'no-such-seat', 'not-a-move'];
  expect(reasons.filter((because) => (refused[because] ?? 0) < 50)).toEqual([]);
});
