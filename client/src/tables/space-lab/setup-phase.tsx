import { useState } from 'preact/hooks';
import type { Layout, Move, ObjectiveId, SeatView, View } from '#games/space-lab';
import type { SeatNow } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { check } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import { playCue } from '../../sound/play-cue.ts';
import { ArrangeChoice, PassChoice } from './choices.tsx';
import { Rivals } from './rivals.tsx';
import { useCardKind } from './roomy.ts';
import { Station } from './station.tsx';
import { say } from './words.ts';

export interface SetupPhaseProps {
  readonly view: View;
  readonly seat: SeatView;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  readonly play: ((move: Move) => void) | null;
}

/** Before the first turn: Objectives are passed on, and laid out in the capsules. */
export function SetupPhase({ view, seat, layout, seats, play }: SetupPhaseProps) {
  const kind = useCardKind();
  const own = view.objectives;
  const isArranging = view.phase === 'arranging' && own.length > 0 && play !== null;
  const arranging = useArranging(own);
  const free = [...seat.capsules.keys()].filter((capsule) => seat.capsules[capsule] === null);
  const capsules = seat.capsules.map((objective, at) => objective ?? arranging.order[free.indexOf(at)] ?? null);
  const to = seats[(Number(view.viewer) + 1) % seats.length]?.name ?? '';
  const isPassing = view.phase === 'passing' && !seat.hasPassed && play !== null;
  const touch = (place: number): void => {
    if (place < 0) return;
    playCue('turn');
    arranging.touch(place);
  };
  return (
    <div class="lab-table" data-setup="">
      {seats.length > 1 ? <Rivals view={view} layout={layout} seats={seats} except={Number(view.viewer)} /> : null}
      {isPassing ? (
        <PassChoice view={view} to={to} play={play} />
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
        <section class="lab-choice">
          <h2>{say('turn.setup')}</h2>
          <p class="soft">{say(view.phase === 'passing' ? 'pass.done' : 'prompt.wait-setup')}</p>
        </section>
      )}
      <div class="lab-space">
        <Station
          seat={{ ...seat, capsules: isPassing ? seat.capsules : capsules }}
          layout={layout}
          label={say('station')}
          of={Number(view.viewer)}
          kind={kind}
          piles={view.validations}
          onCapsule={isArranging ? (capsule) => touch(free.indexOf(capsule)) : undefined}
          marked={arranging.marked === null ? null : (free[arranging.marked] ?? null)}
        />
      </div>
      {isArranging ? (
        <div class="lab-dock">
          <Button
            kind="primary"
            size="large"
            icon={check}
            wide
            class="lab-confirm"
            onPress={() => play({ type: 'arrange', objectives: arranging.order })}
          >
            {say('arrange.do')}
          </Button>
        </div>
      ) : null}
      <Spoken words={arranging.hasSwapped ? say('arrange.swapped') : ''} />
    </div>
  );
}

/** Two touches change two Objectives round. */
function useArranging(objectives: readonly ObjectiveId[]) {
  const [kept, setKept] = useState<{
    readonly of: readonly ObjectiveId[];
    readonly order: readonly ObjectiveId[];
    readonly marked: number | null;
    readonly hasSwapped: boolean;
  } | null>(null);
  const isCurrent = kept !== null && kept.of.join() === objectives.join();
  const now = isCurrent ? kept : { of: objectives, order: objectives, marked: null, hasSwapped: false };
  return {
    order: now.order,
    marked: now.marked,
    hasSwapped: now.hasSwapped,
    touch(place: number) {
      const { marked, order } = now;
      if (marked === null) {
        setKept({ ...now, marked: place, hasSwapped: false });
        return;
      }
      const [one, other] = [order[marked], order[place]];
      if (one === undefined || other === undefined) return;
      setKept({
        ...now,
        order: order.with(marked, other).with(place, one),
        marked: null,
        hasSwapped: marked !== place,
      });
    },
  };
}
