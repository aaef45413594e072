/** The tutorial at a table that waits: it takes the board's place, and leads back to it. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../app/later.tsx';
import { notify } from '../app/notices.ts';
import type { Title } from '../catalogue/titles.ts';
import { LessonExit } from '../learning/lesson-exit.ts';
import { loadLearning } from '../tables/learning-registry.ts';
import { shell } from '../words/shell.ts';

export interface LessonHereProps {
  readonly title: Title;
  readonly onDone: () => void;
}

export function LessonHere({ title, onDone }: LessonHereProps) {
  const [lesson, setLesson] = useState<{ readonly Lesson: ComponentType } | null>(null);
  useEffect(() => {
    loadLearning(title, 'tutorial').then(
      (Lesson) => (Lesson === null ? onDone() : setLesson({ Lesson })),
      () => {
        notify(shell.say('failure.offline'), 'bad');
        onDone();
      },
    );
  }, [title]);
  if (lesson === null) return <Waiting />;
  return (
    <LessonExit.Provider value={onDone}>
      <lesson.Lesson />
    </LessonExit.Provider>
  );
}
