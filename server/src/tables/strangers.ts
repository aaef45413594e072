/** Those without a seat: where nobody may watch they go as soon as there is something to see. */

import { CLOSING } from '#protocol';
import type { Table } from './table.ts';

/** Whoever opened a table may look at it, seated or not. */
export function mayWatch({ data, seating }: Table, guest: string): boolean {
  const isOpenToAll = data.settings.spectators || data.phase === 'open';
  return isOpenToAll || guest === data.host || seating.people.includes(guest);
}

export function sendStrangersAway(table: Table): void {
  for (const line of [...table.company.lines]) {
    if (!mayWatch(table, line.guest)) line.close(CLOSING.noSpectators, 'noSpectators');
  }
}
