/** What is read of challenges, from the file. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AttemptRecord, ChallengeReads, ChallengeRecord } from './challenge-reads.ts';

type Found = NonNullable<ReturnType<StatementSync['get']>>;
type Ask = <T>(ask: () => T) => Promise<T>;

const withData = <T>(row: Found): T => ({ ...row, data: JSON.parse(row.data as string) }) as T;

/** Asked seldom: nothing is prepared before it is. */
export function challengeReads(database: DatabaseSync, ask: Ask): ChallengeReads {
  const all = <T>(sql: string, ...values: (string | number)[]): Promise<readonly T[]> =>
    ask(() =>
      database
        .prepare(sql)
        .all(...values)
        .map((row) => withData<T>(row)),
    );
  return {
    challenge: async (id) => (await all<ChallengeRecord>('SELECT * FROM challenges WHERE id = ?', id))[0] ?? null,
    attempt: async (challenge, guest) =>
      (await all<AttemptRecord>('SELECT * FROM attempts WHERE guest = ? AND challenge = ?', guest, challenge))[0] ??
      null,
    attemptsAt: (challenge, most) =>
      all('SELECT * FROM attempts WHERE challenge = ? ORDER BY wall DESC, id LIMIT ?', challenge, most),
    attemptsOf: (guest, most) =>
      all('SELECT * FROM attempts WHERE guest = ? ORDER BY wall DESC, id LIMIT ?', guest, most),
  };
}
