import { expect, test } from 'vitest';
import { after, begun, building, FIRST_PLAN, played, type Scene, type Step } from '../../tests/table.ts';
import { spaceBuilder } from '../index.ts';
import { drawPlan } from '../notation.ts';
import { planOf, shownPlan } from '../plans.ts';

const duel: Scene = { plans: [7, 8], turns: [1, 2] };

test('[PLAN-1] everyone has their buildings back in hand when a plan comes up', () => {
  const won = [
    ...building(FIRST_PLAN, 0, '1A7^ 2B5^ 3A6< 4A2^'),
    [FIRST_PLAN, 1, '1A0^'],
    [20_000, 0, 'finish'],
  ] as const;
  const state = after(duel, [...won, [50_000]]);
  expect([state.plan, state.boards, state.finished, state.ready]).toEqual([8, [[], []], [], [false, false]]);
});

test('[PLAN-1] [PLAN-2] the plan is told as it came up', () => {
  const { told } = played(duel, [[FIRST_PLAN]]);
  expect(told).toEqual([{ type: 'plan-came-up', round: 1, plan: shownPlan(7, 1), deadline: 135_000 }]);
});

test.each([
  [0, '7A^ 6B^ 4A^\n5A> 8A^ 2B^\n*   3A< 1A^'],
  [1, '*   5Av 7A>\n3A^ 8A> 6B>\n1A> 2B> 4A>'],
  [2, '1Av 3A> *\n2Bv 8Av 5A<\n4Av 6Bv 7Av'],
  [3, '4A< 2B< 1A<\n6B< 8A< 3Av\n7A< 5A^ *'],
] as const)('[PLAN-2] plan 7 turned %i times', (turns, drawing) => {
  expect(drawPlan(shownPlan(7, turns))).toBe(drawing);
});

test('[PLAN-2] chance turns a plan each way about as often', () => {
  const counts = [0, 0, 0, 0];
  const state = begun({ plans: [1] });
  for (let match = 0; match < 4_000; match++) {
    const copy = spaceBuilder.copy(state);
    // Each copy would draw the same: let the drawn state carry its chance on.
    spaceBuilder.play(copy, { at: FIRST_PLAN, by: null, move: null }, () => undefined);
    Object.assign(state.chance, copy.chance);
    counts[copy.turned] = (counts[copy.turned] ?? 0) + 1;
  }
  expect(counts).toEqual([1004, 989, 1008, 999]);
});

test.each([0, 1, 2, 3])('[PLAN-3] the same city is right though the plan came up turned %i times', (turns) => {
  const steps = [...building(FIRST_PLAN, 0, '1A7^ 2B5^ 3A6< 4A2^'), [20_000, 0, 'finish']] as const;
  const state = after({ plans: [7], turns: [turns] }, steps);
  expect(state.turned).toBe(turns);
  expect(state.rounds[0]?.defects).toEqual([0, 4]);
});

test('[PLAN-4] at an upright table plans come up unturned, whatever the set-up says', () => {
  const state = after({ ...duel, options: { upright: true } }, [[FIRST_PLAN]]);
  expect([state.plan, state.turned]).toEqual([7, 0]);
});

test('[PLAN-4] and no chance is spent on turns', () => {
  const state = after({ plans: [7], options: { upright: true } }, [[FIRST_PLAN]]);
  expect(state.chance).toEqual(begun({}).chance);
});

/** Nobody wins and nobody is idle, so that plans come up for as long as one likes. */
function rounds(count: number): readonly Step[] {
  return Array.from({ length: count }, (_, round) => round * 135_000 + FIRST_PLAN).flatMap((at) => [
    [at, 0, '1A0^'] as const,
    [at, 0, '-1'] as const,
    [at + 120_000] as const,
  ]);
}

const plansOf = (scene: Scene, count: number): readonly number[] =>
  after(scene, rounds(count)).rounds.map(({ plan }) => plan);

const ALL_TWENTY = Array.from({ length: 20 }, (_, index) => index + 1);
const ascending = (plans: readonly number[]): readonly number[] => plans.toSorted((one, other) => one - other);

test('[PLAN-5] no plan comes up again before all twenty have; then they are shuffled anew', () => {
  const plans = plansOf({}, 60);
  for (const first of [0, 20, 40]) expect(ascending(plans.slice(first, first + 20))).toEqual(ALL_TWENTY);
  expect(plans.slice(0, 20)).not.toEqual(plans.slice(20, 40));
});

test.each([
  [[3, 1, 4], 'fewer than a shuffle'],
  [[...ALL_TWENTY, 20, 5], 'more than a shuffle'],
])('[PLAN-5] plans given come first and chance completes their twenty: %j, %s', (given) => {
  const plans = plansOf({ plans: given }, 40);
  expect(plans.slice(0, given.length)).toEqual(given);
  for (const first of [0, 20]) expect(ascending(plans.slice(first, first + 20))).toEqual(ALL_TWENTY);
});

test('[SETUP-5] [SETUP-6] a set-up that gives enough leaves nothing to chance', () => {
  const state = after({ plans: ALL_TWENTY, turns: ALL_TWENTY.map((plan) => plan % 4) }, rounds(20));
  expect(state.chance).toEqual(begun({}).chance);
});

test('[SETUP-6] turns given are used in order, one for each plan', () => {
  const scene = { turns: [3, 0, 2] };
  expect([1, 2, 3].map((count) => after(scene, rounds(count)).turned)).toEqual([3, 0, 2]);
});

test('[PLAN-6] the boards of the last round stay until the next plan comes up', () => {
  const steps = [
    [FIRST_PLAN, 0, '1A0^'],
    [FIRST_PLAN, 1, '2A0^'],
  ] as const;
  expect(after(duel, [...steps, [149_999]]).boards.map((board) => board.length)).toEqual([1, 1]);
  expect(after(duel, [...steps, [150_000]]).boards).toEqual([[], []]);
});

test.each(ALL_TWENTY)('[SETUP-4] plan %i shows every building on a plot of its own', (number) => {
  const plan = planOf(number);
  expect(plan.map(({ building }) => building)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ascending(plan.map(({ plot }) => plot))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
