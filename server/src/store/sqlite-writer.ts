/** Whatever is written to the file: SQLite with a write-ahead log that is synced at every commit. One writer only. */

import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { copyIn, fileIn, markReached } from './data-folder.ts';
import { matchWithout, reportWithout, rewritten, tableWithout } from './erasing.ts';
import { migrate, SCHEMA_VERSION, versionOf } from './migrations.ts';
import { WIDTHS, WRITES } from './writes.ts';

/** There may be many beats a second. */
const MARK_MILLIS = 500;

type Value = string | number | null;

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
    const version = versionOf(this.#database);
    if (version > SCHEMA_VERSION) {
      this.#database.close();
      throw new Error(tooNew(folder, version));
    }
    migrate(this.#database);
    this.#database.function('match_without', rewritten(matchWithout));
    this.#database.function('table_without', rewritten(tableWithout));
    this.#database.function('report_without', rewritten(reportWithout));
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

/** A step back costs what was played since: so it is taken by whoever knows that, with the copy that was made before. */
function tooNew(folder: string, version: number): string {
  const copy = copyIn(folder, SCHEMA_VERSION);
  const way = existsSync(copy)
    ? `or go back to before the update, without what was played since, with "starboard restore ${copy}"`
    : 'or restore a backup of this version with "starboard restore FILE"';
  return `${folder} was written by a newer Starboard (store version ${version}): start that one, ${way}`;
}
