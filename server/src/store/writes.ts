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
  own: `INSERT INTO own SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1)
    ON CONFLICT (guest, what) DO UPDATE SET data = excluded.data`,
  endOwn: 'DELETE FROM own WHERE guest = ? AND what = ?',
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
  subscription: `INSERT INTO subscriptions SELECT ?1, ?2, ?3, ?4, ?5
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)
    ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, token = excluded.token, wall = excluded.wall, data = excluded.data`,
  endSubscription: 'DELETE FROM subscriptions WHERE id = ?',
  endSubscriptionsOfToken: 'DELETE FROM subscriptions WHERE token = ?',
  endSubscriptionsOfNobody: 'DELETE FROM subscriptions WHERE token NOT IN (SELECT token FROM tokens)',
  mail: `INSERT INTO mails SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1)
    ON CONFLICT (guest) DO UPDATE SET address = excluded.address, language = excluded.language,
      confirmed = excluded.confirmed, wall = excluded.wall`,
  endMail: 'DELETE FROM mails WHERE guest = ?',
  forgetMails: 'DELETE FROM mails WHERE guest NOT IN (SELECT id FROM guests)',
  forgetMarksOfNobody: "DELETE FROM marks WHERE guest <> '' AND guest NOT IN (SELECT id FROM guests)",
  mark: `INSERT INTO marks SELECT ?1, ?2, ?3, ?4, ?5
    WHERE ?1 = '' OR EXISTS (SELECT 1 FROM guests WHERE id = ?1)
    ON CONFLICT (guest, room) DO UPDATE SET turn = excluded.turn, what = excluded.what, wall = excluded.wall`,
  // Nobody is told anything of a room that is closed.
  forgetMarks: 'DELETE FROM marks WHERE room = ?',
  eraseSubscriptions: 'DELETE FROM subscriptions WHERE guest = ?',
  eraseMarks: 'DELETE FROM marks WHERE guest = ?',
  mergeSubscriptions: 'UPDATE subscriptions SET guest = ?2 WHERE guest = ?1',
  mergeMails: `UPDATE mails SET guest = ?2 WHERE guest = ?1
    AND NOT EXISTS (SELECT 1 FROM mails WHERE guest = ?2)`,
  mergeMarks: `UPDATE marks SET guest = ?2 WHERE guest = ?1
    AND room NOT IN (SELECT room FROM marks WHERE guest = ?2)`,
  note: `INSERT INTO notes SELECT ?1, ?2, ?3, ?4
    WHERE ?3 <> '' AND EXISTS (SELECT 1 FROM guests WHERE id = ?1)
    ON CONFLICT (guest, room) DO UPDATE SET text = excluded.text, wall = excluded.wall`,
  endNote: 'DELETE FROM notes WHERE guest = ? AND room = ?',
  forgetNotes: 'DELETE FROM notes WHERE room = ?',
  eraseNotes: 'DELETE FROM notes WHERE guest = ?',
  // Of a table that both wrote about the words of both are kept.
  joinNotes: `UPDATE notes SET text = text || '\n' ||
      (SELECT theirs.text FROM notes AS theirs WHERE theirs.guest = ?1 AND theirs.room = notes.room)
    WHERE guest = ?2 AND EXISTS (SELECT 1 FROM notes AS theirs WHERE theirs.guest = ?1 AND theirs.room = notes.room)`,
  mergeNotes: `UPDATE notes SET guest = ?2 WHERE guest = ?1
    AND room NOT IN (SELECT room FROM notes WHERE guest = ?2)`,
  // What is left when guests and tables were let go.
  strayNotes: `DELETE FROM notes
    WHERE ?1 > 0 AND (guest NOT IN (SELECT id FROM guests) OR room NOT IN (SELECT id FROM tables))`,
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
  challenge: 'INSERT INTO challenges VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  // Who counts its places counts them alone.
  holdChallenge: 'UPDATE challenges SET wall = wall WHERE id = ?',
  place: `INSERT INTO attempts SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?3) AND EXISTS (SELECT 1 FROM challenges WHERE id = ?2)
      AND (SELECT count(*) FROM attempts WHERE challenge = ?2) < ?8
    ON CONFLICT DO NOTHING`,
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
  mergeAttempts: `UPDATE attempts SET guest = ?2 WHERE guest = ?1
    AND challenge NOT IN (SELECT challenge FROM attempts WHERE guest = ?2)`,
  mergeChallenges: 'UPDATE challenges SET guest = ?2 WHERE guest = ?1',
  eraseGuest: 'DELETE FROM guests WHERE id = ?',
  mergeTables: 'UPDATE tables SET data = table_without(data, ?1, ?2) WHERE instr(data, ?1) > 0',
  mergeMatches: `UPDATE matches SET data = match_without(data, ?1, ?2)
    WHERE id IN (SELECT match FROM played WHERE guest = ?1)`,
  // Where both are, what is the other's stays.
  mergePlayed: `UPDATE played SET guest = ?2 WHERE guest = ?1
    AND match NOT IN (SELECT match FROM played WHERE guest = ?2)`,
  mergeOwn: `UPDATE own SET guest = ?2 WHERE guest = ?1
    AND what NOT IN (SELECT what FROM own WHERE guest = ?2)`,
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
    return [name, numbers.includes('') ? numbers.length : Math.max(0, ...numbers.map(Number))];
  }),
) as { readonly [name in keyof typeof WRITES]: number };
