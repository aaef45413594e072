import { expect, test } from 'vitest';
import { runKilledNotices } from '../trials/kill-notices.ts';

test('killed between a move and its notice, a server tells it once after its next start', async () => {
  expect(await runKilledNotices({ turns: 2 })).toEqual({ turns: 2, told: 2, lost: 0, twice: 0, faults: [] });
});
