/** What is read of notices, in words that SQLite and PostgreSQL share. */

import type { AskRows, Found } from './asking.ts';
import type { MailRecord, MarkRecord, NoticeReads, SubscriptionRecord } from './notice-reads.ts';

const subscriptionIn = (row: Found): SubscriptionRecord => ({
  ...(JSON.parse(row.data as string) as Pick<
    SubscriptionRecord,
    'endpoint' | 'p256dh' | 'auth' | 'language' | 'origin'
  >),
  ...{ id: row.id as string, guest: row.guest as string, token: row.token as string, wall: row.wall as number },
});

const mailIn = (row: Found): MailRecord => ({
  ...{ guest: row.guest as string, address: row.address as string, language: row.language as string },
  ...{ isConfirmed: row.confirmed === 1, wall: row.wall as number },
});

const markIn = (row: Found): MarkRecord => ({
  ...{ guest: row.guest === '' ? null : (row.guest as string), room: row.room as string },
  ...{ turn: row.turn as string, what: row.what as MarkRecord['what'], wall: row.wall as number },
});

export function noticeReads(ask: AskRows): NoticeReads {
  const all = async <T>(sql: string, values: readonly string[], read: (row: Found) => T) =>
    (await ask(sql, values)).map(read);
  return {
    subscriptionsOf: (guest) =>
      all('SELECT * FROM subscriptions WHERE guest = ? ORDER BY wall, id', [guest], subscriptionIn),
    subscription: async (id) =>
      (await all('SELECT * FROM subscriptions WHERE id = ?', [id], subscriptionIn))[0] ?? null,
    mailOf: async (guest) => (await all('SELECT * FROM mails WHERE guest = ?', [guest], mailIn))[0] ?? null,
    marks: () => all('SELECT * FROM marks ORDER BY guest, room', [], markIn),
  };
}
