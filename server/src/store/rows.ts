/** Changes as rows of the file. */

import type { Row } from './sqlite-writer.ts';
import type { Change } from './store.ts';

const FORGETTING = { guests: 'forgetGuests', tokens: 'forgetTokens', tables: 'forgetTables' } as const;

/** Written in one transaction, unless another change in it can't be. */
export function rowsOf(change: Change): readonly Row[] {
  switch (change.kind) {
    case 'guest':
      return [{ write: 'guest', values: [change.guest.id, change.guest.name] }];
    case 'token':
      return [{ write: 'token', values: [change.token, change.guest, change.wall] }];
    case 'table':
      return [
        { write: 'table', values: [change.table.id, change.table.open ? 1 : 0, JSON.stringify(change.table.data)] },
      ];
    case 'match':
      return [{ write: 'match', values: [change.match.id, JSON.stringify(change.match)] }];
    case 'entry':
      return [{ write: 'entry', values: [change.match, change.seq, JSON.stringify(change.entry)] }];
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
      ];
  }
}
