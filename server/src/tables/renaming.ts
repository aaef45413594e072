/** Whoever is called something else is so in every room, those asleep too. */

import type { House } from '../house.ts';
import type { Hall } from './hall.ts';
import { Room } from './room.ts';
import { Seating } from './seating.ts';
import type { Table } from './table.ts';

export interface Names {
  readonly from: string;
  readonly to: string;
}

export async function rename(house: House, hall: Hall, guest: string, names: Names): Promise<void> {
  for (const id of names.from === names.to ? [] : hall.register.tablesWith(guest)) {
    const at = hall.has(id) ? null : ((await hall.others?.owner(id)) ?? null);
    if (at === null) await renameHere(house, hall, id, { guest, names });
    else await hall.others?.ask(at, 'rename', { id, guest, names });
  }
}

/** In one room, which no other process has. */
export async function renameHere(
  { store }: House,
  hall: Hall,
  id: string,
  { guest, names }: { readonly guest: string; readonly names: Names },
): Promise<void> {
  const awake = await hall.awake(id);
  const data = hall.register.get(id);
  if (awake !== undefined) {
    if (isRenamed(awake, guest, names)) await awake.change({});
  } else if (data !== undefined && !hall.hasFailed(id)) {
    const asleep = { seating: new Seating(data.game, data.seats), room: new Room(data.room) };
    if (!isRenamed(asleep, guest, names)) return;
    const changed = { ...data, seats: asleep.seating.all, room: asleep.room.data };
    hall.register.note(id, changed);
    hall.others?.noted(id, changed);
    await store.write({ kind: 'table', table: { id, open: true, data: changed } });
  }
}

/** False: nothing there is another. */
function isRenamed({ seating, room }: Pick<Table, 'seating' | 'room'>, guest: string, { from, to }: Names): boolean {
  const isSeated = seating.seatsOf(guest).length > 0;
  // Where somebody else is called so already they keep their name, in the room too.
  const isAllowed = !isSeated || seating.rename(guest, from, to);
  return isAllowed && (room.rename(guest, from, to) || isSeated);
}
