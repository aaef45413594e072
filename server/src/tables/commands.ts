/** What people ask of a table, each with the question whether they may. */

import type * as v from 'valibot';
import type { NewTable, SeatBot, Settings, Sit, Start, TableSettings, WantRematch } from '#protocol';
import { CLOSING } from '#protocol';
import { type Game, parseOptions, type Seat } from '#tabletop';
import type { House } from '../house.ts';
import { STAND_IN } from '../match/robots.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from './refused.ts';
import { sendStrangersAway } from './strangers.ts';
import type { Table } from './table.ts';
import type { OptionValues } from './table-data.ts';

/** The host of a table that all the world comes to has other means. */
const MOST_SENT_AWAY = 200;

type Asked<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

export function readOptions(game: Game, given: OptionValues): OptionValues {
  const options = parseOptions<object>(game.options, given);
  return options.ok ? (options.value as OptionValues) : refuse('bad-options', options.error);
}

export function checkSeatCount(game: Game, count: number): number {
  const { min, max } = game.seats;
  return count >= min && count <= max ? count : refuse('bad-seat-count', `${min} to ${max} players`);
}

export function readSettings(
  asked: Pick<Asked<typeof NewTable>, keyof TableSettings>,
  before: TableSettings,
): TableSettings {
  const { listed, freeText, spectators, turnSeconds, awaySeconds, tellFirst, watchLive } = asked;
  const settings = {
    listed: listed ?? before.listed,
    freeText: freeText ?? before.freeText,
    spectators: spectators ?? before.spectators,
    turnSeconds: turnSeconds === undefined ? before.turnSeconds : turnSeconds,
    awaySeconds: awaySeconds === undefined ? before.awaySeconds : awaySeconds,
    tellFirst: tellFirst ?? before.tellFirst,
    watchLive: watchLive ?? before.watchLive,
  };
  // Strangers of any age may come to a listed table.
  return settings.listed ? { ...settings, freeText: false } : settings;
}

function mustBeBetweenMatches(table: Table): void {
  const { phase } = table.data;
  if (phase === 'closed') refuse('table-is-closed');
  if (phase !== 'open' && phase !== 'finished') refuse('match-is-running');
}

function mustBeHost(table: Table, guest: GuestRecord): void {
  if (table.data.phase === 'closed') refuse('table-is-closed');
  if (table.data.host !== guest.id) refuse('only-the-host-may');
}

/** Somebody who was already seated may take a second seat: several people on one device. */
export async function sit(
  house: House,
  table: Table,
  guest: GuestRecord,
  { seat, name }: Asked<typeof Sit>,
): Promise<void> {
  mustBeBetweenMatches(table);
  // Whom the host has blocked is not told so.
  if (house.blocks.has(table.data.host, guest.id)) refuse('table-is-full');
  if (table.data.sentAway?.includes(guest.id) === true) refuse('sent-away');
  const isStranger = table.data.host !== guest.id;
  // At a table that anybody finds nobody takes the seats of others.
  if (table.data.settings.listed && isStranger && table.seating.seatsOf(guest.id).length > 0) refuse('one-seat-each');
  table.seating.sit(guest.id, name ?? guest.name, seat);
  await table.change({});
}

/** Before a match the seat is free again; during one a bot goes on in it. */
export async function leave(table: Table, guest: GuestRecord, seat: Seat | undefined): Promise<void> {
  if (table.data.phase === 'closed') refuse('table-is-closed');
  const seats = seat === undefined ? table.seating.seatsOf(guest.id) : [seat];
  if (seats.length === 0) refuse('not-your-seat');
  for (const left of seats) {
    if (!table.seating.isHeldBy(left, guest.id)) refuse('not-your-seat');
    vacate(table, left);
  }
  const [heir] = table.seating.people;
  if (heir === undefined) await table.close();
  else await table.change(table.seating.people.includes(table.data.host) ? {} : { host: heir });
  table.noteCompany();
}

/** Somebody else who is removed stays away from this table: neither to play nor to watch. */
export async function remove(house: House, table: Table, guest: GuestRecord, seat: Seat): Promise<void> {
  mustBeHost(table, guest);
  const sitting = table.seating.at(seat);
  if (sitting.kind === 'bot' && table.isPlaying) refuse('match-is-running');
  const sentAway = sitting.kind === 'person' && sitting.guest !== guest.id ? sitting.guest : null;
  for (const left of sentAway === null ? [seat] : table.seating.seatsOf(sentAway)) vacate(table, left);
  await table.change(
    sentAway === null ? {} : { sentAway: [...(table.data.sentAway ?? []), sentAway].slice(-MOST_SENT_AWAY) },
  );
  table.noteCompany();
  if (sentAway === null) return;
  house.incidents.note('sent-away', { table: table.id });
  for (const line of [...table.company.lines]) if (line.guest === sentAway) line.close(CLOSING.removed, 'removed');
}

function vacate(table: Table, seat: Seat): void {
  if (table.isPlaying || table.assembly.gathering !== null) table.seating.replaceByBot(seat, STAND_IN);
  else table.seating.clear(seat);
}

/** Without a seat named: in every seat that is empty. */
export async function seatBots(
  table: Table,
  guest: GuestRecord,
  { seat, level }: Asked<typeof SeatBot>,
): Promise<void> {
  mustBeHost(table, guest);
  mustBeBetweenMatches(table);
  for (const empty of seat === undefined ? table.seating.emptySeats : [seat]) table.seating.seatBot(level, empty);
  await table.change({});
}

export async function changeSettings(table: Table, guest: GuestRecord, asked: Asked<typeof Settings>): Promise<void> {
  mustBeHost(table, guest);
  const { options, seats } = asked;
  if (options !== undefined || seats !== undefined) mustBeBetweenMatches(table);
  if (seats !== undefined) table.seating.resize(checkSeatCount(table.game, seats));
  await table.change({
    settings: readSettings(asked, table.data.settings),
    ...(options === undefined ? {} : { options: readOptions(table.game, options) }),
  });
  sendStrangersAway(table);
}

/** Who is aboard is settled here: whoever asks may not have heard yet of the last one who came. */
export async function start(table: Table, guest: GuestRecord, { withoutEmpty }: Asked<typeof Start>): Promise<void> {
  mustBeHost(table, guest);
  mustBeBetweenMatches(table);
  if (withoutEmpty === true && table.seating.emptySeats.length > 0) {
    checkSeatCount(table.game, table.seating.all.length - table.seating.emptySeats.length);
    table.seating.closeEmpty();
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
  if (!withoutOthers && !table.assembly.rematch.isAgreed(table)) return table.tellEverybody();
  table.assembly.rematch.fillSeats(table, { isAlone: withoutOthers });
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
