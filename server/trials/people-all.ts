/** Everything about people that is on trial, at one server. */

import { sealedBids } from '#tabletop/testing';
import { playedBy } from './bids.ts';
import { type PeopleFuzzReport, runPeopleFuzz } from './fuzz-people.ts';
import { Guest } from './guest.ts';
import { ManualClock } from './manual-clock.ts';
import { type PeopleWorldsReport, runPeopleWorlds } from './people-worlds.ts';
import { shelfOf, trialServer } from './running.ts';

export async function runPeople(request: {
  readonly requests: number;
  readonly seed: number;
}): Promise<{ readonly fuzz: PeopleFuzzReport; readonly worlds: PeopleWorldsReport }> {
  const server = await trialServer({ shelf: shelfOf([sealedBids]), startClock: () => new ManualClock() });
  try {
    await playedBy(server, [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Grace')]);
    const fuzz = await runPeopleFuzz(server, request);
    return { fuzz, worlds: await runPeopleWorlds(server) };
  } finally {
    await server.end();
  }
}
