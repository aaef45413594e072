import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** For whoever plays by keys: where the focus is to go once that is drawn. Null: it stays. */
export function useDeferredFocus(board: RefObject<HTMLElement | null>): (wish: string | null) => void {
  const wished = useRef<string | null>(null);
  useEffect(() => {
    if (wished.current === null) return;
    const next = board.current?.querySelector<HTMLElement>(wished.current);
    // It may be drawn only with the next change: an earlier one must not use the wish up.
    if (next == null) return;
    next.focus();
    wished.current = null;
  });
  return (wish) => {
    wished.current = wish;
  };
}
