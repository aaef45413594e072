/** Those who are in for the next match. */

import type { PersonData } from './room-data.ts';
import type { Table } from './table.ts';

/** As far as they are here, in the order in which they came. */
export const waitingIn = ({ seating, room, company }: Table): readonly PersonData[] =>
  room.data.people.filter(
    ({ guest, waits }) => waits === true && company.presence.isHere(guest) && seating.seatsOf(guest).length === 0,
  );

/** They have a seat in the match that begins: an empty one, a bot's, or one more. */
export function seatWaiting(table: Table): void {
  const { seating, room, data, game } = table;
  // A match that goes on from another has as many seats as that.
  const most = (data.fork ?? null) === null ? game.seats.max : seating.all.length;
  for (const { guest, name } of waitingIn(table)) {
    if (seating.squeezeIn(guest, name, most)) room.wait(guest, false);
  }
}
