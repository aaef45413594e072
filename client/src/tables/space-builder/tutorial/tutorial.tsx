/** The tutorial: one round that asks for each thing once. */

import { useState } from 'preact/hooks';
import type { Move } from '#games/space-builder';
import { withAttempts } from '../../../learning/attempts.tsx';
import { Coach } from '../../../learning/coach.tsx';
import { LessonDone } from '../../../learning/lesson-done.tsx';
import { lessonSeats } from '../../../learning/lesson-seats.ts';
import { Spoken } from '../../../look/live.tsx';
import { BuildingSite } from '../building-site.tsx';
import { learningWords } from '../learning-words.ts';
import { cityOf, EMPTY_HAND } from '../picking.ts';
import { useReveal } from '../reveal.tsx';
import { SOLO, useSolo } from '../solo.ts';
import { SoloStage } from '../solo-stage.tsx';
import { LESSON, type Situation, STEPS, stepAfter } from './steps.ts';

const { say } = learningWords;

export const Tutorial = withAttempts(Lesson);

function Lesson({ onAgain }: { readonly onAgain: () => void }) {
  const solo = useSolo(LESSON);
  const [hand, setHand] = useState(EMPTY_HAND);
  const [reached, setReached] = useState(0);
  const { view } = solo;
  const play = (move: Move): void => void solo.play(move);
  const revealed = useReveal({ view, viewer: SOLO, seats: lessonSeats(say('tutorial.partner')), play });
  const now: Situation = { board: view.boards[SOLO] ?? [], hand, phase: view.phase, opened: view.opened };
  // What has been done stays done, whatever is undone later on purpose.
  const at = stepAfter(reached, now);
  if (at !== reached) setReached(at);
  const step = STEPS[at];
  if (step === undefined) {
    return (
      <SoloStage phase="over" way="tutorial">
        <LessonDone game="space-builder" words={say('tutorial.done.words')} onAgain={onAgain} />
      </SoloStage>
    );
  }

  const words = say(`tutorial.${step.key}`);
  return (
    <SoloStage phase={view.phase} way="tutorial">
      <BuildingSite
        round={view.round}
        plan={view.plan}
        city={cityOf(view, SOLO)}
        isDone={false}
        aside={
          <Coach
            class="beside-plan"
            step={at}
            steps={STEPS.length}
            words={words}
            onNext={step.key === 'base' ? () => setReached(at + 1) : null}
          />
        }
        play={play}
        revealed={revealed}
        hint={step.hint(now)}
        onHand={setHand}
      />
      <Spoken words={words} />
    </SoloStage>
  );
}
