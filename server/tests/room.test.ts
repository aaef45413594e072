/** The room: one code for a whole evening, its people, and matches of any game one after another. */

import { afterEach, expect, test } from 'vitest';
import { CLOSING, type OwnRoom, standingsOf, type TableInfo, type TallyMatch } from '#protocol';
import { sealedBids } from '#tabletop/testing';
import { PLAIN_ROOM, roomOf } from '../src/tables/room-data.ts';
import { bidViewOf, playBids } from '../trials/bids.ts';
import { connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

/** Another game, for two. */
const otherBids = { ...sealedBids, id: 'other-bids', seats: { min: 2, max: 2 } };
const shelf = shelfOf([sealedBids, otherBids]);
const asked = { game: 'sealed-bids', seats: 2 };

let server: TrialServer;
afterEach(() => server.end());

const path = ({ table }: Gathered, what: string): string => `/api/tables/${table.id}/${what}`;
const partsIn = ({ room }: TableInfo) => room.people.map(({ name, part }) => `${name} ${part}`);
const tallyOf = ({ heard }: Seated): readonly TallyMatch[] =>
  heard.findLast((message) => message.type === 'tally')?.matches ?? [];
const because = async (asked: Promise<{ json: unknown }>) => (await asked).json as { because?: string };

async function late(gathered: Gathered, name: string): Promise<Seated> {
  const seated = connect(server, await Guest.arrive(server.base, name), gathered.table.id);
  await until(`${name} is of the room`, () => seated.player.table?.room.people.some((one) => one.name === name));
  return seated;
}

test('the code leads to the room before, during and after a match, until it closes', async () => {
  server = await trialServer({ shelf });
  const evening = await gather(server, 2, asked);
  const code = evening.table.code;
  const phase = async () => ((await evening.host.must(`/api/codes/${code}`)) as TableInfo).phase;
  expect(await phase()).toBe('open');
  await start(evening);
  expect(await phase()).toBe('playing');
  await playBids(evening);
  expect(await phase()).toBe('finished');
  await evening.host.must(path(evening, 'game'), { game: 'other-bids' });
  expect(await phase()).toBe('open');
  await evening.host.must(path(evening, 'close'), {});
  expect(await evening.host.ask('GET', `/api/codes/${code}`)).toMatchObject({ status: 404 });
  evening.leave();
});

test('a late friend watches, waits for the next match and plays in it, whatever the game', async () => {
  const clock = new ManualClock();
  server = await trialServer({ shelf, startClock: () => clock });
  const evening = await gather(server, 2, { game: 'other-bids', options: { bidSeconds: null } });
  await start(evening);
  const friend = await late(evening, 'Late');
  expect(friend.player.viewers).toEqual(['spectator']);
  await friend.guest.must(path(evening, 'wait'), {});
  expect(await because(friend.guest.ask('POST', path(evening, 'sit'), {}))).toEqual({ because: 'match-is-running' });
  await friend.guest.must(path(evening, 'propose'), { game: 'sealed-bids' });
  await playBids(evening);
  const first = (await evening.host.must(`/api/tables/${evening.table.id}`)) as TableInfo;
  expect(partsIn(first)).toEqual(['Guest 0 plays', 'Guest 1 plays', 'Late waits']);
  const chosen = await evening.host.must(path(evening, 'game'), { game: 'sealed-bids' });
  expect(chosen).toMatchObject({ game: 'sealed-bids', phase: 'open', options: { bidSeconds: 10 } });
  expect(partsIn(chosen)).toEqual(['Guest 0 plays', 'Guest 1 plays', 'Late plays']);
  expect(chosen.room.proposals).toMatchObject([{ game: 'sealed-bids' }]);
  await evening.host.must(path(evening, 'start'), {});
  await until('all three see it', () => friend.player.viewers[0] === 2 && friend.player.seen.has(2));
  expect(friend.player.table?.room.proposals).toEqual([]);
  const three = { ...evening, people: [...evening.people, friend] };
  await playBids(three);
  const [tally] = [tallyOf(friend)];
  expect(tally.map(({ game, players }) => [game, players.length])).toEqual([
    ['other-bids', 2],
    ['sealed-bids', 3],
  ]);
  expect(
    standingsOf(tally)
      .map(({ name, matches }) => [name, matches])
      .sort(),
  ).toEqual([
    ...[
      ['Guest 0', 2],
      ['Guest 1', 2],
      ['Late', 1],
    ],
  ]);
  // Points of different games are different things: each has its own, as the match came out.
  const second = (await evening.host.must(`/api/tables/${evening.table.id}`)) as TableInfo;
  const scores = [first, second].map(({ match }) => match?.outcome?.scores ?? []);
  expect(scores.map((each) => each.some((points) => points > 0))).toEqual([true, true]);
  const pointsOf = (name: string) => {
    const games = standingsOf(tally).find((standing) => standing.name === name)?.games ?? {};
    return Object.fromEntries(Object.entries(games).map(([game, { points }]) => [game, points]));
  };
  expect(['Guest 0', 'Guest 1', 'Late'].map(pointsOf)).toEqual([
    { 'other-bids': scores[0]?.[0], 'sealed-bids': scores[1]?.[0] },
    { 'other-bids': scores[0]?.[1], 'sealed-bids': scores[1]?.[1] },
    { 'sealed-bids': scores[1]?.[2] },
  ]);
  const back = await evening.host.must(path(evening, 'game'), { game: 'other-bids' });
  expect(back.options).toEqual({ bidSeconds: null });
  expect(partsIn(back)).toEqual(['Guest 0 plays', 'Guest 1 plays', 'Late waits']);
  friend.player.leave();
  evening.leave();
});

test('whoever finds no seat in the next game waits, and has one when somebody sits out', async () => {
  server = await trialServer({ shelf });
  const evening = await gather(server, 3, { ...asked, seats: 3 });
  const chosen = await evening.host.must(path(evening, 'game'), { game: 'other-bids' });
  expect(partsIn(chosen)).toEqual(['Guest 0 plays', 'Guest 1 plays', 'Guest 2 waits']);
  const [, one, two] = evening.people.map(({ guest }) => guest) as [Guest, Guest, Guest];
  expect(partsIn(await one.must(path(evening, 'sit-out'), {}))[1]).toBe('Guest 1 watches');
  await evening.host.must(path(evening, 'start'), {});
  await until('they play', () => evening.people[2]?.player.table?.phase === 'playing');
  expect(partsIn(await two.must(`/api/tables/${evening.table.id}`))).toEqual([
    ...['Guest 0 plays', 'Guest 1 watches', 'Guest 2 plays'],
  ]);
  evening.leave();
});

test('where nobody watches, whoever has no seat is out while a match is on, and in again when it is over', async () => {
  const clock = new ManualClock();
  server = await trialServer({ shelf, startClock: () => clock });
  const evening = await gather(server, 2, { ...asked, options: { bidSeconds: null }, spectators: false });
  const early = await late(evening, 'Early');
  const codes: number[] = [];
  early.player.closed((code) => void codes.push(code));
  await start(evening);
  await until('Early is sent out', () => codes.includes(CLOSING.noSpectators));
  early.player.leave();
  expect(early.player.seen.size).toBe(0);
  const lucas = await Guest.arrive(server.base, 'Lucas');
  const refused = connect(server, lucas, evening.table.id);
  await until('nobody comes in to watch', () =>
    refused.heard.some((message) => message.type === 'refused' && message.because === 'no-spectators-here'),
  );
  refused.player.leave();
  await lucas.must(path(evening, 'wait'), {});
  await playBids(evening);
  const back = [early.guest, lucas].map((guest) => connect(server, guest, evening.table.id));
  await until('both are in the room', () => back.every(({ player }) => player.table?.phase === 'finished'));
  const chosen = await evening.host.must(path(evening, 'game'), { game: 'sealed-bids' });
  expect(partsIn(chosen)).toEqual(['Guest 0 plays', 'Guest 1 plays', 'Early watches', 'Lucas plays']);
  for (const { player } of back) player.leave();
  evening.leave();
});

test('what is asked of the next match by somebody else, or wrongly, changes nothing', async () => {
  server = await trialServer({ shelf });
  const evening = await gather(server, 2, asked);
  const guest = evening.people[1]?.guest as Guest;
  const before = await guest.must(`/api/tables/${evening.table.id}`);
  const refusal = (who: Guest, what: string, body: object) => because(who.ask('POST', path(evening, what), body));
  expect(await refusal(guest, 'game', { game: 'other-bids' })).toEqual({ because: 'only-the-host-may' });
  expect(await refusal(evening.host, 'game', { game: 'chess' })).toEqual({ because: 'no-such-game' });
  expect(await refusal(evening.host, 'game', { game: 'other-bids', seats: 3 })).toMatchObject({
    because: 'bad-seat-count',
  });
  const options = { bidSeconds: 'soon' };
  expect(await refusal(evening.host, 'game', { game: 'other-bids', options })).toMatchObject({
    because: 'bad-options',
  });
  expect(await refusal(guest, 'propose', { game: 'chess' })).toEqual({ because: 'no-such-game' });
  expect(await refusal(guest, 'hand-over', { guest: before.host })).toEqual({ because: 'only-the-host-may' });
  expect(await refusal(evening.host, 'hand-over', { guest: 'nobody' })).toEqual({ because: 'no-such-person' });
  expect(await refusal(evening.host, 'send-away', { guest: before.host })).toEqual({ because: 'no-such-person' });
  const stranger = await Guest.arrive(server.base, 'Stranger');
  expect(await refusal(stranger, 'propose', { game: null })).toEqual({ because: 'not-in-the-room' });
  expect(await refusal(stranger, 'sit-out', {})).toEqual({ because: 'not-in-the-room' });
  expect(await guest.must(`/api/tables/${evening.table.id}`)).toEqual(before);
  evening.leave();
});

test('people of the room are in the tally under the name they have now, and gone from it when they are erased', async () => {
  server = await trialServer({ shelf });
  const evening = await gather(server, 2, asked);
  await start(evening);
  await playBids(evening);
  const [host, other] = evening.people as [Seated, Seated];
  await other.guest.must('/api/me', { name: 'Grace' });
  await until('the new name', () => host.player.table?.room.people[1]?.name === 'Grace');
  const again = connect(server, host.guest, evening.table.id);
  await until('the tally', () => tallyOf(again).length === 1);
  expect(tallyOf(again)[0]?.players.map(({ name }) => name)).toEqual(['Guest 0', 'Grace']);
  await other.guest.must('/api/me/erase', { sure: true });
  const table = await server.hall.table(evening.table.id);
  expect(JSON.stringify(table.data)).not.toContain(other.guest.id);
  expect(table.room.data.tally[0]?.players[1]).toMatchObject({ name: '', guest: null });
  again.player.leave();
  evening.leave();
});

test('the room, its people and its tally are there after a restart', async () => {
  const data = temporaryFolder();
  const first = await trialServer({ shelf, data, port: await lastingPort() });
  server = first;
  const evening = await gather(first, 2, asked);
  await start(evening);
  await playBids(evening);
  await late(evening, 'Late').then(({ player }) => player.leave());
  await first.close();
  server = await trialServer({ shelf, data, port: first.port });
  await until('both are back', () => evening.people.every(({ player }) => player.connections === 2 && player.isOpen));
  const info = (await evening.host.must(`/api/codes/${evening.table.code}`)) as TableInfo;
  expect(partsIn(info)).toEqual(['Guest 0 plays', 'Guest 1 plays', 'Late watches']);
  expect(info).toMatchObject({ phase: 'finished', room: { played: 1 } });
  const heard = await until('the tally is told again', () => {
    const told = evening.people[0]?.heard.filter(({ type }) => type === 'tally') ?? [];
    return told.length > 1 ? told.at(-1) : null;
  });
  expect(heard).toMatchObject({
    matches: [{ game: 'sealed-bids', players: [{ name: 'Guest 0' }, { name: 'Guest 1' }] }],
  });
  evening.leave();
});

test('a match whose end was stored without its room is finished all the same', async () => {
  const data = temporaryFolder();
  const first = await trialServer({ shelf, data });
  const evening = await gather(first, 2, asked);
  await start(evening);
  const running = { id: evening.table.id, open: true, data: (await first.hall.table(evening.table.id)).data };
  await playBids(evening);
  // As a version left it that wrote the two one after the other, and was killed in between.
  await first.house.store.write({ kind: 'table', table: running });
  evening.leave();
  await first.close();
  server = await trialServer({ shelf, data });
  const table = await server.hall.table(evening.table.id);
  expect(table.data).toMatchObject({ phase: 'finished', room: { tally: [{ game: 'sealed-bids' }] } });
});

test('a host who is gone is succeeded in the order of coming, and the room can be handed over', async () => {
  const clock = new ManualClock();
  server = await trialServer({ shelf, startClock: () => clock });
  const evening = await gather(server, 3, { ...asked, seats: 3 });
  const [host, one, two] = evening.people as [Seated, Seated, Seated];
  const aliasOf = (name: string) => one.player.table?.room.people.find((person) => person.name === name)?.guest ?? '';
  const handed = await host.guest.must(path(evening, 'hand-over'), { guest: aliasOf('Guest 2') });
  expect(handed.host).toBe(aliasOf('Guest 2'));
  expect(await because(host.guest.ask('POST', path(evening, 'start'), {}))).toEqual({ because: 'only-the-host-may' });
  two.player.leave();
  await until('the host is away', () => one.player.table?.room.people[2]?.here === false);
  clock.pass(31_000);
  await until('the first who came', () => one.player.table?.host === aliasOf('Guest 0'));
  evening.leave();
});

test('a table of before there were rooms is one with the match that was played', () => {
  const seats = [
    { kind: 'person', guest: 'ada', name: 'Ada' },
    { kind: 'person', guest: 'ada', name: 'Ben' },
    { kind: 'bot', name: 'Otto', level: 'rookie' },
  ] as const;
  const data = {
    ...{
      code: null,
      game: 'space-lab',
      rulesVersion: 1,
      options: { crew: true },
      host: 'ada',
      phase: 'finished',
      seats,
    },
    settings: {} as TableInfo['settings'],
    match: { id: 'm', commitment: '', outcome: { winners: [1], scores: [4, 9, 2] } },
    ...{ next: { id: 'n', secret: '', commitment: '' }, wall: 77 },
  };
  expect(roomOf(data as Parameters<typeof roomOf>[0])).toEqual({
    ...PLAIN_ROOM,
    people: [{ guest: 'ada', name: 'Ada' }],
    options: { 'space-lab': { crew: true } },
    tally: [
      {
        ...{ id: 'm', game: 'space-lab', ended: 77 },
        players: [
          { name: 'Ada', guest: 'ada', points: 4, won: false },
          { name: 'Ben', guest: 'ada', points: 9, won: true },
          { name: 'Otto', guest: null, points: 2, won: false },
        ],
      },
    ],
  });
});

test('a room of mine says truly what it waits for, awake or asleep, and finished ones lock nobody out', async () => {
  const clock = new ManualClock();
  server = await trialServer({ shelf, startClock: () => clock });
  const evening = await gather(server, 2, { ...asked, options: { bidSeconds: null } });
  const waits = async (guest: Guest) =>
    ((await guest.must<readonly OwnRoom[]>('/api/me/tables')).find(({ id }) => id === evening.table.id) as OwnRoom)
      .waits;
  expect(await waits(evening.host)).toEqual({ what: 'host', seats: [] });
  await evening.host.must(path(evening, 'settings'), { seats: 3 });
  expect(await waits(evening.host)).toEqual({ what: 'players', seats: [2] });
  await evening.host.must(path(evening, 'start'), { withoutEmpty: true });
  await until('all see it', () => evening.people.every(({ player }) => player.seen.size > 0));
  expect(await waits(evening.host)).toEqual({ what: 'move', seats: [0, 1] });
  const first = evening.people[0] as Seated;
  first.player.move(0, { type: 'bid', card: bidViewOf(first, 0).hand[0] });
  await until('a bid', () => bidViewOf(first, 0).bid !== null);
  expect(await waits(evening.host)).toEqual({ what: 'move', seats: [1] });
  await evening.host.must(path(evening, 'pause'), { isPaused: true });
  expect(await waits(evening.host)).toEqual({ what: 'pause', seats: [] });
  await evening.host.must(path(evening, 'pause'), { isPaused: false });
  evening.leave();
  await until('nobody is there', () => [...server.hall.tables].every(({ company }) => company.size === 0));
  clock.pass(61_000);
  await until('it sleeps', () => server.hall.size === 0);
  expect(await waits(evening.host)).toEqual({ what: 'move', seats: [1] });
  // Nine more that were left: the next one is opened all the same, and the match that is on stays.
  for (let room = 0; room < 12; room++) {
    await evening.host.must('/api/tables', asked);
    clock.pass(61_000);
    await until('it sleeps', () => server.hall.size === 0);
  }
  expect(await waits(evening.host)).toEqual({ what: 'move', seats: [1] });
  expect((await evening.host.must<readonly OwnRoom[]>('/api/me/tables')).length).toBe(10);
});
