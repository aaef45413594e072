/** Who may do what in a room. */

import type { House } from '../house.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from './refused.ts';
import type { Table } from './table.ts';

export function mustBeBetweenMatches(table: Table): void {
  const { phase } = table.data;
  if (phase === 'closed') refuse('table-is-closed');
  if (phase !== 'open' && phase !== 'finished') refuse('match-is-running');
}

export function mustBeHost(table: Table, guest: GuestRecord): void {
  if (table.data.phase === 'closed') refuse('table-is-closed');
  if (table.data.host !== guest.id) refuse('only-the-host-may');
}

/** Whoever opened it, plays there, or was there before. */
export const isOfTheRoom = ({ data, room, seating }: Table, guest: string): boolean =>
  data.host === guest || seating.seatsOf(guest).length > 0 || room.knows(guest);

export function mustBeOfTheRoom(table: Table, guest: GuestRecord): void {
  if (table.data.phase === 'closed') refuse('table-is-closed');
  if (table.data.sentAway?.includes(guest.id) === true) refuse('sent-away');
  if (!isOfTheRoom(table, guest.id)) refuse('not-in-the-room');
}

/** To a locked room only those come who were there before; whoever was sent away comes to none. */
export function mayComeIn(table: Table, guest: string): void {
  if (table.data.phase === 'closed') refuse('table-is-closed');
  if (table.data.sentAway?.includes(guest) === true) refuse('sent-away');
  if (table.data.settings.locked && !isOfTheRoom(table, guest)) refuse('room-is-locked');
}

/** The same for whoever wants to play. */
export function mayPlay({ blocks }: Pick<House, 'blocks'>, table: Table, guest: string): void {
  // Whom the host, or somebody who sits there, has blocked is not told so.
  const isUnwanted = [table.data.host, ...table.seating.people].some((one) => blocks.has(one, guest));
  if (isUnwanted) refuse('table-is-full');
  mayComeIn(table, guest);
}

/** Whom the room does not forget: whoever is here, plays, or has played tonight. */
export const isKept =
  ({ data, room, seating, company }: Table) =>
  (guest: string): boolean =>
    data.host === guest || company.presence.isHere(guest) || seating.seatsOf(guest).length > 0 || room.hasPlayed(guest);

/** Who is host after this one: the first who came of those who play and are here, then of those who don't. */
export function heirOf({ data, room, seating, company: { presence } }: Table): string | null {
  const people = room.data.people.filter(({ guest, left }) => guest !== data.host && left !== true);
  const playing = people.filter(({ guest }) => seating.seatsOf(guest).length > 0);
  const waiting = people.filter(({ waits }) => waits === true);
  const isHere = ({ guest }: { readonly guest: string }): boolean => presence.isHere(guest);
  return [...playing.filter(isHere), ...waiting.filter(isHere), ...playing][0]?.guest ?? null;
}
