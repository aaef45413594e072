import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { TableHost } from '../../host/table-host.ts';

/**
 * While something lies over the board, the clock of a match alone stands still; a match with others goes on. The board
 * stays where it is: whoever comes back finds everything as it was.
 */
export function useStopped(host: TableHost, isMenuOpen: boolean) {
  const [sheets, setSheets] = useState(0);
  // From when this page stops the clock until it goes on again, or is to stand.
  const [isOurs, setOurs] = useState(false);
  const over = useCallback((isOver: boolean) => setSheets((count) => count + (isOver ? 1 : -1)), []);
  const keepPaused = useCallback(() => setOurs(false), []);
  const isCovered = host.isHere && (isMenuOpen || sheets > 0);
  const isPaused = host.isPaused.value;
  useEffect(() => {
    if (isCovered && !isPaused) {
      setOurs(true);
      host.pause(true);
    } else if (!isCovered && isOurs) host.pause(false);
  }, [isCovered]);
  const wasPaused = useRef(isPaused);
  useEffect(() => {
    // Both answers have come, however quickly one followed the other.
    if (wasPaused.current && !isPaused && !isCovered) setOurs(false);
    wasPaused.current = isPaused;
  }, [isPaused]);
  /** Somebody at their own device wants it to stand, and to be told so in place of the board. */
  const isStanding = host.isHere && isPaused && !isOurs && !isCovered;
  return { isStanding, over, keepPaused };
}
