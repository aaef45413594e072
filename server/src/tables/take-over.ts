/** Coming into a match that is on: back to one's own seat, or in place of a bot. */

import type { Seat } from '#tabletop';
import type { House } from '../house.ts';
import type { GuestRecord, Sat } from '../store/store.ts';
import { isKept, mayPlay } from './may.ts';
import { refuse } from './refused.ts';
import type { Table } from './table.ts';

export async function takeOver(
  house: House,
  table: Table,
  guest: GuestRecord,
  { seat: asked }: { readonly seat?: Seat | undefined },
): Promise<void> {
  mayPlay(house, table, guest.id);
  const session = table.session ?? refuse('no-match-running');
  const sittings = session.record.sittings ?? [];
  const seat = seatFor(table, sittings, guest.id, asked);
  const before = sittings.findLast((sat) => sat.seat === seat && sat.guest === guest.id);
  table.seating.takeOver(seat, guest.id, before?.name ?? guest.name);
  table.room.admit({ guest: guest.id, name: guest.name }, isKept(table));
  table.room.wait(guest.id, false);
  // What the bot did last is not theirs to take back.
  session.standIns.note(seat);
  await table.change({});
  table.noteCompany();
  table.company.showAll(session, guest.id);
}

/**
 * Whoever has held a hand of this match has seen it: they get another only where somebody else has theirs now.
 */
function seatFor({ seating }: Table, sittings: readonly Sat[], guest: string, asked: Seat | undefined): Seat {
  const bots = seating.all.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  const isOf = (seat: Seat, passes: (sat: Sat) => boolean): boolean =>
    sittings.some((sat) => sat.seat === seat && passes(sat));
  const own = bots.filter((seat) => isOf(seat, (sat) => sat.guest === guest));
  if (asked !== undefined && seating.at(asked).kind !== 'bot') refuse('seat-is-taken');
  if (asked !== undefined ? own.includes(asked) : own.length > 0) return asked ?? (own[0] as Seat);
  if (seating.seatsOf(guest).length > 0) refuse('one-seat-each');
  if (own.length > 0) refuse('own-seat-first');
  // Rather a bot's of its own than that of somebody who may come back.
  const isNobodys = (seat: Seat): boolean => !isOf(seat, (sat) => sat.guest !== null);
  return asked ?? bots.find(isNobodys) ?? bots[0] ?? refuse('table-is-full');
}
