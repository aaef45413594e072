/** Motion on a line of time, and waiting for it. */

/** One piece of motion, from a moment on. */
export type Cast = (element: Element | null, frames: Keyframe[], from: number, lasts: number, easing?: string) => void;

/** At once when nobody waits any more. */
export function pause(lasts: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || lasts === 0) return resolve();
    const timer = setTimeout(resolve, lasts);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
