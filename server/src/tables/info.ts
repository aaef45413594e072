/** A table as everybody may see it. */

import type { SeatInfo, TableInfo } from '#protocol';
import type { Playing } from '../match/playing.ts';
import type { Table } from './table.ts';

export function infoOf(table: Table, playing: Playing | null): TableInfo {
  const { code, game, rulesVersion, options, phase, host, settings, match, next } = table.data;
  const { presence, watching } = table.company;
  const isBeforeMatch = phase === 'open' || phase === 'starting';
  const seats = table.seating.all.map((sitting, seat): SeatInfo => {
    if (sitting.kind !== 'person') return sitting;
    return {
      ...sitting,
      here: presence.isHere(sitting.guest),
      botFrom: presence.botFrom(sitting.guest),
      stoodIn: presence.isStoodIn(sitting.guest),
      turnEnds: playing?.turnEnds(seat) ?? null,
    };
  });
  return {
    id: table.id,
    ...{ code, game, rulesVersion, options, phase, host, seats, watching, settings },
    match:
      isBeforeMatch || match === null
        ? { id: next.id, commitment: next.commitment, startedAt: null, telling: null, outcome: null }
        : {
            ...match,
            startedAt: playing?.session.time.startedAt ?? null,
            telling: playing?.session.telling.info ?? null,
          },
  };
}
