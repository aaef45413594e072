/** What a table that falls asleep is taken up again from. */

import type { House } from '../house.ts';
import { toMoveIn } from '../match/to-move.ts';
import type { Book } from './book.ts';
import type { Table } from './table.ts';

/** To be called once nothing happens there any more: resolves when it is written. */
export function layDown({ store, clock }: House, table: Table, book: Book): () => Promise<unknown> {
  const { session } = table;
  const match = session === null ? null : { ...session.record, asleepAt: session.time.at() };
  book.change({ served: clock.now(), toMove: toMoveIn(session) });
  return () => {
    const written = match === null ? [] : [store.write({ kind: 'match', match })];
    // With its own rules back, a match of others goes on: what was stored of it stays as it was.
    const isOfOthers = table.missed?.notice === 'rules-have-changed';
    if (!isOfOthers) written.push(store.write({ kind: 'table', table: book.record }));
    return Promise.all(written);
  };
}
