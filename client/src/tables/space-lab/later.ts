import { useEffect, useState } from 'preact/hooks';
import type { View } from '#games/space-lab';

/** A hidden page draws no frames: then it goes on without them. */
const LONGEST_WAIT = 120;

/**
 * The view for what is not looked at first: it follows a frame later, so that a move doesn't draw the whole table at
 * once. Another pair of eyes never sees what the last one saw.
 */
export function useLaterView(view: View): View {
  const [shown, setShown] = useState(view);
  useEffect(() => (shown === view ? undefined : afterFrame(() => setShown(view))), [view]);
  return shown.viewer === view.viewer && shown.seats.length === view.seats.length ? shown : view;
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
