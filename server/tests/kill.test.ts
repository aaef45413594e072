import { expect, test } from 'vitest';
import { runKills } from '../trials/kill.ts';

const trial = { kills: 4, tables: 8, seats: 4, rate: 200, seed: 11, said: () => undefined };

test('nothing that was acknowledged is lost when the server is killed and the power is cut', async () => {
  const { kills, acknowledged, lost, twice, outOfOrder, answeredOtherwise, broken, stuck, ...rest } =
    await runKills(trial);
  expect({ kills, lost, twice, outOfOrder, answeredOtherwise, broken, stuck }).toEqual({
    ...{ kills: 4, lost: 0, twice: 0, outOfOrder: 0, answeredOtherwise: 0, broken: 0, stuck: 0 },
  });
  expect(rest.peopleBroken).toBe(0);
  expect(rest.people).toBeGreaterThan(4);
  expect(acknowledged).toBeGreaterThanOrEqual(16);
});

test('the trial notices a store that promises what is not synced', async () => {
  const { lost, cutBytes } = await runKills({ ...trial, kills: 3, unsynced: true });
  expect(lost).toBeGreaterThan(0);
  expect(cutBytes).toBeGreaterThan(0);
});
