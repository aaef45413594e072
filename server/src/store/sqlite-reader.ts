/** Whatever is read from the file: as many readers as there need be. */

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { AskRows } from './asking.ts';
import { fileIn } from './data-folder.ts';
import type { Beat, GuestRecord, MatchRecord, StoredEntry, TableRecord, TokenRecord } from './store.ts';

type Found = NonNullable<ReturnType<StatementSync['get']>>;

function tableIn(row: Found): TableRecord {
  const data: unknown = JSON.parse(row.data as string);
  if (typeof data !== 'object' || data === null || !('wall' in data)) throw new Error('it is no table');
  return { id: row.id as string, open: row.open === 1, data: data as TableRecord['data'] };
}

const guestIn = (row: Found | undefined): GuestRecord | null =>
  row === undefined ? null : { id: row.id as string, name: row.name as string };

const tokenIn = ({ token, wall, used }: Found): TokenRecord => ({
  token: token as string,
  wall: wall as number,
  used: used as number,
});

const dataIn = <T>(row: Found | undefined): T | null =>
  row === undefined ? null : (JSON.parse(row.data as string) as T);

export class SqliteReader {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #statements: ReturnType<typeof readStatements>;

  constructor(folder: string) {
    this.#database = new DatabaseSync(fileIn(folder), { readOnly: true });
    this.#statements = readStatements(this.#database);
  }

  /** What is not known beforehand. */
  rows(sql: string, values: Parameters<AskRows>[1]): Awaited<ReturnType<AskRows>> {
    const statement = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement.all(...values);
  }

  guest = (id: string): GuestRecord | null => guestIn(this.#statements.guest.get(id));
  guestWithToken = (token: string): GuestRecord | null => guestIn(this.#statements.guestWithToken.get(token));
  tokensOf = (guest: string): readonly TokenRecord[] => this.#statements.tokensOf.all(guest).map(tokenIn);
  guestsCalled = (nameOrId: string): readonly GuestRecord[] =>
    this.#statements.guestsCalled.all(nameOrId, nameOrId).flatMap((row) => guestIn(row) ?? []);
  matchIds = (): readonly string[] => this.#statements.matchIds.all().map(({ id }) => id as string);
  match = (id: string): MatchRecord | null => dataIn<MatchRecord>(this.#statements.match.get(id));

  /** Without it nobody knows how long anything has lasted. */
  lastBeat(): Beat | null {
    const row = this.#statements.lastBeat.get();
    if (row === undefined) return null;
    try {
      const beat = dataIn<Beat>(row);
      if (Number.isFinite(beat?.served)) return beat;
    } catch {
      // As bad as one that says something else.
    }
    throw new Error('how long was served can’t be read: restore a backup with "starboard restore"');
  }

  table(id: string): TableRecord | null {
    const row = this.#statements.table.get(id);
    return row === undefined ? null : tableIn(row);
  }

  /** One row that can't be read costs one table. */
  openTables(unreadable: (id: string, error: unknown) => void): readonly TableRecord[] {
    return this.#statements.openTables.all().flatMap((row) => {
      try {
        return [tableIn(row)];
      } catch (error) {
        unreadable(String(row.id), error);
        return [];
      }
    });
  }

  /** At most `most` entries, from one on. */
  entries(match: string, from: number, most: number): readonly StoredEntry[] {
    return this.#statements.entries.all(match, from, most).map((row, index) => {
      if (row.seq !== from + index) throw new Error(`match ${match} has no entry ${from + index}`);
      return JSON.parse(row.data as string) as StoredEntry;
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
    tokensOf: database.prepare('SELECT * FROM tokens WHERE guest = ? ORDER BY wall'),
    guestsCalled: database.prepare(
      'SELECT id, name FROM guests WHERE (id = ? OR name = ?) AND id IN (SELECT guest FROM tokens) ORDER BY id',
    ),
    matchIds: database.prepare('SELECT id FROM matches ORDER BY id'),
    match: database.prepare('SELECT data FROM matches WHERE id = ?'),
    entries: database.prepare('SELECT seq, data FROM entries WHERE match = ? AND seq >= ? ORDER BY seq LIMIT ?'),
    lastBeat: database.prepare('SELECT data FROM beats'),
  };
}
