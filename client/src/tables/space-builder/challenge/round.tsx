/** One plan of a challenge: built alone, by the clock; then inspected. */

import { useEffect, useState } from 'preact/hooks';
import { type Move, type SpaceBuilderWords, spaceBuilderChallenge } from '#games/space-builder';
import { type AloneRoundProps, useAlone } from '../../../challenges/use-alone.ts';
import { secondsWords } from '../../../learning/seconds.ts';
import { Button } from '../../../look/button.tsx';
import { stepForward } from '../../../look/icons.ts';
import { Spoken } from '../../../look/live.tsx';
import { playCue } from '../../../sound/play-cue.ts';
import { challenges } from '../../../words/challenges.ts';
import { BuildingSite, type Revealed } from '../building-site.tsx';
import { Inspection } from '../inspection.tsx';
import { learningWords } from '../learning-words.ts';
import { cityOf } from '../picking.ts';
import { missingIn } from '../reveal.tsx';
import { SOLO } from '../solo.ts';
import { SoloStage } from '../solo-stage.tsx';
import { say as sayOfGame } from '../words.ts';
import '../practice/beside.css';

const { say } = challenges;
const TICK = 100;

export function BuilderRound(props: AloneRoundProps) {
  const { shown, rounds, onNext, nextWords } = props;
  const alone = useAlone<SpaceBuilderWords>(spaceBuilderChallenge, props);
  const { view, isOver, state } = alone;
  const finished = state.rounds[0] ?? null;
  const defects = finished?.defects[SOLO] ?? 0;
  const play = (move: Move): void => {
    if (alone.play(move) === null && move.type === 'finish') playCue('finish');
  };
  const where = say('round', { round: shown.round + 1, rounds });
  const faults = isOver ? (view.faults?.[SOLO] ?? []) : null;
  const verdict =
    defects === 0 ? learningWords.say('practice.right') : learningWords.say('practice.defects', { defects });
  const revealed: Revealed | null =
    faults === null
      ? null
      : {
          city: { label: sayOfGame('city'), board: view.boards[SOLO] ?? [] },
          marks: { faults, missing: missingIn(view, faults) },
          isFrozen: false,
          aside: (
            <div class="beside-plan beside">
              <p class="beside-label">{where}</p>
              <p class="beside-verdict" data-right={defects === 0 ? '' : undefined}>
                {verdict}
              </p>
              <strong class="number">{secondsWords(alone.endedAt())}</strong>
            </div>
          ),
          tools: <Inspection asked={alone.first.held[SOLO] ?? []} faults={faults} />,
          hand: null,
          action: (
            <Button
              kind="primary"
              size="large"
              icon={stepForward}
              wide
              settles
              ref={(button) => button?.focus()}
              onPress={onNext}
            >
              {nextWords}
            </Button>
          ),
        };
  return (
    <SoloStage phase={revealed === null ? 'building' : 'over'} way="challenge">
      <BuildingSite
        round={0}
        plan={view.plan}
        city={cityOf(revealed === null ? view : alone.first, SOLO)}
        isDone={false}
        aside={<Beside elapsed={alone.elapsed} where={where} />}
        play={revealed === null ? play : null}
        revealed={revealed}
      />
      {revealed === null ? null : <Spoken words={verdict} />}
    </SoloStage>
  );
}

/** Ticks by itself, so that nothing else is drawn again for it. */
function Beside({ elapsed, where }: { readonly elapsed: () => number; readonly where: string }) {
  const [now, setNow] = useState(elapsed);
  useEffect(() => {
    const timer = setInterval(() => setNow(elapsed()), TICK);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="beside-plan beside">
      <p class="beside-label">{where}</p>
      <p class="beside-time">
        <span class="beside-label">{say('round.time')}</span>
        <strong class="number">{secondsWords(now)}</strong>
      </p>
    </div>
  );
}
