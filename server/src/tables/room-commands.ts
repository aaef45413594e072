/** What people ask of a room between matches, each with the question whether they may. */

import type * as v from 'valibot';
import type { ChooseGame, HandOver, PauseMatch, Propose, SendAway } from '#protocol';
import { type Game, parseOptions } from '#tabletop';
import type { House } from '../house.ts';
import type { GuestRecord } from '../store/store.ts';
import { checkSeatCount, readOptions, sendAwayGuest, sit } from './commands.ts';
import { isKept, mayPlay, mustBeBetweenMatches, mustBeHost, mustBeOfTheRoom } from './may.ts';
import { drawNextMatch } from './opening.ts';
import { refuse } from './refused.ts';
import { settingsFor } from './settings.ts';
import type { Table } from './table.ts';
import type { OptionValues } from './table-data.ts';
import { waitingIn } from './waiting.ts';

type Asked<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

/** What somebody would like to play next. */
export async function propose(
  house: House,
  table: Table,
  guest: GuestRecord,
  { game }: Asked<typeof Propose>,
): Promise<void> {
  mustBeOfTheRoom(table, guest);
  if (game !== null && house.shelf.game(game) === null) refuse('no-such-game');
  table.room.propose(guest.id, game);
  await table.change({});
}

/** The next match is one of this game: whoever played keeps a seat, as far as there are any, and then whoever waits. */
export async function chooseGame(
  house: House,
  table: Table,
  guest: GuestRecord,
  { game: id, options, seats }: Asked<typeof ChooseGame>,
): Promise<void> {
  mustBeHost(table, guest);
  mustBeBetweenMatches(table);
  const game = house.shelf.game(id) ?? refuse('no-such-game');
  const chosen = options === undefined ? optionsOfLastTime(table, game) : readOptions(game, options);
  const { seating, room } = table;
  const waiting = waitingIn(table);
  const players = [...seating.persons, ...waiting];
  const levels = seating.levels;
  const { min, max } = game.seats;
  const count = checkSeatCount(game, seats ?? Math.min(max, Math.max(min, players.length + levels.length)));
  for (const { guest } of waiting) room.wait(guest, false);
  seating.lay(game.id, { count, people: players.slice(0, count), levels });
  for (const { guest } of players.slice(count)) if (seating.seatsOf(guest).length === 0) room.wait(guest, true);
  room.keepOptions(id, chosen);
  table.assembly.rematch.forget();
  await table.change({
    ...{ game: id, rulesVersion: game.rulesVersion, options: chosen },
    settings: settingsFor(game, table.data.settings, table.game),
    ...{ phase: 'open', match: null, next: drawNextMatch(game), planet: null, fork: null },
  });
}

/** Of another version of the rules they may be none any more. */
function optionsOfLastTime({ room }: Table, game: Game): OptionValues {
  const options = parseOptions<object>(game.options, room.data.options[game.id] ?? {});
  return options.ok ? (options.value as OptionValues) : readOptions(game, {});
}

/** In for the next match: at once where a seat is free. */
export async function wait(house: House, table: Table, guest: GuestRecord): Promise<void> {
  mayPlay(house, table, guest.id);
  const isBetween = table.data.phase === 'open' || table.data.phase === 'finished';
  if (table.seating.seatsOf(guest.id).length > 0) return;
  if (isBetween && table.seating.emptySeats.length > 0) return sit(house, table, guest, {});
  table.room.admit({ guest: guest.id, name: guest.name }, isKept(table));
  table.room.wait(guest.id, true);
  await table.change({});
}

/** Stays in the room without a seat. */
export async function sitOut(table: Table, guest: GuestRecord): Promise<void> {
  mustBeOfTheRoom(table, guest);
  const seats = table.seating.seatsOf(guest.id);
  if (seats.length > 0) mustBeBetweenMatches(table);
  for (const seat of seats) table.seating.clear(seat);
  table.room.wait(guest.id, false);
  await table.change({});
  table.noteCompany();
}

const guestCalled = ({ aliases, room, seating }: Table, alias: string): string | null =>
  [...room.data.people.map(({ guest }) => guest), ...seating.people].find((guest) => aliases.of(guest) === alias) ??
  null;

/** Somebody of the room who is here, or plays. */
export async function handOver(
  table: Table,
  guest: GuestRecord,
  { guest: alias }: Asked<typeof HandOver>,
): Promise<void> {
  mustBeHost(table, guest);
  const heir = guestCalled(table, alias) ?? refuse('no-such-person');
  if (table.room.person(heir)?.left === true) refuse('no-such-person');
  await table.change({ host: heir });
  table.noteCompany();
}

/** Whoever it is, playing or watching: that person stays out. */
export async function sendAway(
  house: House,
  table: Table,
  guest: GuestRecord,
  { guest: alias }: Asked<typeof SendAway>,
): Promise<void> {
  mustBeHost(table, guest);
  const other = guestCalled(table, alias) ?? refuse('no-such-person');
  if (other === guest.id) refuse('no-such-person');
  await sendAwayGuest(house, table, other);
}

/** Against the clock it stands still as soon as nobody searches. */
export async function pause(table: Table, guest: GuestRecord, { isPaused }: Asked<typeof PauseMatch>): Promise<void> {
  mustBeHost(table, guest);
  if (!table.isPlaying) refuse('no-match-running');
  table.room.pause(isPaused ? guest.id : null);
  await table.change({});
}
