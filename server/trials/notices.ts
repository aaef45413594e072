/**
 * Moves at slow tables, and a push service of the trial's own: how soon whoever is waited for is told, that whoever looks
 * is not, and that many moves in a row are one notice.
 */

import type { NoticeInfo } from '#protocol';
import { AwayPair, arrivePair, type Pair, type Place } from './away-pair.ts';
import type { Guest } from './guest.ts';
import { quantile } from './load/report.ts';
import { Child } from './processes/child.ts';
import { type Browser, PushService } from './push-service.ts';
import { removeFolder, temporaryFolder, until } from './running.ts';

export interface NoticesRequest {
  /** Moves that are waited for, one after the other at each table. */
  readonly moves: number;
  /** Tables at the same time. */
  readonly tables: number;
  readonly lookers: number;
  said(progress: string): void;
}

export interface NoticesReport {
  readonly moves: number;
  /** Milliseconds from a move being accepted to its notice being there. */
  readonly millis: { readonly median: number; readonly p95: number; readonly longest: number };
  readonly lookers: number;
  /** There must be none. */
  readonly toLookers: number;
  /** For five moves in a row: there must be one. */
  readonly forFive: number;
  /** What the push service found wrong. */
  readonly faults: readonly string[];
}

export const areNoticesKept = ({ millis, toLookers, forFive, faults }: NoticesReport): boolean =>
  millis.p95 <= 5_000 && toLookers === 0 && forFive === 1 && faults.length === 0;

/** Longer than anything is held. */
const SETTLED_MILLIS = 6_000;
const IN_A_ROW = 5;

export async function runNotices(request: NoticesRequest): Promise<NoticesReport> {
  const data = temporaryFolder();
  const service = await PushService.open();
  const server = await Child.start('serve.ts', { data, port: 0, reach: 'here' });
  const place = placeAt(server.port);
  try {
    const millis = (await timed(place, service, request)).toSorted((one, other) => one - other);
    request.said(`${millis.length} moves told`);
    const toLookers = await told(place, service, request.lookers);
    const forFive = await toldOfFive(place, service);
    const at = (share: number): number => Math.round(quantile(millis, share));
    return {
      moves: millis.length,
      millis: { median: at(0.5), p95: at(0.95), longest: at(1) },
      ...{ lookers: request.lookers, toLookers, forFive, faults: service.faults },
    };
  } finally {
    await server.stop();
    await service.close();
    removeFolder(data);
  }
}

export const placeAt = (port: number): Place => ({
  base: `http://127.0.0.1:${port}`,
  socketBase: `ws://127.0.0.1:${port}`,
});

export async function subscribe(service: PushService, guest: Guest): Promise<Browser> {
  const browser = service.browser();
  const { endpoint, keys } = browser;
  const { key } = await guest.must<NoticeInfo>('/api/me/notices/device', { endpoint, keys, language: 'en' });
  service.key = key;
  return browser;
}

const subscribeBoth = async (service: PushService, pair: Pair): Promise<readonly [Browser, Browser]> => [
  await subscribe(service, pair[0]),
  await subscribe(service, pair[1]),
];

async function timed(place: Place, service: PushService, { moves, tables }: NoticesRequest): Promise<number[]> {
  const millis: number[] = [];
  let left = moves;
  const play = async (): Promise<void> => {
    const pair = await arrivePair(place.base);
    const browsers = await subscribeBoth(service, pair);
    let table = await AwayPair.open(place, pair);
    await until('the first of them is told', () => browsers.some(({ got }) => got.length > 0));
    while (left-- > 0) {
      for (const { got } of browsers) got.splice(0);
      const { mover, at, isOver } = await table.turn();
      if (isOver) {
        left++;
        table = await AwayPair.open(place, pair);
        await until('the first of them is told', () => browsers.some(({ got }) => got.length > 0));
        continue;
      }
      const { got } = browsers[1 - mover] as Browser;
      const told = await until('the other one is told', () => got[0]);
      millis.push(told.at - at);
    }
  };
  await Promise.all(Array.from({ length: tables }, play));
  return millis;
}

/** How many notices come to those who have the table before their eyes. */
async function told(place: Place, service: PushService, lookers: number): Promise<number> {
  const look = async (): Promise<number> => {
    const pair = await arrivePair(place.base);
    const table = await AwayPair.open(place, pair);
    for (const seat of [0, 1] as const) await table.stay(seat);
    const browsers = await subscribeBoth(service, pair);
    await table.turn();
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MILLIS));
    table.go();
    return browsers.reduce((sum, { got }) => sum + got.length, 0);
  };
  return (await Promise.all(Array.from({ length: lookers }, look))).reduce((sum, count) => sum + count, 0);
}

async function toldOfFive(place: Place, service: PushService): Promise<number> {
  const pair = await arrivePair(place.base);
  const tables: AwayPair[] = [];
  while (tables.length < IN_A_ROW) tables.push(await AwayPair.open(place, pair));
  for (const table of tables) if ((await table.whoseTurn()) === 1) await table.turn();
  const browser = await subscribe(service, pair[1]);
  for (const table of tables) await table.turn();
  await until('they are told', () => browser.got.length > 0);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MILLIS));
  return browser.got.length;
}
