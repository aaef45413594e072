import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '#protocol';
import { emptyRoomOf } from './empty-room.ts';

const YOU = { kind: 'person', guest: 'you', name: 'Otter' } as SeatInfo;
const FRIEND = { kind: 'person', guest: 'friend', name: 'Juno' } as SeatInfo;
const EMPTY: SeatInfo = { kind: 'empty' };

const room = (id: string, changed: Partial<TableInfo>): TableInfo =>
  ({ id, game: 'space-bowl', phase: 'open', seats: [YOU, EMPTY], ...changed }) as TableInfo;

test('with friends: an own room of the game that nobody else has come to is used again, and no other', () => {
  const tables = [
    room('of another game', { game: 'space-lab' }),
    room('running', { phase: 'playing' }),
    room('with a friend', { seats: [YOU, FRIEND] }),
    room('left empty', {}),
  ];
  expect(emptyRoomOf(tables, 'space-bowl')?.id).toBe('left empty');
  expect(emptyRoomOf(tables.slice(0, 3), 'space-bowl')).toBeUndefined();
});
