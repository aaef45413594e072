/** An attempt is handed in to the server, which then says how the most is won. Without a line it waits for one. */

import { useEffect, useState } from 'preact/hooks';
import type { Move } from '#games/gravity-superstar';
import type { Puzzle } from '#games/gravity-superstar/puzzles';
import { handInAttempt } from '../../../server/api.ts';

export interface Answered {
  readonly points: number;
  readonly best: number;
  readonly line: readonly Move[];
}

interface Asking {
  readonly puzzle: Puzzle;
  /** Null while there is nothing to hand in. */
  readonly moves: readonly Move[] | null;
  readonly onAnswered: (answered: Answered) => void;
}

export function useAnswer({ puzzle, moves, onAnswered }: Asking): void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const again = (): void => setTries((before) => before + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  useEffect(() => {
    if (moves === null) return;
    let isGone = false;
    void handInAttempt<Answered>('gravity-superstar', puzzle.id, moves).then((answer) => {
      if (answer.ok && !isGone) onAnswered(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, [moves, tries]);
}
