import { useEffect, useRef, useState } from 'preact/hooks';
import { afterFrame } from '../moments.ts';

/**
 * A change of scene goes over the parts of a table one after another, one in each frame: all at once they would hold
 * up the screen and whoever presses something. A part that has not been reached yet stays as it was.
 */
export function useStaggered<Parts extends object>(scene: string, parts: Parts): Parts {
  const [, draw] = useState(0);
  const names = Object.keys(parts) as (keyof Parts)[];
  const drawn = useRef({ scene, count: names.length });
  const shown = useRef(parts);
  if (drawn.current.scene !== scene) drawn.current = { scene, count: 0 };
  const { count } = drawn.current;
  const mixed = { ...parts };
  for (const name of names.slice(count)) mixed[name] = shown.current[name];
  shown.current = mixed;
  useEffect(() => {
    if (count >= names.length) return;
    return afterFrame(() => {
      drawn.current.count = count + 1;
      draw((times) => times + 1);
    });
  }, [scene, count]);
  return mixed;
}
