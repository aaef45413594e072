/** One change after the other, in a transaction that somebody else has begun. */

import type { ClientBase } from 'pg';
import { type GivenEntry, insertEntries } from './postgres-entries.ts';
import { POSTGRES_WRITES, REWRITES, type Rewriting } from './postgres-writes.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './sqlite-writer.ts';
import type { Change } from './store.ts';

const OWN_BEAT = 'UPDATE processes SET served = greatest(served, $2), wall = $3 WHERE id = $1';
const TABLE_BEAT = `INSERT INTO moments VALUES ($1, $2)
  ON CONFLICT (table_id) DO UPDATE SET served = greatest(moments.served, excluded.served)`;

export async function writeChange(client: ClientBase, process: string, change: Change): Promise<void> {
  if (change.kind === 'beat') {
    const { beat, table } = change;
    if (table === undefined) await client.query(OWN_BEAT, [process, beat.served, beat.wall]);
    else await client.query(TABLE_BEAT, [table, beat.served]);
    return;
  }
  let entries: GivenEntry[] = [];
  for (const { write, values } of rowsOf(change)) {
    if (write === 'entry') {
      const [match, seq, data] = values as [string, number, string];
      entries.push({ table: null, match, seq, data });
      continue;
    }
    if (entries.length > 0) await insertEntries(client, entries);
    entries = [];
    await writeRow(client, { write, values });
  }
  if (change.kind === 'forget-table') {
    for (const from of ['leases', 'moments'])
      await client.query(`DELETE FROM ${from} WHERE table_id = $1`, [change.id]);
  }
}

async function writeRow(client: ClientBase, { write, values }: Row): Promise<void> {
  const rewriting = REWRITES[write];
  const text = POSTGRES_WRITES.get(write);
  if (rewriting !== undefined) await rewriteRows(client, rewriting, values);
  else if (text !== undefined) await client.query({ name: write, text, values: [...values] });
}

async function rewriteRows(client: ClientBase, rewriting: Rewriting, values: Row['values']): Promise<void> {
  const { table, where, rewrite } = rewriting;
  const text = `SELECT id, data FROM ${table} WHERE ${where} ORDER BY id FOR UPDATE`;
  const { rows } = await client.query<{ id: string; data: string }>(text, [values[0]]);
  for (const { id, data } of rows) {
    await client.query(`UPDATE ${table} SET data = $2 WHERE id = $1`, [id, rewrite(data, values)]);
  }
}
