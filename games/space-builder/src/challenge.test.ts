import { expect, test } from 'vitest';
import { compose, type Millis, playedAlone, quickChance, type Run } from '#tabletop';
import type { Building } from './components.ts';
import { spaceBuilderChallenge as builder } from './index.ts';
import { planOf } from './plans.ts';

const ROUND = { plans: [1], turns: [2], held: [1, 2, 3, 4] };

/** Builds what the plan asks, one building every second from a moment on. */
function built(buildings: readonly Building[], from: Millis): Run {
  return buildings.map((building, index) => {
    const asked = planOf(1).find((placed) => placed.building === building);
    return { at: from + 1_000 * index, move: { type: 'build', ...asked } };
  });
}

const finished = (from: Millis): Run => [...built([1, 2, 3, 4], from), { at: from + 4_000, move: { type: 'finish' } }];

function together(...runs: readonly Run[]) {
  for (const one of runs) playedAlone(builder, ROUND, one, 0);
  const players = runs.map((_, seat) => ({ name: `${seat}` }));
  const { state, endedAt } = compose(builder, builder.setup(ROUND, builder.first(runs.length)), players, runs);
  return { round: state.rounds[0], endedAt };
}

test('[FINISH-3] the round is cut where the last but one finished', () => {
  expect(together(finished(10_500), finished(2_000), finished(8_000))).toEqual({
    round: { plan: 1, defects: [2, 0, 0], finished: [1, 2], winner: 1 },
    endedAt: 12_000,
  });
});

test('[FINISH-6] at the same millisecond the lower seat was first', () => {
  const { round } = together(finished(1_000), finished(1_000), finished(1_000));
  expect(round).toEqual({ plan: 1, defects: [0, 0, 0], finished: [0, 1], winner: 0 });
});

test('[FINISH-4] where nobody finished, the clock ends it', () => {
  const { round, endedAt } = together(built([1, 2], 1_000), []);
  expect(round).toEqual({ plan: 1, defects: [2, 4], finished: [], winner: 0 });
  expect(endedAt).toBe(300_000);
});

test('[END-5] rounds won add up, and most of them win the challenge', () => {
  const { state } = compose(
    builder,
    builder.setup(ROUND, builder.first(2)),
    [{ name: 'a' }, { name: 'b' }],
    [finished(5_000), finished(4_000)],
  );
  const standing = builder.after(state, { scores: [1, 0] });
  expect(standing).toEqual({ scores: [1, 1] });
  expect(builder.winners(standing)).toEqual([0, 1]);
  expect(builder.winners({ scores: [0, 0] })).toEqual([]);
});

test('what is asked grows from four buildings to eight', () => {
  const rounds = builder.draw(10, quickChance(3)) as readonly (typeof ROUND)[];
  expect(rounds.map(({ held }) => held.length)).toEqual([4, 5, 6, 7, 8, 8, 8, 8, 8, 8]);
  expect(new Set(rounds.map(({ plans }) => plans[0])).size).toBe(10);
});
