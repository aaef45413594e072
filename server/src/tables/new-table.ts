/** What a table begins with. */

import type { NewTable } from '#protocol';
import type { Game } from '#tabletop';
import type { House } from '../house.ts';
import type { GuestRecord } from '../store/store.ts';
import { checkSeatCount, readOptions } from './commands.ts';
import type { Forked } from './forking.ts';
import { drawNextMatch } from './opening.ts';
import { readPlanet } from './planet.ts';
import { refuse } from './refused.ts';
import { PLAIN_ROOM, peopleIn, roomOf } from './room-data.ts';
import { emptySeats, Seating, type Sitting } from './seating.ts';
import { PLAIN_SETTINGS, readSettings, usualAway } from './settings.ts';
import type { TableData } from './table-data.ts';

/** A setting that is younger than the table is as at a new table, and so is a room that is younger. */
export const withAllSettings = (data: TableData): TableData => ({
  ...data,
  settings: { ...PLAIN_SETTINGS, ...data.settings },
  room: roomOf(data),
});

interface Wanted {
  readonly guest: GuestRecord;
  readonly asked: NewTable;
  readonly code: string | null;
  /** What it takes over from the match that its own goes on from. */
  readonly forked: Forked | null;
}

export function newTableData(house: House, game: Game, { guest, asked, code, forked }: Wanted): TableData {
  const people = (asked.people?.length ?? 1) + (asked.bots?.length ?? 0);
  const seatCount = asked.seats ?? Math.max(people, game.seats.min);
  const seats = forked === null ? seated(game, seatCount, guest, asked) : forked.seats;
  return {
    code,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: readOptions(game, asked.options ?? {}),
    settings: readSettings(game, asked, { ...PLAIN_SETTINGS, awaySeconds: usualAway(game) }),
    host: guest.id,
    planet: readPlanet(game, asked.planet),
    phase: 'open',
    seats,
    room: { ...PLAIN_ROOM, people: peopleIn(seats) },
    match: null,
    next: drawNextMatch(game),
    wall: house.clock.wall(),
    served: house.clock.now(),
    ...(forked === null ? {} : goingOnFrom(house, forked, asked)),
  };
}

function goingOnFrom(house: House, forked: Forked, { start }: NewTable): Partial<TableData> {
  const rules = house.shelf.rules(forked.game, forked.rulesVersion) ?? refuse('other-rules');
  const next = drawNextMatch(rules);
  if (start === true && forked.seats.some(({ kind }) => kind === 'empty')) refuse('seats-are-empty');
  // Its draws were committed to before the other match: there is nothing to commit to.
  // It is set up as the other match was: a planet that is asked for as well would be another.
  return { ...forked, planet: null, next: forked.fork.future === 'same' ? { ...next, commitment: '' } : next };
}

/** Whoever comes along, each in a seat; whatever is wrong with that is said before there is a table. */
function seated(game: Game, seatCount: number, guest: GuestRecord, asked: NewTable): readonly Sitting[] {
  const seating = new Seating(game.id, emptySeats(checkSeatCount(game, seatCount)));
  for (const name of asked.people ?? [guest.name]) seating.sit(guest.id, name);
  for (const level of asked.bots ?? []) seating.seatBot(level);
  if (asked.start === true && seating.emptySeats.length > 0) refuse('seats-are-empty');
  return seating.all;
}
