/** Time of a server that tells people things: nothing is on its way while it goes on. */

import type { ManualClock } from './manual-clock.ts';
import { type TrialServer, until } from './running.ts';

/** What was begun is done, and written down. */
export async function settle(server: TrialServer): Promise<void> {
  for (let turns = 0; turns < 3; turns++) {
    await server.house.store.lastBeat();
    await new Promise((resolve) => setImmediate(resolve));
    await until('nothing is on its way', () => !server.office.isTelling);
  }
}

/** Everything due on the way is done before time goes on. */
export async function passTelling(server: TrialServer, clock: ManualClock, millis: number): Promise<void> {
  await settle(server);
  const end = clock.now() + millis;
  for (let due = clock.due; due !== null && due <= end; due = clock.due) {
    clock.pass(Math.max(0, due - clock.now()));
    await settle(server);
  }
  clock.pass(end - clock.now());
}
