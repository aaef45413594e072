/** One puzzle: attempts, what they won, and, after one, how the most is won. */

import { useEffect, useState } from 'preact/hooks';
import type { Puzzle } from '#games/gravity-superstar/puzzles';
import { Button } from '../../../look/button.tsx';
import { IconButton } from '../../../look/icon-button.tsx';
import { again, onward, watch } from '../../../look/icons.ts';
import { Spoken } from '../../../look/live.tsx';
import { type AloneMatch, useAloneMatch } from '../alone/alone-match.ts';
import { AloneTable } from '../alone/alone-table.tsx';
import { Verdict } from '../alone/verdict.tsx';
import { learningWords } from '../learning-words.ts';
import { BestLine } from './best-line.tsx';
import { type Answered, useAnswer } from './use-answer.ts';

const { say } = learningWords;

interface PuzzleRunProps {
  readonly puzzle: Puzzle;
  readonly isDaily: boolean;
  readonly onFinished: (won: number) => void;
  /** The best line is looked at. */
  readonly onLook: () => void;
  readonly onNext: (() => void) | null;
  readonly onLeave: () => void;
}

export function PuzzleRun(props: PuzzleRunProps) {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [isShowing, setShowing] = useState(false);
  const retry = (): void => {
    setShowing(false);
    setAttempt(attempt + 1);
  };
  if (isShowing && answered !== null) {
    return (
      <BestLine
        puzzle={props.puzzle}
        line={answered.line}
        onAgain={retry}
        onNext={props.onNext}
        onLeave={props.onLeave}
      />
    );
  }
  return (
    <OneAttempt
      key={attempt}
      {...props}
      answered={answered}
      onAnswered={setAnswered}
      onRetry={retry}
      onShow={() => {
        props.onLook();
        setShowing(true);
      }}
    />
  );
}

interface OneAttemptProps extends PuzzleRunProps {
  readonly answered: Answered | null;
  readonly onAnswered: (answered: Answered) => void;
  readonly onRetry: () => void;
  readonly onShow: () => void;
}

function OneAttempt(props: OneAttemptProps) {
  const { puzzle, isDaily, answered, onAnswered, onFinished, onRetry, onLeave } = props;
  const match = useAloneMatch(puzzle);
  const { isOver, won, moves } = match;
  useAnswer({ puzzle, moves: isOver && answered === null ? moves : null, onAnswered });
  useEffect(() => {
    if (isOver) onFinished(won);
  }, [isOver]);
  const task = say('puzzle.task', { turns: puzzle.turns, best: puzzle.best });
  return (
    <>
      <AloneTable
        way="practice"
        match={match}
        leave={onLeave}
        undo={match.undo}
        coach={null}
        head={<Head puzzle={puzzle} match={match} isDaily={isDaily} />}
        end={
          moves.length === 0 || isOver ? null : (
            <IconButton icon={again} label={say('puzzle.restart')} kind="bare" onPress={onRetry} />
          )
        }
        verdict={isOver ? <Outcome {...props} won={won} /> : null}
      />
      <Spoken words={isOver ? outcomeWords(puzzle, won) : task} />
    </>
  );
}

const outcomeWords = ({ best }: Puzzle, won: number): string =>
  won === best ? say('puzzle.best', { best }) : say('puzzle.short', { won, best });

function Outcome({ puzzle, won, answered, onRetry, onShow, onNext }: OneAttemptProps & { readonly won: number }) {
  const isBest = won === puzzle.best;
  const isLast = onNext === null;
  return (
    <Verdict
      isGood={isBest}
      words={outcomeWords(puzzle, won)}
      icon={isBest && !isLast ? onward : again}
      label={say(isBest && !isLast ? 'puzzle.next' : 'puzzle.again')}
      onPress={isBest && onNext !== null ? onNext : onRetry}
    >
      <Button icon={watch} blocked={answered === null ? say('puzzle.offline') : null} onPress={onShow}>
        {say('puzzle.show')}
      </Button>
    </Verdict>
  );
}

interface HeadProps {
  readonly puzzle: Puzzle;
  readonly match: AloneMatch;
  readonly isDaily: boolean;
}

/** The goal, how far one has come, and the turns that are left. */
function Head({ puzzle, match, isDaily }: HeadProps) {
  const turn = Math.min(puzzle.turns, match.state.round + 1);
  return (
    <div class="alone-head">
      <span class="puzzle-goal">
        {say(isDaily ? 'puzzle.goal.daily' : 'puzzle.goal', { number: puzzle.id, won: match.won, best: puzzle.best })}
      </span>
      <span class="puzzle-turn soft">
        {match.moves.length === 0
          ? say('puzzle.task', { turns: puzzle.turns, best: puzzle.best })
          : say('puzzle.turn', { turn, turns: puzzle.turns })}
      </span>
    </div>
  );
}
