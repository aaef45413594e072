/** The galaxy in its place, with whatever lies above it just now. */

import type { ReadonlySignal } from '@preact/signals';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { galaxySize, type Position, type View } from '#games/space-bowl';
import type { ClockNow } from '../../host/host.ts';
import { language } from '../../settings/settings.ts';
import { Fit } from './fit.tsx';
import { Galaxy } from './galaxy.tsx';
import { Ghost } from './ghost.tsx';
import { marksInPlay } from './marks.ts';
import type { PastRound } from './past-round.ts';
import { RunningFrame } from './running-out.tsx';
import type { RoundInHand } from './use-round.ts';
import type { Uncovering } from './use-uncovering.ts';

export interface SkyProps {
  readonly view: View;
  readonly past: PastRound | null;
  readonly clock: ReadonlySignal<ClockNow>;
  readonly hand: RoundInHand;
  readonly uncovering: Uncovering;
  readonly letters: boolean;
  readonly isPlayed: boolean;
  readonly isController: boolean;
}

export function Sky(props: SkyProps) {
  const { view, past, clock, hand, uncovering, letters, isPlayed, isController } = props;
  const { round, options } = view;
  const of = round.phase === 'countdown' ? options.countdownSeconds : options.placeSeconds;
  const isCounting = round.phase === 'countdown' || round.phase === 'placing';
  // What the round came to is looked at from near, each in their own time.
  const isAfar = isController && past === null;
  const cards = past?.ground.galaxy ?? view.galaxy;
  const inPlay = useMemo(() => marksInPlay(view, view.choice), [round.joker?.position, view.choice, language.value]);
  const marks = past === null ? inPlay : uncovering.marks;
  const tapNow = past !== null ? uncovering.tapCard : hand.tapCard;
  const latest = useRef(tapNow);
  latest.current = tapNow;
  const tap = useCallback((position: Position) => latest.current(position), []);
  return (
    <div class="bowl-galaxy">
      <div class="bowl-sky">
        {isCounting && round.deadline !== null && of !== null ? (
          <RunningFrame clock={clock} until={round.deadline} of={of} />
        ) : null}
        <Galaxy
          cards={cards}
          letters={letters}
          isAfar={isAfar}
          marks={marks}
          veiled={past !== null && uncovering.fitting !== null}
          chosen={past === null ? view.choice : null}
          onChoose={past !== null || isPlayed ? tap : undefined}
        />
        {isAfar ? null : <Above view={view} past={past} uncovering={uncovering} />}
      </div>
    </div>
  );
}

/** The pattern that is looked at, or a learner's box of nine. */
function Above({ view, past, uncovering }: Pick<SkyProps, 'view' | 'past' | 'uncovering'>) {
  const { fitting, seat } = uncovering;
  if (past !== null) {
    if (fitting === null) return null;
    const key = `${fitting.destination}${fitting.needsJoker}${seat}`;
    return <Fit key={key} ground={past.ground} thrown={past.thrown} fitting={fitting} seat={seat} />;
  }
  const { thrown } = view.round;
  if (!view.options.learner || thrown === null) return null;
  return <Ghost thrown={thrown} size={galaxySize(view.options)} />;
}
