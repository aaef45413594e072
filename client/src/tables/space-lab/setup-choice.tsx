import type { Layout, Move, SeatView, View } from '#games/space-lab';
import type { SeatNow } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { check } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import { playCue } from '../../sound/play-cue.ts';
import { useLatest } from '../latest.ts';
import { useKeyActions } from '../table-keys.ts';
import { useArranging } from './arranging.ts';
import { ArrangeChoice, ChoicePanel, PassChoice } from './choices.tsx';
import { say } from './words.ts';

export interface Setup {
  readonly view: View;
  readonly seat: SeatView;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  readonly play: ((move: Move) => void) | null;
}

/** Before the first turn: Objectives are passed on, and laid out in the capsules. */
export function useSetup({ view, seat, layout, seats, play }: Setup) {
  const isPassing = view.phase === 'passing';
  const arranging = useArranging(view.objectives);
  const free = [...seat.capsules.keys()].filter((capsule) => seat.capsules[capsule] === null);
  const touch = useLatest((place: number): void => {
    if (place < 0) return;
    playCue('turn');
    arranging.touch(place);
  });
  const onCapsule = useLatest((capsule: number): void => touch(free.indexOf(capsule)));
  const neighbour = seats[(Number(view.viewer) + 1) % seats.length]?.name ?? '';
  const isArranging = !isPassing && view.phase === 'arranging' && view.objectives.length > 0 && play !== null;
  const arrange = (): void => play?.({ type: 'arrange', objectives: arranging.order });
  // Enter presses what has the focus, where anything has.
  const isFocused = (): boolean => document.activeElement?.matches('button, a, input, summary') === true;
  useKeyActions(isArranging ? { e: arrange, Enter: () => !isFocused() && arrange() } : null);
  if (!isPassing && view.phase !== 'arranging') return null;
  const laid = seat.capsules.map((objective, at) => objective ?? arranging.order[free.indexOf(at)] ?? null);
  return {
    choice:
      isPassing && !seat.hasPassed && play !== null ? (
        <PassChoice view={view} to={neighbour} play={play} />
      ) : isArranging ? (
        <ArrangeChoice
          capsules={arranging.order.map((objective, place) => ({
            capsule: layout.capsules[free[place] ?? place] ?? 'L',
            objective,
          }))}
          marked={arranging.marked}
          onTouch={touch}
        />
      ) : (
        <ChoicePanel title={say('turn.setup')} hint={say(isPassing ? 'pass.done' : 'prompt.wait-setup')} />
      ),
    /** As they would lie. */
    capsules: isPassing ? seat.capsules : laid,
    marked: arranging.marked === null ? null : (free[arranging.marked] ?? null),
    onCapsule: isArranging ? onCapsule : undefined,
    dock: (
      <div class="lab-dock">
        <Spoken words={arranging.hasSwapped ? say('arrange.swapped') : ''} />
        {isArranging ? (
          <Button kind="primary" size="large" icon={check} wide class="lab-confirm" shortcut="E" onPress={arrange}>
            {say('arrange.do')}
          </Button>
        ) : null}
      </div>
    ),
  };
}
