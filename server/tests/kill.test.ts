import { expect, test } from 'vitest';
import { runKills } from '../trials/kill.ts';

const trial = { kills: 5, tables: 8, seats: 4, rate: 200, seed: 11, said: () => undefined };

test('nothing that was acknowledged is lost when the server is killed', async () => {
  const { acknowledged, slowestRestart, answeredTwice: _again, ...faults } = await runKills(trial);
  expect(faults).toEqual({ kills: 5, lost: 0, twice: 0, outOfOrder: 0, broken: 0, stuck: 0 });
  expect(acknowledged).toBeGreaterThan(25);
  expect(slowestRestart).toBeGreaterThan(0);
});

test('the trial notices a store that promises before it is durable', async () => {
  const { lost } = await runKills({ ...trial, kills: 3, unsynced: true });
  expect(lost).toBeGreaterThan(0);
});
