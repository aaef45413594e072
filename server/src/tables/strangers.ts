/** Those without a seat: where nobody may watch they go when a match begins, and may be there between matches. */

import { CLOSING } from '#protocol';
import type { Table } from './table.ts';

/** Whoever opened a table may look at it, seated or not. When a match is over nothing of it is a secret. */
export function mayWatch({ data, seating }: Table, guest: string): boolean {
  const isOpenToAll = data.settings.spectators || data.phase === 'open' || data.phase === 'finished';
  return isOpenToAll || guest === data.host || seating.seatsOf(guest).length > 0;
}

export function sendStrangersAway(table: Table): void {
  for (const line of [...table.company.lines]) {
    if (line.screen === null && !mayWatch(table, line.guest)) line.close(CLOSING.noSpectators, 'noSpectators');
  }
}

/** Listed, not locked, with somebody there: anybody may sit down at it, or watch the match that is on. */
export function isToBeFound({ data: { settings, phase }, company }: Table): boolean {
  if (!settings.listed || settings.locked || !company.isAnybodyHere) return false;
  return phase === 'open' || (phase === 'playing' && settings.spectators);
}
