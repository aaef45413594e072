/**
 * What can be written, by name, in words that SQLite and PostgreSQL share but for those in `postgres-writes.ts`; an entry
 * that is there already makes its row fail.
 */

export const WRITES = {
  guest: 'INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
  renameGuest: 'UPDATE guests SET name = ?2 WHERE id = ?1',
  // Whoever was erased a moment ago gets nothing new.
  token: 'INSERT INTO tokens SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)',
  usedToken: 'UPDATE tokens SET used = ? WHERE token = ?',
  table: `INSERT INTO tables VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET open = excluded.open, data = excluded.data`,
  match: 'INSERT INTO matches VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
  played: `INSERT INTO played SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1)
    ON CONFLICT (guest, match) DO UPDATE SET at = excluded.at, game = excluded.game, state = excluded.state,
      ended = excluded.ended, won = excluded.won, score = excluded.score, seats = excluded.seats,
      of_device = excluded.of_device, name = excluded.name`,
  entry: 'INSERT INTO entries VALUES (?, ?, ?)',
  beat: 'INSERT INTO beats VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
  words: `INSERT INTO words SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1)
    ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash, wall = excluded.wall`,
  passkey: `INSERT INTO passkeys SELECT ?1, ?2, ?3, ?4, ?5
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)
    ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, data = excluded.data, wall = excluded.wall, used = excluded.used`,
  endPasskey: 'DELETE FROM passkeys WHERE id = ?',
  known: `INSERT INTO known SELECT ?1, ?2, ?3, ?4, ?5
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1) AND EXISTS (SELECT 1 FROM guests WHERE id = ?2)
    ON CONFLICT (guest, other) DO UPDATE SET added = excluded.added, blocked = excluded.blocked, muted = excluded.muted`,
  forgetKnown: 'DELETE FROM known WHERE guest = ? AND added = 0 AND blocked = 0 AND muted = 0',
  // Those who have words or a passkey may come back when all their cookies are gone.
  forgetGuests: `DELETE FROM guests WHERE id IN (SELECT guest FROM tokens GROUP BY guest HAVING max(wall) < ?)
    AND id NOT IN (SELECT guest FROM words) AND id NOT IN (SELECT guest FROM passkeys)`,
  forgetTokens: 'DELETE FROM tokens WHERE wall < ?',
  endToken: 'DELETE FROM tokens WHERE token = ?',
  forgetTable: 'DELETE FROM tables WHERE id = ?',
  // What was reported stays to be looked at.
  forgetMatch: `DELETE FROM matches WHERE id = ?1 AND id NOT IN (SELECT match FROM reports WHERE match = ?1) AND CASE WHEN json_valid(data) THEN json_extract(data, '$.end') END IS NULL`,
  forgetEntries: 'DELETE FROM entries WHERE match = ? AND match NOT IN (SELECT id FROM matches)',
  forgetPlayed: 'DELETE FROM played WHERE match = ? AND match NOT IN (SELECT id FROM matches)',
  withdrawMatch: `DELETE FROM matches WHERE id = ?
    AND CASE WHEN json_valid(data) THEN json_extract(data, '$.ofDevice') END = 1`,
  noteFork: `UPDATE matches SET data =
    json_set(json_set(data, '$.forks', json(coalesce(json_extract(data, '$.forks'), '[]'))), '$.forks[#]', ?2)
    WHERE id = ?1 AND json_valid(data)`,
  clearEntries: 'DELETE FROM entries WHERE match = ?',
  // Where a match was finished the result can be looked up for ever.
  forgetTables: `DELETE FROM tables
    WHERE open = 0 AND CASE WHEN json_valid(data) THEN json_extract(data, '$.match.outcome') END IS NULL
      AND CASE WHEN json_valid(data) THEN json_extract(data, '$.wall') END < ?`,
  eraseTables: 'UPDATE tables SET data = table_without(data, ?1, NULL) WHERE instr(data, ?1) > 0',
  eraseMatches: `UPDATE matches SET data = match_without(data, ?1, NULL)
    WHERE id IN (SELECT match FROM played WHERE guest = ?1)`,
  erasePlayed: 'DELETE FROM played WHERE guest = ?',
  eraseTokens: 'DELETE FROM tokens WHERE guest = ?',
  eraseWords: 'DELETE FROM words WHERE guest = ?',
  erasePasskeys: 'DELETE FROM passkeys WHERE guest = ?',
  eraseKnown: 'DELETE FROM known WHERE guest = ?1 OR other = ?1',
  ban: `INSERT INTO bans VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET guest = excluded.guest,
    network = excluded.network, name = excluded.name, reason = excluded.reason, since = excluded.since,
    until = excluded.until`,
  unban: 'DELETE FROM bans WHERE id = ?',
  report: `INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET wall = excluded.wall,
    guest = excluded.guest, other = excluded.other, match = excluded.match, data = excluded.data`,
  deed: 'INSERT INTO deeds (wall, guest, data) VALUES (?, ?, ?)',
  eraseBans: 'DELETE FROM bans WHERE guest = ?',
  eraseReports: 'DELETE FROM reports WHERE other = ?',
  eraseReporter: "UPDATE reports SET guest = '' WHERE guest = ?",
  eraseReported: 'UPDATE reports SET data = report_without(data, ?1, NULL) WHERE instr(data, ?1) > 0',
  eraseDeeds: 'DELETE FROM deeds WHERE guest = ?',
  mergeBans: 'UPDATE bans SET guest = ?2 WHERE guest = ?1',
  mergeReports: 'UPDATE reports SET other = ?2 WHERE other = ?1',
  mergeReporter: 'UPDATE reports SET guest = ?2 WHERE guest = ?1',
  mergeReported: 'UPDATE reports SET data = report_without(data, ?1, ?2) WHERE instr(data, ?1) > 0',
  mergeDeeds: 'UPDATE deeds SET guest = ?2 WHERE guest = ?1',
  eraseGuest: 'DELETE FROM guests WHERE id = ?',
  mergeTables: 'UPDATE tables SET data = table_without(data, ?1, ?2) WHERE instr(data, ?1) > 0',
  mergeMatches: `UPDATE matches SET data = match_without(data, ?1, ?2)
    WHERE id IN (SELECT match FROM played WHERE guest = ?1)`,
  // Where both are, what is the other's stays.
  mergePlayed: `UPDATE played SET guest = ?2 WHERE guest = ?1
    AND match NOT IN (SELECT match FROM played WHERE guest = ?2)`,
  mergePasskeys: 'UPDATE passkeys SET guest = ?2 WHERE guest = ?1',
  mergeKnown: `UPDATE known SET guest = ?2 WHERE guest = ?1 AND other <> ?2
    AND other NOT IN (SELECT other FROM known WHERE guest = ?2)`,
  mergeKnownBy: `UPDATE known SET other = ?2 WHERE other = ?1 AND guest <> ?2
    AND guest NOT IN (SELECT guest FROM known WHERE other = ?2)`,
} as const;

/** How many values each of them takes: as many as it has question marks, or as the highest number behind one. */
export const WIDTHS = Object.fromEntries(
  Object.entries(WRITES).map(([name, sql]) => {
    const numbers = [...sql.matchAll(/\?(\d*)/g)].map(([, number]) => number ?? '');
    return [name, numbers.includes('') ? numbers.length : Math.max(...numbers.map(Number))];
  }),
) as { readonly [name in keyof typeof WRITES]: number };
