/** A process that stops, and what others still ask of it meanwhile. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChallengeInfo, OwnChallenges } from '#protocol';
import { HOUSE_LEASE } from '../src/steward.ts';
import { type Houses, openHouses } from '../trials/cluster/houses.ts';
import { Guest } from '../trials/guest.ts';
import { type TrialServer, until } from '../trials/running.ts';

let houses: Houses;
const at = (index: number): TrialServer => houses.servers[index] as TrialServer;

beforeAll(async () => {
  houses = await openHouses(2);
  await until('they know one another', () => houses.servers.every(({ cluster }) => cluster?.peers.alive.length === 1));
});
afterAll(() => houses.end());

const holderOfHouse = (): string | null => houses.shared.rows.get(HOUSE_LEASE)?.holder ?? null;

test('what is asked of a process that stops is refused in the words of the house, and answered by the next', async () => {
  const [stopping, next] = houses.leases;
  if (stopping === undefined || next === undefined) throw new Error('there are two');
  await until('the first is the steward', () => holderOfHouse() === stopping.process);
  const guest = await Guest.arrive(at(1).base, 'Ada');
  expect(await guest.ask('GET', '/api/challenges')).toMatchObject({ status: 200 });
  // It takes no requests any more, and still has what it had, for as long as this says.
  let isAsked = false;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const release = stopping.release.bind(stopping);
  stopping.release = async (table, now) => {
    if (table === HOUSE_LEASE) {
      isAsked = true;
      await held;
    }
    return release(table, now);
  };
  const ended = at(0).close();
  await until('it gives back what is the house’s', () => isAsked);
  expect(holderOfHouse()).toBe(stopping.process);
  const asked = { game: 'space-bowl', rounds: 1, people: 2, days: 3 };
  for (const body of [undefined, asked]) {
    const answer = await guest.ask(body === undefined ? 'GET' : 'POST', '/api/challenges', body);
    expect(answer).toEqual({ status: 503, json: { because: 'one-moment' } });
  }
  letGo();
  await ended;
  await until('the other is the steward', () => holderOfHouse() === next.process);
  const { id } = await guest.must<ChallengeInfo>('/api/challenges', asked);
  // What was refused was not done.
  const { challenges } = await guest.must<OwnChallenges>('/api/challenges');
  expect(challenges.map((one) => one.id)).toEqual([id]);
});
