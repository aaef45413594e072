/** Who looks after the whole house does all of it, or tries again. */

import { expect, test } from 'vitest';
import type { House } from '../src/house.ts';
import { type Duty, Steward } from '../src/steward.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { silent } from '../trials/running.ts';
import { LeasesOfOne, SharedLeases } from '../trials/shared-store.ts';

test('a duty that can’t be begun is begun with the next look, and all the others with it', async () => {
  const store = { isFailing: false, leases: new LeasesOfOne(new SharedLeases()) };
  const steward = new Steward({ store, clock: new ManualClock(), log: silent } as unknown as House);
  const done: string[] = [];
  let isDown = true;
  const duty = (name: string): Duty => ({
    async begin() {
      if (name === 'second' && isDown) throw new Error('the database does not answer');
      done.push(`${name} begins`);
    },
    rest: () => void done.push(`${name} rests`),
  });
  for (const name of ['first', 'second', 'third']) steward.add(duty(name));
  await steward.look();
  expect([steward.isHere(), done]).toEqual([false, ['first begins', 'first rests', 'second rests', 'third rests']]);
  isDown = false;
  done.length = 0;
  await steward.look();
  await steward.look();
  expect([steward.isHere(), done]).toEqual([true, ['first begins', 'second begins', 'third begins']]);
  await steward.close();
});
