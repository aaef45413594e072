/** What is said of the moment to those who listen: what lies there, and what can be done. */

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { View } from '#games/space-bowl';
import { throwWords } from './sky-words.ts';
import type { Situation } from './standing.ts';
import { say } from './words.ts';

/** Not seen and not spoken: makes the same words new, so that they are said again. */
const AGAIN = '\u200b';

export interface Hearing {
  /** Read only by what says them: the board is not drawn anew for words. */
  readonly words: ReadonlySignal<string>;
  hear(words: string): void;
}

export function useHearing(view: View, situation: Situation): Hearing {
  const words = useSignal('');
  const { thrown } = view.round;
  const hear = (next: string): void => {
    words.value = words.peek() === next ? next + AGAIN : next;
  };
  useEffect(() => {
    const todo = toDo(situation);
    if (situation === 'search' && thrown !== null) hear(`${throwWords(thrown)} ${todo}`);
    else if (todo !== '') hear(todo);
  }, [situation]);
  return { words, hear };
}

function toDo(situation: Situation): string {
  switch (situation) {
    case 'throw':
      return say('can.throw');
    case 'search':
      return say('can.search');
    case 'follow':
      return say('can.follow');
    case 'choose':
      return say('can.choose');
    case 'doubt':
      return say('can.choose-doom');
    default:
      return '';
  }
}
