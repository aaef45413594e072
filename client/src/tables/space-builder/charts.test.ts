import { expect, test } from 'vitest';
import type { Event, ShownPlan } from '#games/space-builder';
import { roundsTold } from './charts.ts';

const told = (at: number, event: Event) => ({ at, event });

test('times run from the coming up of the plan; who did not finish has none', () => {
  const plan: ShownPlan = { plan: 1, turned: 0, base: 6, buildings: [] };
  const rounds = roundsTold(
    [
      told(1_000, { type: 'plan-came-up', round: 1, plan, deadline: null }),
      told(22_340, { type: 'finished', seat: 1, rank: 1 }),
      told(22_340, {
        type: 'round-ended',
        round: 1,
        because: 'all-but-one-finished',
        order: [0, 1],
        faults: [[], []],
        defects: [3, 0],
        winner: 1,
      }),
      told(30_000, { type: 'plan-came-up', round: 2, plan, deadline: null }),
      told(31_000, { type: 'finished', seat: 0, rank: 1 }),
    ],
    2,
  );
  // The round that was still on is left out.
  expect(rounds).toEqual([{ since: 1_000, seconds: [null, 21.3], defects: [3, 0] }]);
});
