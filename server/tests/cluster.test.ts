/** Two processes' servers with one house between them: whatever is asked of either, the answer is the same. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableInfo, ToClient } from '#protocol';
import { type Houses, openHouses } from '../trials/cluster/houses.ts';
import { answerTo, connect, type Seated } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { Player } from '../trials/player.ts';
import { type TrialServer, until } from '../trials/running.ts';

let houses: Houses;
const at = (index: number): TrialServer => houses.servers[index] as TrialServer;

beforeAll(async () => {
  houses = await openHouses(2);
  await until('they know one another', () => houses.servers.every(({ cluster }) => cluster?.peers.alive.length === 1));
});
afterAll(() => houses.end());

interface Pair {
  readonly table: TableInfo;
  readonly near: Guest;
  readonly far: Guest;
  /** Of those who are connected to the first and to the second server. */
  readonly people: readonly [Seated, Seated];
  leave(): void;
}

/** A table with one guest at each server; `start` begins the match. */
async function pair(asked: object = { game: 'gravity-superstar', seats: 2 }, { starts = true } = {}): Promise<Pair> {
  const [near, far] = [await Guest.arrive(at(0).base, 'Near'), await Guest.arrive(at(1).base, 'Far')];
  const table = await near.must('/api/tables', asked);
  await far.must(`/api/tables/${table.id}/sit`, {});
  const people = [connect(at(0), near, table.id), connect(at(1), far, table.id)] as const;
  await until('both are here', () => people.every(({ player }) => player.table !== null));
  if (starts) await near.must(`/api/tables/${table.id}/start`, {});
  if (starts) await until('both see the match', () => people.every(({ player }, seat) => player.seen.has(seat)));
  const leave = (): void => {
    for (const { player } of people) player.leave();
  };
  return { table, near, far, people, leave };
}

const ownerOf = (id: string): number => houses.servers.findIndex(({ hall }) => hall.has(id));

/** Some legal move of somebody, made and accepted. */
async function moveOnce({ people, table }: Pair): Promise<number> {
  const game = at(0).house.shelf.game(table.game);
  const offersOf = ({ player }: Seated, seat: number) => game?.legalMoves(player.seen.get(seat)?.view ?? {}) ?? [];
  const seat = await until('somebody can move', () => {
    const found = people.findIndex((one, index) => offersOf(one, index).length > 0);
    return found < 0 ? null : { found };
  });
  const one = people[seat.found] as Seated;
  const [offer] = offersOf(one, seat.found);
  const move = game?.offers.draw(offer as never, (() => 0) as never);
  const answer = await answerTo(one, one.player.move(seat.found, move));
  expect(answer.type).toBe('accepted');
  return seat.found;
}

test('a table runs at one process, and whoever is connected to another sees and plays the same', async () => {
  const gathered = await pair();
  expect(houses.servers.filter(({ hall }) => hall.has(gathered.table.id))).toHaveLength(1);
  for (let count = 0; count < 6; count++) await moveOnce(gathered);
  const owner = at(ownerOf(gathered.table.id));
  const session = await until(
    'the session',
    () => [...owner.hall.tables].find(({ id }) => id === gathered.table.id)?.session,
  );
  await until('both see what the table shows', () =>
    gathered.people.every(({ player }, seat) => player.seen.get(seat)?.hash === session.hashFor(seat)),
  );
  expect(gathered.people.map(({ player }) => player.mismatches)).toEqual([0, 0]);
  gathered.leave();
});

test('what is asked by HTTP is answered alike at either process', async () => {
  const { table, near, far, leave } = await pair({ game: 'space-builder', seats: 3, listed: true }, { starts: false });
  for (const guest of [near, far]) {
    expect((await guest.must<TableInfo>(`/api/tables/${table.id}`)).seats.map(({ kind }) => kind)).toEqual([
      ...['person', 'person', 'empty'],
    ]);
    expect((await guest.must<TableInfo>(`/api/codes/${table.code}`)).id).toBe(table.id);
    expect((await guest.must<readonly TableInfo[]>('/api/tables')).map(({ id }) => id)).toContain(table.id);
    expect((await guest.must<readonly TableInfo[]>('/api/me/tables')).map(({ id }) => id)).toEqual([table.id]);
  }
  // Refusals come back as they are.
  expect(await far.ask('POST', `/api/tables/${table.id}/start`, {})).toMatchObject({ status: 403 });
  expect(await far.ask('POST', '/api/tables/nobody-has-this/sit', {})).toMatchObject({ status: 404 });
  await far.must('/api/me', { name: 'Farther' });
  const seats = (await near.must<TableInfo>(`/api/tables/${table.id}`)).seats.map((seat) =>
    'name' in seat ? seat.name : '',
  );
  expect(seats).toEqual(['Near', 'Farther', '']);
  await far.must('/api/me/erase', { sure: true });
  const left = (await near.must<TableInfo>(`/api/tables/${table.id}`)).seats.map(({ kind }) => kind);
  expect(left).toEqual(['person', 'empty', 'empty']);
  leave();
});

test('a device link that was made at one process works at the other, once', async () => {
  const guest = await Guest.arrive(at(0).base, 'Linked');
  const { code } = await guest.must<{ code: string }>('/api/me/link', {});
  await until('the other has heard of it', () => at(1).house.commons.all.links?.some(([key]) => key === code));
  const follow = (index: number): Promise<Response> =>
    fetch(`${at(index).base}/api/device`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code }) },
    });
  const both = await Promise.all([follow(0), follow(1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('whoever is signed out at one process is cut off at the other', async () => {
  const { near, far, people, table, leave } = await pair({ game: 'space-lab', seats: 2 }, { starts: false });
  const codes: number[] = [];
  people[1].player.closed((code) => void codes.push(code));
  const elsewhere = new Player({ socketBase: at(0).socketBase, cookie: far.cookie, table: table.id });
  await until('they are at both', () => elsewhere.table !== null);
  const closed: number[] = [];
  elsewhere.closed((code) => void closed.push(code));
  await far.must('/api/me/logout', {});
  await until('both lines are closed', () => codes.length > 0 && closed.length > 0);
  expect([codes[0], closed[0]]).toEqual([4007, 4007]);
  expect((await near.ask('GET', `/api/tables/${table.id}`)).status).toBe(200);
  elsewhere.leave();
  leave();
});

test('a process that is not sure of its leases shows nothing, and what it has lost is run elsewhere', async () => {
  const gathered = await pair();
  await moveOnce(gathered);
  const index = ownerOf(gathered.table.id);
  const lease = houses.leases[index];
  if (lease === undefined) throw new Error('there is no owner');
  // As if it had been stopped for longer than its lease.
  lease.isSure = false;
  houses.shared.dead.add(lease.process);
  const other = at(1 - index);
  await other.hall.table(gathered.table.id);
  houses.shared.dead.delete(lease.process);
  const heard: ToClient[] = gathered.people[index]?.heard ?? [];
  const before = heard.length;
  await at(index)
    .hall.table(gathered.table.id)
    .then(
      () => expect.unreachable('it still shows it'),
      (error: Error) => expect(error.message).toBe('one-moment'),
    );
  expect(heard.slice(before).filter(({ type }) => type === 'update')).toEqual([]);
  lease.isSure = true;
  await until('it has noticed', () => !at(index).hall.has(gathered.table.id));
  for (let count = 0; count < 3; count++) await moveOnce(gathered);
  gathered.leave();
});

test('whoever has kept silent shows nothing before everybody comes again: nobody sees what follows on something unseen', async () => {
  const gathered = await pair();
  await moveOnce(gathered);
  const index = ownerOf(gathered.table.id);
  const [{ hall }, lease] = [at(index), houses.leases[index]];
  if (lease === undefined) throw new Error('there is no owner');
  const welcomes = (): readonly number[] =>
    gathered.people.map(({ heard }) => heard.filter(({ type }) => type === 'welcome').length);
  const before = welcomes();
  lease.isSure = false;
  expect(hall.isSure()).toBe(false);
  // The lease is renewed, and nobody has been told yet.
  lease.isSure = true;
  expect(hall.isSure()).toBe(false);
  await until('all are welcomed again', () => welcomes().every((count, seat) => count > (before[seat] ?? 0)));
  expect(hall.isSure()).toBe(true);
  for (let count = 0; count < 3; count++) await moveOnce(gathered);
  expect(gathered.people.map(({ player }) => player.mismatches)).toEqual([0, 0]);
  gathered.leave();
});

test('lines of a process that was silent for a while, and was there all the time, come again', async () => {
  const gathered = await pair();
  await moveOnce(gathered);
  const index = ownerOf(gathered.table.id);
  const [owner, edge] = [at(index).cluster, at(1 - index).cluster];
  const far = gathered.people[1 - index] as Seated;
  const welcomes = (): number => far.heard.filter(({ type }) => type === 'welcome').length;
  const before = welcomes();
  // Whoever owns the table gives the lines up; whoever has them knows nothing of it.
  owner?.peers.silent(edge?.post.self ?? '');
  owner?.peers.returned(edge?.post.self ?? '');
  await until('the far one is welcomed again', () => welcomes() > before);
  for (let count = 0; count < 4; count++) await moveOnce(gathered);
  gathered.leave();
});

test('with Redis gone whoever is at the process of the table plays on, and the other comes back by themselves', async () => {
  const gathered = await pair({ game: 'gravity-superstar', seats: 2 });
  await moveOnce(gathered);
  const index = ownerOf(gathered.table.id);
  await houses.redis.engine.kill();
  await until('it is known', () => houses.servers.every(({ cluster }) => cluster?.post.isUp === false));
  const near = gathered.people[index] as Seated;
  near.player.say({ type: 'refresh', viewer: index });
  const views = near.heard.filter(({ type }) => type === 'view').length;
  await until('the table answers', () => near.heard.filter(({ type }) => type === 'view').length > views);
  await houses.redis.engine.start();
  for (let count = 0; count < 4; count++) await moveOnce(gathered);
  gathered.leave();
});

test('what was missed while Redis was gone is read when the store can be, though not at the first attempt', async () => {
  const host = await Guest.arrive(at(0).base, 'Host');
  await houses.redis.engine.kill();
  await until('it is known', () => houses.servers.every(({ cluster }) => cluster?.post.isUp === false));
  const { id } = await host.must('/api/tables', { game: 'space-lab', seats: 2 });
  const isKnown = (index: number): boolean => [...at(index).hall.register.all].some(([known]) => known === id);
  expect([isKnown(0), isKnown(1)]).toEqual([true, false]);
  const { store } = houses;
  const openTables = store.openTables.bind(store);
  // Once for each of them.
  let failing = 2;
  store.openTables = async () => {
    if (failing-- > 0) throw new Error('the store is away');
    return openTables();
  };
  await houses.redis.engine.start();
  await until('the other has heard of it', () => isKnown(1));
  expect(failing).toBeLessThan(0);
  store.openTables = openTables;
});

test('a Redis that hangs keeps nobody from opening a table, and what is elsewhere comes back when it goes on', async () => {
  const gathered = await pair();
  await moveOnce(gathered);
  houses.redis.engine.freeze();
  // Its code can't be claimed, and nobody waits for that.
  const table = await gathered.near.must('/api/tables', { game: 'space-lab', seats: 2 });
  expect((await gathered.near.must<TableInfo>(`/api/tables/${table.id}`)).code).toBe(table.code);
  await until('it is known', () => houses.servers.every(({ cluster }) => cluster?.post.isUp === false));
  houses.redis.engine.goOn();
  for (let count = 0; count < 4; count++) await moveOnce(gathered);
  gathered.leave();
});

test('a process that stops gives its tables away, and nobody’s match ends', async () => {
  const gathered = await pair();
  await moveOnce(gathered);
  const index = ownerOf(gathered.table.id);
  await at(index).cluster?.handOverAll();
  await until('the other has it', () => at(1 - index).hall.has(gathered.table.id));
  for (let count = 0; count < 3; count++) await moveOnce(gathered);
  at(index).hall.isLeaving = false;
  gathered.leave();
});
