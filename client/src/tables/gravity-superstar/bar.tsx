/** Above the planet: how many stars are left and when it ends, and ways to look at it all. */

import { useState } from 'preact/hooks';
import type { View } from '#games/gravity-superstar';
import { StarPicture } from '../../art/gravity/pieces.tsx';
import type { SeatNow } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { history, stepForward, turn, watch } from '../../look/icons.ts';
import { Toggle } from '../../look/toggle.tsx';
import { turns } from '../../words/turns.ts';
import { SpeedChoice } from '../speed-choice.tsx';
import { TableBar } from '../table-bar.tsx';
import type { Alone } from './board.tsx';
import { isLastRound } from './last-round.ts';
import { feetDown } from './look.ts';
import { say } from './words.ts';
import './bar.css';

interface GravityBarProps {
  readonly view: View;
  readonly use: 'table' | 'screen' | 'replay';
  readonly past: number;
  readonly isMoving: boolean;
  watchAgain(): void;
  skip(): void;
  /** Null where it lies as it does on a big screen. */
  readonly turnView: (() => void) | null;
  readonly alone: Alone | null;
  readonly seats: readonly SeatNow[];
}

export function GravityBar({ view, use, past, isMoving, watchAgain, skip, turnView, alone, seats }: GravityBarProps) {
  const [isOpen, setOpen] = useState(false);
  const buttons =
    use === 'screen' ? null : (
      <>
        {isMoving && use === 'table' ? (
          <IconButton icon={stepForward} label={turns.say('skip')} kind="bare" onPress={skip} />
        ) : past > 0 && use === 'table' ? (
          <IconButton icon={history} label={turns.say('watch-again')} kind="bare" onPress={watchAgain} />
        ) : null}
        <IconButton icon={watch} label={say('view')} kind="bare" onPress={() => setOpen(true)} />
        {alone?.end}
      </>
    );
  return (
    <TableBar end={buttons}>
      {alone === null ? <StarsLeft view={view} /> : alone.head}
      {use === 'screen' && view.turn !== null ? (
        <strong class="gravity-mover display">{say('waiting', { name: seats[view.turn]?.name ?? '' })}</strong>
      ) : null}
      <Dialog open={isOpen} title={say('view')} kind="sheet" closeLabel={say('close')} onClose={() => setOpen(false)}>
        <div class="gravity-view">
          {turnView === null ? null : (
            <Button icon={turn} shortcut="T" onPress={turnView}>
              {say('view.turn')}
            </Button>
          )}
          {use === 'table' && turnView !== null ? (
            <Toggle
              label={say('view.feet')}
              detail={say('view.feet.hint')}
              on={feetDown.value}
              onChange={(on) => {
                feetDown.value = on;
              }}
            />
          ) : null}
          <SpeedChoice />
        </div>
      </Dialog>
    </TableBar>
  );
}

function StarsLeft({ view }: { readonly view: View }) {
  const { starsLeft: left, fewStars, goal } = view;
  const most = view.board.symbols.filter((symbol) => symbol === 1 || symbol === 2).length;
  const best = Math.max(...view.players.map(({ points }) => points));
  const done = goal === null ? (most - left) / Math.max(1, most - (fewStars ?? 0)) : best / goal;
  const end = fewStars ?? 0;
  const isLast = isLastRound(view);
  return (
    <div
      class="stars-left"
      data-last={isLast ? '' : undefined}
      role="img"
      aria-label={goal === null ? say('stars-left', { left, end }) : say('stars-and-goal', { left, goal })}
    >
      {goal === null ? <StarPicture colour="yellow" look="pip" size={26} mood="sticker" /> : null}
      <span class="stars-number number">{goal === null ? left : best}</span>
      <span class="stars-bar">
        <i style={{ width: `${Math.min(100, Math.round(done * 100))}%` }} />
      </span>
      <span class="stars-end">
        {isLast ? say('last-round') : goal === null ? say('ends-at', { end }) : say('goal-at', { goal })}
      </span>
    </div>
  );
}
