import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { playedBy } from '../trials/bids.ts';
import { runPeopleFuzz } from '../trials/fuzz-people.ts';
import { Guest } from '../trials/guest.ts';
import { stoppedClock } from '../trials/manual-clock.ts';
import { shelfOf, trialServer } from '../trials/running.ts';

function rowsIn(folder: string): readonly string[] {
  const database = new DatabaseSync(join(folder, 'starboard.sqlite'), { readOnly: true });
  const kept = [
    'guests',
    'tokens',
    'matches',
    'entries',
    'played',
    'known',
    'words',
    'passkeys',
    'house',
    'challenges',
    'attempts',
  ];
  const rows = kept.flatMap((name) => database.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all());
  database.close();
  return rows.map((row) => JSON.stringify(row));
}

test('nothing that nobody should ask of people’s routes does anything', async () => {
  const server = await trialServer({ shelf: shelfOf([sealedBids]), startClock: stoppedClock });
  await playedBy(server, [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Grace')]);
  const before = rowsIn(server.folder);
  const { sent, refused, accepted, unexplained, failed, cookies } = await runPeopleFuzz(server, {
    requests: 900,
    seed: 3,
  });
  expect({ accepted, unexplained, failed, cookies }).toEqual({ accepted: [], unexplained: [], failed: [], cookies: 0 });
  expect(Object.values(refused).reduce((sum, count) => sum + count, 0)).toBe(sent);
  const reasons = ['not-understood', 'who-are-you', 'no-such-person', 'no-such-match', 'not-found'];
  expect(reasons.filter((because) => (refused[because] ?? 0) < 5)).toEqual([]);
  // One row more: who asked.
  const after = rowsIn(server.folder);
  expect(before.filter((row) => !after.includes(row))).toEqual([]);
  expect(after.length - before.length).toBe(2);
  await server.end();
});
