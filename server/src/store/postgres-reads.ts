/** Whatever is read from PostgreSQL, by as many connections as there need be. */

import type { AskRows, Found } from './asking.ts';
import type { Beat, GuestRecord, MatchRecord, StoredEntry, TableRecord, TokenRecord } from './store.ts';

const tableIn = (row: Found): TableRecord => {
  const data: unknown = JSON.parse(row.data as string);
  if (typeof data !== 'object' || data === null || !('wall' in data)) throw new Error('it is no table');
  return { id: row.id as string, open: row.open === 1, data: data as TableRecord['data'] };
};

export class PostgresReader {
  readonly #ask: AskRows;

  constructor(ask: AskRows) {
    this.#ask = ask;
  }

  async guest(id: string): Promise<GuestRecord | null> {
    return this.#one<GuestRecord>('SELECT id, name FROM guests WHERE id = ?', id);
  }

  async guestWithToken(token: string): Promise<GuestRecord | null> {
    const sql = 'SELECT guests.id, guests.name FROM tokens JOIN guests ON guests.id = tokens.guest WHERE token = ?';
    return this.#one<GuestRecord>(sql, token);
  }

  async tokensOf(guest: string): Promise<readonly TokenRecord[]> {
    const rows = await this.#ask('SELECT token, wall, used FROM tokens WHERE guest = ? ORDER BY wall', [guest]);
    return rows as unknown as readonly TokenRecord[];
  }

  async table(id: string): Promise<TableRecord | null> {
    const row = await this.#one<Found>('SELECT id, open, data FROM tables WHERE id = ?', id);
    return row === null ? null : tableIn(row);
  }

  /** One row that can't be read costs one table. */
  async openTables(unreadable: (id: string, error: unknown) => void): Promise<readonly TableRecord[]> {
    const rows = await this.#ask('SELECT id, open, data FROM tables WHERE open = 1', []);
    return rows.flatMap((row) => {
      try {
        return [tableIn(row)];
      } catch (error) {
        unreadable(String(row.id), error);
        return [];
      }
    });
  }

  async match(id: string): Promise<MatchRecord | null> {
    const row = await this.#one<{ readonly data: string }>('SELECT data FROM matches WHERE id = ?', id);
    return row === null ? null : (JSON.parse(row.data) as MatchRecord);
  }

  async matchIds(): Promise<readonly string[]> {
    return (await this.#ask('SELECT id FROM matches ORDER BY id', [])).map(({ id }) => id as string);
  }

  async entries(match: string, from: number, most: number): Promise<readonly StoredEntry[]> {
    const sql = 'SELECT seq, data FROM entries WHERE match = ? AND seq >= ? ORDER BY seq LIMIT ?';
    const rows = await this.#ask(sql, [match, from, most]);
    return rows.map((row, index) => {
      if (row.seq !== from + index) throw new Error(`match ${match} has no entry ${from + index}`);
      return JSON.parse(row.data as string) as StoredEntry;
    });
  }

  /** The furthest that any process has come. */
  async lastBeat(): Promise<Beat | null> {
    const sql = 'SELECT served, wall FROM processes WHERE served IS NOT NULL ORDER BY served DESC LIMIT 1';
    const [row] = await this.#ask(sql, []);
    return row === undefined ? null : { served: row.served as number, wall: row.wall as number };
  }

  /** Of the whole database, whatever else is in it. */
  async bytes(): Promise<number> {
    const [row] = await this.#ask('SELECT pg_database_size(current_database()) AS bytes', []);
    return Number(row?.bytes);
  }

  async #one<T>(sql: string, value: string): Promise<T | null> {
    const [row] = await this.#ask(sql, [value]);
    return (row as T | undefined) ?? null;
  }
}
