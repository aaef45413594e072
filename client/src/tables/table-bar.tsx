/** The line above a board: what the game says of the moment, and the way to everything else. */

import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { IconButton } from '../look/icon-button.tsx';
import { menu, undo } from '../look/icons.ts';
import { pages } from '../words/pages.ts';
import './table-bar.css';
import './text-room.css';
import './from-afar.css';

export interface Frame {
  readonly title: string;
  readonly detail: string;
  readonly emblem: ComponentChildren;
  /** Null where there is no menu: on a big screen. */
  readonly openMenu: (() => void) | null;
  /** Something lies over the board, or no longer does: the clock of a match alone stands meanwhile. */
  readonly over?: (isOver: boolean) => void;
  /** Null while there is nothing to take back. */
  readonly undo: (() => void) | null;
  /** The time for a turn, where there is a limit. */
  readonly time?: ComponentChildren;
  /** While others play: what one can do meanwhile about one's own next turn. */
  readonly plan?: ComponentChildren;
  /** What is chosen now is for later: it is not one's turn. */
  readonly isPlanning?: boolean;
  /** A quick word to the others, where there is no time for a menu. */
  readonly talk?: ComponentChildren;
}

export const TableFrame = createContext<Frame>({ title: '', detail: '', emblem: null, openMenu: null, undo: null });

/** While this is open over a board. */
export function useOver(isOpen: boolean): void {
  const { over } = useContext(TableFrame);
  useEffect(() => {
    if (!isOpen || over === undefined) return;
    over(true);
    return () => over(false);
  }, [isOpen, over]);
}

export function TableBar({
  children,
  end,
}: {
  readonly children?: ComponentChildren;
  readonly end?: ComponentChildren;
}) {
  const frame = useContext(TableFrame);
  return (
    <header class="table-bar">
      <div class="table-names">
        {frame.emblem}
        <div>
          <h1 class="table-title">{frame.title}</h1>
          <p class="table-detail soft">{frame.detail}</p>
        </div>
      </div>
      {children}
      {frame.time}
      <div class="table-end">
        {/* First, so that what is there stays where it is when there comes to be something to take back. */}
        {frame.undo === null ? null : <IconButton icon={undo} label={pages.say('table.undo')} onPress={frame.undo} />}
        {end}
        {frame.talk}
        {frame.openMenu === null ? null : (
          <IconButton icon={menu} label={pages.say('table.menu')} kind="bare" onPress={frame.openMenu} />
        )}
      </div>
    </header>
  );
}
