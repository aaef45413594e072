/** The table for one: the same stage as in a match, with a way out instead of a menu. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Phase } from '#games/space-builder';
import { IconButton } from '../../look/icon-button.tsx';
import { cross } from '../../look/icons.ts';
import { Emblem } from '../../pages/emblem.tsx';
import '../../pages/table/stage.css';
import { addressOf } from '../../router/routes.ts';
import { TableBar, TableFrame } from '../table-bar.tsx';
import './board.css';
import './board-sizes.css';

export interface SoloStageProps {
  readonly phase: Phase;
  readonly title: string;
  readonly leaveLabel: string;
  /** At the end of the bar, before the way out. */
  readonly end?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function SoloStage({ phase, title, leaveLabel, end, children }: SoloStageProps) {
  useEffect(() => {
    document.title = `${title} · Space Builder · Starboard`;
  }, [title]);
  return (
    <TableFrame.Provider
      value={{
        title: 'Space Builder',
        detail: title,
        emblem: <Emblem game="space-builder" />,
        openMenu: null,
        undo: null,
      }}
    >
      <div class="stage-page">
        <main class="stage" tabIndex={-1}>
          <div class="builder" data-phase={phase} data-use="table">
            <TableBar
              end={
                <>
                  {end}
                  <IconButton icon={cross} label={leaveLabel} kind="bare" href={addressOf.game('space-builder')} />
                </>
              }
            >
              <span />
            </TableBar>
            {children}
          </div>
        </main>
      </div>
    </TableFrame.Provider>
  );
}
