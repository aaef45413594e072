import type { SeatInfo, TableInfo } from '#protocol';
import type { Seat, Viewer } from '#tabletop';
import type { SeatNow } from '../host/host.ts';
import { isNamed, playerName } from '../settings/settings.ts';

/** Who sits where, as a table shows it. `offset` is the server's clock less the page's. */
export function seatsFrom(table: TableInfo | null, viewer: Viewer | null, offset: number): readonly SeatNow[] {
  return (table?.seats ?? []).map((info, seat) => seatFrom(info, seat, { viewer, offset }));
}

interface Onlooker {
  readonly viewer: Viewer | null;
  readonly offset: number;
}

function seatFrom(info: SeatInfo, seat: Seat, { viewer, offset }: Onlooker): SeatNow {
  switch (info.kind) {
    case 'empty':
      return { seat, name: '', kind: 'bot', level: null, presence: 'here', takenOverAt: null };
    case 'bot':
      return { seat, name: info.name, kind: 'bot', level: info.level, presence: 'here', takenOverAt: null };
    case 'person':
      return {
        seat,
        name: info.name,
        kind: seat === viewer ? 'you' : 'person',
        level: null,
        presence: info.stoodIn ? 'stood-in' : info.here ? 'here' : 'away',
        takenOverAt: info.botFrom === null ? null : info.botFrom - offset,
        turnEndsAt: info.turnEnds === null ? null : info.turnEnds - offset,
        askedAt: info.asked === null ? null : info.asked - offset,
        isSlow: info.slow,
      };
  }
}

/** Alone at one's device one is called what one is called now; a server's tables say it themselves. */
export const asYouAreCalled = (seat: SeatNow): SeatNow =>
  seat.kind === 'you' && isNamed.value && playerName.value.trim() !== '' ? { ...seat, name: playerName.value } : seat;
