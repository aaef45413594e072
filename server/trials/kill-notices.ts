/**
 * Kills a server between a move and its notice, while the push service is out of reach, and after it: whoever is waited
 * for must be told once, neither less nor more. Its time stands still but when it is moved on.
 */

import { AwayPair, arrivePair } from './away-pair.ts';
import { lastingPort } from './lasting-port.ts';
import { placeAt, subscribe } from './notices.ts';
import { Child } from './processes/child.ts';
import type { HeldRequest } from './processes/messages.ts';
import { PushService } from './push-service.ts';
import { removeFolder, smallPages, temporaryFolder, until } from './running.ts';

export interface KilledNotices {
  readonly turns: number;
  readonly told: number;
  /** Killed before they were told, and never told. */
  readonly lost: number;
  /** Told again after another kill. */
  readonly twice: number;
  readonly faults: readonly string[];
}

/** Longer than anything is held, and until what failed once is tried again. */
const HELD_MILLIS = 10_000;
const LONG_MILLIS = 3_600_000;

export async function runKilledNotices({ turns }: { readonly turns: number }): Promise<KilledNotices> {
  const [data, pages] = [temporaryFolder(), smallPages()];
  const service = await PushService.open();
  const request: HeldRequest = { data, pages, port: await lastingPort(), before: 0 };
  let before = 0;
  const start = (): Promise<Child> => Child.start('held.ts', { ...request, before: before++ });
  let server = await start();
  const restart = async (): Promise<void> => {
    await server.kill();
    server = await start();
  };
  const found = { turns, told: 0, lost: 0, twice: 0 };
  try {
    for (let turn = 0; turn < turns; turn++) {
      const pair = await arrivePair(`http://127.0.0.1:${server.port}`);
      const table = await AwayPair.open(placeAt(server.port), pair);
      const browsers = [await subscribe(service, pair[0]), await subscribe(service, pair[1])] as const;
      const { mover } = await table.turn();
      const browser = browsers[1 - mover] as (typeof browsers)[0];
      // Every other time it was tried in vain before the kill.
      if (turn % 2 === 1) {
        browser.answer = 503;
        await server.pass(HELD_MILLIS / 4);
        await until('it was tried', () => browser.asked > 0);
      }
      await restart();
      browser.answer = null;
      if (browser.got.length > 0) throw new Error('told before it was killed: nothing is on trial');
      await server.pass(HELD_MILLIS);
      if (browser.got.length === 0) found.lost++;
      else found.told++;
      await restart();
      await server.pass(LONG_MILLIS);
      if (browser.got.length > 1) found.twice++;
    }
    return { ...found, faults: service.faults };
  } finally {
    await server.kill();
    await service.close();
    for (const folder of [data, pages]) removeFolder(folder);
  }
}
