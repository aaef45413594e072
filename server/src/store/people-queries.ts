/** What is read of the people, in words that SQLite and PostgreSQL share. */

import type { AskRows, Found } from './asking.ts';
import type {
  FinishedRow,
  FoundMatch,
  GameRow,
  KnownRow,
  MatchesAsked,
  MetRow,
  NoteRow,
  OwnRow,
  PasskeyRecord,
  PeopleReads,
} from './people-reads.ts';
import { STATES } from './played.ts';

const QUERIES = {
  state: 'SELECT state FROM played WHERE guest = ? AND match = ?',
  count: 'SELECT count(*) AS found FROM played WHERE guest = ?',
  games: `SELECT game, count(*) AS matches, sum(won) AS wins, sum(of_device) AS "ofDevice", max(score) AS best
    FROM played WHERE guest = ? AND state = 1 GROUP BY game ORDER BY game`,
  course: `SELECT match, ended, score, won, seats FROM played
    WHERE guest = ? AND state = 1 AND game = ? ORDER BY at DESC, match DESC LIMIT ?`,
  // The name is that of the last time.
  met: `SELECT other, max(CASE WHEN nth = 1 THEN name END) AS name, sum(CASE WHEN state = 1 THEN 1 ELSE 0 END) AS matches,
      sum(theirs) AS theirs, sum(mine) AS mine, max(at) AS last
    FROM (SELECT other.guest AS other, other.name AS name, own.state AS state, other.won AS theirs, own.won AS mine,
        own.at AS at, row_number() OVER (PARTITION BY other.guest ORDER BY own.at DESC, own.match DESC) AS nth
      FROM played AS own JOIN played AS other ON other.match = own.match AND other.guest <> own.guest
      WHERE own.guest = ?) AS met
    GROUP BY other`,
  known: `SELECT other, max(added) AS added, max(blocked) AS blocked, max(muted) AS muted,
      max(adds) AS "addsMe", max(blocks) AS "blocksMe",
      (SELECT name FROM guests WHERE id = other) AS name
    FROM (SELECT other, added, blocked, muted, 0 AS adds, 0 AS blocks FROM known WHERE guest = ?1
      UNION ALL SELECT guest, 0, 0, 0, added, blocked FROM known WHERE other = ?1) AS sides
    GROUP BY other`,
  blocks: 'SELECT guest, other, blocked, muted FROM known WHERE blocked = 1 OR muted = 1',
  own: 'SELECT guest, data FROM own WHERE guest = ? AND what = ?',
  allOwn: 'SELECT guest, data FROM own WHERE what = ? ORDER BY guest',
  words: 'SELECT wall FROM words WHERE guest = ?',
  guestWithWords: 'SELECT guest FROM words WHERE hash = ?',
  passkeys: 'SELECT * FROM passkeys WHERE guest = ? ORDER BY wall, id',
  passkey: 'SELECT * FROM passkeys WHERE id = ?',
  note: 'SELECT * FROM notes WHERE guest = ? AND room = ?',
  notes: 'SELECT * FROM notes WHERE guest = ? ORDER BY wall, room',
  houseKey: 'SELECT key FROM house',
} as const;

const passkeyIn = (row: Found): PasskeyRecord => ({
  ...(JSON.parse(row.data as string) as Pick<PasskeyRecord, 'publicKey' | 'counter' | 'transports'>),
  ...{ id: row.id as string, guest: row.guest as string, wall: row.wall as number, used: row.used as number },
});

const ownIn = (row: Found): OwnRow => ({ guest: row.guest as string, data: JSON.parse(row.data as string) as object });
const noteIn = (row: Found): NoteRow => ({
  ...{ table: row.room as string, text: row.text as string, wall: row.wall as number },
});

const knownIn = (row: Found): KnownRow => ({
  other: row.other as string,
  ...{ isAdded: row.added === 1, isBlocked: row.blocked === 1, addsMe: row.addsMe === 1, blocksMe: row.blocksMe === 1 },
  isMuted: row.muted === 1,
  name: row.name as string | null,
});

export function peopleReads(ask: AskRows): PeopleReads {
  const all = async <T>(sql: string, values: readonly (string | number)[], read: (row: Found) => T) =>
    (await ask(sql, values)).map(read);
  const one = async <T>(
    sql: string,
    values: readonly (string | number)[],
    read: (row: Found) => T,
  ): Promise<T | null> => (await all(sql, values, read))[0] ?? null;
  return {
    matchesOf(asked) {
      const { sql, values } = matchesQuery(asked);
      return all(sql, values, (row): FoundMatch => ({ match: row.match as string, at: row.at as number }));
    },
    stateOf: (guest, match) => one(QUERIES.state, [guest, match], ({ state }) => STATES[Number(state)] ?? 'running'),
    countOf: async (guest) => (await one(QUERIES.count, [guest], ({ found }) => Number(found))) ?? 0,
    gamesOf: (guest) => all(QUERIES.games, [guest], (row) => ({ ...row }) as unknown as GameRow),
    courseOf: (guest, game, most) =>
      all(QUERIES.course, [guest, game, most], (row) => ({ ...row, won: row.won === 1 }) as unknown as FinishedRow),
    metBy: (guest) => all(QUERIES.met, [guest], (row) => ({ ...row }) as unknown as MetRow),
    knownBy: (guest) => all(QUERIES.known, [guest], knownIn),
    blocks: () =>
      all(QUERIES.blocks, [], (row) => ({
        ...{ guest: row.guest as string, other: row.other as string },
        ...{ isBlocked: row.blocked === 1, isMuted: row.muted === 1 },
      })),
    ownOf: (guest, what) => one(QUERIES.own, [guest, what], (row) => ownIn(row).data),
    allOwn: (what) => all(QUERIES.allOwn, [what], ownIn),
    wordsOf: (guest) => one(QUERIES.words, [guest], ({ wall }) => wall as number),
    guestWithWords: (hash) => one(QUERIES.guestWithWords, [hash], ({ guest }) => guest as string),
    passkeysOf: (guest) => all(QUERIES.passkeys, [guest], passkeyIn),
    passkey: (id) => one(QUERIES.passkey, [id], passkeyIn),
    noteOf: (guest, table) => one(QUERIES.note, [guest, table], noteIn),
    notesOf: (guest) => all(QUERIES.notes, [guest], noteIn),
    houseKey: async () => (await one(QUERIES.houseKey, [], ({ key }) => key as string)) ?? '',
  };
}

function matchesQuery({ guest, state, game, other, from, most }: MatchesAsked) {
  const values: (string | number)[] = [guest];
  const where = ['guest = ?'];
  const and = (sql: string, ...given: (string | number)[]): void => {
    where.push(sql);
    values.push(...given);
  };
  if (state !== undefined) and(state === 'running' ? 'state = 0' : 'state > 0');
  if (game !== undefined) and('game = ?', game);
  if (from !== undefined) and('(at, match) < (?, ?)', from.at, from.match);
  if (other !== undefined) {
    and('EXISTS (SELECT 1 FROM played AS theirs WHERE theirs.guest = ? AND theirs.match = played.match)', other);
  }
  const sql = `SELECT match, at FROM played WHERE ${where.join(' AND ')} ORDER BY at DESC, match DESC LIMIT ?`;
  return { sql, values: [...values, most] };
}
