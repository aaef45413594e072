/** After an answer: how the pattern lies on any card one points at, and every card that was valid. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { galaxySize, type Position, positionsOf } from '#games/space-bowl';
import type { WayAlone } from '../../../learning/alone-stage.tsx';
import { Spoken } from '../../../look/live.tsx';
import { AloneBoard } from '../alone/alone-board.tsx';
import { whyWords } from '../alone/why-words.ts';
import { Computer } from '../computer.tsx';
import { Fit, touchedBy } from '../fit.tsx';
import { fitWords } from '../fit-words.ts';
import { type Fitting, fittingOf } from '../fitting.ts';
import { type CardMark, type CardMarks, Galaxy } from '../galaxy.tsx';
import { learningWords } from '../learning-words.ts';
import type { Answer, Puzzle } from './puzzle.ts';
import { type Seen, SeenSwitch } from './seen-switch.tsx';
import './look-back.css';

const { say } = learningWords;
const YOU = 0;

export interface LookBackProps {
  readonly way: WayAlone;
  readonly puzzle: Puzzle;
  readonly letters: boolean;
  /** The card shown first; the nearest one if there was said to be none. */
  readonly answer: Answer;
  /** What came of it: verdict, time. */
  readonly verdict: ComponentChildren;
  readonly spoken: string;
  readonly bar: ComponentChildren;
  readonly actions: ComponentChildren;
}

export function LookBack({ way, puzzle, letters, answer, verdict, spoken, bar, actions }: LookBackProps) {
  const [pointed, setPointed] = useState<Position>(() => (answer === 'none' ? firstOf(puzzle) : answer));
  const [hasMoved, setMoved] = useState(false);
  const [seen, setSeen] = useState<Seen>(puzzle.solutions.valid.length > 0 ? 'valid' : 'joker');
  const { withJoker } = puzzle.solutions;
  const joker = withJoker.find(({ position }) => position === pointed)?.joker ?? null;
  const fitting = fittingOf(puzzle, puzzle.thrown, pointed, joker);
  const words = fittingWords(fitting);
  return (
    <AloneBoard
      way={way}
      bar={bar}
      galaxy={
        <Galaxy
          cards={puzzle.galaxy}
          letters={letters}
          marks={marksOf(puzzle, fitting, seen)}
          onChoose={(position) => {
            setPointed(position);
            setMoved(true);
          }}
        >
          <Fit ground={puzzle} thrown={puzzle.thrown} fitting={fitting} seat={YOU} />
        </Galaxy>
      }
      computer={<Computer thrown={puzzle.thrown} letters={letters} />}
      aside={
        <div class="look-back">
          {verdict}
          <ul class="look-back-why" data-fits={fitting.fits ? '' : undefined}>
            {words.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {puzzle.options.noJoker ? null : <SeenSwitch puzzle={puzzle} seen={seen} onSee={setSeen} />}
          <p class="look-back-tip soft">{say('practice.tip')}</p>
          <Spoken words={hasMoved ? fitWords(fitting) : spoken} />
        </div>
      }
      actions={actions}
    />
  );
}

const firstOf = ({ solutions: { valid, withJoker } }: Puzzle): Position =>
  valid[0]?.position ?? withJoker[0]?.position ?? 'C3';

function fittingWords(fitting: Fitting): readonly string[] {
  if (!fitting.fits) return whyWords(fitting, 2);
  return [say(fitting.needsJoker ? 'practice.fits.joker' : 'practice.fits')];
}

/** Rings the valid cards, or those that the joker would make so; what has no part in anything is darkened. */
function marksOf(puzzle: Puzzle, fitting: Fitting, seen: Seen): CardMarks {
  const { valid, withJoker } = puzzle.solutions;
  const touched = touchedBy(fitting);
  const marks = new Map<Position, CardMark>();
  for (const position of positionsOf(galaxySize(puzzle.options))) {
    if (!touched.has(position)) marks.set(position, { veiled: true });
  }
  // Whoever listens hears of both at once.
  for (const { position, joker } of withJoker) {
    const words = say('mark.valid.joker', { joker });
    marks.set(position, seen === 'joker' ? { ring: 'joker', words } : { ...marks.get(position), words });
  }
  for (const { position } of valid) {
    const words = say('mark.valid');
    marks.set(position, seen === 'valid' ? { ring: 'unseen', words } : { ...marks.get(position), words });
  }
  return marks;
}
