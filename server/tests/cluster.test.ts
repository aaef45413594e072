import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Houses, openHouses } from '../trials/cluster/houses.ts';
import { connect } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { type TrialServer, until } from '../trials/running.ts';

let houses: Houses;
const at = (index: number): TrialServer => houses.servers[index] as TrialServer;
const known = (index: number) => at(index).house.store.leases.process;

beforeAll(async () => {
  houses = await openHouses(2);
  await until('they know one another', () => houses.servers.every(({ cluster }) => cluster?.peers.alive.length === 1));
});
afterAll(() => houses.end());

test('two people at two processes play at one table', async () => {
  const near = await Guest.arrive(at(0).base, 'Near');
  const far = await Guest.arrive(at(1).base, 'Far');
  const table = await near.must('/api/tables', { game: 'space-builder', seats: 2 });
  await far.must(`/api/tables/${table.id}/sit`, {});
  const people = [connect(at(0), near, table.id), connect(at(1), far, table.id)] as const;
  await until('both are here', () => people.every(({ player }) => player.table !== null));
  await near.must(`/api/tables/${table.id}/start`, {});
  await until('both see the match', () => people.every(({ player }, seat) => player.seen.has(seat)));
  expect(houses.servers.filter(({ hall }) => hall.has(table.id))).toHaveLength(1);
  for (const { player } of people) player.leave();
  void known;
});
