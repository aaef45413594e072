/** Guards of the store that several processes share. */

import type { Guard } from './guard.ts';

export const SHARED_GUARDS: readonly Guard[] = [
  {
    name: 'epoch-of-a-lease',
    file: 'server/src/store/postgres-entries.ts',
    guard: ' AND leases.epoch = mine.e FOR SHARE',
    without: ' FOR SHARE',
    test: ['leases', 'whoever lost a table writes nothing of it, whatever it is, and is told so once'],
  },
  {
    name: 'lock-of-a-lease',
    file: 'server/src/store/postgres-entries.ts',
    guard: ' FOR SHARE OF leases',
    without: '',
    test: ['lease-race', 'nothing of the last owner comes after the next one has looked, and nothing promised is lost'],
  },
  {
    name: 'leases-of-the-living',
    file: 'server/src/store/postgres-schema.ts',
    guard: '        IF is_alive(owner) THEN',
    without: '        IF false THEN',
    test: ['leases', 'a table has one owner, until its lease has run out; epochs only grow'],
  },
  {
    name: 'older-than-its-lease',
    file: 'server/src/store/holdings.ts',
    guard: 'this.#lost.has(table) : lease.epoch !== epoch',
    without: 'false : false',
    test: ['leases', 'what was given before that waits beside what was given after, and is refused alone'],
  },
  {
    name: 'lost-leases-are-told',
    file: 'server/src/store/postgres-schema.ts',
    guard: 'was_late := NOT is_alive(renewing);',
    without: 'was_late := false;',
    test: ['leases', 'whoever renews in time loses nothing; whoever comes too late hears what they lost'],
  },
  {
    name: 'one-commit-once',
    file: 'server/src/store/postgres-writer.ts',
    guard: 'WHERE process = $1 AND turn < $2',
    without: 'WHERE process = $1',
    test: ['database-fails', 'whose answer was lost is there once'],
  },
  {
    name: 'stopped-in-a-transaction',
    file: 'server/src/store/postgres-connections.ts',
    guard: 'SET idle_in_transaction_session_timeout',
    without: 'SET tcp_keepalives_idle',
    test: ['database-fails', 'keeps nobody from taking its table, and writes nothing'],
  },
  {
    name: 'only-one-of-a-number',
    file: 'server/src/store/postgres-entries.ts',
    guard: '=== entry.data) return null;',
    without: '!== undefined) return null;',
    test: ['database-fails', 'the other stays, and this is refused'],
  },
];
