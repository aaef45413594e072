/** The buttons of a match, each alive when the lesson comes to it. */

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../look/button.tsx';
import { Countdown } from '../../../look/countdown.tsx';
import { check } from '../../../look/icons.ts';
import { learning } from '../../../words/learning.ts';
import { TokenImage } from '../images.tsx';
import type { Passing } from '../use-pass.ts';
import { say as sayOfGame } from '../words.ts';
import type { Deed, Step } from './lesson.ts';

const SECONDS = 10;

export interface LessonActionsProps {
  readonly step: Step;
  readonly passing: Passing;
  readonly onDo: (deed: Deed) => void;
}

export function LessonActions({ step: { key, asks }, passing, onDo }: LessonActionsProps) {
  if (asks === 'next') {
    return (
      <>
        {key === 'score' || key === 'joker-score' ? <Points isHelped={key === 'joker-score'} /> : null}
        <Button kind="primary" size="large" icon={check} ref={focus} onPress={() => onDo('next')}>
          {learning.say('tutorial.next')}
        </Button>
      </>
    );
  }
  if (key === 'place') {
    return (
      <div class="lesson-counting">
        <RunningDown />
        <p>{sayOfGame('sure.choose')}</p>
      </div>
    );
  }
  if (key === 'joker' || key === 'joker-lay') {
    return (
      <Button
        kind="second"
        size="large"
        class="lesson-joker"
        pressed={key === 'joker-lay'}
        ref={key === 'joker' ? focus : undefined}
        onPress={() => onDo('take-joker')}
      >
        <span class="lesson-call">
          <TokenImage token="joker" class="lesson-token" />
          {sayOfGame('joker')}
        </span>
      </Button>
    );
  }
  if (asks === 'follow') {
    return (
      <Button kind="primary" size="large" class="lesson-go" ref={focus} onPress={() => onDo('follow')}>
        {sayOfGame('follow')}
      </Button>
    );
  }
  if (asks === 'pass') return <Pass passing={passing} />;
  if (asks !== 'go' && asks !== 'doom') return null;
  return (
    <>
      <Button
        kind="danger"
        size="large"
        class="lesson-doom"
        ref={asks === 'doom' ? focus : undefined}
        onPress={() => onDo('doom')}
      >
        <span class="lesson-call">
          <TokenImage token="doom" class="lesson-token" />
          {sayOfGame('doom')}
        </span>
      </Button>
      <Button
        kind="primary"
        size="large"
        class="lesson-go"
        ref={asks === 'go' ? focus : undefined}
        onPress={() => onDo('go')}
      >
        {sayOfGame('go')}
      </Button>
    </>
  );
}

const focus = (button: HTMLElement | null): void => button?.focus({ preventScroll: true });

function Pass({ passing }: { readonly passing: Passing }) {
  return (
    <Button kind={passing.isArmed ? 'danger' : 'quiet'} size="large" ref={focus} onPress={passing.press}>
      {sayOfGame(passing.isArmed ? 'pass.again' : 'pass')}
    </Button>
  );
}

/** What the round brings, line by line. In the second round it was the robot who called. */
function Points({ isHelped }: { readonly isHelped: boolean }) {
  return (
    <ul class="lesson-points">
      <li>+1 {sayOfGame('line.SCORE-2')}</li>
      {isHelped ? null : <li>+1 {sayOfGame('line.SCORE-3')}</li>}
      <li>+1 {sayOfGame('line.SCORE-4')}</li>
      {isHelped ? <li data-loss="">−1 {sayOfGame('line.SCORE-5')}</li> : null}
    </ul>
  );
}

/** As it looks in a match; here nothing happens at zero. */
function RunningDown() {
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <Countdown left={left} of={SECONDS} label={sayOfGame('seconds-left', { seconds: left })} size={56} />;
}
