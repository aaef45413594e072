/** A table as everybody may see it. */

import type { SeatInfo, TableInfo } from '#protocol';
import type { Playing } from '../match/playing.ts';
import { aliasOf } from './alias.ts';
import type { Table } from './table.ts';
import type { TableData } from './table-data.ts';

export function infoOf(table: Table, playing: Playing | null): TableInfo {
  const { code, game, rulesVersion, options, phase, host, settings, match, next } = table.data;
  const { presence, watching } = table.company;
  const isBeforeMatch = phase === 'open' || phase === 'starting';
  const seats = table.seating.all.map((sitting, seat): SeatInfo => {
    if (sitting.kind !== 'person') return sitting;
    return {
      ...sitting,
      guest: table.aliases.of(sitting.guest),
      here: presence.isHere(sitting.guest),
      botFrom: presence.botFrom(sitting.guest),
      stoodIn: presence.isStoodIn(sitting.guest),
      turnEnds: playing?.turnEnds(seat) ?? null,
      slow: table.company.looksSlow(sitting.guest),
    };
  });
  return {
    id: table.id,
    ...{ code, game, rulesVersion, options, phase, seats, watching, settings },
    host: table.aliases.of(host),
    rematch: table.assembly.rematch.infoAt(table),
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
            telling: playing?.session.telling.info ?? null,
            looking: playing?.session.looking.info ?? null,
            stands: null,
          },
  };
}

/** A table at which nobody is, from what was written down about it. */
export function infoOfSleeping(id: string, data: TableData): TableInfo {
  const { code, game, rulesVersion, options, host, settings, match, next } = data;
  const phase = data.phase === 'starting' ? 'open' : data.phase;
  const away = { here: false, botFrom: null, stoodIn: false, turnEnds: null, slow: false };
  const shown =
    phase === 'open' || match === null ? { id: next.id, commitment: next.commitment, outcome: null } : match;
  return {
    id,
    ...{ code, game, rulesVersion, options, phase, settings, watching: 0, rematch: null },
    host: aliasOf(id, host),
    seats: data.seats.map(
      (sitting): SeatInfo =>
        sitting.kind === 'person' ? { ...sitting, guest: aliasOf(id, sitting.guest), ...away } : sitting,
    ),
    match: { ...shown, startedAt: null, telling: null, looking: null, stands: null },
  };
}
