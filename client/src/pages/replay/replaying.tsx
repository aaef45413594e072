/** A match seen again: step, scrub, let it run, through anybody's eyes. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Millis, Viewer } from '#tabletop';
import { COVERS } from '../../catalogue/titles.ts';
import type { ClockNow, SeatNow } from '../../host/host.ts';
import { withPartsOf } from '../../host/prediction.ts';
import type { Found } from '../../replay/found.ts';
import type { Opened, Shown } from '../../replay/messages.ts';
import { TableFrame } from '../../tables/table-bar.tsx';
import { pages } from '../../words/pages.ts';
import { replays } from '../../words/replays.ts';
import { Emblem } from '../emblem.tsx';
import '../table/stage.css';
import { OthersDialog, othersIn } from './others.tsx';
import { ReplayControls } from './replay-controls.tsx';
import type { Loaded } from './replay-page.tsx';
import { sightIn } from './sharing.ts';

/** A replay that is a part of something else: the round of a challenge. */
export interface ReplayPart {
  /** What it is a part of, and the way back there. */
  readonly detail: string;
  readonly back: string;
  readonly firstMoment: number;
  /** Shown above the controls, for the moment that is looked at. */
  above(at: Millis): ComponentChildren;
}

interface ReplayingProps extends Loaded {
  readonly isEmbedded: boolean;
  readonly part?: ReplayPart | undefined;
}

export function Replaying({ isEmbedded, part, ...loaded }: ReplayingProps) {
  const { reader, opened, table, found } = loaded;
  const asked = useMemo(
    () => sightIn(location.search, { moments: opened.moments.length, seats: opened.players.length }),
    [opened],
  );
  const [moment, setMoment] = useState(part?.firstMoment ?? asked.moment);
  // Hidden things are shown once there is nothing to hide.
  const [viewer, setViewer] = useState<Viewer>(opened.outcome === null ? 'spectator' : asked.viewer);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
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
  const others = useMemo(() => (isEmbedded ? [] : othersIn(found, opened)), [isEmbedded, found, opened]);
  const { Board } = table;
  const { name } = COVERS[opened.game];
  useEffect(() => {
    document.title = `${pages.say('replay.title', { name })} · Starboard`;
  }, [name]);
  return (
    <TableFrame.Provider
      value={{
        title: name,
        detail: part?.detail ?? originWords(found),
        emblem: <Emblem game={opened.game} />,
        openMenu: others.length === 0 ? null : () => setMenuOpen(true),
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
        {part?.above(opened.moments[moment]?.at ?? 0)}
        <ReplayControls
          {...loaded}
          isEmbedded={isEmbedded}
          back={part?.back}
          moment={moment}
          shown={shown}
          viewer={viewer}
          onMoment={setMoment}
          onViewer={setViewer}
        />
        <OthersDialog isOpen={isMenuOpen} others={others} onClose={() => setMenuOpen(false)} />
      </div>
    </TableFrame.Provider>
  );
}

function originWords({ isOfDevice, served, stored }: Found): string {
  if (served === null && stored === null) return replays.say('of-file');
  return isOfDevice ? replays.say('of-device') : pages.say('replay');
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
