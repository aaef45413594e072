/** A stream of throws: each is searched, answered, looked back on, and followed by the next. */

import { useState } from 'preact/hooks';
import { secondsWords, tenths } from '../../../learning/seconds.ts';
import { Button } from '../../../look/button.tsx';
import { Sign } from '../../../look/icon.tsx';
import { crown, options, stepForward } from '../../../look/icons.ts';
import { playCue } from '../../../sound/play-cue.ts';
import { fitWords } from '../fit-words.ts';
import { fittingOf } from '../fitting.ts';
import { learningWords } from '../learning-words.ts';
import { bestMillis, type Find, findsOf, streaksIn } from './finds.ts';
import { LookBack } from './look-back.tsx';
import type { Wish } from './practice.tsx';
import { kindWords, type Puzzle } from './puzzle.ts';
import { Search } from './search.tsx';
import { StreakChip } from './streak-chip.tsx';
import { type Answered, NOT_BEGUN } from './use-search.ts';

const { say } = learningWords;

export interface PracticeRunProps {
  readonly puzzle: Puzzle;
  readonly wish: Wish;
  readonly letters: boolean;
  readonly finds: readonly Find[];
  readonly onFind: (find: Find) => void;
  readonly onNext: () => void;
  readonly onSettings: () => void;
}

/** A new component for each throw: give it a key. */
export function PracticeRun({ puzzle, wish, letters, finds, onFind, onNext, onSettings }: PracticeRunProps) {
  const kind = kindWords(wish);
  const ofKind = findsOf(finds, kind);
  const streak = streaksIn(ofKind).now;
  // The time to beat is the one before this throw.
  const [best] = useState(() => bestMillis(ofKind));
  const [answered, setAnswered] = useState<Answered | null>(null);

  if (answered === null) {
    return (
      <Search
        puzzle={puzzle}
        isClocked={wish.isClocked}
        letters={letters}
        offersNone={wish.level === 'match'}
        tries="one"
        begun={NOT_BEGUN}
        streak={streak}
        onAnswered={(now) => {
          const { isRight, hints } = now;
          playCue(isRight ? 'finish' : 'refused');
          setAnswered(now);
          onFind({ kind, on: Date.now(), millis: wish.isClocked ? now.millis : null, isRight, hints });
        }}
      />
    );
  }
  const isRecord = wish.isClocked && answered.isRight && best !== null && answered.millis < best;
  return (
    <LookBack
      way="practice"
      puzzle={puzzle}
      letters={letters}
      answer={answered.answer}
      verdict={<Verdict answered={answered} isClocked={wish.isClocked} isRecord={isRecord} />}
      spoken={spokenOf(puzzle, answered, wish.isClocked, streak)}
      bar={
        <div class="search-bar">
          <StreakChip count={streak} />
        </div>
      }
      actions={
        <>
          <Button icon={options} onPress={onSettings}>
            {say('practice.settings')}
          </Button>
          <Button
            kind="primary"
            size="large"
            icon={stepForward}
            class="look-back-next"
            ref={(button) => button?.focus({ preventScroll: true })}
            onPress={onNext}
          >
            {say('practice.next')}
          </Button>
        </>
      }
    />
  );
}

interface VerdictProps {
  readonly answered: Answered;
  readonly isClocked: boolean;
  readonly isRecord: boolean;
}

function Verdict({ answered: { answer, isRight, millis, hints }, isClocked, isRecord }: VerdictProps) {
  const key = isRight ? 'practice.right' : 'practice.wrong';
  return (
    <>
      <p class="look-back-verdict" data-right={isRight ? '' : undefined}>
        {say(answer === 'none' ? `${key}.none` : key)}
      </p>
      {isClocked ? (
        <p>
          <strong class="number">{secondsWords(millis)}</strong>{' '}
          {hints === 0 ? null : <span class="soft">{say('practice.with-hints', { hints })}</span>}
        </p>
      ) : null}
      {isRecord ? (
        <p class="look-back-record">
          <Sign of={crown} size={20} /> {say('practice.record')}
        </p>
      ) : null}
    </>
  );
}

function spokenOf(puzzle: Puzzle, { answer, isRight, millis }: Answered, isClocked: boolean, streak: number): string {
  if (isRight) {
    const values = { clocked: isClocked ? 'yes' : 'no', seconds: tenths(millis), streak };
    return answer === 'none'
      ? say('practice.said.right.none', values)
      : say('practice.said.right', { ...values, position: answer });
  }
  if (answer === 'none') {
    return say('practice.said.wrong.none', { position: puzzle.solutions.valid[0]?.position ?? '' });
  }
  return fitWords(fittingOf(puzzle, puzzle.thrown, answer, null));
}
