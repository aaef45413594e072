/** A search under way: its time, its hints, its misses, and what an answer makes of it. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { isPosition, type Position } from '#games/space-bowl';
import { playCue } from '../../../sound/play-cue.ts';
import { HINTS, MISS_SECONDS, secondsFor } from './hints.ts';
import { type Answer, isRight, type Puzzle } from './puzzle.ts';

/** How far a search has come. */
export interface Begun {
  /** Without what hints and misses cost. */
  readonly millis: number;
  readonly hints: number;
  readonly missed: readonly Position[];
}

export const NOT_BEGUN: Begun = { millis: 0, hints: 0, missed: [] };

export interface Answered {
  readonly answer: Answer;
  readonly isRight: boolean;
  /** What hints and misses cost included. */
  readonly millis: number;
  readonly hints: number;
  readonly misses: number;
}

export interface SearchTerms {
  readonly puzzle: Puzzle;
  /** until-right: a miss costs time, and the search goes on. */
  readonly tries: 'one' | 'until-right';
  /** Taken up again where it was left. */
  readonly begun: Begun;
  readonly onAnswered: (answered: Answered) => void;
  /** Left before there was an answer. */
  readonly onLeft?: ((begun: Begun) => void) | undefined;
}

export interface UnderWay {
  readonly hints: number;
  readonly missed: readonly Position[];
  /** What happened last, to be put into words. */
  readonly last: 'hint' | 'miss' | null;
  readonly isSettled: boolean;
  /** Milliseconds, with what has to be paid. */
  elapsed(): number;
  /** The marbles lie still: time begins. */
  settle(): void;
  give(answer: Answer): void;
  takeHint(): void;
}

export function useSearch({ puzzle, tries, begun, onAnswered, onLeft }: SearchTerms): UnderWay {
  const since = useRef<number | null>(null);
  const isAnswered = useRef(false);
  const [hints, setHints] = useState(begun.hints);
  const [missed, setMissed] = useState(begun.missed);
  const [last, setLast] = useState<UnderWay['last']>(null);
  const [isSettled, setSettled] = useState(false);
  const millis = (): number =>
    since.current === null ? begun.millis : Math.round(performance.now() - since.current) + begun.millis;
  const now = useRef({ hints, missed, onLeft });
  now.current = { hints, missed, onLeft };
  // A clock that ticks elsewhere asks later: it must not remember what had to be paid before.
  const elapsed = (): number =>
    millis() + (secondsFor(now.current.hints) + now.current.missed.length * MISS_SECONDS) * 1000;

  useEffect(() => {
    const leave = (): void => {
      const { onLeft: tell, ...rest } = now.current;
      if (!isAnswered.current && since.current !== null) tell?.({ millis: millis(), ...rest });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    hints,
    missed,
    last,
    isSettled,
    elapsed,
    settle() {
      since.current ??= performance.now();
      setSettled(true);
    },
    give(answer) {
      if (since.current === null) return;
      const right = isRight(puzzle, answer);
      if (!right && tries === 'until-right' && isPosition(answer)) {
        playCue('refused');
        setLast('miss');
        setMissed((before) => (before.includes(answer) ? before : [...before, answer]));
        return;
      }
      isAnswered.current = true;
      onAnswered({ answer, isRight: right, millis: elapsed(), hints, misses: missed.length });
    },
    takeHint() {
      if (hints === HINTS.length || since.current === null) return;
      setHints(hints + 1);
      setLast('hint');
    },
  };
}
