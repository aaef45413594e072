/** Looks at everything that is kept: whether it can be read, and whether every match replays to what was said of it. */

import { type FindGame, type LiveMatch, sameData } from '#tabletop';
import type { KeptIn } from '../kept.ts';
import { begun } from '../match/recovery.ts';
import { faultIn, fileIn } from './data-folder.ts';
import { SqliteReader } from './sqlite-reader.ts';
import type { MatchRecord, StoredEntry, TableRecord } from './store.ts';

export interface Checked {
  readonly tables: number;
  readonly matches: number;
  readonly entries: number;
  /** Matches of rules that are no longer here: they can be read, not replayed. */
  readonly ofOtherRules: number;
  readonly faults: readonly string[];
}

const SLICE = 1_000;

/** What has to be read of it all, at once or later. */
export interface AllReads {
  openTables(
    unreadable: (id: string, error: unknown) => void,
  ): Promise<readonly TableRecord[]> | readonly TableRecord[];
  matchIds(): Promise<readonly string[]> | readonly string[];
  match(id: string): Promise<MatchRecord | null> | MatchRecord | null;
  entries(match: string, from: number, most: number): Promise<readonly StoredEntry[]> | readonly StoredEntry[];
}

/** In a database, if there is an address of one; else in the folder. */
export async function checkKept({ data, store }: KeptIn, findGame: FindGame): Promise<Checked> {
  if (store === null) return checkAll(data, findGame);
  // Whoever keeps everything in a file need not load it.
  const { checkPostgres } = await import('./check-postgres.ts');
  return checkPostgres(store, findGame);
}

export async function checkAll(folder: string, findGame: FindGame): Promise<Checked> {
  const damage = faultIn(fileIn(folder));
  const nothing = { tables: 0, matches: 0, entries: 0, ofOtherRules: 0 };
  if (damage !== null) return { ...nothing, faults: [`the file is damaged: ${damage}`] };
  const reader = new SqliteReader(folder);
  try {
    return await checkReads(reader, findGame);
  } finally {
    reader.close();
  }
}

export async function checkReads(reader: AllReads, findGame: FindGame): Promise<Checked> {
  const counts = { tables: 0, matches: 0, entries: 0, ofOtherRules: 0 };
  const faults: string[] = [];
  const unreadable = (id: string, error: unknown): void => void faults.push(`table ${id}: ${wordsOf(error)}`);
  counts.tables = (await reader.openTables(unreadable)).length;
  for (const id of await reader.matchIds()) {
    counts.matches++;
    try {
      const { entries, isReplayed } = await checkMatch(reader, id, findGame);
      counts.entries += entries;
      if (!isReplayed) counts.ofOtherRules++;
    } catch (error) {
      faults.push(`match ${id}: ${wordsOf(error)}`);
    }
  }
  return { ...counts, faults };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function checkMatch(reader: AllReads, id: string, findGame: FindGame) {
  const record = await reader.match(id);
  if (record === null) throw new Error('it is gone');
  const game = findGame(record.game, record.rulesVersion);
  const match = game === null ? null : begun(game, record);
  let entries = 0;
  for (;;) {
    const slice = await reader.entries(id, entries, SLICE);
    match?.recover(slice);
    entries += slice.length;
    if (slice.length < SLICE) break;
  }
  if (match !== null) checkEnd(match, record);
  return { entries, isReplayed: match !== null };
}

/** What was said at its end is what its moves lead to. */
function checkEnd(match: LiveMatch, { end }: MatchRecord): void {
  if (end === null || end.outcome === null) return;
  match.pass(end.at);
  if (!sameData(match.outcome, end.outcome)) throw new Error('it ends otherwise than was said');
  if (!sameData(match.game.result(match.state), end.result)) throw new Error('its result is another than was said');
}
