import { useEffect, useState } from 'preact/hooks';

/** Longer than a frame: what is seen comes first, what is heard a moment later. */
const A_MOMENT = 50;

/** The value of a moment ago: for what may follow in a task of its own. */
export function useLater<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), A_MOMENT);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
