/** Screens of a room: paired by a code, with a secret of their own, through the whole evening. */

import { afterEach, expect, test } from 'vitest';
import { CLOSING, type ScreenState, type TableInfo } from '#protocol';
import { sealedBids } from '#tabletop/testing';
import { bidViewOf, playBids } from '../trials/bids.ts';
import { type Gathered, gather, type Seated, start } from '../trials/company.ts';
import type { Guest } from '../trials/guest.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import type { Player } from '../trials/player.ts';
import { NO_LIMITS, shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';
import { Screen } from '../trials/screen.ts';

const shelf = shelfOf([sealedBids]);
const asked = { game: 'sealed-bids', seats: 2, options: { bidSeconds: null } };

let server: TrialServer;
afterEach(() => server.end());

const path = ({ table }: Gathered, what: string): string => `/api/tables/${table.id}/${what}`;

async function paired(evening: Gathered, screen = new Screen(server.base)): Promise<{ screen: Screen; tv: Player }> {
  const { code, table } = await screen.state();
  expect(table).toBeNull();
  await evening.host.must(path(evening, 'screens'), { code: code?.toUpperCase() });
  expect(await screen.state()).toMatchObject({ code: null, table: evening.table.id });
  const tv = screen.show(server, evening.table.id);
  await until('the screen is there', () => tv.table !== null);
  return { screen, tv };
}

test('a screen shows a code; typed by the host it follows the room from match to match, and sees no secret', async () => {
  server = await trialServer({ shelf });
  const evening = await gather(server, 2, asked);
  const { tv } = await paired(evening);
  expect(tv.viewers).toEqual(['spectator']);
  await until('everybody knows', () => evening.people[0]?.player.table?.room.screens[0]?.here);
  // It is nobody: neither somebody who watches nor somebody of the room.
  expect(tv.table).toMatchObject({ watching: 0, room: { people: { length: 2 } } });
  tv.say({ type: 'go-on', from: 'lobby' });
  await until('a match', () => tv.seen.has('spectator') && evening.people.every(({ player }) => player.seen.size > 0));
  expect(tv.seen.get('spectator')?.view).toMatchObject({ hand: [], handSizes: [3, 3] });
  await playBids(evening);
  await until('the result', () => tv.table?.phase === 'finished');
  tv.say({ type: 'go-on', from: 'results' });
  await until('another match', () => tv.table?.phase === 'playing' && tv.table.room.played === 1);
  tv.leave();
  evening.leave();
});

test('a screen works in the host’s own browser, beside the host', async () => {
  server = await trialServer({ shelf });
  const evening = await gather(server, 2, asked);
  const { screen, tv } = await paired(evening, new Screen(server.base, evening.host.cookie));
  expect(screen.cookie).toContain(evening.host.cookie);
  expect(tv.viewers).toEqual(['spectator']);
  await start(evening);
  await until('it sees the match', () => tv.seen.has('spectator'));
  expect(evening.people[0]?.player.viewers).toEqual([0]);
  tv.leave();
  evening.leave();
});

test('what a screen may not do is refused, and a press that comes too late changes nothing', async () => {
  server = await trialServer({ shelf });
  const evening = await gather(server, 2, asked);
  const { screen, tv } = await paired(evening);
  const because = async (say: () => void) => {
    const before = screen.heard.length;
    say();
    const isRefused = () => screen.heard.slice(before).find((message) => message.type === 'refused');
    return (await until('a refusal', isRefused)).because;
  };
  expect(await because(() => tv.say({ type: 'go-on', from: 'results' }))).toBe('not-now');
  expect(await because(() => tv.say({ type: 'go-on', from: 'pause' }))).toBe('not-now');
  expect(await because(() => tv.say({ type: 'go-on', from: 'round' }))).toBe('not-now');
  const say = { type: 'say', what: { kind: 'phrase', phrase: 'hello' } } as const;
  expect(await because(() => tv.say(say))).toBe('not-your-seat');
  expect(await because(() => tv.say({ type: 'legal', seat: 0 }))).toBe('not-your-seat');
  const { heard, player } = evening.people[0] as Seated;
  player.say({ type: 'go-on', from: 'lobby' });
  await until('people are no screens', () =>
    heard.some((message) => message.type === 'refused' && message.because === 'only-a-screen-may'),
  );
  expect(player.table?.phase).toBe('open');
  tv.leave();
  evening.leave();
});

test('a press on the screen ends a pause of the host, and moves are taken again', async () => {
  server = await trialServer({ shelf });
  const evening = await gather(server, 2, asked);
  const { tv } = await paired(evening);
  await start(evening);
  await evening.host.must(path(evening, 'pause'), { isPaused: true });
  await until('it stands', () => tv.table?.match?.stands?.isPaused);
  const { player, heard } = evening.people[1] as Seated;
  player.move(1, { type: 'bid', card: bidViewOf(evening.people[1] as Seated, 1).hand[0] });
  await until('a refusal', () =>
    heard.some((message) => message.type === 'refused' && message.because === 'match-is-paused'),
  );
  tv.say({ type: 'go-on', from: 'pause' });
  await until('it goes on', () => evening.people.every(({ player: { table } }) => table?.match?.stands === null));
  expect(tv.table?.room.pause).toBeNull();
  await playBids(evening);
  tv.leave();
  evening.leave();
});

test('a screen is the host’s to ask in, its code is hard to guess, and it goes when the host says so', async () => {
  server = await trialServer({ shelf, limits: { ...NO_LIMITS, guesses: 3 } });
  const evening = await gather(server, 2, asked);
  const screen = new Screen(server.base);
  const { code, id } = await screen.state();
  const guest = evening.people[1]?.guest as Guest;
  const pair = async (who: Guest, typed: string | null) =>
    ((await who.ask('POST', path(evening, 'screens'), { code: typed })).json as { because?: string }).because;
  expect(await pair(guest, code)).toBe('only-the-host-may');
  expect(await pair(evening.host, evening.table.code)).toBe('no-such-screen');
  expect(await pair(evening.host, code)).toBeUndefined();
  expect(await pair(evening.host, code)).toBe('no-such-screen');
  expect(await pair(evening.host, 'zzzzz')).toBe('no-such-screen');
  expect(await pair(evening.host, 'zzzzz')).toBe('too-many-guesses');
  const tv = screen.show(server, evening.table.id);
  await until('the screen is there', () => tv.table !== null);
  const closed = new Promise<number>((resolve) => tv.closed(resolve));
  const info = await evening.host.must(path(evening, 'screens/forget'), { screen: id });
  expect(info.room.screens).toEqual([]);
  expect(await closed).toBe(CLOSING.screenForgotten);
  expect(await screen.ask('/api/screens/me')).toMatchObject({ status: 404, json: { because: 'no-such-screen' } });
  tv.leave();
  evening.leave();
});

test('a room has four screens at most, and a code stands for half an hour', async () => {
  const clock = new ManualClock();
  server = await trialServer({ shelf, startClock: () => clock });
  const evening = await gather(server, 2, asked);
  const pair = async () => {
    const { code } = await new Screen(server.base).state();
    return evening.host.ask('POST', path(evening, 'screens'), { code });
  };
  for (let screen = 0; screen < 4; screen++) expect(await pair()).toMatchObject({ status: 200 });
  expect(await pair()).toMatchObject({ json: { because: 'too-many-screens' } });
  const screen = new Screen(server.base);
  const first = await screen.state();
  expect(await screen.state()).toEqual(first);
  clock.pass(30 * 60_000);
  const second: ScreenState = await screen.state();
  expect(second.id).not.toBe(first.id);
  evening.leave();
});

test('a screen is there again after a restart, and closes with its room', async () => {
  const data = temporaryFolder();
  const first = await trialServer({ shelf, data, port: await lastingPort() });
  server = first;
  const evening = await gather(first, 2, asked);
  const { screen, tv } = await paired(evening);
  await start(evening);
  await until('it sees the match', () => tv.seen.has('spectator'));
  await first.close();
  server = await trialServer({ shelf, data, port: first.port });
  await until('it is back', () => tv.connections === 2 && tv.isOpen);
  expect((await screen.ask('/api/screens/me')).json).toMatchObject({ table: evening.table.id });
  await until('and shown to be there', () => tv.table?.room.screens[0]?.here);
  await until('the host is back', () => evening.people[0]?.player.connections === 2);
  await evening.host.must(path(evening, 'close'), {});
  expect(await screen.ask('/api/screens/me')).toMatchObject({ status: 404 });
  tv.leave();
  evening.leave();
});

test('a screen that was left on neither plays nor keeps a room open for ever', async () => {
  const clock = new ManualClock();
  server = await trialServer({ shelf, startClock: () => clock });
  const evening = await gather(server, 2, asked);
  const { tv } = await paired(evening);
  await start(evening);
  evening.leave();
  await until('only the screen is left', () => tv.table?.room.people.every(({ here }) => !here));
  clock.pass(61_000);
  await until('match time stands', () => tv.table?.match?.stands?.isPaused);
  clock.pass(49 * 3_600_000);
  await server.hall.keeping.forget();
  const info = await evening.host.ask('GET', `/api/tables/${evening.table.id}`);
  expect(info).toMatchObject({
    status: 410,
    json: { because: 'table-is-closed' } satisfies Partial<TableInfo> | object,
  });
  tv.leave();
});
