/** A house on PostgreSQL: it starts or says why not, its shape is that of a file, and all of it can be checked. */

import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { checkKept } from '../src/store/check.ts';
import { inPostgres, migrate, SCHEMA_VERSION, STEPS } from '../src/store/migrations.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { migratePostgres } from '../src/store/postgres-schema.ts';
import { POSTGRES_WRITES, REWRITES } from '../src/store/postgres-writes.ts';
import { WIDTHS, WRITES } from '../src/store/writes.ts';
import { gather, type Seated, start } from '../trials/company.ts';
import { asked, PostgresEngine } from '../trials/engines/postgres.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import type { Seen } from '../trials/player.ts';
import { PATIENT, shelfOf, trialServer, until } from '../trials/running.ts';

let postgres: PostgresEngine;
beforeAll(async () => {
  postgres = await PostgresEngine.start();
});
afterAll(() => postgres.end());

async function connected(address: string): Promise<Client> {
  const client = new Client({ connectionString: address });
  // A test that fails leaves it open.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const SHAPE = `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE table_schema = current_schema() UNION ALL
  SELECT indexname FROM pg_indexes WHERE schemaname = current_schema() AND indexname NOT LIKE '%\\_key' AND indexname NOT LIKE '%\\_pkey'`;

const namesIn = async (client: Client): Promise<readonly string[]> =>
  (await client.query<{ name: string }>(SHAPE)).rows.map(({ name }) => name).sort();

/** Of a file, in the same words. */
function namesInFile(version: number): readonly string[] {
  const database = new DatabaseSync(':memory:');
  migrate(database, version);
  const all = database.prepare(`SELECT name, type FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'`).all();
  const names = all.flatMap(({ name, type }) =>
    type === 'table'
      ? database
          .prepare(`SELECT name FROM pragma_table_info('${name}')`)
          .all()
          .map((column) => `${name}.${column.name}`)
      : [String(name)],
  );
  database.close();
  return names.sort();
}

test.each(STEPS.map((_, index) => index + 1))(
  'what is kept has the same shape in version %i of both',
  async (version) => {
    const client = await connected(await postgres.database());
    for (const { sql } of STEPS.slice(0, version)) await client.query(inPostgres(sql));
    expect(await namesIn(client)).toEqual(namesInFile(version));
    await client.end();
  },
);

test('every write is one that PostgreSQL understands', async () => {
  const client = await connected(await postgres.database());
  await migratePostgres(client);
  for (const [name, text] of POSTGRES_WRITES) {
    await client.query(`PREPARE "${name}" AS ${text}`);
    const known = 'SELECT cardinality(parameter_types) AS width FROM pg_prepared_statements WHERE name = $1';
    const { rows } = await client.query<{ width: number }>(known, [name]);
    expect([name, rows[0]?.width]).toEqual([name, WIDTHS[name]]);
  }
  const others = ['beat', 'entry', ...Object.keys(REWRITES)];
  expect([...POSTGRES_WRITES.keys(), ...others].sort()).toEqual(Object.keys(WRITES).sort());
  await client.end();
});

test('several that start at once on an empty database make it once', async () => {
  const address = await postgres.database();
  const stores = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(address, PATIENT)));
  const keys = await Promise.all(stores.map((store) => store.people.houseKey()));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  await Promise.all(stores.map((store) => store.close()));
});

test('a step that fails leaves the database as it was', async () => {
  const client = await connected(await postgres.database());
  await client.query('CREATE TABLE passkeys (nobody TEXT)');
  await expect(migratePostgres(client)).rejects.toThrow('passkeys');
  await client.query('DROP TABLE passkeys');
  expect(await namesIn(client)).toEqual([]);
  await migratePostgres(client, 1);
  await migratePostgres(client);
  expect(await namesIn(client)).toEqual(expect.arrayContaining([...namesInFile(SCHEMA_VERSION)]));
  await client.end();
});

test('every commit is synced to the disk, though the database would not', async () => {
  const address = `${await postgres.database()}%20-c%20synchronous_commit%3Doff`;
  const store = await PostgresStore.open(address, PATIENT);
  await asked(
    address,
    `CREATE TABLE said (setting TEXT);
    CREATE FUNCTION say() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO said VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$;
    CREATE TRIGGER saying BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION say()`,
  );
  await store.write({ kind: 'entry', match: 'm', seq: 0, entry: { kind: 'move', at: 0, by: 0, move: {}, key: 'k' } });
  const client = await connected(address);
  expect((await client.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'off' }]);
  expect((await client.query('SELECT setting FROM said')).rows).toEqual([{ setting: 'on' }]);
  await client.end();
  await store.close();
});

test('a database that can’t be used ends the start with one line, without the password, in time', async () => {
  const good = new URL(await postgres.database());
  const nowhere = new URL(good);
  nowhere.port = String(await lastingPort());
  const wrong = new URL(good);
  wrong.password = 'guessed';
  const none = new URL(good);
  none.pathname = '/elsewhere';
  await (await PostgresStore.open(good.href, PATIENT)).close();
  const newer = await postgres.database();
  await (await PostgresStore.open(newer, PATIENT)).close();
  await asked(newer, `UPDATE versions SET version = 99 WHERE what = 'kept'`);
  const lines = [
    [nowhere.href, /^the database at 127\.0\.0\.1:\d+ can’t be reached: connect ECONNREFUSED/],
    [wrong.href, /^the database at 127\.0\.0\.1:\d+ does not let starboard in: password authentication failed/],
    [none.href, /^the database at 127\.0\.0\.1:\d+ has no "elsewhere"/],
    [
      newer,
      /^the database at 127\.0\.0\.1:\d+ can’t be used: it was written by a newer Starboard \(store version 99\)/,
    ],
  ] as const;
  for (const [store, line] of lines) {
    const begun = performance.now();
    const error = await PostgresStore.open(store, PATIENT).then(() => null, String);
    expect(error?.replace('Error: ', '')).toMatch(line);
    expect(error).not.toMatch(/only-for-trials|guessed|\n/);
    expect(performance.now() - begun).toBeLessThan(60_000);
  }
});

test('a match is played, goes on after a restart, and everything checks', async () => {
  const shelf = shelfOf([sealedBids]);
  const store = await postgres.database();
  const options = { shelf, openStore: () => PostgresStore.open(store, PATIENT) };
  const server = await trialServer(options);
  const gathered = await gather(server, 2, { game: 'sealed-bids', seats: 2 });
  await start(gathered);
  const [{ player, heard }] = gathered.people as [Seated, Seated];
  const { hand } = (player.seen.get(0) as Seen).view as { hand: number[] };
  player.move(0, { type: 'bid', card: hand[0] });
  await until('the bid is made', () => heard.some(({ type }) => type === 'accepted'));
  const { id: table } = gathered.table;
  await server.end();
  const again = await trialServer(options);
  expect((await again.hall.table(table)).session?.match.entries).toBe(1);
  await again.end();
  const checked = await checkKept({ data: '', store }, shelf.rules);
  expect(checked).toEqual({ tables: 1, matches: 1, entries: 1, ofOtherRules: 0, faults: [] });
  await asked(store, `UPDATE entries SET seq = 5`);
  expect((await checkKept({ data: '', store }, shelf.rules)).faults).toEqual([
    expect.stringContaining('has no entry 0'),
  ]);
  const empty = checkKept({ data: '', store: await postgres.database() }, shelf.rules);
  await expect(empty).rejects.toThrow('there is no data of a Starboard server in it');
});
