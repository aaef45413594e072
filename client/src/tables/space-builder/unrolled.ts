import { useEffect, useRef, useState } from 'preact/hooks';

/** A hidden page draws no frames: then it goes on without them. */
const LONGEST_WAIT = 120;

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

/** Once the screen shows what has been drawn so far; in a task of its own. Returns what calls it off. */
function afterFrame(callback: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    cancel();
    next = setTimeout(callback, 0);
  };
  const late = setTimeout(run, LONGEST_WAIT);
  const frame = requestAnimationFrame(run);
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    clearTimeout(next);
  };
  return cancel;
}
