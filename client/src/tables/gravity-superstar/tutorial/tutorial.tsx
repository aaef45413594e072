/** The tutorial: one small planet after another, each with one thing to be done on it. */

import { useState } from 'preact/hooks';
import { AloneBar, AloneStage } from '../../../learning/alone-stage.tsx';
import { withAttempts } from '../../../learning/attempts.tsx';
import { Coach } from '../../../learning/coach.tsx';
import { LessonDone } from '../../../learning/lesson-done.tsx';
import { again, check } from '../../../look/icons.ts';
import { Spoken } from '../../../look/live.tsx';
import { addressOf } from '../../../router/routes.ts';
import { useAloneMatch } from '../alone/alone-match.ts';
import { AloneTable } from '../alone/alone-table.tsx';
import { Verdict } from '../alone/verdict.tsx';
import { learningWords } from '../learning-words.ts';
import { LESSONS, type Lesson } from './lessons.ts';

const { say } = learningWords;

export const Tutorial = withAttempts(Lessons);

function Lessons({ onAgain }: { readonly onAgain: () => void }) {
  const [reached, setReached] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const lesson = LESSONS[reached];
  if (lesson === undefined) {
    return (
      <AloneStage game="gravity-superstar" way="tutorial">
        <div class="gravity-lesson-end">
          <AloneBar game="gravity-superstar" way="tutorial" />
          <LessonDone game="gravity-superstar" words={say('tutorial.done.words')} onAgain={onAgain} />
        </div>
      </AloneStage>
    );
  }
  return (
    <OneLesson
      key={`${reached} ${attempt}`}
      lesson={lesson}
      step={reached}
      onNext={() => setReached(reached + 1)}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}

interface OneLessonProps {
  readonly lesson: Lesson;
  readonly step: number;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

function OneLesson({ lesson, step, onNext, onAgain }: OneLessonProps) {
  const match = useAloneMatch(lesson.task);
  const isDone = lesson.isDone(match.state);
  const isMissed = match.isOver && !isDone;
  const words = say(`tutorial.${lesson.key}`);
  const verdict = say(isDone ? `tutorial.${lesson.key}.done` : 'tutorial.missed');
  return (
    <>
      <AloneTable
        way="tutorial"
        match={match}
        leave={addressOf.game('gravity-superstar')}
        undo={isDone ? null : match.undo}
        head={<span class="alone-head">{say(`tutorial.${lesson.key}.title`)}</span>}
        coach={<Coach step={step} steps={LESSONS.length} words={words} onNext={null} />}
        verdict={
          isDone || isMissed ? (
            <Verdict
              isGood={isDone}
              words={verdict}
              icon={isDone ? check : again}
              label={say(isDone ? 'tutorial.on' : 'tutorial.try-again')}
              onPress={isDone ? onNext : onAgain}
            />
          ) : null
        }
      />
      <Spoken words={isDone || isMissed ? verdict : words} />
    </>
  );
}
