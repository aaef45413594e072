/** The store in one file beside the server: SQLite with a write-ahead log that is synced at every commit. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Beat, Change, Entry, GuestRecord, MatchRecord, Store, TableRecord } from './store.ts';

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

interface Waiting {
  readonly change: Change;
  resolve(): void;
  reject(error: unknown): void;
}

export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  #waiting: Waiting[] = [];
  #flushIsDue = false;
  #isClosed = false;
  /** How many transactions have been made: what grouping saves is the difference to the changes written. */
  commits = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#database = new DatabaseSync(join(folder, 'starboard.sqlite'));
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    const version = this.#number('PRAGMA user_version', 'user_version');
    if (version > SCHEMA_VERSION) {
      this.#database.close();
      throw new Error(`${folder} was written by a newer Starboard (store version ${version})`);
    }
    this.#database.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION};`);
    this.#statements = prepare(this.#database);
  }

  /** 2 is FULL: the log is synced before a commit returns. */
  get synchronous(): number {
    return this.#number('PRAGMA synchronous', 'synchronous');
  }

  write(change: Change): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      if (this.#flushIsDue) return;
      this.#flushIsDue = true;
      // After everything that arrived in this turn of the event loop: many tables share one sync.
      setImmediate(() => this.#flush());
    });
  }

  async guest(id: string): Promise<GuestRecord | null> {
    const row = this.#statements.guest.get(id);
    return row === undefined ? null : { id, name: row.name as string };
  }

  async guestWithToken(token: string): Promise<GuestRecord | null> {
    const row = this.#statements.guestWithToken.get(token);
    return row === undefined ? null : { id: row.id as string, name: row.name as string };
  }

  async table(id: string): Promise<TableRecord | null> {
    const row = this.#statements.table.get(id);
    return row === undefined ? null : tableIn(row);
  }

  async openTables(): Promise<readonly TableRecord[]> {
    return this.#statements.openTables.all().map(tableIn);
  }

  async match(id: string): Promise<MatchRecord | null> {
    return read<MatchRecord>(this.#statements.match.get(id));
  }

  async entries(match: string): Promise<readonly Entry[]> {
    const rows = this.#statements.entries.all(match);
    return rows.map((row, index) => {
      if (row.seq !== index) throw new Error(`match ${match} has no entry ${index}`);
      return JSON.parse(row.data as string) as Entry;
    });
  }

  async lastBeat(): Promise<Beat | null> {
    return read<Beat>(this.#statements.lastBeat.get());
  }

  async close(): Promise<void> {
    this.#flush();
    this.#isClosed = true;
    this.#database.close();
  }

  #flush(): void {
    this.#flushIsDue = false;
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    try {
      this.#commit(batch);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) this.#commitAlone(one);
      return;
    }
    for (const { resolve } of batch) resolve();
  }

  #commitAlone(waiting: Waiting): void {
    try {
      this.#commit([waiting]);
      waiting.resolve();
    } catch (error) {
      waiting.reject(error);
    }
  }

  #commit(batch: readonly Waiting[]): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const { change } of batch) make(this.#statements, change);
      this.#database.exec('COMMIT');
      this.commits++;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #number(pragma: string, column: string): number {
    return Number(this.#database.prepare(pragma).get()?.[column]);
  }
}

type Row = NonNullable<ReturnType<StatementSync['get']>>;

const tableIn = (row: Row): TableRecord => ({
  id: row.id as string,
  open: row.open === 1,
  data: JSON.parse(row.data as string) as object,
});

const read = <T>(row: Row | undefined): T | null => (row === undefined ? null : (JSON.parse(row.data as string) as T));

type Statements = ReturnType<typeof prepare>;

function prepare(database: DatabaseSync) {
  return {
    guest: database.prepare('SELECT name FROM guests WHERE id = ?'),
    guestWithToken: database.prepare(
      'SELECT guests.id, guests.name FROM tokens JOIN guests ON guests.id = tokens.guest WHERE token = ?',
    ),
    table: database.prepare('SELECT * FROM tables WHERE id = ?'),
    openTables: database.prepare('SELECT * FROM tables WHERE open = 1'),
    match: database.prepare('SELECT data FROM matches WHERE id = ?'),
    entries: database.prepare('SELECT seq, data FROM entries WHERE match = ? ORDER BY seq'),
    lastBeat: database.prepare('SELECT data FROM beats'),
    saveGuest: database.prepare('INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name'),
    saveToken: database.prepare('INSERT INTO tokens VALUES (?, ?, ?)'),
    saveTable: database.prepare(
      'INSERT INTO tables VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET open = excluded.open, data = excluded.data',
    ),
    saveMatch: database.prepare(
      'INSERT INTO matches VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
    ),
    append: database.prepare('INSERT INTO entries VALUES (?, ?, ?)'),
    saveBeat: database.prepare('INSERT INTO beats VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data'),
  };
}

function make(statements: Statements, change: Change): void {
  switch (change.kind) {
    case 'guest':
      statements.saveGuest.run(change.guest.id, change.guest.name);
      return;
    case 'token':
      statements.saveToken.run(change.token, change.guest, change.wall);
      return;
    case 'table':
      statements.saveTable.run(change.table.id, change.table.open ? 1 : 0, JSON.stringify(change.table.data));
      return;
    case 'match':
      statements.saveMatch.run(change.match.id, JSON.stringify(change.match));
      return;
    case 'entry':
      statements.append.run(change.match, change.seq, JSON.stringify(change.entry));
      return;
    case 'beat':
      statements.saveBeat.run(JSON.stringify(change.beat));
  }
}
