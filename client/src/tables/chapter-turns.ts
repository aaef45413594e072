/** Rules are long: what is read first comes first, the chapters below follow one by one while it is being read. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { afterFrame } from './moments.ts';

export interface ChapterTurns {
  /** A place in the order of the chapters. */
  take(): number;
  /** Chapters up to this place are drawn. */
  readonly due: ReadonlySignal<number>;
}

/** The first chapter, with which one begins to read. */
const AT_ONCE = 0;

/** Where nobody keeps turns every chapter is drawn at once. */
export const ChapterOrder = createContext<ChapterTurns>({ take: () => 0, due: signal(0) });

export function chapterTurns(): ChapterTurns {
  const due = signal(AT_ONCE);
  let taken = 0;
  let isWaiting = false;
  const wait = (): void => {
    if (isWaiting || due.peek() >= taken - 1) return;
    isWaiting = true;
    // Each chapter in a task of its own.
    afterFrame(() => {
      isWaiting = false;
      due.value++;
      wait();
    });
  };
  return {
    take() {
      const place = taken++;
      wait();
      return place;
    },
    due,
  };
}
