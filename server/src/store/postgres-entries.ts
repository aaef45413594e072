/** Entries and beats of many tables in one statement, which is its own transaction: nearly all that is ever written. */

import type { ClientBase } from 'pg';
import type { Stamped } from './holdings.ts';
import { Fenced } from './leases.ts';
import { ForgottenProcess } from './postgres-errors.ts';
import type { StoredEntry } from './store.ts';

/** Null: written. */
export type Result = Error | null;

/** What is committed together, once. A turn that is in the database already was committed, though nobody heard it. */
export interface Unit {
  readonly turn: number;
  readonly changes: readonly Stamped[];
  /** It was sent before, and what came of it is not known. */
  isSent: boolean;
  /** What will have come of it once it is committed. */
  results: readonly Result[] | null;
}

export interface GivenEntry {
  readonly table: string | null;
  readonly match: string;
  readonly seq: number;
  readonly data: string;
}

/** Those whose epoch is still the one under which this process took them; nobody takes them before the commit. */
export const HELD = `SELECT leases.table_id FROM unnest($1::text[], $2::bigint[]) AS mine (t, e)
    JOIN leases ON leases.table_id = mine.t AND leases.epoch = mine.e FOR SHARE OF leases`;

/** An entry that is there is left as it is, and not among what was written. */
const INTO_ENTRIES = 'ON CONFLICT DO NOTHING RETURNING match, seq';

const QUICK = `WITH turn AS (UPDATE writers SET turn = $4 WHERE process = $3 AND turn < $4 RETURNING 1),
  held AS (${HELD}),
  reached AS (INSERT INTO moments SELECT t, served FROM unnest($5::text[], $6::double precision[]) AS beat (t, served)
    WHERE EXISTS (SELECT 1 FROM turn) AND t IN (SELECT table_id FROM held)
    ON CONFLICT (table_id) DO UPDATE SET served = greatest(moments.served, excluded.served)),
  alive AS (UPDATE processes SET served = greatest(served, $7::double precision), wall = $8::double precision
    WHERE id = $3 AND $7::double precision IS NOT NULL AND EXISTS (SELECT 1 FROM turn)),
  written AS (INSERT INTO entries SELECT match, seq, data
    FROM unnest($9::text[], $10::text[], $11::bigint[], $12::text[]) AS given (t, match, seq, data)
    WHERE EXISTS (SELECT 1 FROM turn) AND (t IS NULL OR t IN (SELECT table_id FROM held)) ${INTO_ENTRIES}),
  whole AS (SELECT (SELECT count(*) FROM held) = cardinality($1::text[])
    AND (SELECT count(*) FROM written) = cardinality($11::bigint[]) AS everything)
  SELECT (SELECT count(*) FROM turn) AS turns, whole.everything AS "isWhole",
    (SELECT array_agg(table_id) FROM held WHERE NOT whole.everything) AS held,
    (SELECT array_agg(match) FROM written WHERE NOT whole.everything) AS matches,
    (SELECT array_agg(seq) FROM written WHERE NOT whole.everything) AS seqs FROM whole`;

const SLOW = `INSERT INTO entries SELECT match, seq, data
  FROM unnest($1::text[], $2::bigint[], $3::text[]) AS given (match, seq, data) ${INTO_ENTRIES}`;

/** Nothing but entries and beats, of no table or of tables that this process has taken. */
export const isQuick = ({ changes }: Unit): boolean =>
  changes.every(({ change: { kind }, table, epoch }) =>
    kind === 'entry' ? table === null || epoch !== null : kind === 'beat' && (table === null || epoch !== null),
  );

/** Each table once, with the epoch its changes were given under. */
export function epochsIn(changes: readonly Stamped[]): ReadonlyMap<string, number> {
  const epochs = new Map<string, number>();
  for (const { table, epoch } of changes) if (typeof table === 'string' && epoch !== null) epochs.set(table, epoch);
  return epochs;
}

export const entryOf = (table: string | null, match: string, seq: number, entry: StoredEntry): GivenEntry => ({
  ...{ table, match, seq },
  data: JSON.stringify(entry),
});

const keyOf = (match: string, seq: number): string => `${seq} ${match}`;

const tooLate = ({ match, seq }: GivenEntry): Error => new Error(`match ${match} has an entry ${seq} already`);

/** Which of them are written now: of two with the same number the first. */
function settled(given: readonly GivenEntry[], matches: readonly string[], seqs: readonly number[]): readonly Result[] {
  const written = new Set(matches.map((match, index) => keyOf(match, seqs[index] ?? -1)));
  return given.map((entry) => (written.delete(keyOf(entry.match, entry.seq)) ? null : tooLate(entry)));
}

/** In a transaction that somebody else has begun. */
export async function insertEntries(client: ClientBase, given: readonly GivenEntry[]): Promise<readonly Result[]> {
  const { rows } = await client.query<{ match: string; seq: number }>({
    ...{ name: 'entries', text: SLOW },
    values: [given.map(({ match }) => match), given.map(({ seq }) => seq), given.map(({ data }) => data)],
  });
  return settled(
    given,
    rows.map(({ match }) => match),
    rows.map(({ seq }) => seq),
  );
}

interface QuickAnswer {
  readonly turns: number;
  /** As nearly always: everything was written, and nothing has to be told apart. */
  readonly isWhole: boolean;
  readonly held: readonly string[] | null;
  readonly matches: readonly string[] | null;
  readonly seqs: readonly number[] | null;
}

export async function writeQuickly(client: ClientBase, process: string, unit: Unit): Promise<readonly Result[]> {
  const { turn, changes } = unit;
  const epochs = epochsIn(changes);
  const given = entriesIn(changes);
  const beats = beatsIn(changes);
  const { rows } = await client.query<QuickAnswer>({
    ...{ name: 'quick', text: QUICK },
    values: [
      ...[[...epochs.keys()], [...epochs.values()], process, turn],
      ...[[...beats.tables.keys()], [...beats.tables.values()], beats.own?.served ?? null, beats.own?.wall ?? null],
      ...[given.map(({ table }) => table), given.map(({ match }) => match)],
      ...[given.map(({ seq }) => seq), given.map(({ data }) => data)],
    ],
  });
  const [answer] = rows as [QuickAnswer];
  if (answer.turns === 0) return resultsOfBefore(client, unit, given);
  if (answer.isWhole) return changes.map(() => null);
  const held = new Set(answer.held ?? []);
  return inOrder(changes, held, settled(given, answer.matches ?? [], answer.seqs ?? []));
}

const entriesIn = (changes: readonly Stamped[]): readonly GivenEntry[] =>
  changes.flatMap(({ change, table = null }) =>
    change.kind === 'entry' ? entryOf(table, change.match, change.seq, change.entry) : [],
  );

function beatsIn(changes: readonly Stamped[]) {
  const tables = new Map<string, number>();
  let own: { readonly served: number; readonly wall: number } | null = null;
  for (const { change } of changes) {
    if (change.kind !== 'beat') continue;
    const { beat, table } = change;
    if (table === undefined) own = beat;
    else tables.set(table, Math.max(beat.served, tables.get(table) ?? beat.served));
  }
  return { tables, own };
}

function inOrder(
  changes: readonly Stamped[],
  held: ReadonlySet<string>,
  entries: readonly Result[],
): readonly Result[] {
  let next = 0;
  return changes.map(({ change, table }) => {
    const result = change.kind === 'entry' ? (entries[next++] ?? null) : null;
    return typeof table === 'string' && !held.has(table) ? new Fenced(table) : result;
  });
}

/** Committed, and the answer was lost: what is there with the same content is what was written. */
async function resultsOfBefore(
  client: ClientBase,
  unit: Unit,
  given: readonly GivenEntry[],
): Promise<readonly Result[]> {
  if (!unit.isSent) throw new ForgottenProcess();
  const { rows } = await client.query<{ match: string; seq: number; data: string }>(
    `SELECT entries.match, entries.seq, entries.data FROM unnest($1::text[], $2::bigint[]) AS given (match, seq)
      JOIN entries ON entries.match = given.match AND entries.seq = given.seq`,
    [given.map(({ match }) => match), given.map(({ seq }) => seq)],
  );
  const there = new Map(rows.map(({ match, seq, data }) => [keyOf(match, seq), data]));
  const epochs = epochsIn(unit.changes);
  const { rows: held } = await client.query<{ table_id: string }>(HELD, [[...epochs.keys()], [...epochs.values()]]);
  const mine = new Set(held.map(({ table_id }) => table_id));
  const entries = given.map((entry) => {
    if (there.get(keyOf(entry.match, entry.seq)) === entry.data) return null;
    return entry.table !== null && !mine.has(entry.table) ? new Fenced(entry.table) : tooLate(entry);
  });
  let next = 0;
  return unit.changes.map(({ change }) => (change.kind === 'entry' ? (entries[next++] ?? null) : null));
}
