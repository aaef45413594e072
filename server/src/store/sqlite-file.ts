/** The file itself: SQLite with a write-ahead log that is synced at every commit. One writer, any number of readers. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Beat, Entry, GuestRecord, MatchRecord, TableRecord } from './store.ts';

const SCHEMA = `
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

/** Raised when an older program could not read what a newer one wrote. */
const SCHEMA_VERSION = 1;

/** What can be written; an entry that is there already makes its row fail. */
const WRITES = {
  guest: 'INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
  token: 'INSERT INTO tokens VALUES (?, ?, ?)',
  table: `INSERT INTO tables VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET open = excluded.open, data = excluded.data`,
  match: 'INSERT INTO matches VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
  entry: 'INSERT INTO entries VALUES (?, ?, ?)',
  beat: 'INSERT INTO beats VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
  forgetGuests: 'DELETE FROM guests WHERE id IN (SELECT guest FROM tokens GROUP BY guest HAVING max(wall) < ?)',
  forgetTokens: 'DELETE FROM tokens WHERE wall < ?',
  forgetTables: "DELETE FROM tables WHERE open = 0 AND json_extract(data, '$.wall') < ?",
} as const;

/** How many values each of them takes. */
const WIDTHS = {
  guest: 2,
  token: 3,
  table: 3,
  match: 2,
  entry: 3,
  beat: 1,
  ...{ forgetGuests: 1, forgetTokens: 1, forgetTables: 1 },
} as const;

type Value = string | number;

/** A change with everything in it already text or number. */
export interface Row {
  readonly write: keyof typeof WRITES;
  readonly values: readonly Value[];
}

/** Many rows one after the other, each with its name before it: the quickest to hand to another thread. */
export type Batch = readonly Value[];

export const batchOf = (rows: readonly Row[]): Batch => rows.flatMap(({ write, values }) => [write, ...values]);

function rowsIn(batch: Batch): readonly Row[] {
  const rows: Row[] = [];
  for (let from = 0; from < batch.length; ) {
    const write = batch[from] as Row['write'];
    const end = from + 1 + WIDTHS[write];
    rows.push({ write, values: batch.slice(from + 1, end) });
    from = end;
  }
  return rows;
}

const fileIn = (folder: string): string => join(folder, 'starboard.sqlite');

export class SqliteWriter {
  readonly #database: DatabaseSync;
  readonly #statements: ReadonlyMap<string, StatementSync>;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;

  /** `isSynced` is false only where it is tried out what a missing sync would cost. */
  constructor(folder: string, { isSynced }: { readonly isSynced: boolean }) {
    mkdirSync(folder, { recursive: true });
    this.#database = new DatabaseSync(fileIn(folder));
    this.#database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${isSynced ? 'FULL' : 'OFF'}; PRAGMA busy_timeout = 5000;`,
    );
    const version = Number(this.#database.prepare('PRAGMA user_version').get()?.user_version);
    if (version > SCHEMA_VERSION) {
      this.#database.close();
      throw new Error(`${folder} was written by a newer Starboard (store version ${version})`);
    }
    this.#database.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION};`);
    this.#begin = this.#database.prepare('BEGIN IMMEDIATE');
    this.#end = this.#database.prepare('COMMIT');
    this.#statements = new Map(Object.entries(WRITES).map(([name, sql]) => [name, this.#database.prepare(sql)]));
  }

  /** 2 is FULL: the log is synced before a commit returns. */
  get synchronous(): number {
    return Number(this.#database.prepare('PRAGMA synchronous').get()?.synchronous);
  }

  /** All in one transaction and one sync; if that fails each by itself. Null: all written; else why each was not. */
  write(batch: Batch): readonly (string | null)[] | null {
    const rows = rowsIn(batch);
    const together = this.#commit(rows);
    if (together === null) return null;
    return rows.length === 1 ? [together] : rows.map((row) => this.#commit([row]));
  }

  close(): void {
    this.#database.close();
  }

  #commit(rows: readonly Row[]): string | null {
    try {
      this.#begin.run();
      for (const { write, values } of rows) this.#statements.get(write)?.run(...values);
      this.#end.run();
      return null;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      return error instanceof Error ? error.message : String(error);
    }
  }
}

type Found = NonNullable<ReturnType<StatementSync['get']>>;

const tableIn = (row: Found): TableRecord => ({
  id: row.id as string,
  open: row.open === 1,
  data: JSON.parse(row.data as string) as TableRecord['data'],
});

const guestIn = (row: Found | undefined): GuestRecord | null =>
  row === undefined ? null : { id: row.id as string, name: row.name as string };

const dataIn = <T>(row: Found | undefined): T | null =>
  row === undefined ? null : (JSON.parse(row.data as string) as T);

export class SqliteReader {
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof readStatements>;

  constructor(folder: string) {
    this.#database = new DatabaseSync(fileIn(folder), { readOnly: true });
    this.#statements = readStatements(this.#database);
  }

  guest = (id: string): GuestRecord | null => guestIn(this.#statements.guest.get(id));
  guestWithToken = (token: string): GuestRecord | null => guestIn(this.#statements.guestWithToken.get(token));
  openTables = (): readonly TableRecord[] => this.#statements.openTables.all().map(tableIn);
  match = (id: string): MatchRecord | null => dataIn<MatchRecord>(this.#statements.match.get(id));
  lastBeat = (): Beat | null => dataIn<Beat>(this.#statements.lastBeat.get());

  table(id: string): TableRecord | null {
    const row = this.#statements.table.get(id);
    return row === undefined ? null : tableIn(row);
  }

  entries(match: string): readonly Entry[] {
    return this.#statements.entries.all(match).map((row, index) => {
      if (row.seq !== index) throw new Error(`match ${match} has no entry ${index}`);
      return JSON.parse(row.data as string) as Entry;
    });
  }

  close(): void {
    this.#database.close();
  }
}

function readStatements(database: DatabaseSync) {
  return {
    guest: database.prepare('SELECT id, name FROM guests WHERE id = ?'),
    guestWithToken: database.prepare(
      'SELECT guests.id, guests.name FROM tokens JOIN guests ON guests.id = tokens.guest WHERE token = ?',
    ),
    table: database.prepare('SELECT * FROM tables WHERE id = ?'),
    openTables: database.prepare('SELECT * FROM tables WHERE open = 1'),
    match: database.prepare('SELECT data FROM matches WHERE id = ?'),
    entries: database.prepare('SELECT seq, data FROM entries WHERE match = ? ORDER BY seq'),
    lastBeat: database.prepare('SELECT data FROM beats'),
  };
}
