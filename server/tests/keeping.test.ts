/** Backups are made under load, put back over anything, and every match in them replays. */

import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { askDesk } from '../src/moderation/ask-desk.ts';
import { backUp, restore } from '../src/store/backup.ts';
import { checkAll } from '../src/store/check.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import type { Seen } from '../trials/player.ts';
import { PATIENT, removeFolder, shelfOf, temporaryFolder, trialServer, until } from '../trials/running.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));
const shelf = shelfOf([sealedBids]);
const fileOf = (folder: string): string => join(folder, 'starboard.sqlite');

function otherFile(): string {
  const file = join(root, 'other.sqlite');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE things (id TEXT)');
  database.close();
  return file;
}

/** A server with a match on, a backup of it taken in the middle, and the log of a crash beside the file. */
async function crashedWithBackup(name: string) {
  const data = join(root, name);
  const server = await trialServer({ shelf, data });
  const gathered = await gather(server, 2, { game: 'sealed-bids', seats: 2 });
  await start(gathered);
  const people = gathered.people as [Seated, Seated];
  const backup = join(root, `${name}.backup`);
  for (const [seat, { player, heard }] of people.entries()) {
    if (seat === 1) backUp(data, backup);
    const { hand } = (player.seen.get(seat) as Seen).view as { hand: number[] };
    player.move(seat, { type: 'bid', card: hand[0] });
    await until('the bid is made', () => heard.some(({ type }) => type === 'accepted'));
  }
  const match = people[0].player.table?.match?.id ?? '';
  // As a crash leaves it: copied while it is open, with its log.
  const crashed = `${data}-crashed`;
  const store = new SqliteStore(crashed, PATIENT);
  await store.close();
  for (const part of ['', '-wal']) copyFileSync(`${fileOf(data)}${part}`, `${fileOf(crashed)}${part}`);
  gathered.leave();
  await server.close();
  return { crashed, backup, match };
}

test('a backup put back over a leftover log is what it was, and replays', async () => {
  const { crashed, backup, match } = await crashedWithBackup('log');
  expect(existsSync(`${fileOf(crashed)}-wal`)).toBe(true);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(restore(backup, crashed, 'then')).toBe(`${fileOf(crashed)}.then`);
  expect(await checkAll(crashed, shelf.rules)).toEqual({
    tables: 1,
    matches: 1,
    entries: 1,
    ofOtherRules: 0,
    faults: [],
  });
  const server = await trialServer({ shelf, data: crashed });
  const [table] = await server.house.store.openTables();
  expect((await server.hall.table(table?.id ?? '')).isPlaying).toBe(true);
  expect(await server.house.store.entries(match)).toHaveLength(1);
  await server.close();
});

test('what lies beside the file comes along, and what was there is kept', async () => {
  const [data, other] = [join(root, 'beside'), join(root, 'beside-other')];
  for (const folder of [data, other]) await new SqliteStore(folder, PATIENT).close();
  writeFileSync(join(data, 'bots.json'), '[]');
  writeFileSync(join(data, 'starboard.notices'), 'keys');
  // One that can't be read costs nobody their backup.
  mkdirSync(join(data, 'filter.txt'));
  writeFileSync(join(other, 'bots.json'), 'others');
  const backup = join(root, 'beside.backup');
  backUp(data, backup);
  restore(backup, other, 'then');
  const read = (name: string): string => readFileSync(join(other, name), 'utf8');
  expect([read('bots.json'), read('bots.json.then'), read('starboard.notices')]).toEqual(['[]', 'others', 'keys']);
  expect(statSync(join(other, 'bots.json')).mode & 0o777).toBe(0o600);
  expect(existsSync(join(other, 'filter.txt'))).toBe(false);
  // The store knows nothing of it, and can be backed up again, also where somebody copied the file by hand.
  const database = new DatabaseSync(fileOf(other), { readOnly: true });
  expect(database.prepare("SELECT name FROM sqlite_schema WHERE name = 'beside'").all()).toEqual([]);
  database.close();
  copyFileSync(backup, fileOf(data));
  backUp(data, join(root, 'beside-again.backup'));
});

test('copied over it by hand, it would not be: the trial notices', async () => {
  const { crashed, backup } = await crashedWithBackup('by-hand');
  copyFileSync(backup, fileOf(crashed));
  const whole = { tables: 1, matches: 1, entries: 1, ofOtherRules: 0, faults: [] };
  expect(await checkAll(crashed, shelf.rules)).not.toEqual(whole);
});

test('what does not agree is said', async () => {
  const { crashed, match } = await crashedWithBackup('wrong');
  const database = new DatabaseSync(fileOf(crashed));
  const poison = JSON.stringify({ kind: 'move', at: 9e6, by: 0, move: { type: 'bid', card: 99 }, key: 'poisoned' });
  database.prepare('UPDATE entries SET data = ? WHERE match = ? AND seq = 1').run(poison, match);
  database.prepare("INSERT INTO tables VALUES ('bad', 1, 'nonsense')").run();
  database.close();
  const { faults } = await checkAll(crashed, shelf.rules);
  expect(faults).toHaveLength(2);
  expect(faults.join()).toContain('table bad');
  expect(faults.join()).toContain(`match ${match}: entry 1 is refused`);
});

test.each([
  ['a running server’s folder', (data: string, backup: string) => restore(backup, data, 'x'), 'in use'],
  ['a file that is there', (data: string, backup: string) => backUp(data, backup), 'is there already'],
  ['some other file', (data: string) => restore(otherFile(), data, 'x'), 'no copy of'],
])('%s is refused with a sentence', async (name, deed, complaint) => {
  const data = join(root, `refused-${name.length}`);
  const server = await trialServer({ shelf, data });
  const backup = `${data}.backup`;
  backUp(data, backup);
  expect(() => deed(data, backup)).toThrow(complaint);
  await server.close();
});

const statusFor = async ({ base, cookie }: Pick<Guest, 'base' | 'cookie'>): Promise<number> =>
  (await fetch(`${base}/api/me`, { headers: { cookie } })).status;

test('whoever runs the server signs people out, one or everybody, while it serves and while it does not', async () => {
  const data = join(root, 'signed-out');
  const server = await trialServer({ shelf, data, port: await lastingPort() });
  const gathered = await gather(server, 3, { game: 'sealed-bids', seats: 3 });
  const [ada, grace, mae] = gathered.people as [Seated, Seated, Seated];
  const signOut = (who: string | null) => askDesk(data, { deed: 'sign-out', by: 'root', who });
  expect(await signOut('Guest 0')).toEqual({ signedOut: ada.guest.id });
  await until('Ada is sent home', () => !ada.player.isOpen);
  expect(await Promise.all([ada, grace, mae].map(({ guest }) => statusFor(guest)))).toEqual([401, 200, 200]);
  expect(grace.player.connections).toBe(1);
  await expect(signOut('Nobody')).rejects.toThrow('nobody here is called "Nobody"');
  gathered.leave();
  await server.close();
  await signOut(grace.guest.id);
  const again = await trialServer({ shelf, data, port: server.port });
  expect(await Promise.all([grace, mae].map(({ guest }) => statusFor(guest)))).toEqual([401, 200]);
  await signOut(null);
  expect(await statusFor(mae.guest)).toBe(401);
  expect(await statusFor(await Guest.arrive(again.base, 'Mae'))).toBe(200);
  await again.close();
});
