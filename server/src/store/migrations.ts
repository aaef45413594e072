/**
 * The shape of what is kept, version by version: each step brings a file, or a database, of the version before it to its
 * own. A step is written once, in the words of SQLite; `inPostgres` says the same in those of PostgreSQL.
 */

import { DatabaseSync } from 'node:sqlite';
import { writePlayed } from './migrate-played.ts';

interface Step {
  readonly sql: string;
  /** What is made of rows that are there already. */
  readonly rows?: {
    sqlite(database: DatabaseSync): void;
    /** Null: no database of the version before was ever made. */
    readonly postgres: ((query: (sql: string) => Promise<unknown>) => Promise<void>) | null;
  };
}

const FIRST = `
  CREATE TABLE IF NOT EXISTS guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, guest TEXT NOT NULL, wall INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, open INTEGER NOT NULL, data TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS open_tables ON tables (open) WHERE open = 1;
  CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entries (
    match TEXT NOT NULL, seq INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (match, seq)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS beats (id INTEGER PRIMARY KEY CHECK (id = 0), data TEXT NOT NULL);
`;

/**
 * Who played, how they come back, and whom they know. `played` has one row for each person of a match: `at` is what the
 * lists are sorted by, `state` is 0 while it is on, 1 once it is finished, 2 if it was broken off; `won` and `score` are
 * those of the seat that was the person's own, if they sat in it at the end.
 */
const PEOPLE = `
  CREATE INDEX IF NOT EXISTS tokens_of_guest ON tokens (guest);
  ALTER TABLE tokens ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
  UPDATE tokens SET used = wall;
  CREATE TABLE played (
    guest TEXT NOT NULL, match TEXT NOT NULL, at INTEGER NOT NULL, game TEXT NOT NULL, state INTEGER NOT NULL,
    ended INTEGER, won INTEGER NOT NULL, score REAL, seats INTEGER NOT NULL, of_device INTEGER NOT NULL,
    name TEXT NOT NULL, PRIMARY KEY (guest, match)
  ) WITHOUT ROWID;
  CREATE INDEX played_by_date ON played (guest, at DESC, match DESC, state, game);
  CREATE INDEX played_running ON played (guest, at DESC, match DESC) WHERE state = 0;
  CREATE INDEX played_of_match ON played (match);
  CREATE TABLE words (guest TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, wall INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, guest TEXT NOT NULL, data TEXT NOT NULL, wall INTEGER NOT NULL, used INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX passkeys_of_guest ON passkeys (guest);
  CREATE TABLE known (
    guest TEXT NOT NULL, other TEXT NOT NULL, added INTEGER NOT NULL, blocked INTEGER NOT NULL,
    PRIMARY KEY (guest, other)
  ) WITHOUT ROWID;
  CREATE INDEX known_by_others ON known (other);
  CREATE TABLE house (id INTEGER PRIMARY KEY CHECK (id = 0), key TEXT NOT NULL);
  INSERT INTO house VALUES (0, lower(hex(randomblob(32))));
`;

/** What whoever runs the server decides about people, what people report, and whom they don't want to hear. */
const MODERATION = `
  CREATE TABLE bans (
    id TEXT PRIMARY KEY, guest TEXT, network TEXT, name TEXT NOT NULL, reason TEXT NOT NULL, since INTEGER NOT NULL,
    until INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, wall INTEGER NOT NULL, guest TEXT NOT NULL, other TEXT NOT NULL, match TEXT, data TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX reports_by_date ON reports (wall);
  CREATE INDEX reports_of_match ON reports (match);
  CREATE TABLE deeds (id INTEGER PRIMARY KEY, wall INTEGER NOT NULL, guest TEXT, data TEXT NOT NULL);
  ALTER TABLE known ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
`;

/** What people have set for themselves. */
const OWN = `
  CREATE TABLE own (guest TEXT NOT NULL, what TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (guest, what)) WITHOUT ROWID;
`;

/** Who hears of their turn, where, and what they were told; a mark without a guest is of a room's webhook. */
const NOTICES = `
  CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY, guest TEXT NOT NULL, token TEXT NOT NULL, wall INTEGER NOT NULL, data TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX subscriptions_of_guest ON subscriptions (guest);
  CREATE INDEX subscriptions_of_token ON subscriptions (token);
  CREATE TABLE mails (
    guest TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL, confirmed INTEGER NOT NULL,
    wall INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE marks (
    guest TEXT NOT NULL, room TEXT NOT NULL, turn TEXT NOT NULL, what TEXT NOT NULL, wall INTEGER NOT NULL,
    PRIMARY KEY (guest, room)
  ) WITHOUT ROWID;
  CREATE INDEX marks_of_room ON marks (room);
`;

/** What people keep for themselves about a table. */
const NOTES = `
  CREATE TABLE notes (
    guest TEXT NOT NULL, room TEXT NOT NULL, text TEXT NOT NULL, wall INTEGER NOT NULL, PRIMARY KEY (guest, room)
  ) WITHOUT ROWID;
  CREATE INDEX notes_of_room ON notes (room);
`;

/** Rounds that people play alone, each once, and what each did. */
const CHALLENGES = `
  CREATE TABLE challenges (id TEXT PRIMARY KEY, guest TEXT, wall INTEGER NOT NULL, data TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE attempts (
    id TEXT PRIMARY KEY, challenge TEXT NOT NULL, guest TEXT, name TEXT NOT NULL, seq INTEGER NOT NULL,
    wall INTEGER NOT NULL, data TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX attempts_of_guest ON attempts (guest, challenge);
  CREATE INDEX attempts_at ON attempts (challenge, wall DESC);
`;

export const STEPS: readonly Step[] = [
  { sql: FIRST },
  { sql: PEOPLE, rows: { sqlite: writePlayed, postgres: null } },
  { sql: MODERATION },
  { sql: OWN },
  { sql: NOTICES },
  { sql: NOTES },
  { sql: CHALLENGES },
];

/** Every word that differs. Texts are compared byte by byte, as SQLite does; whole numbers are as long as there. */
const IN_POSTGRES: readonly (readonly [RegExp, string])[] = [
  [/\)\s+WITHOUT ROWID/g, ')'],
  [/\bid INTEGER PRIMARY KEY,/g, 'id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,'],
  [/\bINTEGER\b/g, 'BIGINT'],
  [/\bREAL\b/g, 'DOUBLE PRECISION'],
  [/\bTEXT\b/g, 'TEXT COLLATE "C"'],
  [/lower\(hex\(randomblob\(32\)\)\)/g, "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')"],
];

export const inPostgres = (sql: string): string =>
  IN_POSTGRES.reduce((text, [from, to]) => text.replaceAll(from, to), sql);

/** A file of a higher version is left alone. */
export const SCHEMA_VERSION = STEPS.length;

export const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);

/** All steps that are missing, each whole or not at all. `to` is less than all of them only where a step is tried out. */
export function migrate(database: DatabaseSync, to = SCHEMA_VERSION): void {
  for (let version = versionOf(database); version < to; version++) {
    database.exec('BEGIN IMMEDIATE');
    try {
      database.exec(STEPS[version]?.sql ?? '');
      STEPS[version]?.rows?.sqlite(database);
      database.exec(`PRAGMA user_version = ${version + 1}; COMMIT;`);
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
}

const namesIn = (database: DatabaseSync): readonly string[] =>
  database
    .prepare(`SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name`)
    .all()
    .map(({ name }) => String(name));

/** What a file of its version should have and has not: a table that went would be filled anew, as if nothing had been. */
export function lackOf(database: DatabaseSync): string | null {
  const version = versionOf(database);
  if (version > SCHEMA_VERSION) return null;
  const whole = new DatabaseSync(':memory:');
  migrate(whole, Math.max(version, 1));
  const names = namesIn(database);
  const expected = namesIn(whole);
  whole.close();
  const lacking = expected.filter((name) => !names.includes(name));
  const isNew = version === 0 && lacking.length === expected.length;
  return isNew || lacking.length === 0 ? null : `it lacks ${lacking.join(', ')}`;
}
