/** What is read of challenges, in words that SQLite and PostgreSQL share. */

import type { AskRows, Found } from './asking.ts';
import type { AttemptRecord, ChallengeReads, ChallengeRecord } from './challenge-reads.ts';

const withData = <T>(row: Found): T => ({ ...row, data: JSON.parse(row.data as string) }) as T;

export function challengeReads(ask: AskRows): ChallengeReads {
  const all = async <T>(sql: string, ...values: (string | number)[]): Promise<readonly T[]> =>
    (await ask(sql, values)).map((row) => withData<T>(row));
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
