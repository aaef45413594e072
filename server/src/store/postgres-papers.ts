/** Papers and letters as rows of PostgreSQL: the same for every process, and for whoever asks from elsewhere. */

import { drawnId } from '../drawn-id.ts';
import type { Letters, PaperName, Papers } from './papers.ts';
import { Connections } from './postgres-connections.ts';
import { whyNotOpened } from './postgres-errors.ts';
import { migratePostgres } from './postgres-schema.ts';

const LOOKING_MILLIS = 50;
const LONGEST_MILLIS = 30_000;

export class PostgresPapers implements Papers {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async read(name: PaperName): Promise<string | null> {
    const [row] = await this.#connections.ask('SELECT data FROM papers WHERE name = ?', [name]);
    return row === undefined ? null : String(row.data);
  }

  async changed(name: PaperName): Promise<number> {
    const [row] = await this.#connections.ask('SELECT changed FROM papers WHERE name = ?', [name]);
    return Number(row?.changed ?? 0);
  }

  async write(name: PaperName, text: string): Promise<void> {
    const sql = `INSERT INTO papers VALUES (?, ?, 1)
      ON CONFLICT (name) DO UPDATE SET data = excluded.data, changed = papers.changed + 1`;
    await this.#connections.ask(sql, [name, text]);
  }

  async writeOnce(name: PaperName, text: string): Promise<string> {
    await this.#connections.ask('INSERT INTO papers VALUES (?, ?, 1) ON CONFLICT DO NOTHING', [name, text]);
    return (await this.read(name)) ?? text;
  }
}

export class PostgresLetters implements Letters {
  readonly #connections: Connections;
  readonly #process: string;

  constructor(connections: Connections, process: string) {
    this.#connections = connections;
    this.#process = process;
  }

  async isAnybodyThere(): Promise<boolean> {
    return (await this.#connections.ask('SELECT 1 FROM processes WHERE answers AND is_alive(id)', [])).length > 0;
  }

  async ask(asked: object): Promise<unknown> {
    const id = drawnId(9);
    await this.#connections.ask('INSERT INTO letters (id, asked) VALUES (?, ?)', [id, JSON.stringify(asked)]);
    try {
      for (let waited = 0; waited < LONGEST_MILLIS; waited += LOOKING_MILLIS) {
        const [row] = await this.#connections.ask('SELECT answer FROM letters WHERE id = ?', [id]);
        if (typeof row?.answer === 'string') return JSON.parse(row.answer);
        await new Promise((resolve) => setTimeout(resolve, LOOKING_MILLIS));
      }
      throw new Error('none of the servers that use this database answers');
    } finally {
      await this.#connections.ask('DELETE FROM letters WHERE id = ?', [id]);
    }
  }

  async attend(): Promise<void> {
    await this.#connections.ask('UPDATE processes SET answers = true WHERE id = ?', [this.#process]);
    // Whoever asked does not wait for an answer any more.
    await this.#connections.ask(`DELETE FROM letters WHERE sent < clock_timestamp() - interval '1 minute'`, []);
  }

  async next(): Promise<{ readonly id: string; readonly asked: unknown } | null> {
    const sql = `UPDATE letters SET process = ? WHERE id = (SELECT id FROM letters WHERE process IS NULL
      ORDER BY sent LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id, asked`;
    const [row] = await this.#connections.ask(sql, [this.#process]);
    return row === undefined ? null : { id: String(row.id), asked: JSON.parse(String(row.asked)) };
  }

  async answer(id: string, answer: object): Promise<void> {
    await this.#connections.ask('UPDATE letters SET answer = ? WHERE id = ?', [JSON.stringify(answer), id]);
  }
}

/** For whoever is no server: throws a sentence when it can't be used. */
export async function withPostgres<T>(
  address: string,
  work: (beside: { readonly papers: Papers; readonly letters: Letters }) => Promise<T>,
): Promise<T> {
  const connections = new Connections(address);
  try {
    await connections.using(migratePostgres).catch((error: unknown) => {
      throw new Error(whyNotOpened(error, address), { cause: error });
    });
    const letters = new PostgresLetters(connections, 'nobody');
    return await work({ papers: new PostgresPapers(connections), letters });
  } finally {
    await connections.close();
  }
}
