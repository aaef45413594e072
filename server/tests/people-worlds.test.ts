import { afterEach, expect, test, vi } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { Around } from '../src/people/around.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { runPeopleWorlds, SECRETS } from '../trials/people-worlds.ts';
import { shelfOf, type TrialServer, trialServer } from '../trials/running.ts';

afterEach(() => void vi.restoreAllMocks());

async function leaksWith(plant: (server: TrialServer) => void) {
  const server = await trialServer({ shelf: shelfOf([sealedBids]), startClock: () => new ManualClock() });
  plant(server);
  const report = await runPeopleWorlds(server);
  await server.end();
  return report;
}

test('nobody learns whether somebody exists, is there, or has blocked them', async () => {
  const { secrets, answers, leaks } = await leaksWith(() => undefined);
  expect(leaks).toEqual([]);
  expect([secrets, answers]).toEqual([SECRETS.length, SECRETS.length * 31]);
});

test('a planted leak is caught: whoever has blocked one has no longer added one', async () => {
  const { leaks } = await leaksWith(({ house }) => {
    const { people } = house.store;
    const { knownBy } = people;
    vi.spyOn(people, 'knownBy').mockImplementation(async (guest) =>
      (await knownBy.call(people, guest)).map((row) => ({ ...row, addsMe: row.addsMe && !row.blocksMe })),
    );
  });
  expect(leaks.join()).toContain('has blocked one');
});

test('a planted leak is caught: presence of people who have not agreed', async () => {
  const { leaks } = await leaksWith(({ house }) => {
    const { people } = house.store;
    const { metBy } = people;
    const seen = new Set<string>();
    const { note } = Around.prototype;
    vi.spyOn(Around.prototype, 'note').mockImplementation(function (this: Around, guest) {
      seen.add(guest);
      note.call(this, guest);
    });
    vi.spyOn(people, 'metBy').mockImplementation(async (guest) =>
      (await metBy.call(people, guest)).map((row) => ({ ...row, last: seen.has(row.other) ? 1 : 2 })),
    );
  });
  expect(leaks.join()).toContain('is there');
});
