/** The throw of the day: searched until it is found. */

import { useState } from 'preact/hooks';
import { tenths } from '../../../learning/seconds.ts';
import { Button } from '../../../look/button.tsx';
import { back, share } from '../../../look/icons.ts';
import { playCue } from '../../../sound/play-cue.ts';
import { learningWords } from '../learning-words.ts';
import { CountIn } from './count-in.tsx';
import { type DailyResult, type Day, dailyPuzzle, keepAttempt, keptAttempt } from './daily.ts';
import { LookBack } from './look-back.tsx';
import { Search } from './search.tsx';
import { shareResult } from './share-result.ts';
import { NOT_BEGUN } from './use-search.ts';

const { say } = learningWords;

export interface DailyRunProps {
  readonly day: Day;
  readonly letters: boolean;
  /** Null: still to be found. */
  readonly result: DailyResult | null;
  readonly onFound: (result: DailyResult) => void;
  readonly onBack: () => void;
}

export function DailyRun({ day, letters, result, onFound, onBack }: DailyRunProps) {
  const [puzzle] = useState(() => dailyPuzzle(day));
  const [begun] = useState(() => keptAttempt(day) ?? NOT_BEGUN);
  const [isOn, setOn] = useState(false);
  if (result === null && !isOn) return <CountIn puzzle={puzzle} letters={letters} onStart={() => setOn(true)} />;
  if (result === null) {
    return (
      <Search
        puzzle={puzzle}
        isClocked
        letters={letters}
        offersNone={false}
        tries="until-right"
        begun={begun}
        onLeft={(left) => keepAttempt(day, left)}
        streak={null}
        onAnswered={({ millis, misses, hints }) => {
          playCue('won');
          onFound({ day, millis, misses, hints });
        }}
      />
    );
  }
  const words = say('daily.done', { seconds: tenths(result.millis) });
  return (
    <LookBack
      way="practice"
      puzzle={puzzle}
      letters={letters}
      answer={puzzle.solutions.valid[0]?.position ?? 'none'}
      verdict={
        <>
          <p class="look-back-verdict" data-right="">
            {words}
          </p>
          <p>
            {say('daily.misses', { misses: result.misses })} · {say('daily.hints', { hints: result.hints })}
          </p>
        </>
      }
      spoken={words}
      bar={<p class="search-bar">{say('daily.title')}</p>}
      actions={
        <>
          <Button icon={back} onPress={onBack}>
            {say('daily.back')}
          </Button>
          <Button
            kind="primary"
            size="large"
            icon={share}
            class="look-back-next"
            ref={(button) => button?.focus({ preventScroll: true })}
            onPress={() => void shareResult(result)}
          >
            {say('daily.share')}
          </Button>
        </>
      }
    />
  );
}
