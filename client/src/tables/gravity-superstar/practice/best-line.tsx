/** The best line of a puzzle, played on the board move by move. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '#games/gravity-superstar';
import type { Puzzle } from '#games/gravity-superstar/puzzles';
import { Button } from '../../../look/button.tsx';
import { again, history, onward } from '../../../look/icons.ts';
import { PACE_OF, speed } from '../../speed.ts';
import { useAloneMatch } from '../alone/alone-match.ts';
import { AloneTable } from '../alone/alone-table.tsx';
import { Verdict } from '../alone/verdict.tsx';
import { learningWords } from '../learning-words.ts';

const { say } = learningWords;
/** Milliseconds between two moves, at the usual pace. */
const BREATH = 700;

interface BestLineProps {
  readonly puzzle: Puzzle;
  readonly line: readonly Move[];
  readonly onAgain: () => void;
  readonly onNext: (() => void) | null;
  readonly onLeave: () => void;
}

export function BestLine(props: BestLineProps) {
  const [showing, setShowing] = useState(0);
  return <Showing key={showing} {...props} onRepeat={() => setShowing(showing + 1)} />;
}

function Showing({
  puzzle,
  line,
  onAgain,
  onNext,
  onLeave,
  onRepeat,
}: BestLineProps & { readonly onRepeat: () => void }) {
  const match = useAloneMatch(puzzle);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const playNext = useRef<() => void>(() => undefined);
  playNext.current = () => {
    const move = line[match.moves.length];
    if (move !== undefined) void match.play(move);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const words = say('puzzle.shown', { best: puzzle.best });
  return (
    <AloneTable
      way="practice"
      match={match}
      isShown
      leave={onLeave}
      undo={null}
      coach={null}
      head={<div class="alone-head">{words}</div>}
      onStill={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => playNext.current(), BREATH * PACE_OF[speed.peek()]);
      }}
      verdict={
        match.isOver ? (
          <Verdict isGood words={words} icon={again} label={say('puzzle.try')} onPress={onAgain}>
            <Button icon={history} onPress={onRepeat}>
              {say('puzzle.repeat')}
            </Button>
            {onNext === null ? null : (
              <Button icon={onward} onPress={onNext}>
                {say('puzzle.next')}
              </Button>
            )}
          </Verdict>
        ) : null
      }
    />
  );
}
