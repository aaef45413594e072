/**
 * Who goes, who comes back, and for whom a bot plays meanwhile: said to everybody where nobody has time to read a banner.
 * In turns a banner says it all the time; who has left for good is said once, everywhere.
 */

import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { SeatNow } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { pages } from '../../words/pages.ts';

const { say } = pages;

export type PresenceNote =
  | 'table.presence.away'
  | 'table.presence.stood-in'
  | 'table.presence.back'
  | 'table.presence.left';

/** What there is to say of a seat that was somebody else's; null: nothing. */
export function presenceNote(before: SeatNow | undefined, now: SeatNow): PresenceNote | null {
  if (before?.kind === 'person' && now.kind === 'bot') return 'table.presence.left';
  if (now.kind !== 'person' || before?.kind !== 'person' || before.name !== now.name) return null;
  if (before.presence === now.presence) return null;
  if (now.presence === 'here') return 'table.presence.back';
  return now.presence === 'away' ? 'table.presence.away' : 'table.presence.stood-in';
}

export function usePresence(host: TableHost, title: Title): void {
  const before = useRef<readonly SeatNow[]>([]);
  const seats = host.seats.value;
  useEffect(() => {
    for (const now of seats) {
      const was = before.current[now.seat];
      const note = presenceNote(was, now);
      if (note === 'table.presence.left') notify(say(note, { name: was?.name ?? '', bot: now.name }));
      else if (note !== null && COVERS[title].pace !== 'turns') notify(say(note, { name: now.name }));
    }
    before.current = seats;
  }, [seats, title]);
}
