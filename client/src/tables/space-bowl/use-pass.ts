/** Passing can't be taken back: it takes a second press, and not the same one trembling. */

import { useEffect, useState } from 'preact/hooks';
import { SETTLES } from '../../look/settling.ts';
import type { Situation } from './standing.ts';
import { say } from './words.ts';

const ARMED_FOR = 4_000;

export interface Passing {
  /** The next press counts. */
  readonly isArmed: boolean;
  press(): void;
}

export function usePass(situation: Situation, pass: () => void, hear: (words: string) => void): Passing {
  const [armed, setArmed] = useState<{ readonly at: number; readonly situation: Situation } | null>(null);
  const isArmed = armed?.situation === situation;
  useEffect(() => {
    if (armed === null) return;
    const timer = setTimeout(() => setArmed(null), ARMED_FOR);
    return () => clearTimeout(timer);
  }, [armed]);
  return {
    isArmed,
    press() {
      const now = performance.now();
      if (!isArmed) {
        setArmed({ at: now, situation });
        hear(say('pass.again.said'));
      } else if (now - armed.at >= SETTLES) {
        setArmed(null);
        pass();
      }
    },
  };
}
