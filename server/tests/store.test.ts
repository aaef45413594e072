import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { SqliteWriter } from '../src/store/sqlite-writer.ts';
import { PATIENT } from '../trials/running.ts';
import { challengeContract } from './challenge-contract.ts';
import { noticesContract } from './notices-contract.ts';
import { ownContract } from './own-contract.ts';
import { peopleContract } from './people-contract.ts';
import { storeContract } from './store-contract.ts';

const root = mkdtempSync(join(tmpdir(), 'starboard-store-'));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;

const make = () => {
  const folder = join(root, String(folders++));
  const open = async () => new SqliteStore(folder, PATIENT);
  return { open, reopen: open };
};
storeContract('SqliteStore', make);
peopleContract('SqliteStore', make);
ownContract('SqliteStore', make);
noticesContract('SqliteStore', make);
challengeContract('SqliteStore', make);

test('every commit is synced to the disk', () => {
  mkdirSync(join(root, 'synced'));
  const writer = new SqliteWriter(join(root, 'synced'), { isSynced: true });
  expect(writer.synchronous).toBe(2);
  writer.close();
});

test('what many tables write in one turn shares one sync', async () => {
  const store = new SqliteStore(join(root, 'grouped'), PATIENT);
  const entry = (seq: number) => ({ kind: 'move', at: seq, by: 0, move: null, key: 'k' }) as const;
  await Promise.all(
    Array.from({ length: 500 }, (_, table) =>
      store.write({ kind: 'entry', match: `${table}`, seq: 0, entry: entry(0) }),
    ),
  );
  expect(store.commits).toBe(1);
  await store.close();
});

test('data of a newer program is left alone', async () => {
  const folder = join(root, 'newer');
  await new SqliteStore(folder, PATIENT).close();
  const database = new DatabaseSync(join(folder, 'starboard.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => new SqliteStore(folder, PATIENT)).toThrow('newer Starboard (store version 99)');
});
