/** Space Bowl on the screen: the galaxy, the computer with its throw, and big buttons for whoever sees it first. */

import type { ReadonlySignal } from '@preact/signals';
import { memo } from 'preact/compat';
import { useMemo, useRef, useState } from 'preact/hooks';
import { galaxySize, type View } from '#games/space-bowl';
import { matchNow } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { options as optionsSign } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import type { BoardProps } from '../game-table.ts';
import { TableBar } from '../table-bar.tsx';
import { Actions } from './actions.tsx';
import { Console } from './console.tsx';
import { Head } from './head.tsx';
import { hasReached } from './marks.ts';
import type { PastRound } from './past-round.ts';
import { Players } from './players.tsx';
import { controller, hasLetters } from './preferences.ts';
import { Presses } from './presses.tsx';
import { Sky } from './sky.tsx';
import { canDo, type Situation, situationOf } from './standing.ts';
import { Uncovered } from './uncovered.tsx';
import { useHearing } from './use-hearing.ts';
import { usePast } from './use-past.ts';
import { useRound } from './use-round.ts';
import { useStrokes } from './use-strokes.ts';
import { useUncovering } from './use-uncovering.ts';
import { ViewSheet } from './view-sheet.tsx';
import { namesFor } from './who.ts';
import { say } from './words.ts';
import './board.css';
import './board-low.css';
import './board-wide.css';
import './controller.css';

/** A throw older than this was not seen being made. */
const FRESH = 2_500;

function Heard({ words }: { readonly words: ReadonlySignal<string> }) {
  return <Spoken words={words.value} />;
}

/** Where there is nothing better to do than to be done. */
const PASSABLE: readonly Situation[] = ['search', 'follow', 'doubt', 'red'];

function BoardNow({ scene, seats, clock, use, log, play, telling = null, receipts = [] }: BoardProps) {
  // The one place where the game's own view comes out of its wrapping.
  const view = scene.view as View;
  const { viewer } = scene;
  const { round } = view;
  const size = galaxySize(view.options);
  const isPlayed = use === 'table' && viewer !== 'spectator';
  const can = canDo(isPlayed && telling === null ? scene.offers : []);
  const situation = situationOf(view, can);
  const nameOf = namesFor(seats, viewer);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { words, hear } = useHearing(view, situation);
  const hand = useRound(view, can, play, hear);
  const past = usePast(view, log);
  const uncovering = useUncovering(view, past, nameOf, hear);
  const { throwNow } = useStrokes({
    root,
    can,
    hand,
    size,
    thrown: round.thrown ?? past?.thrown ?? null,
    hear,
    telling,
  });
  const tumbles = useMemo(
    () => round.thrownAt !== null && matchNow(clock.peek()) - round.thrownAt < FRESH,
    [round.thrownAt],
  );
  const isController = isPlayed && controller.value;
  const isUncovered = past !== null && hasReached(uncovering.step, 'rows');
  // Nobody's score changes before everybody has seen why: until the rows come, players and pile stay as they were.
  const steady = useRef(view);
  if (past === null || isUncovered) steady.current = view;
  // Once drawn, the rows stay, hidden: making and taking away belong neither to the throw nor to the uncovering.
  const kept = useRef<PastRound | null>(null);
  if (past !== null && hasReached(uncovering.step, 'verdicts')) kept.current = past;
  return (
    <div
      class="bowl"
      ref={root}
      data-phase={round.phase}
      data-stage={isUncovered ? 'uncovered' : 'play'}
      data-use={use}
      data-size={size}
      data-controller={isController ? '' : undefined}
    >
      <TableBar
        end={
          use === 'screen' ? null : (
            <IconButton icon={optionsSign} label={say('view')} kind="bare" onPress={() => setSheetOpen(true)} />
          )
        }
      >
        <Head view={view} past={past} clock={clock} nameOf={nameOf} />
        <Players view={steady.current} seats={seats} nameOf={nameOf} />
      </TableBar>
      <Sky
        view={view}
        past={past}
        clock={clock}
        hand={hand}
        uncovering={uncovering}
        letters={hasLetters(size)}
        isPlayed={isPlayed}
        isController={isController}
      />
      <Console
        view={steady.current}
        thrown={round.thrown ?? (isUncovered ? null : (past?.thrown ?? null))}
        can={can}
        letters={hasLetters(size)}
        tumbles={tumbles}
        isJokerArmed={hand.isJokerArmed}
        nameOf={nameOf}
        onThrow={can.throw ? throwNow : undefined}
        onJoker={hand.tapJoker}
      />
      <div class="bowl-pass" inert={!can.ready || !PASSABLE.includes(situation)}>
        <Button shortcut="R" onPress={() => hand.act({ type: 'ready' })}>
          {say('pass')}
        </Button>
      </div>
      <div class="bowl-uncovered" hidden={!isUncovered}>
        {kept.current === null ? null : (
          <Uncovered
            key={kept.current.number}
            view={view}
            past={kept.current}
            seats={seats}
            shown={uncovering.shown}
            isOpen={isUncovered}
            hasUnseen={hasReached(uncovering.step, 'unseen')}
            nameOf={nameOf}
            onShow={uncovering.show}
          />
        )}
      </div>
      <Actions
        view={view}
        situation={situation}
        can={can}
        clock={clock}
        isJokerArmed={hand.isJokerArmed}
        telling={telling}
        nameOf={nameOf}
        act={hand.act}
      />
      <ViewSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} size={size} canControl={isPlayed}>
        <Presses log={log} receipts={receipts} nameOf={nameOf} />
      </ViewSheet>
      <Heard words={words} />
    </div>
  );
}

/** The page is drawn anew for whatever it says; the board only for what it shows. How moves are sent never changes. */
export const Board = memo(
  BoardNow,
  (before, after) =>
    before.scene === after.scene &&
    before.seats === after.seats &&
    before.log === after.log &&
    before.telling === after.telling &&
    before.receipts === after.receipts &&
    before.use === after.use,
);
