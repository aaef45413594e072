/** The recording of a finished match, read in a worker: what its numbers and charts are drawn from. */

import { useEffect, useState } from 'preact/hooks';
import type { SeatNow, Told } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import type { Opened } from '../../replay/messages.ts';
import { ReplayReader } from '../../replay/replay-reader.ts';
import type { Ending, GameTable } from '../../tables/game-table.ts';
import { named } from '../person-words.ts';

/** Null until it has come, and where it can't be had or read. */
export function useOpened(host: TableHost): { readonly opened: Opened | null; readonly hasFailed: boolean } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const reader = new ReplayReader();
    host
      .recording()
      .then((recording) => reader.call('open', recording))
      .then((opened) => setOpened(opened === null ? null : named(opened)))
      .catch(() => setFailed(true));
    return () => reader.close();
  }, [host]);
  return { opened, hasFailed };
}

/** Whoever left is known by their own name, not by that of the bot in their seat. */
export const asTheyPlayed = (seats: readonly SeatNow[], opened: Opened | null): readonly SeatNow[] =>
  seats.map((seat) => ({ ...seat, name: opened?.players[seat.seat]?.name ?? seat.name }));

export const endingOf = (table: GameTable, opened: Opened): Ending =>
  table.ending(
    opened.result,
    opened.players,
    opened.moments.flatMap(({ events }) => events),
  );

export const toldIn = (opened: Opened): readonly Told[] =>
  opened.moments.flatMap(({ at, events }) => events.map((event) => ({ at, event })));
