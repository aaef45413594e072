/** Space Builder on the screen: the plan, one's own city, and how far the others are. */

import type { Move, View } from '#games/space-builder';
import type { SeatNow } from '../../host/host.ts';
import { Countdown } from '../../look/countdown.tsx';
import type { BoardProps } from '../game-table.ts';
import { TableBar } from '../table-bar.tsx';
import { useSecondsLeft } from '../time-left.ts';
import { BuildingPhase } from './building-phase.tsx';
import { RevealPhase } from './reveal-phase.tsx';
import { Watching } from './watching.tsx';
import { say } from './words.ts';
import './board.css';
import './board-sizes.css';

export function Board({ scene, seats, clock, use, play }: BoardProps) {
  // The one place where the game's own view comes out of its wrapping.
  const view = scene.view as View;
  const { viewer } = scene;
  const left = useSecondsLeft(clock, view.deadline);
  const of = view.phase === 'building' ? view.options.roundSeconds : view.options.pauseSeconds;
  const send = use === 'table' && viewer !== 'spectator' ? (move: Move) => void play(move) : null;
  const number = view.round + (view.phase === 'building' ? 1 : 0);
  return (
    <div class="builder" data-phase={view.phase} data-use={use}>
      <TableBar
        end={
          left === null || of === null ? null : (
            <Countdown left={left} of={of} label={say('seconds-left', { seconds: left })} size={48} />
          )
        }
      >
        {number === 0 ? (
          <span />
        ) : (
          <p class="builder-round">
            {say('round')} <strong class="number">{number}</strong>
          </p>
        )}
      </TableBar>
      <Phase view={view} viewer={viewer} seats={seats} play={send} />
    </div>
  );
}

interface PhaseProps {
  readonly view: View;
  readonly viewer: BoardProps['scene']['viewer'];
  readonly seats: readonly SeatNow[];
  readonly play: ((move: Move) => void) | null;
}

function Phase({ view, viewer, seats, play }: PhaseProps) {
  if (view.phase !== 'building')
    return <RevealPhase key={view.round} view={view} viewer={viewer} seats={seats} play={play} />;
  if (viewer === 'spectator') return <Watching view={view} seats={seats} />;
  return <BuildingPhase key={view.round} view={view} seat={viewer} seats={seats} play={play} />;
}
