/** What is the whole house's to do is done once, whoever does it: notices of turns, and the clock of challenges. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AloneAnswer, ChallengeInfo, NoticeInfo, RoundShown } from '#protocol';
import { HOUSE_LEASE } from '../src/steward.ts';
import { AwayPair } from '../trials/away-pair.ts';
import { type Houses, openHouses } from '../trials/cluster/houses.ts';
import { Guest } from '../trials/guest.ts';
import { type Browser, PushService } from '../trials/push-service.ts';
import { type TrialServer, temporaryFolder, until } from '../trials/running.ts';

let houses: Houses;
let service: PushService;
const at = (index: number): TrialServer => houses.servers[index % 2] as TrialServer;
const stewards = (): readonly number[] =>
  houses.leases.flatMap(({ process }, index) =>
    houses.shared.rows.get(HOUSE_LEASE)?.holder === process ? [index] : [],
  );

beforeAll(async () => {
  service = await PushService.open();
  // The keys of notices are in the folder, which they share as they would a database.
  houses = await openHouses(2, { reach: 'here', data: temporaryFolder() });
  await until('they know one another', () => houses.servers.every(({ cluster }) => cluster?.peers.alive.length === 1));
});
afterAll(async () => {
  await houses.end();
  await service.close();
});

/** Each of their requests comes in at another server. */
async function anywhere(name: string): Promise<Guest> {
  let asked = 0;
  return Guest.arrive(() => at(asked++).base, name);
}

async function subscribed(guest: Guest): Promise<Browser> {
  const browser = service.browser();
  const { endpoint, keys } = browser;
  const { key } = await guest.must<NoticeInfo>('/api/me/notices/device', { endpoint, keys, language: 'en' });
  service.key = key;
  return browser;
}

test('a round of a challenge has one clock, at whichever server its moves come in', async () => {
  const ada = await anywhere('Ada');
  const asked = { game: 'space-bowl', rounds: 1, people: 2, days: 3 };
  const { id } = await ada.must<ChallengeInfo>('/api/challenges', asked);
  const { round } = await ada.must<RoundShown>(`/api/challenges/${id}/show`, {});
  await ada.must(`/api/challenges/${id}/arrived`, { round });
  const play = (move: object, key: string) =>
    ada.must<AloneAnswer>(`/api/challenges/${id}/moves`, { round, key, move });
  const moments = [await play({ type: 'go' }, 'one'), await play({ type: 'place', position: 'A1' }, 'two')];
  // Said again at the other server it is the same move.
  expect(await play({ type: 'go' }, 'one')).toMatchObject({ at: moments[0]?.at });
  expect(moments[1]?.at).toBeGreaterThanOrEqual(moments[0]?.at ?? Number.NaN);
});

test('each turn is told once, and by the other server when the one that told is gone', async () => {
  const pair = [await anywhere('Ada'), await anywhere('Grace')] as const;
  const browsers = [await subscribed(pair[0]), await subscribed(pair[1])];
  const told = (): readonly number[] => browsers.map(({ got }) => got.length);
  const table = await AwayPair.open(at(1), pair);
  const expected = [0, 0];
  const waits = async (): Promise<void> => {
    const seat = await table.whoseTurn();
    expected[seat] = (expected[seat] ?? 0) + 1;
    await until('they are told', () => browsers[seat]?.got.length === expected[seat]);
    expect(told()).toEqual(expected);
  };
  await waits();
  await table.turn();
  await waits();
  expect(stewards()).toEqual([0]);
  const [first] = houses.leases;
  if (first === undefined) throw new Error('nobody');
  // Its lease runs out, and it knows; what it had is the other's.
  first.isSure = false;
  houses.shared.dead.add(first.process);
  await until('the other is the steward', () => stewards()[0] === 1);
  houses.shared.dead.delete(first.process);
  // As with PostgreSQL: whoever is sure again has heard what they lost.
  await until('the first has heard of it', () => first.epochOf(HOUSE_LEASE) === null);
  first.isSure = true;
  await table.turn();
  await waits();
  await table.turn();
  await waits();
  expect([stewards(), service.faults]).toEqual([[1], []]);
});
