/** Space Lab on the screen: one's own station in the middle, the others above, the hand below. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Layout, Move, SeatView, View } from '#games/space-lab';
import type { BoardProps } from '../game-table.ts';
import { useLatest } from '../latest.ts';
import { TableBar } from '../table-bar.tsx';
import { Air, useLaunches } from './air.tsx';
import { useKept } from './kept.ts';
import { LastRound } from './last-round.tsx';
import { useViewBefore } from './one-step.ts';
import { OwnSide } from './own-side.tsx';
import { usePaced } from './paced.ts';
import { RaceMarks } from './race.tsx';
import { layoutIn, placedCount, scoreOf, validatedCount } from './reading.ts';
import { cardKind } from './roomy.ts';
import { ScoreButton } from './score-button.tsx';
import { ScoreDialog } from './score-sheet.tsx';
import { useTableReady } from './table-ready.ts';
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

function LaidBoard({ use, play, ...given }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [{ view, offers, log }, press] = usePaced(given);
  const seats = useKept(given.seats);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const layout = layoutIn(view);
  const before = useViewBefore(view, log);
  const launch = useLaunches(board, before, view);
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  // Said without drawing anything anew: what is shown may still change by the answer. Whatever was pressed may be gone
  // then, and the focus with it: before that, it goes to wait on the board.
  const send = useLatest(async (move: Move): Promise<void> => {
    board.current?.setAttribute('aria-busy', 'true');
    press(() => board.current?.focus({ preventScroll: true }));
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
      data-solo={view.seats.length === 1 ? '' : undefined}
      data-watching={own === undefined ? '' : undefined}
    >
      <TableBar
        end={own === undefined ? null : <ScoreButton points={scoreOf(own)} onPress={() => setSheetOpen(true)} />}
      >
        <Status view={view} own={own} layout={layout} seats={seats} />
      </TableBar>
      {own === undefined ? (
        <Watching view={view} before={before} layout={layout} seats={seats} canLook={use !== 'screen'} />
      ) : (
        <OwnSide
          key={view.viewer}
          view={view}
          before={before}
          seat={own}
          layout={layout}
          offers={offers}
          seats={seats}
          log={log}
          play={use === 'table' ? send : null}
        />
      )}
      <LastRound view={view} before={before} seats={seats} />
      <Air launch={launch} board={board} />
      {own === undefined ? null : <ScoreDialog seat={own} open={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </div>
  );
}

interface StatusProps {
  readonly view: View;
  readonly own: SeatView | undefined;
  readonly layout: Layout;
  readonly seats: BoardProps['seats'];
}

/** Whose turn it is, and how near the end one is oneself. */
function Status({ view, own, layout, seats }: StatusProps) {
  return (
    <p class="lab-status">
      <strong class="display">{statusOf(view, seats)}</strong>
      {view.caller !== null && view.phase !== 'over' ? <span class="lab-last">{say('turn.last')}</span> : null}
      {view.seats.length === 1 ? <span class="soft">{say('turn.alone', { left: view.pileSize })}</span> : null}
      {own === undefined || view.turn === null ? null : (
        <RaceMarks cards={placedCount(own)} objectives={validatedCount(own)} layout={layout} />
      )}
    </p>
  );
}

function statusOf(view: View, seats: BoardProps['seats']): string {
  if (view.phase === 'over') return say('turn.over');
  if (view.turn === null) return say('turn.setup');
  if (view.turn === view.viewer) return say('turn.yours');
  return say('turn.theirs', { name: seats.find(({ seat }) => seat === view.turn)?.name ?? '' });
}
