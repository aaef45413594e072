/** A table for one: the same stage as in a match, with a way out instead of a menu. */

import type { ComponentChildren } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { COVERS, type Title } from '../catalogue/titles.ts';
import { IconButton } from '../look/icon-button.tsx';
import { cross } from '../look/icons.ts';
import { Emblem } from '../pages/emblem.tsx';
import '../pages/table/stage.css';
import { addressOf } from '../router/routes.ts';
import type { WayToLearn } from '../tables/learning-registry.ts';
import { TableBar, TableFrame } from '../tables/table-bar.tsx';
import { learning } from '../words/learning.ts';
import { LessonExit } from './lesson-exit.ts';

/** A way to learn, or rounds that are put together with others' afterwards. */
export type WayAlone = WayToLearn | 'challenge';

export interface AloneStageProps {
  readonly game: Title;
  readonly way: WayAlone;
  readonly children: ComponentChildren;
}

/** The board's own frame goes in it, with an `AloneBar` above. */
export function AloneStage({ game, way, children }: AloneStageProps) {
  const title = learning.say(`${way}.title`);
  const { name } = COVERS[game];
  useEffect(() => {
    document.title = `${title} · ${name} · Starboard`;
  }, [title, name]);
  return (
    <TableFrame.Provider
      value={{ title: name, detail: title, emblem: <Emblem game={game} />, openMenu: null, undo: null }}
    >
      <div class="stage-page">
        <main class="stage" tabIndex={-1}>
          {children}
        </main>
      </div>
    </TableFrame.Provider>
  );
}

export interface AloneBarProps {
  readonly game: Title;
  readonly way: WayAlone;
  /** In the middle of the bar. */
  readonly children?: ComponentChildren;
  /** At its end, before the way out. */
  readonly end?: ComponentChildren;
}

export function AloneBar({ game, way, children, end }: AloneBarProps) {
  const exit = useContext(LessonExit);
  return (
    <TableBar
      end={
        <>
          {end}
          <IconButton
            icon={cross}
            label={learning.say(`${way}.leave`)}
            kind="bare"
            {...(exit === null ? { href: addressOf.game(game) } : { onPress: exit })}
          />
        </>
      }
    >
      {children ?? <span />}
    </TableBar>
  );
}
