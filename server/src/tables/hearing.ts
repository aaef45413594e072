/** What a table makes of the messages on a line. */

import { type MessageTo, PROTOCOL_VERSION, type ToClient, type ToServer } from '#protocol';
import type { Seat } from '#tabletop';
import type { House } from '../house.ts';
import { aliasOf } from './alias.ts';
import type { Line } from './line.ts';
import { refuse } from './refused.ts';
import { mayWatch } from './strangers.ts';
import type { Table } from './table.ts';

/** Connections of those who watch, and of one of them; players have places of their own, a few devices each. */
const MOST_WATCHING = 60;
const MOST_WATCHING_OF_ONE = 2;
const MOST_OF_A_PLAYER = 8;
/** Many times what the longest match takes: a match is no place to store things in. */
const MOST_ENTRIES = 20_000;

const say = (line: Line, message: ToClient): void => line.send(JSON.stringify(message));

export function join(house: House, table: Table, line: Line, { seen }: MessageTo<'join'>): void {
  const { company } = table;
  const isPlayer = table.seating.people.includes(line.guest);
  if (table.data.phase === 'closed') refuse('table-is-closed');
  if (table.data.sentAway?.includes(line.guest) === true) refuse('sent-away');
  if (!mayWatch(table, line.guest)) refuse('no-spectators-here');
  const own = company.linesOf(line.guest);
  if (isPlayer ? own >= MOST_OF_A_PLAYER : own >= MOST_WATCHING_OF_ONE || company.watching >= MOST_WATCHING) {
    house.incidents.note('limit-lines-at-a-table', { table: table.id });
    refuse('table-is-full');
  }
  const wasHere = company.presence.isHere(line.guest);
  const wasStoodIn = company.presence.isStoodIn(line.guest);
  company.add(line);
  const viewers = company.viewersOf(line);
  say(line, {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    clock: house.clock.now(),
    you: aliasOf(table.id, line.guest),
    viewers,
    table: table.info,
  });
  if (seen !== undefined && table.missed !== null) say(line, { type: 'notice', ...table.missed });
  if (house.store.isFailing) say(line, { type: 'notice', notice: 'store-stands-still', millis: null });
  // In turns each of its moves says that a bot made it.
  if (wasStoodIn && table.session?.isRealTime === true)
    say(line, { type: 'notice', notice: 'bot-stood-in', millis: null });
  for (const viewer of viewers) {
    const before = seen?.find((one) => one.viewer === viewer) ?? null;
    if (table.session === null) table.past.show(line, viewer);
    else table.session.show(line, viewer, before);
  }
  table.assembly.ask(line, table);
  table.noteCompany();
  if (!wasHere || !isPlayer) table.tellEverybody();
}

export function part(table: Table, line: Line): void {
  if (!table.company.has(line)) return;
  table.company.remove(line);
  table.noteCompany();
  table.tellEverybody();
}

/** What would have to be written, while nothing can be. */
const WRITTEN: readonly ToServer['type'][] = ['move', 'undo', 'contribute'];

export function hear(house: House, table: Table, line: Line, message: Exclude<ToServer, { type: 'join' }>): void {
  if (house.store.isFailing && WRITTEN.includes(message.type)) refuse('one-moment');
  switch (message.type) {
    case 'move':
      ownSession(table, line, message.seat, { adds: true }).submit(line, message);
      return;
    case 'undo':
      ownSession(table, line, message.seat, { adds: true }).undo(line, message);
      return;
    case 'legal':
      ownSession(table, line, message.seat).legal(line, message.seat);
      return;
    case 'refresh':
      if (!table.company.viewersOf(line).includes(message.viewer)) refuse('not-your-seat');
      if (table.session === null) table.past.show(line, message.viewer);
      else table.session.show(line, message.viewer, null);
      return;
    case 'check':
      for (const viewer of table.company.viewersOf(line)) {
        table.session?.show(line, viewer, message.seen.find((one) => one.viewer === viewer) ?? null);
      }
      return;
    case 'contribute':
      contribute(table, line, message);
      return;
    case 'sync':
      answerSync(house, line, message);
      return;
    case 'told':
      if (table.seating.seatsOf(line.guest).length === 0) refuse('not-your-seat');
      (table.session ?? refuse('no-match-running')).telling.told(line.guest, message.at);
      return;
    case 'seen':
      if (table.seating.seatsOf(line.guest).length === 0) refuse('not-your-seat');
      (table.session ?? refuse('no-match-running')).looking.saw(line.guest, message.at);
      return;
    case 'say':
      speak(table, line, message);
      return;
    case 'pause':
    case 'step-back':
      refuse('only-on-this-device');
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
function answerSync(house: House, line: Line, { sent, heard }: MessageTo<'sync'>): void {
  if (heard !== undefined) line.noteAnswered(heard);
  const clock = house.clock.now();
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

function speak(table: Table, line: Line, { what }: MessageTo<'say'>): void {
  const [seat] = table.seating.seatsOf(line.guest);
  if (seat === undefined) refuse('not-your-seat');
  if (what.kind === 'text' && !table.data.settings.freeText) refuse('no-free-text-here');
  table.conversation.add(line.guest, what);
  const sitting = table.seating.at(seat);
  table.company.say(line.guest, { type: 'said', seat, name: sitting.kind === 'empty' ? '' : sitting.name, what });
}
