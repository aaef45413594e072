/** Whatever is written to the file: SQLite with a write-ahead log that is synced at every commit. One writer only. */

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { fileIn, markReached } from './data-folder.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, guest TEXT NOT NULL, wall INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tokens_of_guest ON tokens (guest);
  CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, open INTEGER NOT NULL, data TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS open_tables ON tables (open) WHERE open = 1;
  CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entries (
    match TEXT NOT NULL, seq INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (match, seq)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS beats (id INTEGER PRIMARY KEY CHECK (id = 0), data TEXT NOT NULL);
`;

/** Raised when an older program could not read what a newer one wrote. */
export const SCHEMA_VERSION = 1;

/** There may be many beats a second. */
const MARK_MILLIS = 500;

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
  endToken: 'DELETE FROM tokens WHERE token = ?',
  forgetTable: 'DELETE FROM tables WHERE id = ?',
  forgetMatch: `DELETE FROM matches WHERE id = ? AND CASE WHEN json_valid(data) THEN json_extract(data, '$.end') END IS NULL`,
  forgetEntries: 'DELETE FROM entries WHERE match = ? AND match NOT IN (SELECT id FROM matches)',
  // Where a match was finished the result can be looked up for ever.
  forgetTables: `DELETE FROM tables
    WHERE open = 0 AND CASE WHEN json_valid(data) THEN json_extract(data, '$.match.outcome') END IS NULL
      AND CASE WHEN json_valid(data) THEN json_extract(data, '$.wall') END < ?`,
} as const;

/** How many values each of them takes. */
const WIDTHS = {
  guest: 2,
  token: 3,
  table: 3,
  match: 2,
  entry: 3,
  beat: 1,
  ...{ forgetGuests: 1, forgetTokens: 1, forgetTables: 1, endToken: 1 },
  ...{ forgetTable: 1, forgetMatch: 1, forgetEntries: 1 },
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

/** What came of a batch: its first rows each by itself, and why the others have to wait, if they do. */
export interface Written {
  /** Why each was not written; null: it was. */
  readonly faults: readonly (string | null)[];
  readonly trouble: Trouble | null;
}

export interface Trouble {
  readonly why: string;
  /** Nothing that this process holds can be trusted any more: it must end, and start again from what is on the disk. */
  readonly isFatal: boolean;
}

/** SQLite's own numbers for what is wrong with the disk, not with what was to be written. */
const DISK_CODES = new Set([5, 6, 7, 8, 10, 13, 14]);
const CORRUPT_CODES = new Set([11, 26]);
/** After a sync that failed nobody knows what is on the disk, and the next one would not say. */
const SYNC_CODES = new Set([10 | (4 << 8), 10 | (5 << 8)]);

export function troubleIn(error: unknown): Trouble | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  const kind = error.errcode & 0xff;
  const isFatal = SYNC_CODES.has(error.errcode) || CORRUPT_CODES.has(kind);
  return isFatal || DISK_CODES.has(kind) ? { why: error.message, isFatal } : null;
}

export class SqliteWriter {
  readonly #folder: string;
  #markedAt = Number.NEGATIVE_INFINITY;
  readonly #database: DatabaseSync;
  readonly #statements: ReadonlyMap<string, StatementSync>;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;

  /** `isSynced` is false only where it is tried out what a missing sync would cost. */
  constructor(folder: string, { isSynced }: { readonly isSynced: boolean }) {
    this.#folder = folder;
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

  /** All in one transaction and one sync; if one of them can't be written each by itself. */
  write(batch: Batch): Written {
    const rows = rowsIn(batch);
    const together = this.#commit(rows);
    if (together === null) return { faults: rows.map(() => null), trouble: null };
    if (typeof together !== 'string') return { faults: [], trouble: together };
    if (rows.length === 1) return { faults: [together], trouble: null };
    const faults: (string | null)[] = [];
    for (const row of rows) {
      const alone = this.#commit([row]);
      if (alone !== null && typeof alone !== 'string') return { faults, trouble: alone };
      faults.push(alone);
    }
    return { faults, trouble: null };
  }

  close(): void {
    this.#database.close();
  }

  /** Null: written. Text: it can't be, whatever the disk does. */
  #commit(rows: readonly Row[]): string | Trouble | null {
    try {
      this.#begin.run();
      for (const { write, values } of rows) this.#statements.get(write)?.run(...values);
      this.#end.run();
      this.#mark(rows);
      return null;
    } catch (error) {
      this.#rollBack();
      return troubleIn(error) ?? (error instanceof Error ? error.message : String(error));
    }
  }

  /** Never before it is on the disk. */
  #mark(rows: readonly Row[]): void {
    const beat = rows.findLast(({ write }) => write === 'beat');
    if (beat === undefined || performance.now() - this.#markedAt < MARK_MILLIS) return;
    this.#markedAt = performance.now();
    markReached(this.#folder, String(beat.values[0]));
  }

  #rollBack(): void {
    try {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    } catch {
      // A disk that takes nothing can't be told to forget either; the next attempt begins anew.
    }
  }
}
