/** What a match asks of the table it is played at. */

import type { PlayingCalls } from '../match/playing.ts';
import type { Book } from './book.ts';
import { millisOf } from './presence.ts';
import type { Table } from './table.ts';

export function playingCalls(table: Table, book: Book): Omit<PlayingCalls, 'ended' | 'failed' | 'stuck'> {
  const { company } = table;
  return {
    ...{ levelOf: (seat) => company.levelOf(seat), isWaitedFor: (seat) => company.isWaitedFor(seat) },
    isPerson: (seat) => table.seating.at(seat).kind === 'person',
    ...{ tellsFirst: () => book.settings.tellFirst, isOpenToAll: () => book.settings.listed },
    idleMillis: () => millisOf(book.settings.idleSeconds),
    isPaused: () => table.room.data.pause !== null || table.desertion.isOn,
    ending: (end, wall) => book.willEnd(end, wall),
    ...{ turnsChanged: table.tellEverybody, tellingChanged: table.tellEverybody },
  };
}
