import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game-table.ts';
import { afterFrame } from '../moments.ts';

type Happening = Pick<BoardProps, 'scene' | 'log'>;

/**
 * What is shown, and what says that something was pressed. A press is seen in the very next frame: what comes of it may
 * be a whole table to draw, and waits until then.
 */
export function usePaced({ scene, log }: Happening): readonly [Happening, () => void] {
  const [, redraw] = useState(0);
  const shown = useRef<Happening>({ scene, log });
  const isHeld = useRef(false);
  const calledOff = useRef<() => void>(undefined);
  // Another pair of eyes sees nothing of what the last one saw.
  if (!isHeld.current || scene.viewer !== shown.current.scene.viewer) shown.current = { scene, log };
  useLayoutEffect(() => () => calledOff.current?.(), []);
  const press = (): void => {
    isHeld.current = true;
    calledOff.current?.();
    calledOff.current = afterFrame(() => {
      isHeld.current = false;
      redraw((count) => count + 1);
    });
  };
  return [shown.current, press];
}
