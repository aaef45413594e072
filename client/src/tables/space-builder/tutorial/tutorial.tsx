/** The tutorial: one round that asks for each thing once. */

import { useState } from 'preact/hooks';
import type { Move } from '#games/space-builder';
import { notify } from '../../../app/notices.ts';
import type { SeatNow } from '../../../host/host.ts';
import { playNow } from '../../../local/play-now.ts';
import { Button } from '../../../look/button.tsx';
import { again, chart, check, play as playSign } from '../../../look/icons.ts';
import { Spoken } from '../../../look/live.tsx';
import { go } from '../../../router/router.ts';
import { addressOf } from '../../../router/routes.ts';
import { playerName } from '../../../settings/settings.ts';
import { shell } from '../../../words/shell.ts';
import { BuildingSite } from '../building-site.tsx';
import { learningWords } from '../learning-words.ts';
import { cityOf, EMPTY_HAND } from '../picking.ts';
import { RevealPhase } from '../reveal-phase.tsx';
import { SOLO, useSolo } from '../solo.ts';
import { SoloStage } from '../solo-stage.tsx';
import { LESSON, type Situation, STEPS, stepAfter } from './steps.ts';
import './tutorial.css';

const { say } = learningWords;

export function Tutorial() {
  const [attempt, setAttempt] = useState(0);
  return <Lesson key={attempt} onAgain={() => setAttempt(attempt + 1)} />;
}

function Lesson({ onAgain }: { readonly onAgain: () => void }) {
  const solo = useSolo(LESSON);
  const [hand, setHand] = useState(EMPTY_HAND);
  const [reached, setReached] = useState(0);
  const { view } = solo;
  const now: Situation = { board: view.boards[SOLO] ?? [], hand, phase: view.phase, opened: view.opened };
  // What has been done stays done, whatever is undone later on purpose.
  const at = stepAfter(reached, now);
  if (at !== reached) setReached(at);
  const step = STEPS[at];
  if (step === undefined) return <Done onAgain={onAgain} />;

  const words = say(`tutorial.${step.key}`);
  const play = (move: Move): void => void solo.play(move);
  return (
    <SoloStage phase={view.phase} title={say('tutorial.title')} leaveLabel={say('tutorial.leave')}>
      {view.phase === 'building' ? (
        <BuildingSite
          plan={view.plan}
          city={cityOf(view, SOLO)}
          isDone={false}
          aside={<Coach step={at} words={words} onNext={step.key === 'base' ? () => setReached(at + 1) : null} />}
          play={play}
          hint={step.hint(now)}
          onHand={setHand}
        />
      ) : (
        <RevealPhase view={view} viewer={SOLO} seats={seats()} play={play} />
      )}
      <Spoken words={words} />
    </SoloStage>
  );
}

interface CoachProps {
  readonly step: number;
  readonly words: string;
  readonly onNext: (() => void) | null;
}

function Coach({ step, words, onNext }: CoachProps) {
  return (
    <div class="beside-plan coach">
      <p class="coach-step">{say('tutorial.step', { step: step + 1, steps: STEPS.length })}</p>
      <p class="coach-words" key={step}>
        {words}
      </p>
      {onNext === null ? null : (
        <Button kind="primary" icon={check} class="coach-next" onPress={onNext}>
          {say('tutorial.next')}
        </Button>
      )}
    </div>
  );
}

function Done({ onAgain }: { readonly onAgain: () => void }) {
  const start = (): void => {
    playNow('space-builder').then(go, () => notify(shell.say('cannot-start'), 'bad'));
  };
  return (
    <SoloStage phase="over" title={say('tutorial.title')} leaveLabel={say('tutorial.leave')}>
      <section class="lesson-done">
        <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {say('tutorial.done')}
        </h2>
        <p>{say('tutorial.done.words')}</p>
        <Button kind="primary" size="large" icon={playSign} wide onPress={start}>
          {say('tutorial.play')}
        </Button>
        <Button icon={chart} wide href={addressOf.learning('space-builder', 'practice')}>
          {say('tutorial.practise')}
        </Button>
        <Button icon={again} wide onPress={onAgain}>
          {say('tutorial.again')}
        </Button>
      </section>
    </SoloStage>
  );
}

const seats = (): readonly SeatNow[] => [
  { seat: 0, name: playerName.value, kind: 'you', level: null, presence: 'here', takenOverAt: null },
  { seat: 1, name: say('tutorial.partner'), kind: 'bot', level: null, presence: 'here', takenOverAt: null },
];
