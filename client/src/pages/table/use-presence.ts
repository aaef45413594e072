/**
 * Who goes, who comes back, and for whom a bot plays meanwhile: said to everybody where nobody has time to read a banner.
 * In turns a banner says it all the time.
 */

import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { SeatNow } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { pages } from '../../words/pages.ts';

const { say } = pages;

export type PresenceNote = 'table.presence.away' | 'table.presence.stood-in' | 'table.presence.back';

/** What there is to say of a seat that was somebody else's and still is; null: nothing. */
export function presenceNote(before: SeatNow | undefined, now: SeatNow): PresenceNote | null {
  if (now.kind !== 'person' || before?.kind !== 'person' || before.name !== now.name) return null;
  if (before.presence === now.presence) return null;
  if (now.presence === 'here') return 'table.presence.back';
  return now.presence === 'away' ? 'table.presence.away' : 'table.presence.stood-in';
}

export function usePresence(host: TableHost, title: Title): void {
  const before = useRef<readonly SeatNow[]>([]);
  const seats = host.seats.value;
  useEffect(() => {
    for (const seat of COVERS[title].pace === 'turns' ? [] : seats) {
      const note = presenceNote(before.current[seat.seat], seat);
      if (note !== null) notify(say(note, { name: seat.name }));
    }
    before.current = seats;
  }, [seats, title]);
}
