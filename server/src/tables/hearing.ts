/** What a table makes of the messages on a line. */

import { type MessageTo, PROTOCOL_VERSION, type ToClient, type ToServer } from '#protocol';
import type { Seat } from '#tabletop';
import type { House } from '../house.ts';
import { aliasOf } from './alias.ts';
import { toldTally } from './info.ts';
import type { Line } from './line.ts';
import { isKept, mayComeIn } from './may.ts';
import { refuse } from './refused.ts';
import { goOn } from './screen-commands.ts';
import { mayWatch } from './strangers.ts';
import type { Table } from './table.ts';

/** Connections of one who watches; players have places of their own, a few devices each. */
const MOST_WATCHING_OF_ONE = 2;
const MOST_OF_A_PLAYER = 8;
/** Many times what the longest match takes: a match is no place to store things in. */
const MOST_ENTRIES = 20_000;

const say = (line: Line, message: ToClient): void => line.send(JSON.stringify(message));

export function join(house: House, table: Table, line: Line, { seen }: MessageTo<'join'>): void {
  const { company } = table;
  const isPlayer = table.seating.seatsOf(line.guest).length > 0;
  mayJoin(table, line);
  mustHaveRoom(house, table, line, isPlayer);
  const wasHere = company.presence.isHere(line.guest);
  const wasStoodIn = company.presence.isStoodIn(line.guest);
  company.add(line);
  const viewers = company.viewersOf(line);
  say(line, {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    clock: table.clock.now(),
    you: line.screen === null ? aliasOf(table.id, line.guest) : '',
    viewers,
    table: table.info,
  });
  if (seen !== undefined && table.missed !== null) say(line, { type: 'notice', ...table.missed });
  if (house.store.isFailing) say(line, { type: 'notice', notice: 'store-stands-still', millis: null });
  // In turns each of its moves says that a bot made it.
  if (wasStoodIn && table.session?.isRealTime === true)
    say(line, { type: 'notice', notice: 'bot-stood-in', millis: null });
  if (table.room.data.tally.length > 0) say(line, { type: 'tally', matches: toldTally(table) });
  for (const viewer of viewers) {
    const before = seen?.find((one) => one.viewer === viewer) ?? null;
    if (table.session === null) table.past.show(line, viewer);
    else table.session.show(line, viewer, before);
  }
  for (const seat of company.seatsOf(line)) table.session?.plans.show(line, seat);
  table.assembly.ask(line, table);
  table.noteCompany();
  if (!line.isScreen) table.noteActed(line.guest, { isSeen: isPlayer && !wasHere });
  if (isPlayer ? !wasHere : !company.isToldLater()) table.tellEverybody();
  arrive(house, table, line);
}

function mustHaveRoom(house: House, { id, company }: Table, line: Line, isPlayer: boolean): void {
  const own = company.linesOf(line.guest);
  const isFull = line.screen === null && company.watching >= house.numbers.watchers;
  if (isPlayer ? own < MOST_OF_A_PLAYER : own < MOST_WATCHING_OF_ONE && !isFull) return;
  house.incidents.note('limit-lines-at-a-table', { table: id });
  refuse('table-is-full');
}

/** Whoever comes belongs to the room from now on; at a table that anybody finds only whoever plays. */
function arrive(house: House, table: Table, line: Line): void {
  const { settings, code } = table.data;
  // A bot is of no room: it comes when it is called.
  if (house.named.ofGuest(line.guest) !== null) return;
  const isNamed = !line.isScreen && !settings.listed && code !== null;
  if (!isNamed || !table.room.admit({ guest: line.guest, name: line.name }, isKept(table))) return;
  table.change({}).catch((err) => house.log.error({ err, table: table.id }, 'somebody could not be written down'));
}

function mayJoin(table: Table, { guest, screen }: Line): void {
  if (screen !== null) {
    if (table.data.phase === 'closed') refuse('table-is-closed');
    if (!table.room.data.screens.some(({ id }) => id === screen)) refuse('no-such-screen');
    return;
  }
  mayComeIn(table, guest);
  if (!mayWatch(table, guest)) refuse('no-spectators-here');
}

export function part(table: Table, line: Line): void {
  if (!table.company.has(line)) return;
  const isPlayer = table.seating.people.includes(line.guest);
  table.company.remove(line);
  table.noteCompany();
  if (isPlayer || !table.company.isToldLater()) table.tellEverybody();
}

/** What would have to be written, while nothing can be. */
const WRITTEN: readonly ToServer['type'][] = ['move', 'undo', 'contribute', 'go-on', 'plan', 'forget-plan'];

/** By which somebody shows that they are there; the others a page says by itself. */
const ACTIVE: readonly ToServer['type'][] = ['move', 'undo', 'say', 'seen', 'here'];

/** A promise where something has to be written first. */
export function hear(
  house: House,
  table: Table,
  line: Line,
  message: Exclude<ToServer, { type: 'join' | 'attend' }>,
): Promise<void> | undefined {
  if (house.store.isFailing && WRITTEN.includes(message.type)) refuse('one-moment');
  if (ACTIVE.includes(message.type)) table.noteActed(line.guest, { isSeen: false });
  switch (message.type) {
    case 'move':
      ownSession(table, line, message.seat, { adds: true }).submit(line, message);
      return undefined;
    case 'undo':
      ownSession(table, line, message.seat, { adds: true }).undo(line, message);
      return undefined;
    case 'legal':
      ownSession(table, line, message.seat).legal(line, message.seat);
      return undefined;
    case 'plan':
      ownSession(table, line, message.seat).plans.make(line, message);
      return undefined;
    case 'forget-plan':
      ownSession(table, line, message.seat).plans.forget(line, message);
      return undefined;
    case 'refresh':
      if (!table.company.viewersOf(line).includes(message.viewer)) refuse('not-your-seat');
      if (table.session === null) table.past.show(line, message.viewer);
      else table.session.show(line, message.viewer, null);
      return undefined;
    case 'check':
      for (const viewer of table.company.viewersOf(line)) {
        table.session?.show(line, viewer, message.seen.find((one) => one.viewer === viewer) ?? null);
      }
      return undefined;
    case 'contribute':
      contribute(table, line, message);
      return undefined;
    case 'sync':
      answerSync(table, line, message);
      return undefined;
    case 'told':
      if (table.seating.seatsOf(line.guest).length === 0) refuse('not-your-seat');
      (table.session ?? refuse('no-match-running')).still.telling.told(line.guest, message.at);
      return undefined;
    case 'seen':
      if (table.seating.seatsOf(line.guest).length === 0) refuse('not-your-seat');
      (table.session ?? refuse('no-match-running')).looking.saw(line.guest, message.at);
      return undefined;
    case 'say':
      speak(house, table, line, message);
      return undefined;
    case 'here':
      if (table.seating.seatsOf(line.guest).length === 0) refuse('not-your-seat');
      return undefined;
    case 'go-on':
      return line.screen === null ? refuse('only-a-screen-may') : goOn(table, message.from);
    case 'pause':
    case 'step-back':
      return refuse('only-on-this-device');
  }
}

function ownSession(table: Table, line: Line, seat: Seat, { adds } = { adds: false }) {
  if (seat >= table.seating.all.length) refuse('no-such-seat');
  if (!table.company.seatsOf(line).includes(seat)) refuse('not-your-seat');
  const session = table.session ?? refuse('no-match-running');
  if (adds && session.match.entries >= MOST_ENTRIES) refuse('match-is-too-long');
  return session;
}

/** Said at once upon an answer, it shows how long the way there and back is. */
function answerSync(table: Table, line: Line, { sent, heard }: MessageTo<'sync'>): void {
  if (heard !== undefined) line.noteAnswered(heard);
  const clock = table.clock.now();
  line.noteAsked(clock);
  say(line, { type: 'clock', sent, clock });
}

function contribute(table: Table, line: Line, { seat, commitment, bytes }: MessageTo<'contribute'>): void {
  if (!table.company.seatsOf(line).includes(seat)) refuse('not-your-seat');
  line.noteAnswered(commitment);
  const { gathering } = table.assembly;
  // An answer to an earlier commitment would be known before the secret was drawn.
  if (gathering === null || commitment !== table.data.next.commitment) refuse('too-late-to-contribute');
  gathering.add(seat, bytes);
  table.assembly.endIfComplete();
}

function speak(house: House, table: Table, line: Line, { what }: MessageTo<'say'>): void {
  const [seat] = table.seating.seatsOf(line.guest);
  if (seat === undefined) refuse('not-your-seat');
  if (what.kind === 'text' && !table.data.settings.freeText) refuse('no-free-text-here');
  table.conversation.add(line.guest, what);
  const sitting = table.seating.at(seat);
  const name = sitting.kind === 'empty' ? '' : sitting.name;
  table.conversation.spoken.note({ guest: line.guest, name, wall: house.clock.wall(), what });
  table.company.say(line.guest, { type: 'said', seat, name, what });
}
