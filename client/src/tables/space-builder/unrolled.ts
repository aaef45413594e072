import { useEffect, useRef, useState } from 'preact/hooks';
import { afterFrame } from '../moments.ts';

/**
 * A change of scene goes over the parts of a table one after another, one in each frame: all at once they would hold
 * up the screen and whoever presses something. A part that has not been reached yet stays as it was.
 */
export function useUnrolled<Parts extends object>(scene: string, parts: Parts): Parts {
  const [, draw] = useState(0);
  const names = Object.keys(parts) as (keyof Parts)[];
  const unrolled = useRef({ scene, count: names.length });
  const shown = useRef(parts);
  if (unrolled.current.scene !== scene) unrolled.current = { scene, count: 0 };
  const { count } = unrolled.current;
  const mixed = { ...parts };
  for (const name of names.slice(count)) mixed[name] = shown.current[name];
  shown.current = mixed;
  useEffect(() => {
    if (count >= names.length) return;
    return afterFrame(() => {
      unrolled.current.count = count + 1;
      draw((times) => times + 1);
    });
  }, [scene, count]);
  return mixed;
}
