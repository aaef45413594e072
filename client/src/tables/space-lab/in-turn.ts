/** Work that can wait a moment, so that no single task holds up a hand. */

import { afterFrame } from '../moments.ts';

const waiting: (() => void)[] = [];
let isWoken = false;

/** Once the screen shows what has been drawn so far, one piece of work after the other, each in a task of its own. */
export function inTurn(work: () => void): () => void {
  waiting.push(work);
  if (!isWoken) afterFrame(next);
  isWoken = true;
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function next(): void {
  const work = waiting.shift();
  isWoken = waiting.length > 0;
  if (isWoken) setTimeout(next);
  work?.();
}
