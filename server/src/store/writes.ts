/** What can be written to the file, by name; an entry that is there already makes its row fail. */

export const WRITES = {
  guest: 'INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
  renameGuest: 'UPDATE guests SET name = ?2 WHERE id = ?1',
  // Whoever was erased a moment ago gets nothing new.
  token: 'INSERT INTO tokens SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)',
  usedToken: 'UPDATE tokens SET used = ? WHERE token = ?',
  table: `INSERT INTO tables VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET open = excluded.open, data = excluded.data`,
  match: 'INSERT INTO matches VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
  played: `INSERT OR REPLACE INTO played SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1)`,
  entry: 'INSERT INTO entries VALUES (?, ?, ?)',
  beat: 'INSERT INTO beats VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
  words: 'INSERT OR REPLACE INTO words SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1)',
  own: 'INSERT OR REPLACE INTO own SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1)',
  endOwn: 'DELETE FROM own WHERE guest = ? AND what = ?',
  passkey: `INSERT OR REPLACE INTO passkeys SELECT ?1, ?2, ?3, ?4, ?5
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)`,
  endPasskey: 'DELETE FROM passkeys WHERE id = ?',
  known: `INSERT OR REPLACE INTO known SELECT ?1, ?2, ?3, ?4, ?5
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1) AND EXISTS (SELECT 1 FROM guests WHERE id = ?2)`,
  forgetKnown: 'DELETE FROM known WHERE guest = ? AND added = 0 AND blocked = 0 AND muted = 0',
  // Those who have words or a passkey may come back when all their cookies are gone.
  forgetGuests: `DELETE FROM guests WHERE id IN (SELECT guest FROM tokens GROUP BY guest HAVING max(wall) < ?)
    AND id NOT IN (SELECT guest FROM words) AND id NOT IN (SELECT guest FROM passkeys)`,
  forgetOwn: 'DELETE FROM own WHERE guest NOT IN (SELECT id FROM guests)',
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
  eraseOwn: 'DELETE FROM own WHERE guest = ?',
  erasePasskeys: 'DELETE FROM passkeys WHERE guest = ?',
  eraseKnown: 'DELETE FROM known WHERE guest = ?1 OR other = ?1',
  subscription: `INSERT OR REPLACE INTO subscriptions SELECT ?1, ?2, ?3, ?4, ?5
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)`,
  endSubscription: 'DELETE FROM subscriptions WHERE id = ?',
  endSubscriptionsOfToken: 'DELETE FROM subscriptions WHERE token = ?',
  endSubscriptionsOfNobody: 'DELETE FROM subscriptions WHERE token NOT IN (SELECT token FROM tokens)',
  mail: 'INSERT OR REPLACE INTO mails SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1)',
  endMail: 'DELETE FROM mails WHERE guest = ?',
  forgetMails: 'DELETE FROM mails WHERE guest NOT IN (SELECT id FROM guests)',
  forgetMarksOfNobody: "DELETE FROM marks WHERE guest <> '' AND guest NOT IN (SELECT id FROM guests)",
  mark: `INSERT OR REPLACE INTO marks SELECT ?1, ?2, ?3, ?4, ?5
    WHERE ?1 = '' OR EXISTS (SELECT 1 FROM guests WHERE id = ?1)`,
  // Nobody is told anything of a room that is closed.
  forgetMarks: 'DELETE FROM marks WHERE room = ?',
  eraseSubscriptions: 'DELETE FROM subscriptions WHERE guest = ?',
  eraseMarks: 'DELETE FROM marks WHERE guest = ?',
  mergeSubscriptions: 'UPDATE subscriptions SET guest = ?2 WHERE guest = ?1',
  mergeMails: 'UPDATE OR IGNORE mails SET guest = ?2 WHERE guest = ?1',
  mergeMarks: 'UPDATE OR IGNORE marks SET guest = ?2 WHERE guest = ?1',
  note: `INSERT OR REPLACE INTO notes SELECT ?1, ?2, ?3, ?4
    WHERE ?3 <> '' AND EXISTS (SELECT 1 FROM guests WHERE id = ?1)`,
  endNote: 'DELETE FROM notes WHERE guest = ? AND room = ?',
  forgetNotes: 'DELETE FROM notes WHERE room = ?',
  eraseNotes: 'DELETE FROM notes WHERE guest = ?',
  // Of a table that both wrote about the words of both are kept.
  joinNotes: `UPDATE notes SET text = text || char(10) ||
      (SELECT theirs.text FROM notes AS theirs WHERE theirs.guest = ?1 AND theirs.room = notes.room)
    WHERE guest = ?2 AND EXISTS (SELECT 1 FROM notes AS theirs WHERE theirs.guest = ?1 AND theirs.room = notes.room)`,
  mergeNotes: 'UPDATE OR IGNORE notes SET guest = ?2 WHERE guest = ?1',
  // What is left when guests and tables were let go.
  strayNotes: `DELETE FROM notes
    WHERE ?1 > 0 AND (guest NOT IN (SELECT id FROM guests) OR room NOT IN (SELECT id FROM tables))`,
  ban: 'INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?, ?, ?, ?)',
  unban: 'DELETE FROM bans WHERE id = ?',
  report: 'INSERT OR REPLACE INTO reports VALUES (?, ?, ?, ?, ?, ?)',
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
  challenge: 'INSERT OR IGNORE INTO challenges VALUES (?, ?, ?, ?)',
  place: `INSERT OR IGNORE INTO attempts SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?3) AND EXISTS (SELECT 1 FROM challenges WHERE id = ?2)
      AND (SELECT count(*) FROM attempts WHERE challenge = ?2) < ?8`,
  // One that does not come right after has no seq, and so is not written.
  attempt: `UPDATE attempts SET seq = CASE WHEN seq = ?2 - 1 THEN ?2 END, 
    name = CASE WHEN guest IS NULL THEN '' ELSE ?3 END, wall = ?4, data = ?5
    WHERE id = ?1`,
  forgetAttempts: 'DELETE FROM attempts WHERE challenge IN (SELECT id FROM challenges WHERE wall < ?)',
  forgetChallenges: 'DELETE FROM challenges WHERE wall < ?',
  // Who never began leaves their place to another; runs stay, and are somebody's.
  erasePlaces: 'DELETE FROM attempts WHERE guest = ? AND seq = 0',
  eraseAttempts: "UPDATE attempts SET guest = NULL, name = '' WHERE guest = ?",
  eraseChallenges: 'UPDATE challenges SET guest = NULL WHERE guest = ?',
  mergeAttempts: 'UPDATE OR IGNORE attempts SET guest = ?2 WHERE guest = ?1',
  mergeChallenges: 'UPDATE challenges SET guest = ?2 WHERE guest = ?1',
  eraseGuest: 'DELETE FROM guests WHERE id = ?',
  mergeTables: 'UPDATE tables SET data = table_without(data, ?1, ?2) WHERE instr(data, ?1) > 0',
  mergeMatches: `UPDATE matches SET data = match_without(data, ?1, ?2)
    WHERE id IN (SELECT match FROM played WHERE guest = ?1)`,
  mergePlayed: 'UPDATE OR IGNORE played SET guest = ?2 WHERE guest = ?1',
  mergeOwn: 'UPDATE OR IGNORE own SET guest = ?2 WHERE guest = ?1',
  mergePasskeys: 'UPDATE passkeys SET guest = ?2 WHERE guest = ?1',
  mergeKnown: 'UPDATE OR IGNORE known SET guest = ?2 WHERE guest = ?1 AND other <> ?2',
  mergeKnownBy: 'UPDATE OR IGNORE known SET other = ?2 WHERE other = ?1 AND guest <> ?2',
} as const;

/** How many values each of them takes: as many as it has question marks, or as the highest number behind one. */
export const WIDTHS = Object.fromEntries(
  Object.entries(WRITES).map(([name, sql]) => {
    const numbers = [...sql.matchAll(/\?(\d*)/g)].map(([, number]) => number ?? '');
    return [name, numbers.includes('') ? numbers.length : Math.max(0, ...numbers.map(Number))];
  }),
) as { readonly [name in keyof typeof WRITES]: number };
