import { useEffect, useState } from 'preact/hooks';

/** How long the last board stays before the result comes by itself: as long as any reveal before it. */
const LAST_LOOK = 15_000;

/** The result comes when it is asked for, or by itself; at once where the match was over before. */
export function useLastLook(isOver: boolean): readonly [boolean, () => void] {
  const [hasSeenEnd, setSeenEnd] = useState(isOver);
  useEffect(() => {
    if (!isOver || hasSeenEnd) return;
    const timer = setTimeout(() => setSeenEnd(true), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [isOver, hasSeenEnd]);
  return [hasSeenEnd, () => setSeenEnd(true)];
}
