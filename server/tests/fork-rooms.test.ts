/** A table that goes on from another match is a room like any other: once that match is over, nothing of it is left. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TableInfo, TallyMatch } from '#protocol';
import { sealedBids } from '#tabletop/testing';
import { bidViewOf, playBids, seatAll } from '../trials/bids.ts';
import { connect, type Gathered, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

const ROUND = 2;

let server: TrialServer;
beforeEach(async () => {
  server = await trialServer({ shelf: shelfOf([sealedBids]) });
});
afterEach(() => server.end());

/** A room in which two go on from the end of the first round of a match of theirs; nothing has begun yet. */
async function forkedRoom(): Promise<{ readonly room: Gathered; readonly source: string }> {
  const guests = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Grace')] as const;
  const before = await seatAll(server, guests, { options: { bidSeconds: null } });
  await start(before);
  await playBids(before);
  const source = before.people[0]?.player.table?.match?.id ?? '';
  before.leave();
  const entries = await server.house.store.entries(source);
  const fork = { match: source, moves: ROUND, at: entries[ROUND - 1]?.at, future: 'same', seats: ['you', 'open'] };
  const [host, other] = guests;
  const table = await host.must<TableInfo>('/api/tables', { game: 'sealed-bids', fork });
  expect(table.fork).toMatchObject({ match: source, moves: ROUND });
  const refusal = await host.ask('POST', `/api/tables/${table.id}/start`, { withoutEmpty: true });
  expect(refusal.json).toMatchObject({ because: 'goes-on-from-another' });
  await other.must(`/api/tables/${table.id}/sit`, {});
  const people = guests.map((guest) => connect(server, guest, table.id));
  await until('both are here', () => people.every(({ player }) => player.table !== null));
  return { room: { table, people, host, leave: () => void people.map(({ player }) => player.leave()) }, source };
}

const path = ({ table }: Gathered, what: string): string => `/api/tables/${table.id}/${what}`;
const matchOf = ({ people }: Gathered): string => people[0]?.player.table?.match?.id ?? '';
const shownTo = (room: Gathered): readonly number[] => bidViewOf(room.people[0] as Seated, 0).shown;
const tallyOf = ({ people }: Gathered): readonly TallyMatch[] =>
  people[0]?.heard.findLast((message) => message.type === 'tally')?.matches ?? [];

/** To its end, from where the other match was; its id is returned. */
async function playFork(room: Gathered): Promise<string> {
  await start(room);
  expect(shownTo(room)).toHaveLength(ROUND);
  const id = matchOf(room);
  await playBids(room);
  return id;
}

/** A match that has nothing before it, and of which nothing was another's. */
async function expectNew(room: Gathered, fork: string): Promise<void> {
  const isOn = ({ player }: Seated): boolean => player.table?.phase === 'playing' && player.table.match?.id !== fork;
  await until('the next match', () => room.people.every(isOn));
  await until('it is shown', () => shownTo(room).length === 0);
  expect(room.people[0]?.player.table?.fork).toBeUndefined();
  const record = await server.house.store.match(matchOf(room));
  expect(record).toMatchObject({ table: room.table.id, end: null });
  expect([record?.fork, record?.inherited, record?.asleepAt]).toEqual([undefined, undefined, null]);
}

test('a match that went on from another is in the tally, and a rematch of it begins anew', async () => {
  const { room, source } = await forkedRoom();
  const fork = await playFork(room);
  await until('the tally', () => tallyOf(room).length === 1);
  expect(tallyOf(room)).toMatchObject([
    { id: fork, game: 'sealed-bids', players: [{ name: 'Ada' }, { name: 'Grace' }] },
  ]);
  expect((await server.house.store.match(fork))?.fork).toMatchObject({ match: source, moves: ROUND });
  for (const { guest } of room.people) await guest.must(path(room, 'rematch'), {});
  await expectNew(room, fork);
  await playBids(room);
  await until('both are in the tally', () => tallyOf(room).length === 2);
  room.leave();
});

test('after a match that went on from another the host chooses a game, and it begins anew', async () => {
  const { room } = await forkedRoom();
  const fork = await playFork(room);
  const chosen = await room.host.must<TableInfo>(path(room, 'game'), { game: 'sealed-bids' });
  expect([chosen.phase, chosen.fork]).toEqual(['open', undefined]);
  await start(room);
  await expectNew(room, fork);
  room.leave();
});

test('where the host chooses a game before it went on, it does not', async () => {
  const { room, source } = await forkedRoom();
  const chosen = await room.host.must<TableInfo>(path(room, 'game'), { game: 'sealed-bids', seats: 3 });
  expect([chosen.fork, chosen.seats.length]).toEqual([undefined, 3]);
  // Its seats are settled no more: who is there plays.
  await room.host.must(path(room, 'start'), { withoutEmpty: true });
  await until('the match is on', () => room.people.every(({ player }) => player.seen.size > 0));
  await expectNew(room, source);
  expect((await server.house.store.match(source))?.forks ?? []).toEqual([]);
  room.leave();
});
