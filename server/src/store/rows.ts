/** Changes as rows of the file. */

import { noticeRows } from './notice-rows.ts';
import { columnsOf, playedIn } from './played.ts';
import type { Row } from './sqlite-writer.ts';
import type { Change, MatchRecord, StoredEntry, TableRecord } from './store.ts';

const FORGETTING = {
  guests: ['forgetGuests'],
  tokens: ['forgetTokens'],
  tables: ['forgetTables'],
  challenges: ['forgetAttempts', 'forgetChallenges'],
} as const;
const FORGOTTEN_WITH_GUESTS = (['forgetOwn', 'forgetMails', 'forgetMarksOfNobody'] as const).map(
  (write): Row => ({ write, values: [] }),
);
const ERASING = [
  ...(['eraseTables', 'eraseMatches', 'erasePlayed', 'eraseTokens', 'eraseWords', 'erasePasskeys'] as const),
  ...(['eraseBans', 'eraseReports', 'eraseReporter', 'eraseReported', 'eraseDeeds', 'eraseOwn'] as const),
  ...(['eraseSubscriptions', 'endMail', 'eraseMarks', 'eraseNotes'] as const),
  ...(['erasePlaces', 'eraseAttempts', 'eraseChallenges'] as const),
];
const MERGING = [
  ...(['mergeTables', 'mergeMatches', 'mergePlayed', 'mergePasskeys', 'mergeKnown', 'mergeKnownBy'] as const),
  ...(['mergeBans', 'mergeReports', 'mergeReporter', 'mergeReported', 'mergeDeeds', 'mergeOwn'] as const),
  ...(['mergeSubscriptions', 'mergeMails', 'mergeMarks', 'joinNotes', 'mergeNotes'] as const),
  ...(['mergeAttempts', 'mergeChallenges'] as const),
];

const matchRows = (match: MatchRecord): readonly Row[] => [
  { write: 'match', values: [match.id, JSON.stringify(match)] },
  ...playedIn(match).map((row): Row => ({ write: 'played', values: columnsOf(row) })),
];

const tableRows = ({ id, open, data }: TableRecord): readonly Row[] => [
  { write: 'table', values: [id, open ? 1 : 0, JSON.stringify(data)] },
  ...(open ? [] : [forgetMarks(id)]),
];

const forgetMarks = (room: string): Row => ({ write: 'forgetMarks', values: [room] });

const entryRow = (match: string, seq: number, entry: StoredEntry): Row => ({
  write: 'entry',
  values: [match, seq, JSON.stringify(entry)],
});

const eraseRows = (guest: string): readonly Row[] => [
  ...ERASING.map((write): Row => ({ write, values: [guest] })),
  { write: 'eraseKnown', values: [guest] },
  { write: 'eraseGuest', values: [guest] },
];

/** Written in one transaction, unless another change in it can't be. */
export function rowsOf(change: Change): readonly Row[] {
  switch (change.kind) {
    case 'guest':
      return [{ write: 'guest', values: [change.guest.id, change.guest.name] }];
    case 'rename':
      return [{ write: 'renameGuest', values: [change.guest.id, change.guest.name] }];
    case 'token':
      return [{ write: 'token', values: [change.token, change.guest, change.wall, change.wall] }];
    case 'used-token':
      return [{ write: 'usedToken', values: [change.wall, change.token] }];
    case 'words':
      return [{ write: 'words', values: [change.guest, change.hash, change.wall] }];
    case 'own': {
      const { guest, what, data } = change;
      return data === null
        ? [{ write: 'endOwn', values: [guest, what] }]
        : [{ write: 'own', values: [guest, what, JSON.stringify(data)] }];
    }
    case 'passkey': {
      const { id, guest, wall, used, ...data } = change.passkey;
      return [{ write: 'passkey', values: [id, guest, JSON.stringify(data), wall, used] }];
    }
    case 'end-passkey':
      return [{ write: 'endPasskey', values: [change.id] }];
    case 'known':
      return [
        {
          write: 'known',
          values: [
            change.guest,
            change.other,
            ...[change.isAdded, change.isBlocked, change.isMuted ?? false].map(Number),
          ],
        },
        { write: 'forgetKnown', values: [change.guest] },
      ];
    case 'note': {
      const { guest, table, text, wall } = change;
      return [
        { write: 'endNote', values: [guest, table] },
        { write: 'note', values: [guest, table, text, wall] },
      ];
    }
    case 'ban': {
      const { id, guest, network, name, reason, since, until } = change.ban;
      return [{ write: 'ban', values: [id, guest, network, name, reason, since, until] }];
    }
    case 'unban':
      return [{ write: 'unban', values: [change.id] }];
    case 'report': {
      const { id, wall, by, about, match, ...data } = change.report;
      return [
        { write: 'report', values: [id, wall, by, about, match?.id ?? null, JSON.stringify({ match, ...data })] },
      ];
    }
    case 'deed': {
      const { wall, guest, ...data } = change.deed;
      return [{ write: 'deed', values: [wall, guest, JSON.stringify(data)] }];
    }
    case 'subscription':
    case 'end-subscription':
    case 'mail':
    case 'end-mail':
    case 'mark':
      return noticeRows(change);
    case 'challenge': {
      const { id, guest, wall, data } = change.challenge;
      return [{ write: 'challenge', values: [id, guest, wall, JSON.stringify(data)] }];
    }
    case 'place': {
      const { id, challenge, guest, name, seq, wall, data } = change.attempt;
      return [
        { write: 'holdChallenge', values: [challenge] },
        { write: 'place', values: [id, challenge, guest, name, seq, wall, JSON.stringify(data), change.most] },
      ];
    }
    case 'attempt': {
      const { id, seq, name, wall, data } = change.attempt;
      return [{ write: 'attempt', values: [id, seq, name, wall, JSON.stringify(data)] }];
    }
    case 'erase':
      return eraseRows(change.guest);
    case 'merge':
      return [
        ...MERGING.map((write): Row => ({ write, values: [change.guest, change.into] })),
        // What is left was there twice.
        ...eraseRows(change.guest),
      ];
    case 'table':
      return tableRows(change.table);
    case 'match':
      return matchRows(change.match);
    case 'ended':
      return [...matchRows(change.match), ...tableRows(change.table)];
    case 'whole-match':
      return [
        { write: 'clearEntries', values: [change.match.id] },
        ...change.entries.map((entry, seq) => entryRow(change.match.id, seq, entry)),
        ...matchRows(change.match),
      ];
    case 'entry':
      return [entryRow(change.match, change.seq, change.entry)];
    case 'beat':
      return [{ write: 'beat', values: [JSON.stringify(change.beat)] }];
    case 'forget':
      return [
        ...FORGETTING[change.what].map((write): Row => ({ write, values: [change.before] })),
        ...(change.what === 'tokens' ? [{ write: 'endSubscriptionsOfNobody', values: [] } as const] : []),
        ...(change.what === 'guests' ? [...FORGOTTEN_WITH_GUESTS] : []),
        { write: 'strayNotes', values: [1] },
      ];
    case 'end-token':
      return [
        { write: 'endToken', values: [change.token] },
        { write: 'endSubscriptionsOfToken', values: [change.token] },
      ];
    case 'forget-table':
      return [
        { write: 'forgetTable', values: [change.id] },
        forgetMarks(change.id),
        { write: 'forgetNotes', values: [change.id] },
      ];
    case 'withdraw-match':
      return [
        { write: 'withdrawMatch', values: [change.id] },
        { write: 'forgetEntries', values: [change.id] },
        { write: 'forgetPlayed', values: [change.id] },
      ];
    case 'fork-noted':
      return [{ write: 'noteFork', values: [change.id, change.fork] }];
    case 'forget-match':
      return [
        { write: 'forgetMatch', values: [change.id] },
        { write: 'forgetEntries', values: [change.id] },
        { write: 'forgetPlayed', values: [change.id] },
      ];
  }
}
