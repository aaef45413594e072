/** A table after its match: whoever comes finds how it ended. And names: changed once, they are so at every table. */

import { expect, test } from 'vitest';
import type { TableInfo } from '#protocol';
import { sealedBids } from '#tabletop/testing';
import { bidViewOf, playBids } from '../trials/bids.ts';
import { connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { NO_LIMITS, shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

const shelf = shelfOf([sealedBids]);
const asked = { game: 'sealed-bids', seats: 2 };

/** Two people play a match to its end. */
async function played(server: TrialServer): Promise<Gathered> {
  const gathered = await gather(server, 2, asked);
  await start(gathered);
  await playBids(gathered);
  return gathered;
}

/** Everybody goes, and a minute later nothing of the table is in memory. */
async function sleeps(server: TrialServer, clock: ManualClock, gathered: Gathered): Promise<void> {
  gathered.leave();
  await until('nobody is there', () => [...server.hall.tables].every(({ company }) => company.size === 0));
  clock.pass(61_000);
  expect(server.hall.size).toBe(0);
}

/** Somebody opens the table anew and sees the last view of the match, and who won. */
async function seesTheEnd(server: TrialServer, guest: Guest, table: string, viewer: number | 'spectator') {
  const seated = connect(server, guest, table);
  await until('the last view', () => seated.player.seen.has(viewer));
  expect(seated.player.seen.get(viewer)?.view).toMatchObject({ shown: { length: 6 } });
  expect(seated.player.table?.phase).toBe('finished');
  expect(seated.player.table?.match?.outcome?.winners.length).toBeGreaterThan(0);
  return seated;
}

test('a finished table opens with the end of its match: again, for strangers, after a restart, and plays on', async () => {
  const data = temporaryFolder();
  const first = await trialServer({ shelf, data });
  const gathered = await played(first);
  const { table, host } = gathered;
  const again = await seesTheEnd(first, host, table.id, 0);
  const stranger = await seesTheEnd(first, await Guest.arrive(first.base, 'Stranger'), table.id, 'spectator');
  for (const { player } of [again, stranger]) player.leave();
  gathered.leave();
  await first.close();

  const second = await trialServer({ shelf, data, port: first.port });
  const [ada, grace] = gathered.people.map(({ guest }) => guest) as [Guest, Guest];
  const back = [await seesTheEnd(second, ada, table.id, 0), await seesTheEnd(second, grace, table.id, 1)];
  for (const guest of [ada, grace]) await guest.must(`/api/tables/${table.id}/rematch`, {});
  await until('another match', () => back.every(({ player }) => player.table?.phase === 'playing'));
  await until('its first view', () => back.every((one, seat) => bidViewOf(one, seat).shown.length === 0));
  for (const { player } of back) player.leave();
  await second.end();
});

test('long after everybody has left it, and by its address after it was closed', async () => {
  const clock = new ManualClock();
  const server = await trialServer({ shelf, startClock: () => clock, limits: NO_LIMITS });
  const gathered = await played(server);
  const { table, host } = gathered;
  const match = gathered.people[0]?.player.table?.match?.id;
  await sleeps(server, clock, gathered);
  clock.pass(49 * 3_600_000);
  await server.hall.keeping.forget();
  expect(await server.hall.glances.at(table.id)).toBeNull();
  expect(await host.must<TableInfo>(`/api/tables/${table.id}`)).toMatchObject({
    phase: 'finished',
    match: { id: match },
  });
  const back = await seesTheEnd(server, host, table.id, 0);
  await host.must(`/api/tables/${table.id}/close`, {});
  expect(await host.must<TableInfo>(`/api/tables/${table.id}`)).toMatchObject({
    phase: 'closed',
    match: { id: match },
  });
  back.player.leave();
  await server.end();
});

test('a new name is seen at once by everybody at every table, asleep or awake, but never somebody else’s', async () => {
  const clock = new ManualClock();
  const server = await trialServer({ shelf, startClock: () => clock, limits: NO_LIMITS });
  const asleep = await gather(server, 1, asked);
  const ada = asleep.host;
  await sleeps(server, clock, asleep);
  const table = await ada.must('/api/tables', { ...asked, seats: 3, people: ['Guest 0', 'Little Ada'] });
  const grace = await Guest.arrive(server.base, 'Grace');
  await grace.must(`/api/tables/${table.id}/sit`, {});
  const [one, other] = [connect(server, ada, table.id), connect(server, grace, table.id)];
  await until('both are here', () => [one, other].every(({ player }) => player.table !== null));
  const names = ({ player }: Seated) => player.table?.seats.map((seat) => (seat.kind === 'empty' ? '' : seat.name));

  await ada.must('/api/me', { name: 'Countess' });
  await until('both see it', () =>
    [one, other].every((seated) => names(seated)?.join() === 'Countess,Little Ada,Grace'),
  );
  const elsewhere = await ada.must<TableInfo>(`/api/tables/${asleep.table.id}`);
  expect(elsewhere.seats[0]).toMatchObject({ name: 'Countess' });

  await ada.must('/api/me', { name: 'Gracé' });
  expect((await ada.must<TableInfo>(`/api/tables/${table.id}`)).seats[0]).toMatchObject({ name: 'Countess' });
  for (const { player } of [one, other]) player.leave();
  await server.end();
});
