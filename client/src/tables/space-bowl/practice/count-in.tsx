/** Three, two, one: nobody's clock starts with the tap that asked for it. */

import { useEffect, useState } from 'preact/hooks';
import { Spoken } from '../../../look/live.tsx';
import { playCue } from '../../../sound/play-cue.ts';
import { AloneBoard } from '../alone/alone-board.tsx';
import { Computer } from '../computer.tsx';
import { Galaxy } from '../galaxy.tsx';
import { learningWords } from '../learning-words.ts';
import type { Puzzle } from './puzzle.ts';
import './count-in.css';

const FROM = 3;
const BEAT = 700;

export interface CountInProps {
  readonly puzzle: Puzzle;
  readonly letters: boolean;
  readonly onStart: () => void;
}

export function CountIn({ puzzle, letters, onStart }: CountInProps) {
  const [left, setLeft] = useState(FROM);
  useEffect(() => {
    playCue('time-short');
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onStart()), BEAT);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <AloneBoard
      way="practice"
      bar={<p class="search-bar">{learningWords.say('daily.title')}</p>}
      galaxy={<Galaxy cards={puzzle.galaxy} letters={letters} />}
      computer={<Computer thrown={null} letters={letters} />}
      aside={
        <>
          <p class="count-in number" key={left} aria-hidden="true">
            {left}
          </p>
          <Spoken words={String(left)} />
        </>
      }
      actions={null}
    />
  );
}
