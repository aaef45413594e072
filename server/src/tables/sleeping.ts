/** What is written down when a table falls asleep. */

import { toMoveIn } from '../match/to-move.ts';
import type { Change } from '../store/store.ts';
import type { Book } from './book.ts';
import type { Table } from './table.ts';

export function sleepingChanges({ session, clock, missed }: Table, book: Book): readonly Change[] {
  book.change({ served: clock.now(), toMove: toMoveIn(session) });
  const match: readonly Change[] =
    session === null ? [] : [{ kind: 'match', match: { ...session.record, asleepAt: session.time.at() } }];
  // With its own rules back, a match of others goes on: what was stored of it stays as it was.
  if (missed?.notice === 'rules-have-changed') return match;
  return [...match, { kind: 'table', table: book.record }];
}
