/** What a board shows to whoever comes back, and to whoever thinks ahead while others play. */

import type { ComponentChildren } from 'preact';
import type { Refused } from '#tabletop';
import type { Title } from '../../catalogue/titles.ts';
import type { Scene } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import type { BoardProps, GameTable } from '../../tables/game-table.ts';
import type { Frame } from '../../tables/table-bar.tsx';
import { PlaybackStrip } from './playback-strip.tsx';
import { usePlanning } from './use-planning.tsx';
import { usePlayback } from './use-playback.ts';

interface ComingBack {
  /** Nobody knows yet whether there is something to be shown first. */
  readonly isAsking: boolean;
  /** The board shows how things are. */
  readonly isNow: boolean;
  /** What the board shows instead. */
  readonly board: Partial<Pick<BoardProps, 'scene' | 'log'>>;
  /** What is chosen on the board is only planned; null: it is played. */
  readonly play: ((move: object) => Promise<Refused | null>) | null;
  readonly frame: Pick<Frame, 'plan' | 'isPlanning'>;
  readonly banner: ComponentChildren;
  readonly dialogs: ComponentChildren;
}

export function useComingBack(host: TableHost, title: Title, table: GameTable, scene: Scene): ComingBack {
  const planning = usePlanning(host, title, table);
  const playback = usePlayback(host, title, scene);
  if (playback !== null && playback !== 'asking') {
    const { scene: then, log } = playback.step;
    return {
      ...{ isAsking: false, isNow: false, board: { scene: then, log }, play: null, frame: {}, dialogs: null },
      banner: <PlaybackStrip host={host} table={table} now={playback} />,
    };
  }
  const { scene: ahead, dock, banner, dialogs } = planning;
  const isPlanning = ahead !== null;
  return {
    isAsking: playback === 'asking',
    isNow: !isPlanning,
    board: isPlanning ? { scene: ahead } : {},
    play: isPlanning ? planning.play : null,
    frame: { plan: dock, isPlanning },
    ...{ banner, dialogs },
  };
}
