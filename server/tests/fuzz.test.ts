import { expect, test } from 'vitest';
import { runFuzz } from '../trials/fuzz.ts';

test('nothing that a client should never send does anything, at a table of any game', async () => {
  const { sent, refused, replayed, unanswered, unexplained, changed, isAlive } = await runFuzz({
    messages: 6_000,
    seed: 1,
  });
  expect({ unanswered, unexplained, changed, isAlive }).toEqual({
    ...{ unanswered: 0, unexplained: 0, changed: 0, isAlive: true },
  });
  expect(Object.values(refused).reduce((sum, count) => sum + count, replayed)).toBe(sent);
  const reasons = ['not-understood', 'too-big', 'too-deep', 'not-your-seat', 'no-such-seat', 'not-a-move'];
  expect([...reasons, 'key-already-used'].filter((because) => (refused[because] ?? 0) < 50)).toEqual([]);
});
