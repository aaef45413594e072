/** Looks at everything that is kept: whether it can be read, and whether every match replays to what was said of it. */

import { type FindGame, type LiveMatch, sameData } from '#tabletop';
import { begun } from '../match/recovery.ts';
import { faultIn, fileIn } from './data-folder.ts';
import { SqliteReader } from './sqlite-reader.ts';
import type { MatchRecord } from './store.ts';

export interface Checked {
  readonly tables: number;
  readonly matches: number;
  readonly entries: number;
  /** Matches of rules that are no longer here: they can be read, not replayed. */
  readonly ofOtherRules: number;
  readonly faults: readonly string[];
}

const SLICE = 1_000;

export function checkAll(folder: string, findGame: FindGame): Checked {
  const counts = { tables: 0, matches: 0, entries: 0, ofOtherRules: 0 };
  const damage = faultIn(fileIn(folder));
  if (damage !== null) return { ...counts, faults: [`the file is damaged: ${damage}`] };
  const faults: string[] = [];
  const reader = new SqliteReader(folder);
  counts.tables = reader.openTables((id, error) => void faults.push(`table ${id}: ${wordsOf(error)}`)).length;
  for (const id of reader.matchIds()) {
    counts.matches++;
    try {
      const { entries, isReplayed } = checkMatch(reader, id, findGame);
      counts.entries += entries;
      if (!isReplayed) counts.ofOtherRules++;
    } catch (error) {
      faults.push(`match ${id}: ${wordsOf(error)}`);
    }
  }
  reader.close();
  return { ...counts, faults };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function checkMatch(reader: SqliteReader, id: string, findGame: FindGame) {
  const record = reader.match(id);
  if (record === null) throw new Error('it is gone');
  const game = findGame(record.game, record.rulesVersion);
  const match = game === null ? null : begun(game, record);
  let entries = 0;
  for (;;) {
    const slice = reader.entries(id, entries, SLICE);
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
