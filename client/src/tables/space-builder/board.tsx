/** Space Builder on the screen: the plan, one's own city, and how far the others are. */

import { useState } from 'preact/hooks';
import type { Move, View } from '#games/space-builder';
import { Countdown } from '../../look/countdown.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { history } from '../../look/icons.ts';
import type { BoardProps } from '../game-table.ts';
import { TableBar } from '../table-bar.tsx';
import { useSecondsLeft } from '../time-left.ts';
import { BuildingSite } from './building-site.tsx';
import { LastRound, useLast } from './last-round.tsx';
import { cityOf } from './picking.ts';
import { type RevealProps, useReveal } from './reveal.tsx';
import { Rivals } from './rivals.tsx';
import { Watching } from './watching.tsx';
import { say } from './words.ts';
import './board.css';
import './board-sizes.css';
import './board-sideways.css';
import './controller.css';
import './from-afar.css';

export function Board({ scene, seats, clock, use, play, isController = false }: BoardProps) {
  // The one place where the game's own view comes out of its wrapping.
  const view = scene.view as View;
  const { viewer } = scene;
  const send = use === 'table' && viewer !== 'spectator' ? (move: Move) => void play(move) : null;
  const number = view.round + (view.phase === 'building' ? 1 : 0);
  const last = useLast(view);
  const [isLooking, setLooking] = useState(false);
  return (
    <div class="builder" data-phase={view.phase} data-use={use} data-controller={isController ? '' : undefined}>
      <TableBar end={<Clock view={view} clock={clock} />}>
        {number === 0 ? (
          <span />
        ) : (
          <div class="builder-round">
            <span>
              {say('round')} <strong class="number">{number}</strong>
            </span>
            {last === null || use !== 'table' ? null : (
              <IconButton icon={history} label={say('last-round.open')} kind="bare" onPress={() => setLooking(true)} />
            )}
          </div>
        )}
      </TableBar>
      {last === null ? null : (
        <LastRound last={last} seats={seats} isOpen={isLooking} onClose={() => setLooking(false)} />
      )}
      {viewer === 'spectator' ? (
        <Watching view={view} seats={seats} />
      ) : (
        <Own view={view} viewer={viewer} seats={seats} play={send} />
      )}
    </div>
  );
}

/** Ticks by itself, so that nothing else is drawn again for it. */
function Clock({ view, clock }: { readonly view: View; readonly clock: BoardProps['clock'] }) {
  const left = useSecondsLeft(clock, view.deadline);
  const of = view.phase === 'building' ? view.options.roundSeconds : view.options.pauseSeconds;
  if (left === null || of === null) return null;
  return (
    <div class="builder-clock">
      <Countdown left={left} of={of} label={say('seconds-left', { seconds: left })} size={48} />
    </div>
  );
}

/** The same site all through a match: a plan comes up on it, and what was built is revealed on it. */
function Own(props: RevealProps) {
  const { view, viewer, seats, play } = props;
  const revealed = useReveal(props);
  return (
    <BuildingSite
      round={view.round}
      plan={view.plan}
      city={cityOf(view, viewer)}
      isDone={view.finished.includes(viewer)}
      aside={<Rivals view={view} seats={seats} except={viewer} />}
      play={play}
      revealed={revealed}
    />
  );
}
