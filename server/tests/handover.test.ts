/** Matches of all four games, as devices record them, are taken in and replay from the store, laid positions too. */

import { globSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { findGame } from '#games';
import type { WrittenRecording } from '#tabletop';
import type { House } from '../src/house.ts';
import { HOUSE_SHELF } from '../src/open-house.ts';
import { handOver } from '../src/people/handover.ts';
import { checkAll } from '../src/store/check.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { Watchdog } from '../src/watchdog.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { PATIENT, removeFolder, temporaryFolder } from '../trials/running.ts';

const folder = temporaryFolder();
const watchdog = new Watchdog(60_000);
afterAll(async () => {
  await watchdog.close();
  removeFolder(folder);
});

const recordings = globSync('games/*/tests/recordings/*.json')
  .toSorted()
  .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { recording: WrittenRecording }).recording);

test('recordings that come to an end are matches, in every game, and the others are none', async () => {
  const house = { shelf: HOUSE_SHELF, watchdog, clock: new ManualClock() } as unknown as House;
  const store = new SqliteStore(folder, PATIENT);
  await store.write({ kind: 'guest', guest: { id: 'ada', name: 'Ada' } });
  const taken: WrittenRecording[] = [];
  const refused = new Set<string>();
  for (const recording of recordings) {
    const people = recording.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const given = { recording: recording as unknown as Record<string, unknown>, began: 1_000, ended: 2_000, people };
    try {
      const { match, entries } = handOver(house, 'ada', given);
      await store.write({ kind: 'whole-match', match, entries });
      taken.push(recording);
    } catch (error) {
      refused.add((error as Error).message);
    }
  }
  expect([...refused]).toEqual(['not-a-match']);
  expect(new Set(taken.map(({ game }) => game)).size).toBe(4);
  expect(taken.some(({ setup }) => setup !== undefined)).toBe(true);
  expect((await store.people.gamesOf('ada')).reduce((sum, { ofDevice }) => sum + ofDevice, 0)).toBe(taken.length);
  await store.close();
  expect(await checkAll(folder, findGame)).toMatchObject({ matches: taken.length, faults: [] });
});
