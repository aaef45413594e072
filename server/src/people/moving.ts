/** Somebody goes, or turns out to be somebody else: at every table, in every match, and in everything that is kept. */

import type { House } from '../house.ts';
import type { Bans } from '../moderation/bans.ts';
import { matchWithout, roomWithout } from '../store/erasing.ts';
import type { GuestRecord } from '../store/store.ts';
import { leave } from '../tables/commands.ts';
import type { Hall } from '../tables/hall.ts';
import { heirOf } from '../tables/may.ts';
import { knows } from '../tables/register.ts';
import type { Table } from '../tables/table.ts';
import type { Acquaintances } from './acquaintances.ts';
import type { Guests } from './guests.ts';

const ELSEWHERE_MILLIS = 3_000;

export interface Kept {
  readonly house: House;
  readonly hall: Hall;
  readonly guests: Guests;
  readonly acquaintances: Acquaintances;
  readonly bans: Bans;
}

/** Nothing of them is left: first they go everywhere, then the file forgets them, then whatever woke up meanwhile. */
export async function erase(kept: Kept, guest: GuestRecord): Promise<void> {
  const { house, guests, acquaintances, bans } = kept;
  await guests.endAll(guest.id);
  await forgetAtTables(kept, guest);
  acquaintances.forget(guest.id, null);
  bans.forget(guest.id, null);
  await house.store.write({ kind: 'erase', guest: guest.id });
  // A closed table that was just being opened still knew them.
  if (await forgetAtTables(kept, guest)) await house.store.write({ kind: 'erase', guest: guest.id });
}

/** True: there was something to forget. */
async function forgetAtTables(kept: Kept, guest: GuestRecord): Promise<boolean> {
  const { hall } = kept;
  const elsewhere = (await hall.others?.askAll<boolean>('erase', guest, ELSEWHERE_MILLIS)) ?? [];
  const woken = await tablesWith(hall, guest.id);
  return (await goFromHere(kept, guest)) || woken.length > 0 || elsewhere.includes(true);
}

/** From the tables of this process. */
export async function goFromHere({ house, hall, acquaintances }: Kept, guest: GuestRecord): Promise<boolean> {
  const tables = [...hall.tables].filter(({ data }) => knows(data, guest.id));
  for (const table of tables) await goFrom(table, guest);
  rewriteMatches(hall, guest.id, null);
  acquaintances.forget(guest.id, null);
  house.hours.forget(guest.id, null);
  return tables.length > 0;
}

/** As by leaving; a host is succeeded, and where nobody is left the table closes. */
async function goFrom(table: Table, guest: GuestRecord): Promise<void> {
  if (table.data.phase !== 'closed' && table.seating.seatsOf(guest.id).length > 0) await leave(table, guest, undefined);
  if (table.data.phase === 'closed') return;
  const heir = heirOf(table);
  const { host, sentAway } = table.data;
  if (host === guest.id && heir === null) await table.close();
  else {
    const others = sentAway?.filter((one) => one !== guest.id);
    table.room.become(roomWithout(table.room.data, guest.id, null));
    await table.change({
      ...(host === guest.id && heir !== null ? { host: heir } : {}),
      ...(others === undefined ? {} : { sentAway: others }),
    });
  }
}

/** Seats, tables and matches of the one are the other's. */
export async function merge(kept: Kept, guest: string, into: GuestRecord): Promise<void> {
  const { house, hall, bans } = kept;
  await hall.others?.askAll('merge', { guest, into }, ELSEWHERE_MILLIS);
  await tablesWith(hall, guest);
  await mergeHere(kept, guest, into);
  bans.forget(guest, into.id);
  await house.store.write({ kind: 'merge', guest, into: into.id });
  bans.told();
}

/** At the tables of this process. */
export async function mergeHere({ house, hall, acquaintances }: Kept, guest: string, into: GuestRecord): Promise<void> {
  for (const table of [...hall.tables].filter(({ data }) => knows(data, guest))) {
    table.seating.become(guest, into.id);
    table.session?.plans.become(guest, into.id);
    table.room.become(roomWithout(table.room.data, guest, into.id));
    const { host, sentAway } = table.data;
    await table.change({
      ...(host === guest ? { host: into.id } : {}),
      ...(sentAway === undefined ? {} : { sentAway: sentAway.map((one) => (one === guest ? into.id : one)) }),
    });
    table.company.showAll(table.session);
  }
  rewriteMatches(hall, guest, into.id);
  acquaintances.forget(guest, into.id);
  house.hours.forget(guest, into.id);
}

/** All that know them are woken; one that can't be is left to the file. */
async function tablesWith(hall: Hall, guest: string): Promise<readonly Table[]> {
  const ids = new Set(hall.register.tablesWith(guest));
  await hall.settled();
  for (const table of hall.tables) {
    if (knows(table.data, guest)) ids.add(table.id);
  }
  const tables = await Promise.all([...ids].map((id) => hall.table(id).catch(() => null)));
  return tables.flatMap((table) => table ?? []);
}

/** Also where they sat before, and left. */
function rewriteMatches(hall: Hall, guest: string, into: string | null): void {
  for (const { session } of hall.tables) session?.kept.rewrite((match) => matchWithout(match, guest, into));
}
