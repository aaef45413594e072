/** Changes as rows of the file. */

import { columnsOf, playedIn } from './played.ts';
import type { Row } from './sqlite-writer.ts';
import type { Change, MatchRecord, StoredEntry } from './store.ts';

const FORGETTING = { guests: 'forgetGuests', tokens: 'forgetTokens', tables: 'forgetTables' } as const;
const ERASING = ['eraseTables', 'eraseMatches', 'erasePlayed', 'eraseTokens', 'eraseWords', 'erasePasskeys'] as const;
const MERGING = ['mergeTables', 'mergeMatches', 'mergePlayed', 'mergePasskeys', 'mergeKnown', 'mergeKnownBy'] as const;

const matchRows = (match: MatchRecord): readonly Row[] => [
  { write: 'match', values: [match.id, JSON.stringify(match)] },
  ...playedIn(match).map((row): Row => ({ write: 'played', values: columnsOf(row) })),
];

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
    case 'passkey': {
      const { id, guest, wall, used, ...data } = change.passkey;
      return [{ write: 'passkey', values: [id, guest, JSON.stringify(data), wall, used] }];
    }
    case 'end-passkey':
      return [{ write: 'endPasskey', values: [change.id] }];
    case 'known':
      return [
        { write: 'known', values: [change.guest, change.other, change.isAdded ? 1 : 0, change.isBlocked ? 1 : 0] },
        { write: 'forgetKnown', values: [change.guest] },
      ];
    case 'erase':
      return eraseRows(change.guest);
    case 'merge':
      return [
        ...MERGING.map((write): Row => ({ write, values: [change.guest, change.into] })),
        // What is left was there twice.
        ...eraseRows(change.guest),
      ];
    case 'table':
      return [
        { write: 'table', values: [change.table.id, change.table.open ? 1 : 0, JSON.stringify(change.table.data)] },
      ];
    case 'match':
      return matchRows(change.match);
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
      return [{ write: FORGETTING[change.what], values: [change.before] }];
    case 'end-token':
      return [{ write: 'endToken', values: [change.token] }];
    case 'forget-table':
      return [{ write: 'forgetTable', values: [change.id] }];
    case 'forget-match':
      return [
        { write: 'forgetMatch', values: [change.id] },
        { write: 'forgetEntries', values: [change.id] },
        { write: 'forgetPlayed', values: [change.id] },
      ];
  }
}
