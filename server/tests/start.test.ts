/** A start either serves or ends with one clear line. Run as people run it. */

import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TableInfo } from '#protocol';
import { sealedBids } from '#tabletop/testing';
import type { House } from '../src/house.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { SqliteReader } from '../src/store/sqlite-reader.ts';
import type { TableRecord } from '../src/store/store.ts';
import { Hall } from '../src/tables/hall.ts';
import { gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import type { Seen } from '../trials/player.ts';
import { PATIENT, removeFolder, shelfOf, temporaryFolder, trialServer, until } from '../trials/running.ts';

const MAIN = fileURLToPath(new URL('../../cli/starboard.mjs', import.meta.url));
const root = temporaryFolder();
afterAll(() => removeFolder(root));
afterEach(() => void vi.restoreAllMocks());
/** A folder with some tables in it, as a server left it. */
const good = join(root, 'good');

beforeAll(async () => {
  const server = await trialServer({ data: good });
  const ada = await Guest.arrive(server.base, 'Ada');
  for (let table = 0; table < 8; table++) await ada.must<TableInfo>('/api/tables', { game: 'space-lab' });
  await server.close();
});

function copyOf(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  copyFileSync(join(good, 'starboard.sqlite'), join(folder, 'starboard.sqlite'));
  return folder;
}

/** What it says, and with which code it ends; null: it serves. */
async function serve(...args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, log] = ['', ''];
  child.stderr.on('data', (data) => {
    said += String(data);
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.stdout.on('data', (data) => {
      log += String(data);
      if (log.includes('"serving"')) resolve(null);
    });
  });
  if (code === null) {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  return { code, said };
}

const spoiltBy = (sql: string) => (file: string) => {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
};

function scribble(file: string): void {
  const at = Math.floor(statSync(file).size / 2);
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(4_096, 0xa5), 0, 4_096, at - (at % 4_096));
  writeSync(descriptor, Buffer.alloc(200, 0xa5), 0, 200, 100);
}

test.each([
  ['a file with bytes of something else in it', (file: string) => scribble(file), 'is damaged'],
  ['a file cut in half', (file: string) => truncateSync(file, statSync(file).size / 2), 'is damaged'],
  ['a file that is something else', (file: string) => writeFileSync(file, 'hello '.repeat(1_000)), 'is damaged'],
  ['a file of a newer program', spoiltBy('PRAGMA user_version = 99'), 'newer Starboard'],
  ['a file without its moves', spoiltBy('DROP TABLE entries'), 'it lacks entries'],
  ['the same of an unknown version', spoiltBy('DROP TABLE entries; PRAGMA user_version = 0'), 'it lacks entries'],
  ['a file without an index', spoiltBy('DROP INDEX played_of_match'), 'it lacks played_of_match'],
  [
    'a crash whose log is missing',
    (file: string) => writeFileSync(join(file, '..', 'starboard.open'), ''),
    '-wal is missing',
  ],
])('%s ends the start with one line', async (name, spoil, complaint) => {
  const folder = copyOf(name.replaceAll(' ', '-'));
  const before = readFileSync(join(folder, 'starboard.sqlite'));
  spoil(join(folder, 'starboard.sqlite'));
  const spoilt = readFileSync(join(folder, 'starboard.sqlite'));
  const { code, said } = await serve('--data', folder);
  expect(code).toBe(1);
  expect(said).toContain(complaint);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(readFileSync(join(folder, 'starboard.sqlite'))).toEqual(spoilt);
  expect(before.length).toBeGreaterThan(0);
});

test('after a crash the file must have come as far as its mark, if there is no log', async () => {
  const folder = copyOf('marked');
  const store = new SqliteStore(folder);
  await store.write({ kind: 'beat', beat: { served: 5_000, wall: 0 } });
  // Written by whoever writes, once it is stored.
  const mark = readFileSync(join(folder, 'starboard.open'), 'utf8');
  expect(JSON.parse(mark)).toMatchObject({ served: 5_000 });
  await store.close();
  const crash = (served: number): void => writeFileSync(join(folder, 'starboard.open'), JSON.stringify({ served }));
  crash(5_001);
  expect(() => new SqliteStore(folder)).toThrow('-wal is missing');
  writeFileSync(join(folder, 'starboard.sqlite-wal'), Buffer.alloc(5_000, 7));
  expect(() => new SqliteStore(folder)).toThrow('-wal is missing');
  // Somebody has looked into the file with another program: that put the log into it.
  crash(5_000);
  await new SqliteStore(folder).close();
});

test.each(['{"served":"long"}', '{'])('a clock that says %s ends the start', async (text) => {
  const folder = copyOf(`clock-${text.length}`);
  const database = new DatabaseSync(join(folder, 'starboard.sqlite'));
  database.prepare('UPDATE beats SET data = ?').run(text);
  database.close();
  await expect(trialServer({ data: folder })).rejects.toThrow('how long was served');
});

/** Planted: something keeps the process going after it has said what is wrong. */
test.runIf(process.env.TRIALS === 'long')('a start that fails and stays would be noticed', async () => {
  const folder = copyOf('stays');
  scribble(join(folder, 'starboard.sqlite'));
  const planted = 'data:text/javascript,setInterval(()=>{},1000)';
  const child = spawn(process.execPath, ['--import', planted, MAIN, 'serve', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise((resolve) => child.stderr.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(child.exitCode).toBeNull();
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
});

test('a port that is taken ends the start, and nothing is written', async () => {
  const folder = copyOf('taken');
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const { port } = holder.address() as { port: number };
  const { code, said } = await serve('--data', folder, '--port', String(port));
  expect(code).toBe(1);
  expect(said).toContain(`port ${port} is taken`);
  const store = new SqliteStore(folder, PATIENT);
  const before = new SqliteStore(good, PATIENT);
  expect(await store.lastBeat()).toEqual(await before.lastBeat());
  await Promise.all([store.close(), before.close()]);
  holder.close();
});

test('a folder belongs to one server; one that was killed leaves it to the next', async () => {
  const folder = copyOf('shared');
  const first = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let log = '';
  first.stdout.on('data', (data) => {
    log += String(data);
  });
  await until('it serves', () => log.includes('"serving"'));
  const second = await serve('--data', folder);
  expect(second).toMatchObject({ code: 1 });
  expect(second.said).toContain('is in use by another Starboard server');
  const killed = new Promise((resolve) => first.once('close', resolve));
  first.kill('SIGKILL');
  await killed;
  expect((await serve('--data', folder)).code).toBeNull();
});

test('nobody else on the machine can read what is kept', async () => {
  const folder = join(root, 'private', 'data');
  await new SqliteStore(folder, PATIENT).close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'starboard.sqlite')).mode & 0o777).toBe(0o600);
});

/** How many tables there are after one of eight can't be read, who is told of it, and what is then in its row. */
async function startWithBadRow(name: string, text = '{"wall":') {
  const folder = copyOf(name);
  const database = new DatabaseSync(join(folder, 'starboard.sqlite'));
  const [bad] = database.prepare('SELECT id FROM tables').all() as [{ id: string }];
  database.prepare('UPDATE tables SET data = ? WHERE id = ?').run(text, bad.id);
  database.close();
  const said: object[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (facts: object) => void said.push(facts) };
  const server = await trialServer({ data: folder, log });
  const tables = (await server.house.store.openTables()).length;
  await server.close();
  const after = new DatabaseSync(join(folder, 'starboard.sqlite'));
  const row = after.prepare('SELECT open, data FROM tables WHERE id = ?').get(bad.id);
  after.close();
  return { tables, row, isTold: said.some((facts) => 'table' in facts && facts.table === bad.id) };
}

test('one row that can’t be read costs one table, which is left as it is', async () => {
  expect(await startWithBadRow('row')).toEqual({ tables: 7, row: { open: 1, data: '{"wall":' }, isTold: true });
});

test('so does one that is no table: nobody else, who only looks through them all, notices', async () => {
  const text = '{"wall":1,"host":"h","game":"space-lab","phase":"open","seats":null,"match":null,"next":{}}';
  const look = vi.spyOn(Hall.prototype, 'recover');
  expect(await startWithBadRow('shape', text)).toMatchObject({ row: { open: 1, data: text }, isTold: true });
  const [hall] = look.mock.contexts as [Hall];
  expect(hall.register.tablesOf('somebody')).toEqual([]);
});

test('a match that can’t be read keeps no other from being taken up', async () => {
  const folder = copyOf('match');
  const database = new DatabaseSync(join(folder, 'starboard.sqlite'));
  const tables = database.prepare('SELECT id FROM tables').all().slice(0, 2);
  const begun = `UPDATE tables SET data = json_set(data, '$.phase', 'playing', '$.match', json('{"id":"m1"}')) WHERE id = ?`;
  for (const { id } of tables) database.prepare(begun).run(id ?? null);
  database.prepare('INSERT INTO matches VALUES (?, ?)').run('m1', '{');
  database.close();
  const said: object[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (facts: object) => void said.push(facts) };
  const server = await trialServer({ data: folder, log });
  await server.hall.takeUpAll();
  const failed = said.flatMap((facts) => ('table' in facts ? [facts.table] : []));
  expect(new Set(failed)).toEqual(new Set(tables.map(({ id }) => id)));
  await server.close();
});

test('it would be noticed if it stopped the whole house', async () => {
  const { openTables } = SqliteReader.prototype;
  vi.spyOn(SqliteReader.prototype, 'openTables').mockImplementation(function (this: SqliteReader) {
    return openTables.call(this, (_, error) => {
      throw error;
    });
  });
  await expect(startWithBadRow('stopped')).rejects.toThrow();
});

/** A match goes on, then the rules refuse everything for one start: whether it goes on with the right ones. */
async function goesOnAfterBadRules(
  name: string,
  planted: (house: House, table: string) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const data = join(root, name);
  const shelf = shelfOf([sealedBids]);
  const first = await trialServer({ shelf, data });
  const gathered = await gather(first, 2, { game: 'sealed-bids', seats: 2 });
  await start(gathered);
  const [ada] = gathered.people as [Seated, Seated];
  const { hand } = (ada.player.seen.get(0) as Seen).view as { hand: number[] };
  ada.player.move(0, { type: 'bid', card: hand[0] });
  await until('a bid is made', () => ada.heard.some(({ type }) => type === 'accepted'));
  gathered.leave();
  await first.close();
  const bad = { ...sealedBids, play: () => ({ because: 'not-today', rule: 'BID-1' }) as never };
  const second = await trialServer({ shelf: shelfOf([bad]), data });
  await expect(second.hall.table(gathered.table.id)).rejects.toMatchObject({ because: 'table-has-failed' });
  await planted(second.house, gathered.table.id);
  await second.close();
  const third = await trialServer({ shelf, data });
  const isPlaying = await third.hall.table(gathered.table.id).then(
    (table) => table.isPlaying,
    () => false,
  );
  await third.end();
  return isPlaying;
}

test('rules that refuse everything for one start close nothing: with the right ones everybody goes on', async () => {
  expect(await goesOnAfterBadRules('rollback')).toBe(true);
});

test('it would be noticed if what can’t be read were written down as closed', async () => {
  const close = async ({ store }: House, id: string): Promise<void> => {
    const table = (await store.table(id)) as TableRecord;
    await store.write({ kind: 'table', table: { ...table, open: false } });
  };
  expect(await goesOnAfterBadRules('closed', close)).toBe(false);
});
