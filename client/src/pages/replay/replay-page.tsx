/** A match seen again: step, scrub, let it run, through anybody's eyes. */

import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Viewer } from '#tabletop';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { COVERS } from '../../catalogue/titles.ts';
import type { ClockNow, SeatNow } from '../../host/host.ts';
import { withPartsOf } from '../../host/prediction.ts';
import { storedMatch } from '../../local/stored-matches.ts';
import type { Opened, Shown } from '../../replay/messages.ts';
import { ReplayReader } from '../../replay/replay-reader.ts';
import { recordingOf } from '../../server/api.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { loadTable } from '../../tables/registry.ts';
import { TableFrame } from '../../tables/table-bar.tsx';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';
import { named } from '../person-words.ts';
import '../table/stage.css';
import { ReplayControls } from './replay-controls.tsx';

export type Source = { readonly match: string } | { readonly table: string };

interface Loaded {
  readonly reader: ReplayReader;
  readonly opened: Opened;
  readonly table: GameTable;
}

export function ReplayPage({ source }: { readonly source: Source }) {
  const [loaded, setLoaded] = useState<Loaded | 'gone' | null>(null);
  const name = 'match' in source ? source.match : source.table;
  useEffect(() => {
    const reader = new ReplayReader();
    load(source, reader).then(setLoaded, () => setLoaded('gone'));
    return () => reader.close();
  }, [name]);
  if (loaded === null) return <Waiting />;
  // A match of a device is kept by that device alone.
  if (loaded === 'gone') return <Failure kind={'match' in source ? 'elsewhere' : 'gone'} />;
  return <Replaying {...loaded} />;
}

async function load(source: Source, reader: ReplayReader): Promise<Loaded | 'gone'> {
  const recording = 'match' in source ? (await storedMatch(source.match))?.recording : await recordingOf(source.table);
  if (recording === undefined || recording === null) return 'gone';
  const opened = await reader.call('open', recording);
  if (opened === null) return 'gone';
  return { reader, opened: named(opened), table: await loadTable(opened.game) };
}

function Replaying({ reader, opened, table }: Loaded) {
  const [moment, setMoment] = useState(0);
  const [viewer, setViewer] = useState<Viewer>('spectator');
  const [shown, setShown] = useState<Shown | null>(null);
  const clock = useMemo(() => signal<ClockNow>({ at: 0, since: null }), []);

  useEffect(() => {
    let isStale = false;
    void reader.call('show', moment, viewer).then((next) => {
      if (isStale) return;
      clock.value = { at: next.at, since: null };
      setShown((before) => {
        const view = withPartsOf(before?.scene.view ?? null, next.scene.view);
        return { ...next, scene: { ...next.scene, view } };
      });
    });
    return () => {
      isStale = true;
    };
  }, [reader, moment, viewer, clock]);

  const seats = useMemo(() => seatsOf(opened, viewer), [opened, viewer]);
  const { Board } = table;
  const { name } = COVERS[opened.game];
  useEffect(() => {
    document.title = `${pages.say('replay.title', { name })} · Starboard`;
  }, [name]);
  return (
    <TableFrame.Provider
      value={{
        title: name,
        detail: pages.say('replay'),
        emblem: <Emblem game={opened.game} />,
        openMenu: null,
        undo: null,
      }}
    >
      <div class="stage-page">
        <main class="stage">
          {shown === null ? null : (
            <Board
              scene={shown.scene}
              seats={seats}
              clock={clock}
              use="replay"
              log={shown.told}
              play={() => Promise.resolve(null)}
            />
          )}
        </main>
        <ReplayControls
          reader={reader}
          opened={opened}
          table={table}
          moment={moment}
          told={shown?.told ?? []}
          viewer={viewer}
          onMoment={setMoment}
          onViewer={setViewer}
        />
      </div>
    </TableFrame.Provider>
  );
}

function seatsOf({ players }: Opened, viewer: Viewer): readonly SeatNow[] {
  return players.map((player, seat) => ({
    seat,
    name: player.name,
    kind: player.bot !== undefined ? 'bot' : seat === viewer ? 'you' : 'person',
    level: player.bot ?? null,
    presence: 'here',
    takenOverAt: null,
  }));
}
