/**
 * Guards that stand in one line each: what is there, what would be there without it, and the test that must then fail.
 * `PLANTED=<name>` runs any test with that guard taken away (`plant.ts` for what vitest imports, the one in
 * `processes` for the processes it starts); `server/tests/planted.test.ts` does so for all of them.
 */

import { SHARED_GUARDS } from './planted-shared-guards.ts';

export interface Guard {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly guard: string;
  readonly without: string;
  /** A file of `server/tests`, and a title in it, or the end of one. */
  readonly test: readonly [file: string, title: string];
}

export const GUARDS: readonly Guard[] = [
  {
    name: 'names-that-show-nothing',
    file: 'protocol/src/text.ts',
    guard: '!UNSHOWABLE.test(typed) && ',
    without: '',
    test: ['locks', 'is refused'],
  },
  {
    name: 'names-alike',
    file: 'server/src/tables/seating.ts',
    guard: 'looksLike(sitting.name, name)',
    without: 'sitting.name === name',
    test: ['locks', 'can’t sit down beside Ada'],
  },
  {
    name: 'private-folder',
    file: 'server/src/store/data-folder.ts',
    guard: 'chmodSync(folder, 0o700)',
    without: 'chmodSync(folder, 0o755)',
    test: ['start', 'nobody else on the machine can read what is kept'],
  },
  {
    name: 'figures-for-this-network',
    file: 'server/src/net/watching.ts',
    guard:
      "if (!isKnown && !isIn(networks, visitors.visitor(request.raw).address)) return sendRefusal(reply, 'not-found');",
    without: '',
    test: ['locks', 'the figures are for this machine and its network'],
  },
  {
    name: 'own-host',
    file: 'server/src/net/http.ts',
    guard: "if (!visitors.isOwnHost(request.headers.host)) refuse('other-host');",
    without: '',
    test: ['locks', 'that leads nowhere is answered like any other'],
  },
  {
    name: 'headers-on-every-answer',
    file: 'server/src/net/http.ts',
    guard: 'sendRefusal(reply.headers(HEADERS), ',
    without: 'sendRefusal(reply, ',
    test: ['locks', 'that leads nowhere is answered like any other'],
  },
  {
    name: 'answer-to-nonsense',
    file: 'server/src/net/http.ts',
    guard: 'if (socket.writable && socket.bytesWritten === 0) socket.write(MALFORMED);',
    without: '',
    test: ['locks', 'what is no request at all gets our headers, too'],
  },
  {
    name: 'status-of-too-big',
    file: 'server/src/net/refusals.ts',
    guard: "'too-big': 413,",
    without: '',
    test: ['locks', 'a body that is too big, or not UTF-8, is said to be'],
  },
  {
    name: 'only-utf-8',
    file: 'server/src/net/api.ts',
    guard: "if (!isInUtf8(request.headers['content-type'])) refuse('not-understood', 'only UTF-8 is read here');",
    without: '',
    test: ['locks', 'a body that is too big, or not UTF-8, is said to be'],
  },
  {
    name: 'kept-nowhere',
    file: 'server/src/net/api.ts',
    guard: "reply.header('cache-control', 'no-store');",
    without: '',
    test: ['locks', 'answers that are somebody’s own are kept nowhere'],
  },
  {
    name: 'pongs-that-answer',
    file: 'server/src/net/heartbeat.ts',
    guard: 'this.#sent === null || !this.#sent.says.equals(says)',
    without: 'this.#sent === null',
    test: ['heartbeat', 'a made-up pong says nothing of how long a line is, and counts as talk'],
  },
  {
    name: 'newest-ping-only',
    file: 'server/src/net/heartbeat.ts',
    guard: 'if (this.#asked === null) setImmediate(() => this.#answerNewest());',
    without: 'this.#socket.pong(says);',
    test: ['heartbeat', 'of several pings at once the newest is answered'],
  },
  {
    name: 'absence-of-a-stopped-process',
    file: 'server/src/clock.ts',
    guard: 'shift -= gap;',
    without: '',
    test: ['house', 'a process that was stopped was away: its clock stood still, and that is said'],
  },
  {
    name: 'alias-at-each-table',
    file: 'server/src/tables/alias.ts',
    guard: 'aliasOf(this.#table, guest)',
    without: "aliasOf('', guest)",
    test: ['locks', 'are not the same to others at two tables'],
  },
  {
    name: 'missing-log',
    file: 'server/src/store/data-folder.ts',
    guard: '    refuseWithoutLog(folder);',
    without: '',
    test: ['start', 'after a crash the file must have come as far as its mark, if there is no log'],
  },
  {
    name: 'missing-table',
    file: 'server/src/store/data-folder.ts',
    guard: "found === 'ok' ? lackOf(database)",
    without: "found === 'ok' ? null",
    test: ['start', 'ends the start with one line'],
  },
  {
    name: 'one-server-a-folder',
    file: 'server/src/store/data-folder.ts',
    guard: 'BEGIN EXCLUSIVE;',
    without: '',
    test: ['start', 'a folder belongs to one server; one that was killed leaves it to the next'],
  },
  {
    name: 'end-after-a-failed-sync',
    file: 'server/src/store/sqlite-writer.ts',
    guard: 'SYNC_CODES.has(error.errcode) || ',
    without: '',
    test: ['house', 'a sync that failed'],
  },
  {
    name: 'said-once',
    file: 'server/src/incidents.ts',
    guard: '      return;\n',
    without: '',
    test: ['house', 'what happens again and again is said once, and how often it was'],
  },
  {
    name: 'end-of-the-process',
    file: 'server/src/server.ts',
    guard: 'opened.push(() => house.incidents.close());',
    without: '',
    test: ['house', 'a house that closes says what it counted, and leaves nothing behind that keeps its process going'],
  },
  {
    name: 'few-links-of-one',
    file: 'server/src/people/device-links.ts',
    guard: "if (own.length >= MOST_OF_ONE) this.#links.delete(own[0]?.[0] ?? '');",
    without: '',
    test: ['locks', 'have a few links to devices, whatever others do'],
  },
  {
    name: 'log-out',
    file: 'server/src/store/writes.ts',
    guard: "endToken: 'DELETE FROM tokens WHERE token = ?'",
    without: "endToken: 'SELECT ?'",
    test: ['locks', 'see their devices, end one of them, and log out'],
  },
  {
    name: 'one-seat-for-strangers',
    file: 'server/src/tables/commands.ts',
    guard: "refuse('one-seat-each')",
    without: 'undefined',
    test: ['locks', 'a stranger has one seat at a listed table'],
  },
  {
    name: 'closing-shows-the-secret',
    file: 'server/src/tables/table.ts',
    guard: 'const end = { at: session.time.at(), outcome: null, result: null };',
    without: 'const end = null as never;',
    test: ['locks', 'closed in the middle of a match they show its secret, and its recording'],
  },
  {
    name: 'host-is-succeeded',
    file: 'server/src/tables/succession.ts',
    guard: 'if (host === null) return;',
    without: 'if (host !== undefined) return;',
    test: ['house', 'a host who is gone is succeeded by somebody who is here'],
  },
  {
    name: 'watchers-see-it-late',
    file: 'server/src/match/watchers.ts',
    guard: 'return this.#isSearching && !this.#rules.isLive();',
    without: 'return false;',
    test: ['watchers', 'watchers see a round when it is over, however they ask, and then all of it'],
  },
  {
    name: 'places-of-players',
    file: 'server/src/tables/hearing.ts',
    guard: 'isPlayer ? own < MOST_OF_A_PLAYER : ',
    without: '',
    test: ['watchers', 'as many watch as may, two of one guest, and none of them in a player’s place'],
  },
  {
    name: 'what-was-left-lying',
    file: 'server/src/match/replies.ts',
    guard: 'if (age <= LONGEST_ON_ITS_WAY && this.#publisher.isStillSeen(seat, judged)) return false;',
    without: 'return false;',
    test: ['left-lying', 'a move that is said again in a later round does not count, though it would be legal there'],
  },
  {
    name: 'old-presses',
    file: 'server/src/match/replies.ts',
    guard: 'age <= LONGEST_ON_ITS_WAY && ',
    without: '',
    test: ['left-lying', "ms before it comes is 'match-went-on', though nothing has happened"],
  },
  {
    name: 'rules-a-match-began-with',
    file: 'server/src/tables/table.ts',
    guard: 'this.#house.shelf.rules(game, rulesVersion)',
    without: 'this.#house.shelf.rules(game, rulesVersion + 1)',
    test: [
      'earlier-rules',
      'after an upgrade a match ends by the rules it began with, and the next one takes the newest',
    ],
  },
  {
    name: 'erased-to-the-last-row',
    file: 'server/src/store/writes.ts',
    guard: "erasePlayed: 'DELETE FROM played WHERE guest = ?'",
    without: "erasePlayed: 'SELECT ?'",
    test: ['erasing', 'erasing leaves no row, and everything else goes on: a match, a table, a link, sockets'],
  },
  {
    name: 'unread-is-bounded',
    file: 'server/src/net/connection.ts',
    guard: 'if (unread > UNREAD_BYTES) {',
    without: 'if (unread > Number.MAX_SAFE_INTEGER) {',
    test: ['slow-reader', 'whoever does not read is cut off, and nobody waits for them'],
  },
  {
    name: 'matches-that-never-end',
    file: 'server/src/tables/hearing.ts',
    guard: "refuse('match-is-too-long')",
    without: 'undefined',
    test: ['moves', 'is refused once there are 20,000: a match is no place to store things in'],
  },
  ...SHARED_GUARDS,
];
