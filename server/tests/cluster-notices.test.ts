/** Notices where those who play are connected to two processes, and the one that tells does not run their table. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { State, View } from '#games/gravity-superstar';
import { gravitySuperstar } from '#games/gravity-superstar';
import type { NoticeInfo } from '#protocol';
import type { Session } from '../src/match/session.ts';
import { HOUSE_LEASE } from '../src/steward.ts';
import { AwayPair } from '../trials/away-pair.ts';
import { type Houses, openHouses } from '../trials/cluster/houses.ts';
import { Guest } from '../trials/guest.ts';
import { pass as passHeld, waitWhile } from '../trials/held-time.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { pairWhere, planned } from '../trials/planners.ts';
import { type Browser, PushService } from '../trials/push-service.ts';
import { type TrialServer, temporaryFolder, until } from '../trials/running.ts';

let houses: Houses;
let service: PushService;
let clock: ManualClock;
/** The first tells, the second runs the table. */
const at = (index: number): TrialServer => houses.servers[index] as TrialServer;

waitWhile(() => houses?.servers.some(({ office }) => office.isTelling) === true);

beforeEach(async () => {
  service = await PushService.open();
  clock = new ManualClock();
  houses = await openHouses(2, { reach: 'here', data: temporaryFolder(), startClock: () => clock });
  await together();
  const holder = houses.shared.rows.get(HOUSE_LEASE)?.holder;
  expect(holder).toBe(houses.leases[0]?.process);
});
afterEach(async () => {
  await houses.end();
  await service.close();
  expect(service.faults).toEqual([]);
});

const together = (): Promise<boolean> =>
  until('they hear one another', () => houses.servers.every(({ cluster }) => cluster?.peers.alive.length === 1));

async function pass(millis: number): Promise<void> {
  await together();
  await passHeld(clock, millis);
}

const got = ({ got }: Browser): readonly string[] => got.splice(0).map(({ message }) => message.title);

interface Opened {
  readonly table: AwayPair;
  readonly browsers: readonly [Browser, Browser];
}

/** The host and the one who is connected to the other process, each with a browser that is told. */
async function opened(): Promise<Opened> {
  const pair = [await Guest.arrive(at(1).base, 'Ada'), await Guest.arrive(at(0).base, 'Grace')] as const;
  const subscribed = async (seat: 0 | 1): Promise<Browser> => {
    const browser = service.browser();
    const { endpoint, keys } = browser;
    await pair[seat].must<NoticeInfo>('/api/me/notices/device', { endpoint, keys, language: 'en' });
    return browser;
  };
  const browsers = [await subscribed(0), await subscribed(1)] as const;
  const table = await AwayPair.open([at(1), at(0)], pair);
  expect(houses.servers.map(({ hall }) => hall.has(table.id))).toEqual([false, true]);
  return { table, browsers };
}

/** Whoever tells has heard whose turn it is. */
async function known({ id, guests }: AwayPair, seat: 0 | 1): Promise<void> {
  const { turns } = at(0).office.notices;
  await until('it is known to whoever tells', () => {
    const waited = [0, 1].filter((one) => turns.of((guests[one] as Guest).id).some(({ room }) => room === id));
    return waited.length === 1 && waited[0] === seat;
  });
}

test('each turn is told once to whoever is away, and not to who looks, wherever both are connected', async () => {
  const { table, browsers } = await opened();
  await known(table, await table.whoseTurn());
  await pass(90_000);
  for (const browser of browsers) got(browser);
  for (const looks of [false, true, false, true, false]) {
    const mover = await table.whoseTurn();
    const reader = (1 - mover) as 0 | 1;
    if (looks) await table.stay(reader);
    await table.turn();
    await known(table, reader);
    await pass(90_000);
    const told = looks ? [] : ['Your turn'];
    expect(browsers.map(got)).toEqual(reader === 0 ? [told, []] : [[], told]);
    table.go();
    await until('both have gone', () => [...at(1).hall.tables].every(({ company }) => company.isEmpty));
  }
});

const sessionAt = async ({ id }: AwayPair): Promise<Session> => {
  const { session } = await at(1).hall.table(id);
  if (session === null) throw new Error('no match is on');
  return session;
};

/** One has planned and gone; the other makes the move before it, and goes. Nobody has been told anything of that yet. */
async function plannedAndPlayed(table: AwayPair, browsers: readonly Browser[], fits: boolean): Promise<0 | 1> {
  for (;;) {
    const mover = await table.whoseTurn();
    const planner = (1 - mover) as 0 | 1;
    const { match, kept } = await sessionAt(table);
    const state = match.state as State;
    const isActing = (gravitySuperstar.view(state, mover) as View).phase === 'act';
    const pair = isActing ? pairWhere(match.game, state, { mover, planner, fits }) : null;
    if (pair === null) {
      await table.turn();
      continue;
    }
    planned({ player: await table.stay(planner) } as never, planner, pair.plan);
    await until('it is planned', () => kept.plans.length === 1);
    const player = await table.stay(mover);
    await pass(90_000);
    for (const browser of browsers) got(browser);
    const key = player.move(mover, pair.deed);
    await until('it is answered', () => !player.waiting.has(key));
    table.go();
    await until('both have gone', () => [...at(1).hall.tables].every(({ company }) => company.isEmpty));
    await known(table, planner);
    return planner;
  }
}

test('nobody is called to a turn that their plan is about to make, though another process runs the table', async () => {
  const { table, browsers } = await opened();
  const planner = await plannedAndPlayed(table, browsers, true);
  await pass(4_500);
  expect(await table.whoseTurn()).toBe(planner);
  expect(browsers.flatMap(got)).toEqual([]);
});

test('a plan that is dropped at the other process keeps nobody from being told, once', async () => {
  const { table, browsers } = await opened();
  const planner = await plannedAndPlayed(table, browsers, false);
  await pass(90_000);
  expect(browsers.map(got)).toEqual(planner === 0 ? [['Your turn'], []] : [[], ['Your turn']]);
});
