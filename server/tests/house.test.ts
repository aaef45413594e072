/** How the house shares what it has, and which clock it believes. Time is a number here. */

import { afterEach, expect, test, vi } from 'vitest';
import type { Decision } from '#bots';
import { sealedBids } from '#tabletop/testing';
import { FairBots } from '../src/bots/fair-share.ts';
import type { BotRunner } from '../src/bots/runner.ts';
import { Calendar } from '../src/calendar.ts';
import { HouseClock, machineClock } from '../src/clock.ts';
import { Forgetting } from '../src/forgetting.ts';
import type { House } from '../src/house.ts';
import { Incidents } from '../src/incidents.ts';
import { LIMITS } from '../src/limits/numbers.ts';
import { Measures } from '../src/measures.ts';
import { Guests } from '../src/people/guests.ts';
import { troubleIn } from '../src/store/sqlite-writer.ts';
import { aliasOf } from '../src/tables/alias.ts';
import { Register } from '../src/tables/register.ts';
import { PLAIN_ROOM } from '../src/tables/room-data.ts';
import type { TableData } from '../src/tables/table-data.ts';
import { gather, type Seated } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { NO_LIMITS, shelfOf, silent, trialServer, until } from '../trials/running.ts';

const AN_HOUR = 3_600_000;
afterEach(() => void vi.restoreAllMocks());

function register(numbers = LIMITS) {
  const clock = new ManualClock();
  const incidents = new Incidents(clock, silent, new Measures());
  return { clock, register: new Register({ clock, numbers, incidents } as unknown as House) };
}

const tableOf = (host: string, more: Partial<TableData> = {}) =>
  ({
    host,
    code: null,
    phase: 'open',
    seats: [],
    match: null,
    served: 0,
    room: PLAIN_ROOM,
    settings: { overDays: null },
    ...more,
  }) as unknown as TableData;

const SLOW = { settings: { overDays: {} } } as unknown as Partial<TableData>;

/** So many places, each with sixty guests who open ten tables: how many they get, and whether somebody else gets one. */
function crowd(places: number, numbers = LIMITS, kind: 'now' | 'slow' = 'now') {
  const { register: tables } = register(numbers);
  let opened = 0;
  const open = (guest: string, place: string): boolean => {
    try {
      tables.admit(guest, place, kind);
    } catch {
      return false;
    }
    const id = `${opened}`;
    tables.noteOpened(id, place, kind);
    tables.note(id, tableOf(guest, kind === 'slow' ? SLOW : {}));
    opened++;
    return true;
  };
  for (let place = 0; place < places; place++) {
    for (let table = 0; table < 600; table++) open(`${place}/${table % 60}`, `${place}`);
  }
  return { opened, honest: open('Ada', 'elsewhere') };
}

test('thirty-six addresses can’t fill the house', () => {
  expect(crowd(36)).toEqual({ opened: 36 * LIMITS.placeTables, honest: true });
  expect(crowd(36, LIMITS, 'slow')).toEqual({ opened: 36 * 2 * LIMITS.placeTables, honest: true });
});

test('somebody’s first table does not hang on how many their neighbours have', () => {
  const { register: tables } = register();
  const open = (guest: string): void => {
    tables.admit(guest, 'school', 'now');
    const id = `${Math.random()}`;
    tables.noteOpened(id, 'school', 'now');
    tables.note(id, tableOf(guest));
  };
  for (let table = 0; table < LIMITS.placeTables; table++) open(`eve ${Math.floor(table / 10)}`);
  expect(() => open('eve 0')).toThrow();
  open('ada');
  expect(() => open('ada')).toThrow();
});

test('the fuller the house the less one address gets, and there is one for whoever has none', () => {
  const { opened, honest } = crowd(400);
  expect(opened).toBeLessThan(20_000);
  expect(honest).toBe(true);
});

test('without a limit for an address they would fill all but the reserve', () => {
  expect(crowd(36, { ...LIMITS, placeTables: 1e9 }).opened).toBeGreaterThan(18_000);
});

test('a table that everybody has left goes: soon when nothing was played, after days while a match is on', () => {
  const { clock, register: tables } = register();
  const match = { id: 'm', commitment: '', outcome: null };
  tables.note('unplayed', tableOf('a'));
  tables.note('played', tableOf('b', { phase: 'finished', match }));
  tables.note('playing', tableOf('b', { phase: 'playing', match }));
  tables.note('awake', tableOf('c'));
  const gone = () => tables.forsaken((id) => id === 'awake').map(([id]) => id);
  clock.pass(14 * 60_000);
  expect(gone()).toEqual([]);
  clock.pass(2 * 60_000);
  expect(gone()).toEqual(['unplayed']);
  clock.pass(6 * AN_HOUR);
  expect(gone()).toEqual(['unplayed', 'played']);
  clock.pass(41 * AN_HOUR);
  expect(gone()).toEqual(['unplayed', 'played']);
  clock.pass(AN_HOUR);
  expect(gone()).toEqual(['unplayed', 'played', 'playing']);
});

test('where it is played over days a room stays for months, and with one person for two weeks', () => {
  const { clock, register: tables } = register();
  const match = { id: 'm', commitment: '', outcome: null };
  const seats = ['a', 'b'].map((guest) => ({ kind: 'person', guest, name: guest }) as const);
  tables.note('open', tableOf('a', SLOW));
  tables.note('alone', tableOf('a', { ...SLOW, phase: 'playing', match, seats: seats.slice(1) }));
  tables.note('finished', tableOf('a', { ...SLOW, phase: 'finished', match, seats }));
  tables.note('playing', tableOf('a', { ...SLOW, phase: 'playing', match, seats }));
  const gone = () => tables.forsaken(() => false).map(([id]) => id);
  clock.pass(6 * 24 * AN_HOUR);
  expect(gone()).toEqual([]);
  clock.pass(2 * 24 * AN_HOUR);
  expect(gone()).toEqual(['open']);
  clock.pass(7 * 24 * AN_HOUR);
  expect(gone()).toEqual(['open', 'alone', 'finished']);
  clock.pass(104 * 24 * AN_HOUR);
  expect(gone()).not.toContain('playing');
  clock.pass(2 * 24 * AN_HOUR);
  expect(gone()).toContain('playing');
});

test('whoever has many slow matches can still open tables, and nobody has any number of either', () => {
  const { register: tables } = register();
  const open = (kind: 'now' | 'slow'): boolean => {
    try {
      tables.admit('Ada', 'home', kind);
    } catch {
      return false;
    }
    const id = `${Math.random()}`;
    tables.noteOpened(id, 'home', kind);
    tables.note(id, tableOf('Ada', kind === 'slow' ? SLOW : {}));
    return true;
  };
  const opened = (kind: 'now' | 'slow') => Array.from({ length: 50 }, () => open(kind)).filter(Boolean).length;
  expect([opened('slow'), opened('now'), opened('slow')]).toEqual([30, 10, 0]);
  const [id = '', data] = tables.all[0] ?? [];
  expect(() => tables.mayTurn(id, 'now')).toThrow('too-many-tables');
  tables.note(id, { ...(data as TableData), phase: 'closed' });
  expect(open('slow')).toBe(true);
});

test('a calendar that has just jumped is not believed, nor one of a server that has just started', () => {
  let wall = 0;
  const clock = new ManualClock();
  const calendar = new Calendar({
    now: () => clock.now(),
    wall: () => wall + clock.now(),
    after: () => () => undefined,
  });
  const hours = (count: number) => {
    let isTrusted = false;
    for (let hour = 0; hour < count; hour++) {
      clock.pass(AN_HOUR);
      isTrusted = calendar.isTrusted();
    }
    return isTrusted;
  };
  expect(hours(23)).toBe(false);
  expect(hours(2)).toBe(true);
  wall = 400 * 24 * AN_HOUR;
  expect(hours(1)).toBe(false);
  expect(hours(22)).toBe(false);
  expect(hours(3)).toBe(true);
});

/** Whether somebody who has come today is still known after the calendar has jumped by 400 days. */
async function isKnownAfterJump(): Promise<boolean> {
  const clock = new ManualClock();
  let jump = 0;
  const startClock = () => ({
    now: () => clock.now(),
    wall: () => clock.wall() + jump,
    after: (millis: number, call: () => void) => clock.after(millis, call),
  });
  const server = await trialServer({ shelf: shelfOf([sealedBids]), startClock });
  const { id } = await Guest.arrive(server.base, 'Ada');
  const forgetting = new Forgetting(server.house.clock, server.hall, [new Guests(server.house)]);
  await forgetting.look();
  jump = 400 * 24 * AN_HOUR;
  for (let hour = 0; hour < 20; hour++) {
    clock.pass(AN_HOUR);
    await forgetting.look();
  }
  const found = await server.house.store.guest(id);
  await server.end();
  return found !== null;
}

test('a clock that jumps by 400 days deletes nobody', async () => {
  expect(await isKnownAfterJump()).toBe(true);
});

test('where every calendar is believed it would', async () => {
  vi.spyOn(Calendar.prototype, 'isTrusted').mockReturnValue(true);
  expect(await isKnownAfterJump()).toBe(false);
});

test('a process that was stopped was away: its clock stood still, and that is said', async () => {
  let real = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => real);
  const away: number[] = [];
  const clock = machineClock(500, (millis) => void away.push(millis));
  real += 2_000;
  expect(clock.now()).toBe(2_500);
  real += 30_000;
  expect(clock.now()).toBe(2_500);
  await new Promise((resolve) => setImmediate(resolve));
  expect(away).toEqual([30_000]);
  real += 100;
  expect(clock.now()).toBe(2_600);
});

test('the clock of a house stands still when it is told to, and goes on where it stood', () => {
  const inner = new ManualClock(5_000);
  const clock = new HouseClock(inner);
  clock.standStill();
  inner.pass(700);
  clock.standStill();
  expect(clock.now()).toBe(5_000);
  expect(clock.goOn()).toBe(700);
  inner.pass(50);
  expect(clock.now()).toBe(5_050);
  expect(clock.goOn()).toBe(0);
});

test.each([
  [13, { isFatal: false }, 'full'],
  [778, { isFatal: false }, 'a write that failed'],
  [8, { isFatal: false }, 'read-only'],
  [1034, { isFatal: true }, 'a sync that failed'],
  [11, { isFatal: true }, 'malformed'],
])('SQLite’s %i is trouble: %j, %s', (errcode, trouble) => {
  expect(troubleIn(Object.assign(new Error('it is'), { errcode }))).toMatchObject(trouble);
});

test('a row that can’t be written is no trouble of the disk’s', () => {
  expect(troubleIn(Object.assign(new Error('UNIQUE'), { errcode: 1555 }))).toBeNull();
});

/** Thinks about one thing at a time, in the order that is kept here; `crowd` asks first, then somebody at home. */
async function turnOfHome(bots: (runner: BotRunner) => FairBots, crowd: { place: string; isPlayed: boolean }) {
  const order: string[] = [];
  const answers: (() => void)[] = [];
  const fair = bots({
    decide: (game) =>
      new Promise<Decision<{ readonly type: string }> | null>((resolve) => {
        order.push(game);
        answers.push(() => resolve(null));
      }),
    close: () => Promise.resolve(),
  });
  const ask = (who: string, place: string, table: string, isPlayed: boolean) =>
    fair
      .shareOf(place, table, () => isPlayed)
      .decide(who, {}, { level: 'rookie', seed: 1, now: 0 }, new AbortController().signal);
  const all = Array.from({ length: 100 }, (_, table) => ask('crowd', crowd.place, `${table}`, crowd.isPlayed));
  all.push(ask('home', 'home', 'ours', true));
  for (let turn = 0; turn < all.length; turn++) {
    await until('somebody thinks', () => answers.length > turn);
    answers[turn]?.();
  }
  await Promise.all(all);
  return order.indexOf('home');
}

const fairly = (runner: BotRunner) => new FairBots(runner, { atOnce: 1, mostWaiting: 1_000 });
/** The planted fault: first come, first served. */
const inLine = (runner: BotRunner) =>
  Object.assign(fairly(runner), {
    shareOf: function (this: FairBots): BotRunner {
      return FairBots.prototype.shareOf.call(this, 'all', 'all');
    },
  });

test('whoever has many tables waits for their own bots, not others for theirs', async () => {
  expect(await turnOfHome(fairly, { place: 'elsewhere', isPlayed: true })).toBe(1);
  expect(await turnOfHome(inLine, { place: 'elsewhere', isPlayed: true })).toBe(100);
});

test('bots that play among themselves wait for those that somebody plays with, at the same address too', async () => {
  expect(await turnOfHome(fairly, { place: 'home', isPlayed: false })).toBe(1);
  expect(await turnOfHome(inLine, { place: 'home', isPlayed: false })).toBe(100);
});

test('while nothing could be written no bot thinks', async () => {
  let asked = 0;
  const decide = (): Promise<null> => {
    asked++;
    return Promise.resolve(null);
  };
  const bots = fairly({ decide, close: () => Promise.resolve() });
  bots.standStill();
  const answer = bots
    .shareOf('home', 'ours')
    .decide('game', {}, { level: 'rookie', seed: 1, now: 0 }, new AbortController().signal);
  expect([asked, bots.waiting]).toEqual([0, 1]);
  bots.goOn();
  await answer;
  expect([asked, bots.waiting]).toEqual([1, 0]);
});

test('what nobody waits for any more is not thought about', async () => {
  const bots = fairly({ decide: () => new Promise(() => undefined), close: () => Promise.resolve() });
  const ask = (signal: AbortSignal) =>
    bots.shareOf('home', 'ours').decide('game', {}, { level: 'rookie', seed: 1, now: 0 }, signal);
  void ask(new AbortController().signal);
  const abort = new AbortController();
  const answer = ask(abort.signal);
  expect(bots.waiting).toBe(1);
  abort.abort(new Error('no longer'));
  await expect(answer).rejects.toThrow('no longer');
  expect(bots.waiting).toBe(0);
});

test('a host who is gone is succeeded by somebody who is here', async () => {
  const clock = new ManualClock();
  const server = await trialServer({ shelf: shelfOf([sealedBids]), startClock: () => clock, limits: NO_LIMITS });
  const gathered = await gather(server, 2, { game: 'sealed-bids', seats: 2 });
  const [ada, grace] = gathered.people as [Seated, Seated];
  ada.player.leave();
  await until('Grace sees it', () => grace.player.table?.seats.some((seat) => seat.kind === 'person' && !seat.here));
  clock.pass(29_000);
  expect((await server.hall.table(gathered.table.id)).data.host).toBe(ada.guest.id);
  clock.pass(2_000);
  await until('Grace is the host', () => grace.player.table?.host === aliasOf(gathered.table.id, grace.guest.id));
  gathered.leave();
  await server.end();
});

test('what happens again and again is said once, and how often it was', () => {
  const clock = new ManualClock();
  const said: string[] = [];
  const incidents = new Incidents(clock, { ...silent, warn: (_, words) => void said.push(words) }, new Measures());
  for (let time = 0; time < 500; time++) incidents.note('wrong-guess');
  expect(said).toEqual(['wrong-guess']);
  clock.pass(60_000);
  expect(said).toEqual(['wrong-guess', 'wrong-guess: 499 more in the last minute']);
});

test('a house that closes says what it counted, and leaves nothing behind that keeps its process going', async () => {
  const said: string[] = [];
  const log = { ...silent, warn: (_facts: object, words: string) => void said.push(words) };
  const server = await trialServer({ log });
  for (let time = 0; time < 3; time++) server.house.incidents.note('wrong-guess');
  await server.end();
  expect(said).toEqual(['wrong-guess', 'wrong-guess: 2 more in the last minute']);
});

test('of a table that was refused nothing is left, be it a minute later', async () => {
  const clock = new ManualClock();
  const server = await trialServer({ shelf: shelfOf([sealedBids]), startClock: () => clock, limits: NO_LIMITS });
  const ada = await Guest.arrive(server.base, 'Ada');
  const table = { game: sealedBids.id, seats: 2 };
  const { json } = await ada.ask('POST', '/api/tables', { ...table, start: true });
  expect(json).toEqual({ because: 'seats-are-empty' });
  await ada.must('/api/tables', table);
  // Those that nobody is at fall asleep, and are written down as they do.
  clock.pass(2 * 60_000);
  await server.house.store.write({ kind: 'beat', beat: { served: 0, wall: 0 } });
  expect(await server.house.store.openTables()).toHaveLength(1);
  await server.end();
});
