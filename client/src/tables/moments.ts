/** When to do what must not hold up a hand: after what is seen, or while nobody asks for anything. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { useLatest } from './latest.ts';

/** A hidden page draws no frames: then it goes on without them. */
const LONGEST_WAIT = 120;

/** Once the screen shows what has been drawn so far; in a task of its own. Returns what calls it off. */
export function afterFrame(callback: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    cancel();
    next = setTimeout(callback, 0);
  };
  const late = setTimeout(run, LONGEST_WAIT);
  const frame = requestAnimationFrame(run);
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    clearTimeout(next);
  };
  return cancel;
}

const waiting: (() => void)[] = [];
let isWoken = false;

/** Once the screen shows what has been drawn so far, one piece of work after the other, each in a task of its own. */
export function runAfterFrame(work: () => void): () => void {
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

/** The value of a frame ago: for what may follow in a task of its own. */
export function useDeferred<T>(value: T): T {
  const [late, setLate] = useState({ value });
  useEffect(() => (late.value === value ? undefined : afterFrame(() => setLate({ value }))), [value]);
  return late.value;
}

/** How many of so many parts are due: one more with each frame, since all at once would make a slow phone stumble. */
export function useOneByOne(count: number): number {
  const [due, setDue] = useState(0);
  useEffect(() => (due < count ? afterFrame(() => setDue(due + 1)) : undefined), [due, count]);
  return due;
}

/** What does it in a task of its own: the press that asks for it has had one. */
export function useDeferredCall<Arguments extends unknown[]>(work: (...given: Arguments) => void) {
  const latest = useLatest(work);
  return useRef((...given: Arguments): void => void setTimeout(() => latest(...given))).current;
}

/** Resolves after so many milliseconds, or as soon as nobody waits any more. */
export function pause(lasts: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || lasts <= 0) return resolve();
    const timer = setTimeout(resolve, lasts);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Some browsers have no idle moments to give: a little later will do. */
const idleIn = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(work, LONGEST_WAIT);
  return () => clearTimeout(asked);
};

/** One piece of work in each idle moment, in order. Returns what calls the rest off. */
export function inIdleMoments(pieces: readonly (() => void)[]): () => void {
  let cancel = (): void => undefined;
  const goOn = (at: number): void => {
    const piece = pieces[at];
    if (piece === undefined) return;
    cancel = idleIn(() => {
      piece();
      goOn(at + 1);
    });
  };
  goOn(0);
  return () => cancel();
}
