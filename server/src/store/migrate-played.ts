/**
 * Files of the first version know who sits at a table, not who played a match. A match whose people are called in every
 * seat as those at its table are now was played by them; of any other nobody knows.
 */

import type { DatabaseSync } from 'node:sqlite';
import { columnsOf, playedIn } from './played.ts';
import type { MatchRecord, Sat } from './store.ts';

interface OldTable {
  readonly phase?: string;
  readonly wall?: number;
  readonly match?: { readonly id?: string } | null;
  readonly seats?: readonly { readonly kind: string; readonly name?: string; readonly guest?: string }[];
}

/** Matches are read one by one: a file may be bigger than the memory. */
export function writePlayed(database: DatabaseSync): void {
  const table = database.prepare('SELECT data FROM tables WHERE id = ?');
  const update = database.prepare('UPDATE matches SET data = ? WHERE id = ?');
  const insert = database.prepare('INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const ids = database.prepare('SELECT id FROM matches').all();
  const match = database.prepare('SELECT data FROM matches WHERE id = ?');
  for (const { id } of ids) {
    const record = dataIn<MatchRecord>(match.get(id as string));
    const at = record === null ? null : dataIn<OldTable>(table.get(record.table));
    const sittings = record === null || at === null ? null : sittingsOf(record, at);
    if (record === null || sittings === null) continue;
    const dated = { ...record, sittings, began: null, ended: endOf(record, at) };
    update.run(JSON.stringify(dated), record.id);
    for (const row of playedIn(dated)) insert.run(...columnsOf(row));
  }
}

/** What can't be read stays as it is: it was so before, and costs nobody else anything. */
function dataIn<T>(row: { readonly [name: string]: unknown } | undefined): T | null {
  try {
    return row === undefined ? null : (JSON.parse(String(row.data)) as T);
  } catch {
    return null;
  }
}

function sittingsOf({ players }: MatchRecord, { seats = [] }: OldTable): readonly Sat[] | null {
  const sittings = players.map(({ name, bot }, seat): Sat | null => {
    if (bot !== undefined) return { seat, at: 0, guest: null, name, bot };
    const sitting = seats[seat];
    const isSame = sitting?.kind === 'person' && sitting.name === name && sitting.guest !== undefined;
    return isSame ? { seat, at: 0, guest: sitting.guest ?? null, name } : null;
  });
  return sittings.includes(null) ? null : (sittings as readonly Sat[]);
}

/** A table was last changed when its last match ended. */
const endOf = ({ id, end }: MatchRecord, table: OldTable | null): number | null =>
  end !== null && table?.match?.id === id && table.phase === 'finished' ? (table.wall ?? null) : null;
