/** What people ask of a table, each with the question whether they may. */

import type * as v from 'valibot';
import type { SeatBot, Settings, Sit, Start, WantRematch } from '#protocol';
import { CLOSING } from '#protocol';
import { type Game, parseOptions, type Seat } from '#tabletop';
import type { House } from '../house.ts';
import { STAND_IN } from '../match/robots.ts';
import type { GuestRecord } from '../store/store.ts';
import { heirOf, isKept, mayPlay, mustBeBetweenMatches, mustBeHost } from './may.ts';
import { refuse } from './refused.ts';
import { isSamePace, readSettings } from './settings.ts';
import { isSlow } from './slow.ts';
import { sendStrangersAway } from './strangers.ts';
import type { Table } from './table.ts';
import type { OptionValues } from './table-data.ts';
import { seatWaiting, waitingIn } from './waiting.ts';

/** The host of a table that all the world comes to has other means. */
const MOST_SENT_AWAY = 200;

/** What those see who watch: agreed to by whoever begins a match. */
const WATCHED = ['watchLive', 'watchDelay'] as const;

type Asked<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

export function readOptions(game: Game, given: OptionValues): OptionValues {
  const options = parseOptions<object>(game.options, given);
  return options.ok ? (options.value as OptionValues) : refuse('bad-options', options.error);
}

export function checkSeatCount(game: Game, count: number): number {
  const { min, max } = game.seats;
  return count >= min && count <= max ? count : refuse('bad-seat-count', `${min} to ${max} players`);
}

/** Somebody who was already seated may take a second seat: several people on one device. */
export async function sit(
  house: House,
  table: Table,
  guest: GuestRecord,
  { seat, name }: Asked<typeof Sit>,
): Promise<void> {
  mustBeBetweenMatches(table);
  mayPlay(house, table, guest.id);
  const isStranger = table.data.host !== guest.id;
  // At a table that anybody finds nobody takes the seats of others.
  if (table.data.settings.listed && isStranger && table.seating.seatsOf(guest.id).length > 0) refuse('one-seat-each');
  table.seating.sit(guest.id, name ?? guest.name, seat);
  table.room.admit({ guest: guest.id, name: name ?? guest.name }, isKept(table));
  table.room.wait(guest.id, false);
  await table.change({});
  // Nobody waits for days until the host comes by.
  const isBetween = table.data.phase === 'open' || table.data.phase === 'finished';
  if (isSlow(table.data) && isBetween && table.seating.emptySeats.length === 0)
    await prepare(table, { withoutEmpty: false });
}

/** Before a match the seat is free again; during one a bot goes on in it. Without a seat named: leaves the room. */
export async function leave(table: Table, guest: GuestRecord, seat: Seat | undefined): Promise<void> {
  if (table.data.phase === 'closed') refuse('table-is-closed');
  const seats = seat === undefined ? table.seating.seatsOf(guest.id) : [seat];
  if (seats.length === 0 && table.room.person(guest.id) === null) refuse('not-your-seat');
  if (!seats.every((left) => table.seating.isHeldBy(left, guest.id))) refuse('not-your-seat');
  for (const left of seats) vacate(table, left);
  if (table.seating.seatsOf(guest.id).length === 0) table.room.leave(guest.id);
  await goOnWithout(table, guest.id);
}

/** Somebody has gone: a host is succeeded, and where nobody is left who plays or waits the room closes. */
async function goOnWithout(table: Table, guest: string): Promise<void> {
  const isHost = table.data.host === guest && table.seating.seatsOf(guest).length === 0;
  const heir = heirOf(table);
  const hasHost = !isHost && (table.seating.people.length > 0 || heir !== null);
  if (hasHost) await table.change({});
  else if (heir === null) await table.close();
  else await table.change({ host: heir });
  table.noteCompany();
  if (table.session === null) return;
  // Without a seat they see what those see who watch, if anybody may.
  sendStrangersAway(table);
  table.company.showAll(table.session, guest);
}

/** Somebody else who is removed stays away from this table: neither to play nor to watch. */
export async function remove(house: House, table: Table, guest: GuestRecord, seat: Seat): Promise<void> {
  mustBeHost(table, guest);
  const sitting = table.seating.at(seat);
  // A program that sits there and does nothing would hold up everybody; a bot of the house never does.
  if (sitting.kind === 'bot' && sitting.program === undefined && table.isPlaying) refuse('match-is-running');
  if (sitting.kind === 'person' && sitting.guest !== guest.id) return sendAwayGuest(house, table, sitting.guest);
  vacate(table, seat);
  await table.change({});
  table.noteCompany();
}

/** By who they are: a new name or another device makes them nobody else. */
export async function sendAwayGuest(house: House, table: Table, guest: string): Promise<void> {
  for (const left of table.seating.seatsOf(guest)) vacate(table, left);
  table.room.forget(guest);
  await table.change({ sentAway: [...(table.data.sentAway ?? []), guest].slice(-MOST_SENT_AWAY) });
  table.noteCompany();
  house.incidents.note('sent-away', { table: table.id });
  for (const line of [...table.company.lines]) if (line.guest === guest) line.close(CLOSING.removed, 'removed');
}

function vacate(table: Table, seat: Seat): void {
  if (table.isPlaying || table.assembly.gathering !== null) table.seating.replaceByBot(seat, STAND_IN);
  else table.seating.clear(seat);
}

/** Without a seat named: in every seat that is empty. */
export async function seatBots(
  house: House,
  table: Table,
  guest: GuestRecord,
  asked: Asked<typeof SeatBot>,
): Promise<void> {
  mustBeHost(table, guest);
  mustBeBetweenMatches(table);
  if ('bot' in asked) return seatNamedBot(house, table, asked);
  const { seat, level } = asked;
  for (const empty of seat === undefined ? table.seating.emptySeats : [seat]) table.seating.seatBot(level, empty);
  await table.change({});
}

/** It is told so, and comes by itself; until it is there the house plays for it. */
async function seatNamedBot(
  { named }: House,
  table: Table,
  { bot, seat }: { bot: string; seat?: Seat | undefined },
): Promise<void> {
  const { guest, name } = named.withId(bot, table.data.game) ?? refuse('no-such-bot');
  if (named.isBusy(guest)) refuse('bot-is-busy');
  const taken = table.seating.seatProgram({ guest, name, level: STAND_IN }, seat);
  await table.change({});
  named.offer(guest, { table: table.id, game: table.data.game, seat: taken });
}

/** Seats and options of a match that goes on from another are settled. */
function mustBeginAnew({ data }: Table): void {
  if ((data.fork ?? null) !== null) refuse('goes-on-from-another');
}

export async function changeSettings(table: Table, guest: GuestRecord, asked: Asked<typeof Settings>): Promise<void> {
  mustBeHost(table, guest);
  const { options, seats } = asked;
  if (options !== undefined || seats !== undefined) {
    mustBeBetweenMatches(table);
    mustBeginAnew(table);
  }
  const settings = readSettings(table.game, asked, table.data.settings);
  // What somebody has left of days that were promised is theirs.
  if (!isSamePace(settings.overDays, table.data.settings.overDays)) mustBeBetweenMatches(table);
  // A host who plays could open a window on the others in the middle of a search.
  if (WATCHED.some((name) => settings[name] !== table.data.settings[name])) mustBeBetweenMatches(table);
  if (seats !== undefined) table.seating.resize(checkSeatCount(table.game, seats));
  await table.change({
    settings,
    ...(options === undefined ? {} : { options: readOptions(table.game, options) }),
  });
  sendStrangersAway(table);
}

/** Who is aboard is settled here: whoever asks may not have heard yet of the last one who came. */
export async function start(table: Table, guest: GuestRecord, { withoutEmpty }: Asked<typeof Start>): Promise<void> {
  mustBeHost(table, guest);
  await prepare(table, { withoutEmpty: withoutEmpty === true });
}

/** Those who wait come in; then it begins, if every seat that is left is taken. */
export async function prepare(table: Table, { withoutEmpty }: { readonly withoutEmpty: boolean }): Promise<void> {
  mustBeBetweenMatches(table);
  const { all, emptySeats } = table.seating;
  const coming = waitingIn(table).length;
  const empty = Math.max(0, emptySeats.length - coming);
  if (empty > 0 && !withoutEmpty) refuse('seats-are-empty');
  if (empty > 0) mustBeginAnew(table);
  if (empty > 0) checkSeatCount(table.game, all.length - empty);
  seatWaiting(table);
  table.seating.closeEmpty();
  if (empty > 0 || coming > 0) {
    await table.change({});
    // Somebody may have pressed twice, or left, while it was written.
    mustBeBetweenMatches(table);
  }
  table.assembly.rematch.forget();
  table.gather();
}

/** Same people, same options; any of them may ask, and it begins when all who are there want it. */
export async function rematch(
  table: Table,
  guest: GuestRecord,
  { wants = true, withoutOthers = false }: Asked<typeof WantRematch>,
): Promise<void> {
  if (!table.seating.people.includes(guest.id)) refuse('not-your-seat');
  mustBeBetweenMatches(table);
  if (withoutOthers) mustBeHost(table, guest);
  table.assembly.rematch.answer(guest.id, wants);
  if (!withoutOthers && !table.assembly.rematch.isAgreed(table)) {
    // Whoever is asked comes by tomorrow.
    if (isSlow(table.data)) return table.change({ again: table.assembly.rematch.infoAt(table) });
    return table.tellEverybody();
  }
  await again(table, { isAlone: withoutOthers });
}

/** One more match: with those who wait, and bots in the seats that nobody takes. */
export async function again(table: Table, { isAlone }: { readonly isAlone: boolean }): Promise<void> {
  seatWaiting(table);
  table.assembly.rematch.fillSeats(table, { isAlone });
  await table.change({});
  // Somebody may have pressed twice, or left, while it was written.
  mustBeBetweenMatches(table);
  table.assembly.rematch.forget();
  table.gather();
}

export async function close(table: Table, guest: GuestRecord): Promise<void> {
  mustBeHost(table, guest);
  await table.close();
}
