/** What every process of a house knows, counts and says of itself. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../src/limits/numbers.ts';
import { type Houses, openHouses } from '../trials/cluster/houses.ts';
import { Guest } from '../trials/guest.ts';
import { type TrialServer, until } from '../trials/running.ts';
import { Screen } from '../trials/screen.ts';

let houses: Houses;
const at = (index: number): TrialServer => houses.servers[index] as TrialServer;

beforeAll(async () => {
  houses = await openHouses(2, { limits: { ...LIMITS, guests: 8, guesses: 2, sockets: 100 } });
  await until('they know one another', () => houses.servers.every(({ cluster }) => cluster?.peers.alive.length === 1));
});
afterAll(() => houses.end());

/** Asks until the answer is yes. */
async function eventually(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask()));
}

const codeAt = async (guest: Guest, index: number, code: string): Promise<number> =>
  (await fetch(`${at(index).base}/api/codes/${code}`, { headers: { cookie: guest.cookie } })).status;

test('wrong codes are counted for all processes together', async () => {
  const guest = await Guest.arrive(at(0).base, 'Guesser');
  expect(await codeAt(guest, 0, 'bbbbb')).toBe(404);
  expect(await codeAt(guest, 1, 'bbbbb')).toBe(404);
  // The next wrong one is one too many, wherever it is tried; that is known there a moment after it was counted.
  expect([404, 429]).toContain(await codeAt(guest, 0, 'bbbbb'));
  await eventually(async () => (await codeAt(guest, 0, 'bbbbb')) === 429);
  await eventually(async () => (await codeAt(guest, 1, 'bbbbb')) === 429);
});

test('a screen that shows its code by one process is asked in by another, and is the room’s at both', async () => {
  const host = await Guest.arrive(at(1).base, 'Host');
  const { id } = await host.must('/api/tables', { game: 'space-lab', seats: 2 });
  const screen = new Screen(at(0).base);
  const { code } = await screen.state();
  await until('both know the code', () =>
    houses.servers.every(({ house }) => (house.commons.all.screens ?? []).length === 1),
  );
  await host.must(`/api/tables/${id}/screens`, { code });
  await eventually(async () => (await screen.state()).table === id);
});

test('whoever is banned by one process is turned away by the other', async () => {
  const guest = await Guest.arrive(at(0).base, 'Rude');
  expect((await fetch(`${at(1).base}/api/me`, { headers: { cookie: guest.cookie } })).status).toBe(200);
  await at(0).desk.perform({ deed: 'ban', who: guest.id, by: 'test', reason: 'rude', millis: null });
  await eventually(async () => {
    const { status } = await fetch(`${at(1).base}/api/me/tables`, { headers: { cookie: guest.cookie } });
    return status === 403;
  });
});

test('a process that stops is not ready, and says which tables it runs as long as it does', async () => {
  const statusOf = async (index: number): Promise<number> => (await fetch(`${at(index).base}/ready`)).status;
  expect([await statusOf(0), await statusOf(1)]).toEqual([200, 200]);
  const figures = await (await fetch(`${at(0).base}/metrics?tables`)).text();
  expect(figures).toContain(`starboard_tables_owned{process="${at(0).house.store.leases.process}"}`);
  expect(figures.match(/^starboard_table\{/gm)?.length ?? 0).toBe(at(0).hall.size);
  await at(0).cluster?.handOverAll();
  expect([await statusOf(0), await statusOf(1)]).toEqual([503, 200]);
  expect(at(0).hall.size).toBe(0);
});
