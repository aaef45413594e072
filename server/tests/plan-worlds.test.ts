/** Nobody learns whether somebody has a plan or keeps notes. */

import { afterEach, expect, test, vi } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { spaceLab } from '#games/space-lab';
import * as gravity from '../../games/gravity-superstar/tests/other-world.ts';
import * as lab from '../../games/space-lab/tests/other-world.ts';
import { LocalBus } from '../src/bus/local-bus.ts';
import { Plans } from '../src/match/plans.ts';
import { runPlanWorlds } from '../trials/plan-worlds.ts';

afterEach(() => void vi.restoreAllMocks());

const PAIRS = process.env.LAWS === 'long' ? 1_000 : 24;
const gravityTrial = { ...gravity, game: gravitySuperstar };

test('what others hear of Gravity Superstar is the same whether somebody plans or not', async () => {
  const { pairs, frames, dropped, leaks } = await runPlanWorlds(gravityTrial, { pairs: PAIRS, seed: 5 });
  expect(leaks).toEqual([]);
  expect(pairs).toBe(PAIRS);
  expect(frames).toBeGreaterThan(5 * PAIRS);
  expect(dropped).toBeGreaterThan(0);
});

test('what others hear of Space Lab is the same whether somebody plans or not', async () => {
  const { pairs, leaks } = await runPlanWorlds({ ...lab, game: spaceLab }, { pairs: PAIRS, seed: 5 });
  expect(leaks).toEqual([]);
  expect(pairs).toBe(PAIRS);
});

test('a planted leak is caught: everybody hears of plans', async () => {
  const { publish } = LocalBus.prototype;
  vi.spyOn(LocalBus.prototype, 'publish').mockImplementation(function (this: LocalBus, table, frame) {
    publish.call(this, table, frame.text.startsWith('{"type":"plan"') ? { ...frame, to: 'everybody' } : frame);
  });
  expect((await runPlanWorlds(gravityTrial, { pairs: 4, seed: 5 })).leaks).not.toEqual([]);
});

test('a planted leak is caught: what is planned is played though it does something else', async () => {
  vi.spyOn(Plans.prototype, 'forget').mockImplementation(function (this: Plans, line, { seat, key }) {
    // What was to be forgotten stays.
    line.send(JSON.stringify({ type: 'plan', seat, key, plan: null }));
  });
  expect((await runPlanWorlds(gravityTrial, { pairs: 24, seed: 5 })).leaks).not.toEqual([]);
});
