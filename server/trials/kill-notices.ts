/**
 * Kills a server between a move and its notice, and again after it: whoever is waited for must be told once, neither less
 * nor more.
 */

import { SqliteStore } from '../src/store/sqlite.ts';
import { lastingPort } from './lasting-port.ts';
import { placeAt, subscribe } from './notices.ts';
import { Child } from './processes/child.ts';
import { PushService } from './push-service.ts';
import { PATIENT, removeFolder, temporaryFolder, until } from './running.ts';
import { arrivePair, SlowPair } from './slow-pair.ts';

export interface KilledNotices {
  readonly kills: number;
  /** Told before the server was killed: then there was nothing to lose. */
  readonly tooSoon: number;
  readonly told: number;
  readonly lost: number;
  readonly twice: number;
  readonly faults: readonly string[];
}

/** Longer than anything is held after a start. */
const SETTLED_MILLIS = 6_000;

export async function runKilledNotices({ kills }: { readonly kills: number }): Promise<KilledNotices> {
  const data = temporaryFolder();
  const service = await PushService.open();
  const serve = { data, port: await lastingPort(), reach: 'here' } as const;
  let server = await Child.start('serve.ts', serve);
  const place = placeAt(server.port);
  const found = { kills, tooSoon: 0, told: 0, lost: 0, twice: 0 };
  const restart = async (): Promise<void> => {
    await server.kill();
    server = await Child.start('serve.ts', serve);
  };
  try {
    for (let kill = 0; kill < kills; kill++) {
      const pair = await arrivePair(place.base);
      const table = await SlowPair.open(place, pair);
      const { mover } = await table.turn();
      const guest = pair[1 - mover] as (typeof pair)[0];
      const { got } = await subscribe(service, guest);
      if (got.length > 0) found.tooSoon++;
      await restart();
      const settled = performance.now() + SETTLED_MILLIS;
      await until('they are told, or never', () => got.length > 0 || performance.now() > settled);
      if (got.length === 0) found.lost++;
      else found.told++;
      await until('it is written down that they are told, or never', () => performance.now() > settled);
      await server.kill();
      const isMarked = await isMarkedIn(data, guest.id);
      server = await Child.start('serve.ts', serve);
      const again = performance.now() + SETTLED_MILLIS;
      await until('nobody is told again', () => performance.now() > again);
      // What was told and could not be written down any more is told again: rather twice than never.
      if (got.length > 1 || !isMarked) found.twice++;
    }
    return { ...found, faults: service.faults };
  } finally {
    await server.kill();
    await service.close();
    removeFolder(data);
  }
}

async function isMarkedIn(data: string, guest: string): Promise<boolean> {
  const store = new SqliteStore(data, PATIENT);
  const marks = await store.notices.marks();
  await store.close();
  return marks.some((mark) => mark.guest === guest);
}
