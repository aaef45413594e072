/** What the tab of a match says: the game, and whether it waits for whoever looks. */

import { useEffect } from 'preact/hooks';
import type { Viewer } from '#tabletop';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { Scene } from '../../host/host.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { shell } from '../../words/shell.ts';

interface Turn {
  /** Null where everybody acts at once, and when it is over. */
  readonly of: Viewer | null;
  readonly viewer: Viewer;
}

/** `yourTurn`: in words. */
export function tabTitle(title: Title, turn: Turn, yourTurn: string): string {
  const { name } = COVERS[title];
  return turn.of === null || turn.of !== turn.viewer ? `${name} · Starboard` : `● ${yourTurn} · ${name}`;
}

export function useTabTitle(title: Title, table: GameTable, { view, viewer, outcome }: Scene): void {
  const of = outcome === null ? (table.turnOf?.(view) ?? null) : null;
  const words = tabTitle(title, { of, viewer }, shell.say('your-turn'));
  useEffect(() => {
    document.title = words;
  }, [words]);
}
