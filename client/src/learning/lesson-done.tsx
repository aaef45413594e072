/** The end of a tutorial: what is left to say, and where to go with what one has learned. */

import { useContext, useEffect } from 'preact/hooks';
import { notify } from '../app/notices.ts';
import type { Title } from '../catalogue/titles.ts';
import { playNow } from '../local/play-now.ts';
import { Button } from '../look/button.tsx';
import { again, chart, play } from '../look/icons.ts';
import { go } from '../router/router.ts';
import { addressOf } from '../router/routes.ts';
import { canLearn } from '../tables/learning-registry.ts';
import { reach, stageOf } from '../teaching/memory.ts';
import { learning } from '../words/learning.ts';
import { shell } from '../words/shell.ts';
import { LessonExit } from './lesson-exit.ts';
import './lesson-done.css';

export interface LessonDoneProps {
  readonly game: Title;
  readonly words: string;
  readonly onAgain: () => void;
}

export function LessonDone({ game, words, onAgain }: LessonDoneProps) {
  const exit = useContext(LessonExit);
  // Whoever has learned it is not asked before the first match whether to.
  useEffect(() => {
    if (stageOf(game) === 'new') reach(game, 'asked');
  }, [game]);
  const start = (): void => {
    if (exit !== null) exit();
    else playNow(game).then(go, () => notify(shell.say('cannot-start'), 'bad'));
  };
  return (
    <section class="lesson-done">
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {learning.say('tutorial.done')}
      </h2>
      <p>{words}</p>
      <Button kind="primary" size="large" icon={play} wide onPress={start}>
        {learning.say('tutorial.play')}
      </Button>
      {exit === null && canLearn(game, 'practice') ? (
        <Button icon={chart} wide href={addressOf.learning(game, 'practice')}>
          {learning.say('tutorial.practise')}
        </Button>
      ) : null}
      <Button icon={again} wide onPress={onAgain}>
        {learning.say('tutorial.again')}
      </Button>
    </section>
  );
}
