/** Space Lab on the screen: one's own station in the middle, the others above, the hand below. */

import { useState } from 'preact/hooks';
import type { Move, Offer, View } from '#games/space-lab';
import type { BoardProps } from '../game-table.ts';
import { TableBar } from '../table-bar.tsx';
import { layoutIn, scoreOf } from './reading.ts';
import { ScoreDialog } from './score-sheet.tsx';
import { SetupPhase } from './setup-phase.tsx';
import { TurnPhase } from './turn-phase.tsx';
import { Watching } from './watching.tsx';
import { say } from './words.ts';
import './board.css';
import './low.css';
import './wide.css';

export function Board({ scene, seats, use, log, play }: BoardProps) {
  // The one place where the game's own view and offers come out of their wrapping.
  const view = scene.view as View;
  const offers = scene.offers as readonly Offer[];
  const [isSheetOpen, setSheetOpen] = useState(false);
  const layout = layoutIn(view);
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const send = use === 'table' ? (move: Move) => void play(move) : null;
  const points = own === undefined ? null : scoreOf(own);
  return (
    <div
      class="lab"
      data-phase={view.phase}
      data-use={use}
      data-solo={view.seats.length === 1 ? '' : undefined}
      data-watching={own === undefined ? '' : undefined}
    >
      <TableBar
        end={
          points === null ? null : (
            <button
              type="button"
              class="lab-score number"
              aria-label={say('score.open', { points })}
              onClick={() => setSheetOpen(true)}
            >
              {points}
            </button>
          )
        }
      >
        <p class="lab-status">
          <strong class="display">{statusOf(view, seats)}</strong>
          {view.caller !== null && view.phase !== 'over' ? <span class="lab-last">{say('turn.last')}</span> : null}
          {view.seats.length === 1 ? <span class="soft">{say('turn.alone', { left: view.pileSize })}</span> : null}
        </p>
      </TableBar>
      {own === undefined ? (
        <Watching view={view} layout={layout} seats={seats} />
      ) : view.phase === 'passing' || view.phase === 'arranging' ? (
        <SetupPhase view={view} seat={own} layout={layout} seats={seats} play={send} />
      ) : (
        <TurnPhase view={view} seat={own} layout={layout} offers={offers} seats={seats} log={log} play={send} />
      )}
      {own === undefined ? null : <ScoreDialog seat={own} open={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </div>
  );
}

function statusOf(view: View, seats: BoardProps['seats']): string {
  if (view.phase === 'over') return say('turn.over');
  if (view.turn === null) return say('turn.setup');
  if (view.turn === view.viewer) return say('turn.yours');
  return say('turn.theirs', { name: seats.find(({ seat }) => seat === view.turn)?.name ?? '' });
}
