/** What a table makes of the messages on a line. */

import { type MessageTo, PROTOCOL_VERSION, type ToClient, type ToServer } from '#protocol';
import type { Seat } from '#tabletop';
import type { House } from '../house.ts';
import type { Line } from './line.ts';
import { refuse } from './refused.ts';
import type { Table } from './table.ts';

const MOST_LINES = 100;

const say = (line: Line, message: ToClient): void => line.send(JSON.stringify(message));

export function join(house: House, table: Table, line: Line, { seen }: MessageTo<'join'>): void {
  const { company } = table;
  const isPlayer = table.seating.people.includes(line.guest);
  if (table.data.phase === 'closed') refuse('table-is-closed');
  if (!isPlayer && !table.data.settings.spectators && table.data.phase !== 'open') refuse('no-spectators-here');
  if (company.size >= MOST_LINES) refuse('table-is-full');
  const wasHere = company.presence.isHere(line.guest);
  company.add(line);
  const viewers = company.viewersOf(line);
  say(line, {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    clock: house.clock.now(),
    you: line.guest,
    viewers,
    table: table.info,
  });
  if (seen !== undefined && table.missed !== null) say(line, { type: 'notice', ...table.missed });
  for (const viewer of viewers) {
    const before = seen?.find((one) => one.viewer === viewer) ?? null;
    table.session?.show(line, viewer, before);
  }
  table.askToContribute(line);
  table.noteCompany();
  if (!wasHere || !isPlayer) table.tellEverybody();
}

export function part(table: Table, line: Line): void {
  if (!table.company.has(line)) return;
  table.company.remove(line);
  table.noteCompany();
  table.tellEverybody();
}

export function hear(house: House, table: Table, line: Line, message: Exclude<ToServer, { type: 'join' }>): void {
  switch (message.type) {
    case 'move':
      ownSession(table, line, message.seat).submit(line, message);
      return;
    case 'undo':
      ownSession(table, line, message.seat).undo(line, message);
      return;
    case 'legal':
      ownSession(table, line, message.seat).legal(line, message.seat);
      return;
    case 'refresh':
      if (!table.company.viewersOf(line).includes(message.viewer)) refuse('not-your-seat');
      table.session?.show(line, message.viewer, null);
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
      say(line, { type: 'clock', sent: message.sent, clock: house.clock.now() });
      return;
    case 'told':
      if (table.seating.seatsOf(line.guest).length === 0) refuse('not-your-seat');
      (table.session ?? refuse('no-match-running')).telling.told(line.guest, message.at);
      return;
    case 'say':
      speak(table, line, message);
  }
}

function ownSession(table: Table, line: Line, seat: Seat) {
  if (seat >= table.seating.all.length) refuse('no-such-seat');
  if (!table.seating.isHeldBy(seat, line.guest)) refuse('not-your-seat');
  return table.session ?? refuse('no-match-running');
}

function contribute(table: Table, line: Line, { seat, commitment, bytes }: MessageTo<'contribute'>): void {
  if (!table.seating.isHeldBy(seat, line.guest)) refuse('not-your-seat');
  // An answer to an earlier commitment would be known before the secret was drawn.
  if (table.gathering === null || commitment !== table.data.next.commitment) refuse('out-of-order');
  table.gathering.add(seat, bytes);
  table.beginIfGathered();
}

function speak(table: Table, line: Line, { what }: MessageTo<'say'>): void {
  const [seat] = table.seating.seatsOf(line.guest);
  if (seat === undefined) refuse('not-your-seat');
  if (what.kind === 'text' && !table.data.settings.freeText) refuse('no-free-text-here');
  const sitting = table.seating.at(seat);
  table.company.send({ type: 'said', seat, name: sitting.kind === 'empty' ? '' : sitting.name, what });
}
