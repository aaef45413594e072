/** What can be written to PostgreSQL: as to a file of SQLite, but for these. */

import { matchWithout, reportWithout, rewritten, tableWithout } from './erasing.ts';
import type { MatchRecord } from './store.ts';
import { WRITES } from './writes.ts';

export type Write = keyof typeof WRITES;
type Value = string | number | null;

/** Rows that are read, changed here, and written back; `from` takes the write's first value. */
export interface Rewriting {
  readonly table: 'tables' | 'matches' | 'reports';
  readonly where: string;
  rewrite(data: string, values: readonly Value[]): string;
}

const without = (rewrite: Parameters<typeof rewritten>[0]) => {
  const inText = rewritten(rewrite);
  return (data: string, [guest, into = null]: readonly Value[]): string => inText(data, guest, into);
};

const KNOWS = 'position($1 in data) > 0';
const PLAYED = 'id IN (SELECT match FROM played WHERE guest = $1)';

const ofTables: Rewriting = { table: 'tables', where: KNOWS, rewrite: without(tableWithout) };
const ofMatches: Rewriting = { table: 'matches', where: PLAYED, rewrite: without(matchWithout) };
const ofReports: Rewriting = { table: 'reports', where: KNOWS, rewrite: without(reportWithout) };

/** In SQLite these are functions of ours, called by the file. */
export const REWRITES: { readonly [name in Write]?: Rewriting } = {
  ...{ eraseTables: ofTables, mergeTables: ofTables },
  ...{ eraseMatches: ofMatches, mergeMatches: ofMatches },
  ...{ eraseReported: ofReports, mergeReported: ofReports },
  noteFork: {
    table: 'matches',
    where: 'id = $1 AND readable(data) IS NOT NULL',
    rewrite(data, [, fork]) {
      const match = JSON.parse(data) as MatchRecord;
      return JSON.stringify({ ...match, forks: [...(match.forks ?? []), fork] });
    },
  },
};

const OWN: { readonly [name in Write]?: string } = {
  forgetMatch: `DELETE FROM matches WHERE id = $1 AND id NOT IN (SELECT match FROM reports WHERE match = $1)
    AND readable(data) ->> 'end' IS NULL`,
  withdrawMatch: `DELETE FROM matches WHERE id = $1 AND readable(data) ->> 'ofDevice' = 'true'`,
  forgetTables: `DELETE FROM tables WHERE open = 0 AND readable(data) #>> '{match,outcome}' IS NULL
    AND (readable(data) ->> 'wall')::double precision < $1`,
};

/** `?` is the next value, `?2` the second. */
export function numbered(sql: string): string {
  let next = 0;
  return sql.replaceAll(/\?(\d*)/g, (_, number: string) => `$${number === '' ? ++next : number}`);
}

/** Each by its name; what is rewritten is not among them, nor beats and entries, which go another way. */
export const POSTGRES_WRITES = new Map<Write, string>(
  Object.entries(WRITES)
    .map(([name, sql]): [Write, string] => [name as Write, OWN[name as Write] ?? numbered(sql)])
    .filter(([name]) => REWRITES[name] === undefined && name !== 'beat' && name !== 'entry'),
);
