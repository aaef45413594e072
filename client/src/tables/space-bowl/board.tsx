/** Space Bowl on the screen: the galaxy, the computer with its throw, and big buttons for whoever sees it first. */

import type { ReadonlySignal } from '@preact/signals';
import { memo } from 'preact/compat';
import { useMemo, useRef, useState } from 'preact/hooks';
import { galaxySize, type View } from '#games/space-bowl';
import { matchNow } from '../../host/host.ts';
import { IconButton } from '../../look/icon-button.tsx';
import { options as optionsSign } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import type { BoardProps } from '../game-table.ts';
import { TableBar } from '../table-bar.tsx';
import { Actions } from './actions.tsx';
import { Console } from './console.tsx';
import { Head } from './head.tsx';
import { LastSheet } from './last-round.tsx';
import { hasReached } from './marks.ts';
import { PassButton } from './pass-button.tsx';
import type { PastRound } from './past-round.ts';
import { Players } from './players.tsx';
import { hasLetters } from './preferences.ts';
import { Presses } from './presses.tsx';
import { Sky } from './sky.tsx';
import { canDo, isPassable, situationFor } from './standing.ts';
import { Uncovered } from './uncovered.tsx';
import { useHearing } from './use-hearing.ts';
import { usePass } from './use-pass.ts';
import { useLast, usePast } from './use-past.ts';
import { useRound } from './use-round.ts';
import { useStrokes } from './use-strokes.ts';
import { useThrow } from './use-throw.ts';
import { useUncovering } from './use-uncovering.ts';
import { ViewSheet } from './view-sheet.tsx';
import { Whisper } from './whisper.tsx';
import { namesFor } from './who.ts';
import { say } from './words.ts';
import './board.css';
import './board-low.css';
import './board-wide.css';
import './controller.css';
import './from-afar.css';

/** A throw older than this was not seen being made. */
const FRESH = 2_500;

function Heard({ words }: { readonly words: ReadonlySignal<string> }) {
  return <Spoken words={words.value} />;
}

function BoardNow({
  scene,
  seats,
  clock,
  use,
  log,
  play,
  telling = null,
  looking = null,
  receipts = [],
  isController = false,
}: BoardProps) {
  // The one place where the game's own view comes out of its wrapping.
  const view = scene.view as View;
  const { viewer } = scene;
  const { round } = view;
  const size = galaxySize(view.options);
  const isPlayed = use === 'table' && viewer !== 'spectator';
  const can = canDo(isPlayed && telling === null ? scene.offers : []);
  const situation = situationFor(view, can, { isPlayed });
  const nameOf = namesFor(seats, viewer);
  const [sheet, setSheet] = useState<'view' | 'last' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { words, hear } = useHearing(view, situation);
  const hand = useRound(view, can, play, hear);
  const past = usePast(view, log);
  const last = useLast(view, log, past);
  const uncovering = useUncovering(view, past, nameOf, hear);
  const passing = usePass(situation, () => hand.act({ type: 'ready' }), hear);
  const throwing = useThrow({ canThrow: can.throw, looking, seats, round: view.rounds.length, act: hand.act });
  const { throwNow } = useStrokes({
    root,
    can,
    hand,
    size,
    thrown: round.thrown ?? past?.thrown ?? null,
    hear,
    telling,
    looking,
    passing: isPassable(situation, can) ? passing : null,
    ask: throwing.throwNow,
  });
  const tumbles = useMemo(
    () => round.thrownAt !== null && matchNow(clock.peek()) - round.thrownAt < FRESH,
    [round.thrownAt],
  );
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
            <IconButton icon={optionsSign} label={say('view')} kind="bare" onPress={() => setSheet('view')} />
          )
        }
      >
        <Head
          view={view}
          past={past}
          clock={clock}
          nameOf={nameOf}
          hasLast={use === 'table' && last !== null}
          onLast={() => setSheet('last')}
        />
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
      <Whisper words={hand.whisper} />
      <PassButton situation={situation} can={can} passing={passing} act={hand.act} />
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
        looking={looking}
        throwWaitsFor={throwing.waitsFor}
        throwNow={throwNow}
        nameOf={nameOf}
        act={hand.act}
      />
      <ViewSheet open={sheet === 'view'} onClose={() => setSheet(null)} size={size} isPlayed={isPlayed}>
        <Presses log={log} receipts={receipts} nameOf={nameOf} />
      </ViewSheet>
      <LastSheet
        last={last}
        isOpen={sheet === 'last'}
        onClose={() => setSheet(null)}
        view={view}
        seats={seats}
        letters={hasLetters(size)}
        nameOf={nameOf}
      />
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
    before.looking === after.looking &&
    before.isController === after.isController &&
    before.receipts === after.receipts &&
    before.use === after.use,
);
