import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NoticeInfo } from '#protocol';
import { keptNoticeKeys } from '../src/notices/keys.ts';
import { FolderPapers } from '../src/store/papers.ts';
import { AwayPair, arrivePair, type Pair } from '../trials/away-pair.ts';
import { Guest } from '../trials/guest.ts';
import { pass as passHeld, WaitedForStore, waitWhile } from '../trials/held-time.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { type Browser, type Delivered, PushService } from '../trials/push-service.ts';
import { PATIENT, removeFolder, type TrialServer, temporaryFolder, trialServer } from '../trials/running.ts';

const AN_HOUR = 3_600_000;
let server: TrialServer;
let service: PushService;
let clock: ManualClock;

waitWhile(() => server?.office.isTelling);
const openStore = (folder: string) => new WaitedForStore(folder, PATIENT);

beforeEach(async () => {
  service = await PushService.open();
  await open();
});
afterEach(async () => {
  await server.end();
  await service.close();
  expect(service.faults).toEqual([]);
});

async function open(data = temporaryFolder(), servedBefore = 0): Promise<void> {
  clock = new ManualClock(servedBefore);
  server = await trialServer({ data, reach: 'here', startClock: () => clock, openStore });
}

async function subscribed(guest: Guest, language = 'en'): Promise<Browser> {
  const browser = service.browser();
  const { endpoint, keys } = browser;
  const info = await guest.must<NoticeInfo>('/api/me/notices/device', { endpoint, keys, language });
  expect(info).toMatchObject({ isOn: true });
  service.key = info.key;
  return browser;
}

async function pairWithBrowsers(): Promise<{ readonly pair: Pair; readonly browsers: readonly [Browser, Browser] }> {
  const pair = await arrivePair(server.base);
  return { pair, browsers: [await subscribed(pair[0]), await subscribed(pair[1], 'fr')] };
}

const pass = (millis: number): Promise<void> => passHeld(clock, millis);

/** What each browser has got since it was last asked. */
const got = ({ got }: Browser): readonly string[] => got.splice(0).map(({ message }) => message.title);

/** The match waits for the other one, and nobody has been told anything yet that is not looked at here. */
async function begun(pair: Pair, browsers: readonly Browser[], hours = 72) {
  const table = await AwayPair.open(server, pair, { hours, addedHours: null, late: 'remind' });
  await pass(90_000);
  for (const browser of browsers) got(browser);
  const { mover } = await table.turn();
  return { table, mover, waited: (1 - mover) as 0 | 1 };
}

test('whoever is not there is told of their turn, in the language of their device, with a way to it and a way out', async () => {
  const { pair, browsers } = await pairWithBrowsers();
  const { table, waited, mover } = await begun(pair, browsers);
  await pass(1_000);
  expect(browsers[waited].got).toEqual([]);
  await pass(3_000);
  const [told, ...more] = browsers[waited].got;
  expect(more).toEqual([]);
  const { message, topic, ttl } = told as Delivered;
  expect([topic, message.tag, message.address]).toEqual(['turns', 'turns', `/tables/${table.id}`]);
  expect(ttl).toBeGreaterThan(3_600);
  expect([message.title, message.body]).toEqual(
    waited === 1 ? ['À toi de jouer', 'Gravity Superstar avec Ada'] : ['Your turn', 'Gravity Superstar with Grace'],
  );
  await pass(AN_HOUR);
  expect(browsers[waited].got.length).toBe(1);
  const { status } = await pair[mover].ask('POST', '/api/notices/off', { ticket: message.off.ticket });
  expect(status).toBe(200);
  expect(await pair[waited].must<NoticeInfo>('/api/me/notices')).toMatchObject({ isOn: false, devices: 0 });
});

test('nobody is told who has the table before their eyes, or another page of the house', async () => {
  const { pair, browsers } = await pairWithBrowsers();
  const { table, waited } = await begun(pair, browsers);
  await pass(90_000);
  expect(got(browsers[waited])).toHaveLength(1);
  for (const seat of [0, 1] as const) await table.stay(seat);
  await table.turn();
  await pass(AN_HOUR);
  expect(browsers.flatMap(got)).toEqual([]);
  table.go();
  await pass(0);
  // Nobody is at the table any more; whoever is waited for next looks at another page.
  await pair[waited].must('/api/me/news');
  const { mover } = await table.turn();
  expect(mover).toBe(1 - waited);
  await pass(AN_HOUR);
  expect(browsers.flatMap(got)).toEqual([]);
});

test('a page that went out of sight looks no more, though its line is still open', async () => {
  const { pair, browsers } = await pairWithBrowsers();
  const { table } = await begun(pair, browsers);
  for (const seat of [0, 1] as const) await table.stay(seat);
  await pass(90_000);
  await Promise.all(pair.map((guest) => guest.must('/api/me/looking', { isLooking: false })));
  expect(browsers.flatMap(got)).toEqual([]);
  const { mover } = await table.turn();
  await pass(4_000);
  expect(browsers.map((browser) => got(browser).length)).toEqual(mover === 0 ? [0, 1] : [1, 0]);
  table.go();
});

test('five moves in a row are one notice; what comes while that was not looked at comes a minute later', async () => {
  const pair = await arrivePair(server.base);
  const tables: AwayPair[] = [];
  while (tables.length < 6) tables.push(await AwayPair.open(server, pair));
  // Wherever it began: Ada is to move.
  for (const table of tables) if ((await table.whoseTurn()) === 1) await table.turn();
  await pass(90_000);
  const browser = await subscribed(pair[1], 'de');
  const last = tables.pop() as AwayPair;
  for (const table of tables) await table.turn();
  await pass(5_000);
  expect(browser.got[0]?.message.waiting).toBe(5);
  expect(got(browser)).toEqual(['Du bist an 5 Tischen dran']);
  await last.turn();
  await pass(50_000);
  expect(got(browser)).toEqual([]);
  await pass(15_000);
  expect(got(browser)).toEqual(['Du bist an 6 Tischen dran']);
  await pass(AN_HOUR);
  expect(got(browser)).toEqual([]);
});

test('whoever moved before they were told is told of the next turns together, like everybody', async () => {
  const pair = await arrivePair(server.base);
  const tables = [await AwayPair.open(server, pair), await AwayPair.open(server, pair)] as const;
  for (const table of tables) if ((await table.whoseTurn()) === 1) await table.turn();
  await pass(90_000);
  const browser = await subscribed(pair[1]);
  for (const _ of pair) await tables[0].turn();
  await pass(AN_HOUR);
  expect(got(browser)).toEqual([]);
  await tables[0].turn();
  await pass(1_000);
  await tables[1].turn();
  await pass(AN_HOUR);
  expect(got(browser)).toEqual(['Your turn at 2 tables']);
});

test('once more before time runs out, and never again for that', async () => {
  const { pair, browsers } = await pairWithBrowsers();
  const { waited } = await begun(pair, browsers, 24);
  await pass(17 * AN_HOUR);
  expect(got(browsers[waited])).toHaveLength(1);
  await pass(AN_HOUR);
  const [told] = browsers[waited].got;
  expect(told?.message.body).toMatch(/6/);
  expect(got(browsers[waited])).toEqual([waited === 1 ? 'Ton temps touche à sa fin' : 'Your time is running out']);
  await pass(5 * AN_HOUR);
  expect(got(browsers[waited])).toEqual([]);
});

test('a browser that is out of reach is tried again; one that is gone is forgotten', async () => {
  const { pair, browsers } = await pairWithBrowsers();
  const { waited, mover, table } = await begun(pair, browsers);
  browsers[waited].answer = 503;
  await pass(4_000);
  browsers[waited].answer = null;
  await pass(1_000);
  expect(got(browsers[waited])).toEqual([]);
  await pass(10_000);
  expect(got(browsers[waited])).toHaveLength(1);
  await table.turn();
  browsers[mover].answer = 410;
  await pass(5_000);
  expect(await pair[mover].must<NoticeInfo>('/api/me/notices')).toMatchObject({ devices: 0, isOn: false });
});

test('a server that was stopped tells after its next start what it had not told, and nothing twice', async () => {
  const { pair, browsers } = await pairWithBrowsers();
  const { waited } = await begun(pair, browsers);
  const { folder } = server;
  await server.close();
  await open(folder, clock.now());
  expect(got(browsers[waited])).toEqual([]);
  await pass(5_000);
  expect(got(browsers[waited])).toHaveLength(1);
  await server.close();
  await open(folder, clock.now());
  await pass(AN_HOUR);
  expect(got(browsers[waited])).toEqual([]);
});

test('what comes in somebody’s quiet hours is told when they are over', async () => {
  const { pair, browsers } = await pairWithBrowsers();
  const { table, waited, mover } = await begun(pair, browsers);
  await table.turn();
  await pass(90_000);
  for (const browser of browsers) got(browser);
  const minute = Math.floor((clock.wall() % (24 * AN_HOUR)) / 60_000);
  const quiet = { from: minute, to: (minute + 120) % (24 * 60) };
  await pair[waited].must('/api/me/hours', { zone: 'UTC', quiet, holidays: [] });
  expect((await table.turn()).mover).toBe(mover);
  await pass(1.9 * AN_HOUR);
  expect(got(browsers[waited])).toEqual([]);
  await pass(0.2 * AN_HOUR);
  expect(got(browsers[waited])).toHaveLength(1);
});

test('where a table only reminds, it does so once when time is over', async () => {
  const { pair, browsers } = await pairWithBrowsers();
  const { waited } = await begun(pair, browsers, 24);
  await pass(23 * AN_HOUR);
  expect(got(browsers[waited])).toHaveLength(2);
  await pass(2 * AN_HOUR);
  expect(got(browsers[waited])).toEqual([waited === 1 ? 'Les autres t’attendent' : 'The others are waiting for you']);
  await pass(48 * AN_HOUR);
  expect(got(browsers[waited])).toEqual([]);
});

test('a guest is told on ten devices at most, the newest; and on none that was signed out', async () => {
  const [ada] = await arrivePair(server.base);
  const first = await subscribed(ada);
  await subscribed(ada);
  // The same device has another browser now.
  expect(await ada.must<NoticeInfo>('/api/me/notices')).toMatchObject({ devices: 1 });
  const { store } = server.house;
  for (let device = 0; device < 12; device++) {
    clock.pass(1);
    const { code } = await ada.must<{ readonly code: string }>('/api/me/link', {});
    const other = await Guest.arrive(server.base, 'Ada');
    const entered = await fetch(`${server.base}/api/device`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: other.cookie },
      body: JSON.stringify({ code }),
    });
    const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { endpoint, keys } = service.browser();
    await fetch(`${server.base}/api/me/notices/device`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ endpoint, keys, language: 'en' }),
    });
  }
  const kept = await store.notices.subscriptionsOf(ada.id);
  expect([kept.length, kept.some(({ endpoint }) => endpoint === first.endpoint)]).toEqual([10, false]);
  await ada.must('/api/me/devices/end-others', {});
  expect(await store.notices.subscriptionsOf(ada.id)).toHaveLength(0);
});

test('the keys are made once, and are for the server’s eyes only', async () => {
  const file = join(server.folder, 'starboard.notices');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { publicKey } = await keptNoticeKeys(new FolderPapers(server.folder));
  expect((await (await arrivePair(server.base))[0].must<NoticeInfo>('/api/me/notices')).key).toBe(publicKey);
  // Others would end everybody's subscriptions: what can't be read is not replaced.
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'starboard.notices'), '{}');
  await expect(keptNoticeKeys(new FolderPapers(folder))).rejects.toThrow('can’t be read');
  removeFolder(folder);
});

test('an invitation is told to who is not here, unless they have blocked whoever invites', async () => {
  const { pair, browsers } = await pairWithBrowsers();
  const [ada, grace] = pair;
  const { table } = await begun(pair, browsers);
  await pass(90_000);
  for (const browser of browsers) got(browser);
  const { store, blocks } = server.house;
  const agreed = { kind: 'known', isAdded: true, isBlocked: false } as const;
  await store.write({ ...agreed, guest: ada.id, other: grace.id });
  await store.write({ ...agreed, guest: grace.id, other: ada.id });
  const [person] = await ada.must<readonly { readonly id: string }[]>('/api/me/people');
  const invite = () => ada.must(`/api/me/people/${person?.id}/invite`, { table: table.id });
  await invite();
  await pass(0);
  expect(browsers[1].got[0]).toMatchObject({ topic: 'invitation', ttl: 600 });
  expect(got(browsers[1])).toEqual(['Ada t’invite']);
  blocks.note(grace.id, ada.id, { isBlocked: true, isMuted: false });
  await invite();
  await pass(AN_HOUR);
  expect(got(browsers[1])).toEqual([]);
});
