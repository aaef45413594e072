/** The recording of a finished match, read in a worker: what its numbers and charts are drawn from. */

import { useEffect, useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import type { Told } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import type { Opened } from '../../replay/messages.ts';
import { ReplayReader } from '../../replay/replay-reader.ts';
import type { Ending, GameTable } from '../../tables/game-table.ts';
import { pages } from '../../words/pages.ts';
import { named } from '../person-words.ts';

/** Null until it has come. */
export function useOpened(host: TableHost): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const reader = new ReplayReader();
    host
      .recording()
      .then((recording) => reader.call('open', recording))
      .then((opened) => setOpened(opened === null ? null : named(opened)))
      .catch(() => notify(pages.say('end.no-record'), 'bad'));
    return () => reader.close();
  }, [host]);
  return opened;
}

export const endingOf = (table: GameTable, opened: Opened): Ending =>
  table.ending(
    opened.result,
    opened.players,
    opened.moments.flatMap(({ events }) => events),
  );

export const toldIn = (opened: Opened): readonly Told[] =>
  opened.moments.flatMap(({ at, events }) => events.map((event) => ({ at, event })));
