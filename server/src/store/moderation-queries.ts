/** What is read for whoever runs the server, in words that SQLite and PostgreSQL share. */

import type { AskRows, Found } from './asking.ts';
import type { BanRecord, DeedRecord, KnownGuest, ModerationReads, ReportRecord } from './moderation-reads.ts';

const GUESTS = `SELECT id, name, (SELECT max(used) FROM tokens WHERE guest = guests.id) AS used FROM guests`;

const reportIn = (row: Found): ReportRecord => ({
  ...{ id: row.id as string, wall: row.wall as number, by: row.guest as string, about: row.other as string },
  ...(JSON.parse(row.data as string) as Pick<ReportRecord, 'name' | 'why' | 'table' | 'match' | 'words'>),
});

const deedIn = (row: Found): DeedRecord => ({
  ...{ wall: row.wall as number, guest: row.guest as string | null },
  ...(JSON.parse(row.data as string) as Pick<DeedRecord, 'what' | 'by' | 'detail'>),
});

export function moderationReads(ask: AskRows): ModerationReads {
  const all = async <T>(sql: string, values: readonly (string | number)[], read: (row: Found) => T) =>
    (await ask(sql, values)).map(read);
  return {
    bans: () => all('SELECT * FROM bans ORDER BY since, id', [], (row) => ({ ...row }) as unknown as BanRecord),
    reports: (most) => all('SELECT * FROM reports ORDER BY wall DESC, id LIMIT ?', [most], reportIn),
    report: async (id) => (await all('SELECT * FROM reports WHERE id = ?', [id], reportIn))[0] ?? null,
    deeds: (most) => all('SELECT * FROM deeds ORDER BY id DESC LIMIT ?', [most], deedIn),
    guests: ({ called, most }) => {
      const where = called === null ? '' : 'WHERE id = ? OR name = ?';
      const values = called === null ? [most] : [called, called, most];
      const order = 'ORDER BY used DESC NULLS LAST, id LIMIT ?';
      return all(`${GUESTS} ${where} ${order}`, values, (row) => ({ ...row }) as unknown as KnownGuest);
    },
  };
}
