/** The line above a board: what the game says of the moment, and the way to everything else. */

import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { IconButton } from '../look/icon-button.tsx';
import { menu, undo } from '../look/icons.ts';
import { pages } from '../words/pages.ts';
import './table-bar.css';

export interface Frame {
  readonly title: string;
  readonly detail: string;
  readonly emblem: ComponentChildren;
  /** Null where there is no menu: on a big screen. */
  readonly openMenu: (() => void) | null;
  /** Null while there is nothing to take back. */
  readonly undo: (() => void) | null;
}

export const TableFrame = createContext<Frame>({ title: '', detail: '', emblem: null, openMenu: null, undo: null });

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
      <div class="table-end">
        {end}
        {frame.undo === null ? null : <IconButton icon={undo} label={pages.say('table.undo')} onPress={frame.undo} />}
        {frame.openMenu === null ? null : (
          <IconButton icon={menu} label={pages.say('table.menu')} kind="bare" onPress={frame.openMenu} />
        )}
      </div>
    </header>
  );
}
