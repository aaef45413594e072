/** What a room waits for, in the plainest words. */

import type { OwnRoom, TableInfo, WaitsFor } from '#protocol';
import { isRealTime, type Seat } from '#tabletop';
import type { Shelf } from '../house.ts';
import { aliasOf } from './alias.ts';
import type { Hall } from './hall.ts';

/** Rooms of somebody, each with what it waits for; none is woken for that. */
export async function ownRooms(hall: Hall, shelf: Shelf, guest: string): Promise<readonly OwnRoom[]> {
  const rooms: OwnRoom[] = [];
  for (const id of hall.register.roomsOf(guest)) {
    const seen = await hall.glances.at(id);
    if (seen === null) continue;
    const { info, canMove } = seen;
    rooms.push({ ...info, you: aliasOf(id, guest), waits: waitsFor(info, shelf, canMove) });
  }
  return rooms;
}

/** `canMove`: the seats that can, in a match that is on. */
function waitsFor(
  { phase, seats, game, rulesVersion, room, match }: TableInfo,
  shelf: Shelf,
  canMove: readonly Seat[],
): WaitsFor {
  const empty = seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
  if (phase !== 'playing') return empty.length > 0 ? { what: 'players', seats: empty } : { what: 'host', seats: [] };
  if (room.pause !== null || match?.stands?.isPaused === true) return { what: 'pause', seats: [] };
  const rules = shelf.rules(game, rulesVersion);
  // Against the clock everybody acts at once, and who has acted may be a secret.
  return rules !== null && isRealTime(rules) ? { what: 'race', seats: [] } : { what: 'move', seats: canMove };
}
