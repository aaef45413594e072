/** Space Lab on the screen: one's own station in the middle, the others above, the hand below. */

import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Event, Layout, Move, Offer, SeatView, View } from '#games/space-lab';
import type { Told } from '../../host/host.ts';
import { turns } from '../../words/turns.ts';
import type { BoardProps } from '../game-table.ts';
import { LastRound } from '../last-round.tsx';
import { useLatest } from '../latest.ts';
import { afterFrame } from '../moments.ts';
import type { Staging } from '../staging.ts';
import { TableBar, TableFrame } from '../table-bar.tsx';
import { FlightLayer } from './flight-layer.tsx';
import type { LookBack } from './look-back.tsx';
import { OwnSide } from './own-side.tsx';
import { RaceMarks } from './race.tsx';
import { lastTurnAlone, layoutIn, placedCount, scoreOf, validatedCount } from './reading.ts';
import { useRecaps } from './recap.tsx';
import { cardKind } from './roomy.ts';
import { ScoreButton } from './score-button.tsx';
import { ScoreDialog } from './score-sheet.tsx';
import { useTableReady } from './table-ready.ts';
import { isOwnAct, useShow } from './use-show.ts';
import { Watching } from './watching.tsx';
import { say } from './words.ts';

export function Board(given: BoardProps) {
  const isReady = useTableReady(given.scene.view as View, cardKind());
  if (isReady) return <LaidBoard {...given} />;
  return (
    <div class="lab" aria-busy="true">
      <TableBar />
    </div>
  );
}

function LaidBoard({ use, play, isController = false, ...given }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const scene = { view: given.scene.view as View, offers: given.scene.offers as readonly Offer[], log: given.log };
  const show = useShow(board, { ...scene, isStaged: use !== 'replay' });
  const isBehind = show.view !== scene.view && show.view.viewer === scene.view.viewer;
  const { view, offers, log } = useShown(scene, isBehind ? show.view : null);
  const { seats } = given;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const layout = layoutIn(view);
  const recaps = useRecaps(view, log);
  const lookBack = useLookBack(use === 'table' ? show : null, isBehind);
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  // Said without drawing anything anew: what is shown may still change by the answer. Whatever was pressed may be gone
  // then, and the focus with it: before that, it goes to wait on the board.
  const send = useLatest(async (move: Move): Promise<void> => {
    board.current?.setAttribute('aria-busy', 'true');
    afterFrame(() => board.current?.focus({ preventScroll: true }));
    if ((await play(move)) !== null) board.current?.removeAttribute('aria-busy');
  });
  useLayoutEffect(() => board.current?.removeAttribute('aria-busy'), [view]);
  return (
    <div
      ref={board}
      class="lab"
      tabIndex={-1}
      data-phase={view.phase}
      data-use={use}
      data-controller={isController ? '' : undefined}
      data-solo={view.seats.length === 1 ? '' : undefined}
      data-watching={own === undefined ? '' : undefined}
    >
      <TableBar
        end={own === undefined ? null : <ScoreButton points={scoreOf(own)} onPress={() => setSheetOpen(true)} />}
      >
        <Status view={view} own={own} layout={layout} seats={seats} />
      </TableBar>
      {own === undefined ? (
        <Watching
          view={view}
          fresh={show.fresh}
          layout={layout}
          seats={seats}
          recaps={recaps}
          canLook={use !== 'screen'}
        />
      ) : (
        <OwnSide
          key={view.viewer}
          view={view}
          fresh={show.fresh}
          seat={own}
          layout={layout}
          offers={offers}
          seats={seats}
          recaps={recaps}
          lookBack={lookBack}
          play={use === 'table' ? send : null}
        />
      )}
      <LastRound words={lastRoundWords(view, seats)} isSpoken={false} />
      <FlightLayer launch={show.launch} board={board} />
      {own === undefined ? null : (
        <ScoreDialog seat={own} discard={view.discard} open={isSheetOpen} onClose={() => setSheetOpen(false)} />
      )}
    </div>
  );
}

interface Shown {
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly log: readonly Told[];
}

/** News leave everything as it is until the view they are about is shown; nothing is offered before the last one is. */
function useShown(newest: Shown, behind: View | null): Shown {
  const shown = useRef(newest);
  if (behind === null) shown.current = newest;
  else if (shown.current.view !== behind) shown.current = { view: behind, offers: [], log: newest.log };
  return shown.current;
}

/** Skip what is being shown, or see it again. */
function useLookBack(staging: Staging<View, Event> | null, isBehind: boolean): LookBack | null {
  const latest = useRef(staging);
  latest.current = staging;
  const canWatch = staging?.acts.some((act) => !isOwnAct(act)) === true;
  const isOn = staging !== null;
  return useMemo(
    () =>
      isOn
        ? {
            skip: isBehind ? () => latest.current?.skip() : null,
            watchAgain: canWatch && !isBehind ? () => latest.current?.watchAgain() : null,
          }
        : null,
    [isOn, isBehind, canWatch],
  );
}

/** Somebody has called the end. The page says it aloud, as it says everything that happens. */
function lastRoundWords({ viewer, caller, phase }: View, seats: BoardProps['seats']): string | null {
  if (caller === null || phase === 'over') return null;
  return caller === viewer
    ? say('called.you')
    : say('called.other', { name: seats.find(({ seat }) => seat === caller)?.name ?? '' });
}

interface StatusProps {
  readonly view: View;
  readonly own: SeatView | undefined;
  readonly layout: Layout;
  readonly seats: BoardProps['seats'];
}

/** Whose turn it is, and how near the end one is oneself. */
function Status({ view, own, layout, seats }: StatusProps) {
  const { isPlanning = false } = useContext(TableFrame);
  return (
    <p class="lab-status">
      <strong class="display">{isPlanning ? turns.say('planning') : statusOf(view, seats)}</strong>
      {view.caller !== null && view.phase !== 'over' ? <span class="lab-last">{say('turn.last')}</span> : null}
      {view.seats.length === 1 ? <AloneStatus view={view} /> : null}
      {own === undefined || view.turn === null ? null : (
        <RaceMarks cards={placedCount(own)} objectives={validatedCount(own)} layout={layout} />
      )}
    </p>
  );
}

/** Alone: how many cards are left, and whether this is the last turn or could be made it. */
function AloneStatus({ view }: { readonly view: View }) {
  const warning = view.turn === null ? null : lastTurnAlone(view.pileSize);
  return (
    <>
      {warning === null ? null : (
        <span class="lab-last" role="status">
          {say(`turn.alone.${warning}`)}
        </span>
      )}
      <span class="soft">{say('turn.alone', { left: view.pileSize })}</span>
    </>
  );
}

function statusOf(view: View, seats: BoardProps['seats']): string {
  if (view.phase === 'over') return say('turn.over');
  if (view.turn === null) return say('turn.setup');
  if (view.turn === view.viewer) return say('turn.yours');
  return say('turn.theirs', { name: seats.find(({ seat }) => seat === view.turn)?.name ?? '' });
}
