import { useEffect, useState } from 'preact/hooks';

/** As long as a hand on its way to what was there before needs to stop. */
export const SETTLES = 500;

/** Whether this came where something else to press was less than half a second ago: a press was meant for that. */
export function useSettling(settles: boolean): boolean {
  const [isSettling, setSettling] = useState(settles);
  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => setSettling(false), SETTLES);
    return () => clearTimeout(timer);
  }, []);
  return isSettling;
}
