/** Where plans and notices meet: nobody is called to a turn that their own plan is about to make. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { gravitySuperstar, type State, type View } from '#games/gravity-superstar';
import type { NoticeInfo } from '#protocol';
import type { Session } from '../src/match/session.ts';
import { AwayPair, arrivePair } from '../trials/away-pair.ts';
import { pass as passHeld, WaitedForStore, waitWhile } from '../trials/held-time.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { type Pair as Planned, pairWhere, planned } from '../trials/planners.ts';
import { type Browser, PushService } from '../trials/push-service.ts';
import { PATIENT, type TrialServer, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
let service: PushService;
let clock: ManualClock;

waitWhile(() => server?.office.isTelling);

beforeEach(async () => {
  service = await PushService.open();
  clock = new ManualClock();
  server = await trialServer({
    ...{ reach: 'here', startClock: () => clock },
    openStore: (folder) => new WaitedForStore(folder, PATIENT),
  });
});
afterEach(async () => {
  await server.end();
  await service.close();
  expect(service.faults).toEqual([]);
});

const pass = (millis: number): Promise<void> => passHeld(clock, millis);
const got = ({ got }: Browser): readonly string[] => got.splice(0).map(({ message }) => message.title);

/** A slow match of two who are not there, each with a browser that is told. */
async function opened(): Promise<{ readonly table: AwayPair; readonly browsers: readonly [Browser, Browser] }> {
  const pair = await arrivePair(server.base);
  const subscribed = async (seat: 0 | 1): Promise<Browser> => {
    const browser = service.browser();
    const { endpoint, keys } = browser;
    await pair[seat].must<NoticeInfo>('/api/me/notices/device', { endpoint, keys, language: 'en' });
    return browser;
  };
  const browsers = [await subscribed(0), await subscribed(1)] as const;
  return { table: await AwayPair.open(server, pair), browsers };
}

const sessionAt = async ({ id }: AwayPair): Promise<Session> => {
  const { session } = await server.hall.table(id);
  if (session === null) throw new Error('no match is on');
  return session;
};

/** The turn is over with the plan: nothing of it is left to be done by hand. */
function endsTurn(state: State, { deed, plan }: Planned, mover: number): boolean {
  const after = gravitySuperstar.copy(state);
  for (const [by, move] of [
    [mover, deed],
    [1 - mover, plan],
  ] as const) {
    if (gravitySuperstar.play(after, { at: 0, by, move } as never, () => undefined) !== null) return false;
  }
  return gravitySuperstar.legalMoves(gravitySuperstar.view(after, mover)).length > 0;
}

/** One has planned and gone; the other makes the move before it, and goes. Nobody has been told anything of that yet. */
async function plannedAndPlayed(table: AwayPair, browsers: readonly Browser[], fits: boolean): Promise<0 | 1> {
  for (;;) {
    const mover = await table.whoseTurn();
    const planner = (1 - mover) as 0 | 1;
    const { match, kept } = await sessionAt(table);
    const state = match.state as State;
    const isActing = (gravitySuperstar.view(state, mover) as View).phase === 'act';
    const pair = isActing ? pairWhere(match.game, state, { mover, planner, fits }) : null;
    if (pair === null || (fits && !endsTurn(state, pair, mover))) {
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
    await until('both have gone', () => [...server.hall.tables].every(({ company }) => company.isEmpty));
    return planner;
  }
}

test('nobody is called to a turn that their plan is about to make; who is waited for then is', async () => {
  const { table, browsers } = await opened();
  const planner = await plannedAndPlayed(table, browsers, true);
  await pass(4_500);
  expect(await table.whoseTurn()).toBe(planner);
  expect(browsers.flatMap(got)).toEqual([]);
  await pass(5_000);
  expect(await table.whoseTurn()).toBe(1 - planner);
  await pass(3_600_000);
  expect(browsers.map(got)).toEqual(planner === 0 ? [[], ['Your turn']] : [['Your turn'], []]);
});

test('a plan that is dropped keeps nobody from being told', async () => {
  const { table, browsers } = await opened();
  const planner = await plannedAndPlayed(table, browsers, false);
  await pass(4_000);
  expect(browsers.map(got)).toEqual(planner === 0 ? [['Your turn'], []] : [[], ['Your turn']]);
});
