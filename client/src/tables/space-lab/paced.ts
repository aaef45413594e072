import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game-table.ts';
import { afterFrame } from '../moments.ts';

type Happening = Pick<BoardProps, 'scene' | 'log'>;

/**
 * What is shown, and what says that something was pressed. News may be a whole table to draw: they get a task of their
 * own, and a press is seen before anything that comes of it.
 */
export function usePaced({ scene, log }: Happening): readonly [Happening, (seen: () => void) => void] {
  const [, redraw] = useState(0);
  const newest = useRef<Happening>({ scene, log });
  const shown = useRef(newest.current);
  /** Calls off what waits; null while nothing does. */
  const callOff = useRef<(() => void) | null>(null);
  newest.current = { scene, log };
  // Another pair of eyes sees nothing of what the last one saw.
  if (scene.viewer !== shown.current.scene.viewer) shown.current = newest.current;

  const showSoon = (): void => {
    const timer = setTimeout(() => {
      callOff.current = null;
      shown.current = newest.current;
      redraw((count) => count + 1);
    });
    callOff.current = () => clearTimeout(timer);
  };
  useLayoutEffect(() => {
    const isNews = scene !== shown.current.scene || log !== shown.current.log;
    if (isNews && callOff.current === null) showSoon();
  });
  useLayoutEffect(() => () => callOff.current?.(), []);
  const press = (seen: () => void): void => {
    callOff.current?.();
    callOff.current = afterFrame(() => {
      seen();
      showSoon();
    });
  };
  return [shown.current, press];
}
