/** A table as everybody may see it. */

import type { RoomInfo, RoomPerson, SeatInfo, TableInfo, TallyMatch } from '#protocol';
import type { Playing } from '../match/playing.ts';
import { aliasOf } from './alias.ts';
import type { Company } from './company.ts';
import { forkInfo } from './fork-info.ts';
import type { Sitting } from './seating.ts';
import { isSlowMatch, slowTurns } from './slow.ts';
import type { Table } from './table.ts';
import type { TableData } from './table-data.ts';

export function infoOf(table: Table, playing: Playing | null): TableInfo {
  const { code, game, rulesVersion, options, phase, host, settings, match, next, fork = null } = table.data;
  const { presence, watching } = table.company;
  const isBeforeMatch = phase === 'open' || phase === 'starting';
  const seats = table.seating.all.map((sitting, seat): SeatInfo => {
    if (sitting.kind !== 'person') return withoutProgram(sitting);
    return {
      ...sitting,
      guest: table.aliases.of(sitting.guest),
      here: presence.isHere(sitting.guest),
      botFrom: presence.botFrom(sitting.guest),
      stoodIn: presence.isStoodIn(sitting.guest) || (playing?.isIdle(seat) ?? false),
      turnEnds: playing?.turnEnds(seat) ?? null,
      asked: playing?.askedUntil(seat) ?? null,
      slow: table.company.looksSlow(sitting.guest),
    };
  });
  return {
    id: table.id,
    ...{ code, game, rulesVersion, options, phase, seats, watching, settings },
    host: table.aliases.of(host),
    rematch: table.assembly.rematch.infoAt(table),
    room: roomInfo(table.data, (guest) => table.aliases.of(guest), table.company),
    ...turnsAt(table.data),
    ...(fork === null ? {} : { fork: forkInfo(fork) }),
    match:
      isBeforeMatch || match === null
        ? {
            id: next.id,
            commitment: next.commitment,
            startedAt: null,
            telling: null,
            looking: null,
            stands: null,
            outcome: null,
          }
        : {
            ...match,
            startedAt: playing?.session.time.startedAt ?? null,
            telling: playing?.session.still.telling.info ?? null,
            looking: playing?.session.looking.info ?? null,
            stands: standsOf(playing),
          },
  };
}

const turnsAt = (data: TableData): Pick<TableInfo, 'turns'> => (isSlowMatch(data) ? { turns: slowTurns(data) } : {});

/** Where match time stands because of a pause. */
function standsOf(playing: Playing | null): { readonly at: number; readonly isPaused: boolean } | null {
  const at = playing?.session.still.pause.at ?? null;
  return at === null ? null : { at, isPaused: true };
}

/** Tonight's matches, with what everybody is called here. */
export const toldTally = ({ room, aliases }: Pick<Table, 'room' | 'aliases'>): readonly TallyMatch[] =>
  room.data.tally.map((match) => ({
    ...match,
    players: match.players.map((player) => ({
      ...player,
      guest: player.guest === null ? null : aliases.of(player.guest),
    })),
  }));

/** `company` is null where nobody is. */
function roomInfo({ room, seats }: TableData, alias: (guest: string) => string, company: Company | null): RoomInfo {
  const playing = new Set(seats.flatMap((sitting) => (sitting.kind === 'person' ? [sitting.guest] : [])));
  const people = room.people.flatMap(({ guest, name, waits, left }): readonly RoomPerson[] => {
    if (left === true) return [];
    const part = playing.has(guest) ? 'plays' : waits === true ? 'waits' : 'watches';
    return [{ guest: alias(guest), name, here: company?.presence.isHere(guest) ?? false, part }];
  });
  return {
    people,
    proposals: room.proposals.map(({ guest, game }) => ({ guest: alias(guest), game })),
    screens: room.screens.map(({ id }) => ({ id, here: company?.hasScreen(id) ?? false })),
    played: room.tally.length,
    pause: room.pause === null ? null : { by: alias(room.pause.by) },
  };
}

/** Who it is at other tables, and at this one, is nobody's business. */
function withoutProgram(sitting: Exclude<Sitting, { kind: 'person' }>): SeatInfo {
  if (sitting.kind === 'empty' || sitting.program === undefined) return sitting;
  return { kind: 'bot', name: sitting.name, level: sitting.level, named: true };
}

/** A table at which nobody is, from what was written down about it. */
export function infoOfSleeping(id: string, data: TableData): TableInfo {
  const { code, game, rulesVersion, options, host, settings, match, next, fork = null } = data;
  const phase = data.phase === 'starting' ? 'open' : data.phase;
  const away = { here: false, botFrom: null, stoodIn: false, turnEnds: null, asked: null, slow: false };
  const shown =
    phase === 'open' || match === null ? { id: next.id, commitment: next.commitment, outcome: null } : match;
  return {
    id,
    ...{ code, game, rulesVersion, options, phase, settings, watching: 0, rematch: data.again ?? null },
    host: aliasOf(id, host),
    ...turnsAt(data),
    ...(fork === null ? {} : { fork: forkInfo(fork) }),
    seats: data.seats.map(
      (sitting): SeatInfo =>
        sitting.kind === 'person'
          ? { ...sitting, guest: aliasOf(id, sitting.guest), ...away }
          : withoutProgram(sitting),
    ),
    room: roomInfo(data, (guest) => aliasOf(id, guest), null),
    match: { ...shown, startedAt: null, telling: null, looking: null, stands: null },
  };
}
