import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '#games';
import { sealedBids } from '#tabletop/testing';
import { runLines } from '../trials/lines.ts';
import { shelfOf, trialServer } from '../trials/running.ts';

test('over lines that lose, double, delay and break everybody ends up seeing what the server shows', async () => {
  const server = await trialServer({ shelf: shelfOf([sealedBids, ...GAME_IDS.map((id) => GAMES[id])]) });
  const { wrong, faults, reconnections } = await runLines(server, { schedules: 40, seed: 1, atOnce: 8 });
  await server.end();
  expect(wrong).toEqual([]);
  for (const count of [...Object.values(faults), reconnections]) expect(count).toBeGreaterThan(20);
});
