import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { findGame } from '#games';
import type { TableInfo } from '#protocol';
import { checkAll } from '../src/store/check.ts';
import { migrate, SCHEMA_VERSION, versionOf } from '../src/store/migrations.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { PATIENT, trialServer } from '../trials/running.ts';
import { ADA, BESIDE, GRACE, layFirstVersion, RUNNING } from './first-version.ts';

const root = mkdtempSync(join(tmpdir(), 'starboard-migrations-'));
afterAll(() => rmSync(root, { recursive: true }));

const versionIn = (file: string): number => {
  const database = new DatabaseSync(file, { readOnly: true });
  const version = versionOf(database);
  database.close();
  return version;
};

test.each(Array.from({ length: SCHEMA_VERSION }, (_, step) => step + 1))(
  'a folder of version %i opens, with what it knows of who played',
  async (version) => {
    const folder = join(root, `from-${version}`);
    layFirstVersion(folder);
    const database = new DatabaseSync(join(folder, 'starboard.sqlite'));
    migrate(database, version);
    database.close();
    const store = new SqliteStore(folder, PATIENT);
    const all = await store.people.matchesOf({ guest: ADA.id, most: 50 });
    expect(all.length).toBe(6);
    expect(await store.people.matchesOf({ guest: ADA.id, most: 50, state: 'running' })).toEqual([
      { match: RUNNING.match, at: 0 },
    ]);
    expect((await store.people.matchesOf({ guest: ADA.id, most: 50, other: GRACE.id })).length).toBe(5);
    expect((await store.match(BESIDE))?.sittings).toEqual([
      { seat: 0, at: 0, guest: ADA.id, name: 'Ada' },
      { seat: 1, at: 0, guest: ADA.id, name: 'Ben' },
    ]);
    expect(await store.people.metBy(GRACE.id)).toMatchObject([
      { other: ADA.id, name: 'Ada', matches: 4, theirs: 1, mine: 3 },
    ]);
    expect(await store.tokensOf(ADA.id)).toMatchObject([{ wall: 1_794_953_873_703, used: 1_794_953_873_703 }]);
    const key = await store.people.houseKey();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    await store.close();
    const again = new SqliteStore(folder, PATIENT);
    expect(await again.people.houseKey()).toBe(key);
    await again.close();
    expect(await checkAll(folder, findGame)).toMatchObject({ tables: 6, matches: 6, entries: 1037, faults: [] });
    expect(versionIn(join(folder, 'starboard.sqlite'))).toBe(SCHEMA_VERSION);
    const copy = join(folder, `starboard.sqlite.version-${version}`);
    expect(existsSync(copy)).toBe(version < SCHEMA_VERSION);
    if (version < SCHEMA_VERSION) expect(versionIn(copy)).toBe(version);
  },
);

test('a step that fails leaves the file as it was', () => {
  const folder = join(root, 'fails');
  layFirstVersion(folder);
  const file = join(folder, 'starboard.sqlite');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE passkeys (nobody TEXT)');
  expect(() => migrate(database)).toThrow('passkeys');
  database.exec('DROP TABLE passkeys');
  expect(versionOf(database)).toBe(1);
  expect(() => database.prepare('SELECT used FROM tokens')).toThrow('used');
  migrate(database);
  expect(versionOf(database)).toBe(SCHEMA_VERSION);
  database.close();
});

test('a server on a folder of the first version knows its people, and their match goes on', async () => {
  const folder = join(root, 'served');
  layFirstVersion(folder);
  const server = await trialServer({ data: folder });
  const me = await fetch(`${server.base}/api/me`, { headers: { cookie: ADA.cookie } });
  expect(await me.json()).toEqual({ id: ADA.id, name: 'Ada' });
  const table = (await (await fetch(`${server.base}/api/tables/${RUNNING.table}`)).json()) as TableInfo;
  expect(table).toMatchObject({ phase: 'playing', match: { id: RUNNING.match } });
  expect((await server.hall.table(RUNNING.table)).session?.match.entries).toBe(4);
  await server.close();
});
