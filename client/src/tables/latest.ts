import { useRef } from 'preact/hooks';

/** A function that stays the same and does what the newest one does: handed on, it is no reason to draw anything again. */
export function useLatest<Arguments extends unknown[], Answer>(
  newest: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const latest = useRef(newest);
  latest.current = newest;
  return useRef((...given: Arguments) => latest.current(...given)).current;
}
