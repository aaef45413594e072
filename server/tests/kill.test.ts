import { copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { runKills } from '../trials/kill.ts';
import { cutPower } from '../trials/power-cut.ts';
import { removeFolder, temporaryFolder } from '../trials/running.ts';

const trial = { kills: 4, tables: 8, seats: 4, rate: 200, seed: 11, said: () => undefined };

test('nothing that was acknowledged is lost when the server is killed and the power is cut', async () => {
  const { kills, acknowledged, lost, twice, outOfOrder, answeredOtherwise, broken, stuck, ...rest } =
    await runKills(trial);
  expect({ kills, lost, twice, outOfOrder, answeredOtherwise, broken, stuck }).toEqual({
    ...{ kills: 4, lost: 0, twice: 0, outOfOrder: 0, answeredOtherwise: 0, broken: 0, stuck: 0 },
  });
  expect(rest.peopleBroken).toBe(0);
  const { tallied, untallied, screensLost, peopleLost, rooms, roomsBroken } = rest;
  expect(tallied).toBeGreaterThan(0);
  expect({ untallied, screensLost, peopleLost }).toEqual({ untallied: 0, screensLost: 0, peopleLost: 0 });
  expect({ rooms, roomsBroken }).toEqual({ rooms: 4, roomsBroken: 0 });
  expect(rest).toMatchObject({ plans: 4, plansLost: 0, plansMisplayed: 0 });
  expect(rest.people).toBeGreaterThan(4);
  expect(acknowledged).toBeGreaterThanOrEqual(16);
});

test('the trial notices a store that promises what is not synced', async () => {
  const { lost, cutBytes } = await runKills({ ...trial, kills: 3, unsynced: true });
  expect(lost).toBeGreaterThan(0);
  expect(cutBytes).toBeGreaterThan(0);
});

test('a power cut takes away what was not synced, and never what a checkpoint has begun to take over', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'starboard.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE words (word TEXT); PRAGMA wal_checkpoint(TRUNCATE);');
  const note = (): void => writeFileSync(join(folder, 'synced-length'), '0'.padStart(16));
  /** The files as they are, as if the process had been killed just now. */
  const cutHere = (): number => {
    const killed = temporaryFolder();
    for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(killed, name));
    const cut = cutPower(killed);
    removeFolder(killed);
    return cut;
  };
  database.exec(`INSERT INTO words VALUES ('${'x'.repeat(20_000)}')`);
  note();
  const length = statSync(`${file}-wal`).size;
  expect(cutHere()).toBe(length);
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  expect(cutHere()).toBe(0);
  database.close();
  removeFolder(folder);
});
