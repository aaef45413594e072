/** What a room waits for, in the plainest words. */

import type { OwnRoom, TableInfo, WaitsFor } from '#protocol';
import { isRealTime, type Seat } from '#tabletop';
import type { Shelf } from '../house.ts';
import { aliasOf } from './alias.ts';
import type { Hall } from './hall.ts';
import { turnsOf } from './slow.ts';

/** A match that is on now is played by others at this moment; then what has least time left. */
function urgencyOf({ waits, turn, seats, you }: OwnRoom): number {
  if (turn !== null) return turn.until ?? Number.MAX_VALUE;
  const isMine = waits.seats.some((seat) => {
    const sitting = seats[seat];
    return sitting?.kind === 'person' && sitting.guest === you;
  });
  return (waits.what === 'move' && isMine) || waits.what === 'race' ? 0 : Number.POSITIVE_INFINITY;
}

/** Rooms of somebody, each with what it waits for, the most urgent first; none is woken for that. */
export async function ownRooms(hall: Hall, shelf: Shelf, guest: string): Promise<readonly OwnRoom[]> {
  const rooms: OwnRoom[] = [];
  for (const id of hall.register.roomsOf(guest)) {
    const seen = await hall.glances.at(id);
    if (seen === null) continue;
    const { info, canMove } = seen;
    const data = hall.register.get(id);
    const turn = data === undefined ? null : (turnsOf(data, guest)[0] ?? null);
    rooms.push({ ...info, you: aliasOf(id, guest), waits: waitsFor(info, shelf, canMove), turn });
  }
  return rooms.sort((one, other) => urgencyOf(one) - urgencyOf(other) || 0);
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
