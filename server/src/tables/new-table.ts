/** What a table begins with. */

import type { NewTable } from '#protocol';
import { type Game, isRealTime } from '#tabletop';
import type { House } from '../house.ts';
import type { GuestRecord } from '../store/store.ts';
import { checkSeatCount, readOptions, readSettings } from './commands.ts';
import { drawNextMatch } from './opening.ts';
import { readPlanet } from './planet.ts';
import { emptySeats } from './seating.ts';
import type { TableData } from './table-data.ts';

const PLAIN_SETTINGS = {
  listed: false,
  freeText: false,
  spectators: true,
  turnSeconds: null,
  tellFirst: false,
  watchLive: false,
} as const;

const AWAY_SECONDS = { realTime: 60, inTurns: 180 } as const;

/** A setting that is younger than the table is as at a new table. */
export const withAllSettings = (data: TableData): TableData => ({
  ...data,
  settings: { ...PLAIN_SETTINGS, ...data.settings },
});

export function newTableData(
  house: House,
  game: Game,
  { guest, asked, code }: { readonly guest: GuestRecord; readonly asked: NewTable; readonly code: string | null },
): TableData {
  const awaySeconds = isRealTime(game) ? AWAY_SECONDS.realTime : AWAY_SECONDS.inTurns;
  const people = (asked.people?.length ?? 1) + (asked.bots?.length ?? 0);
  const seatCount = asked.seats ?? Math.max(people, game.seats.min);
  return {
    code,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: readOptions(game, asked.options ?? {}),
    settings: readSettings(asked, { ...PLAIN_SETTINGS, awaySeconds }),
    host: guest.id,
    planet: readPlanet(game, asked.planet),
    phase: 'open',
    seats: emptySeats(checkSeatCount(game, seatCount)),
    match: null,
    next: drawNextMatch(game),
    wall: house.clock.wall(),
    served: house.clock.now(),
  };
}
