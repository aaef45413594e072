/** The pace of things that move by script, in milliseconds; CSS has the same numbers as `--pace-*`. */
export const PACE = { press: 80, feedback: 120, travel: 300, long: 450 } as const;

/** The same curves as `--ease-*`. */
export const EASE = {
  out: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  fall: 'cubic-bezier(0.55, 0, 0.9, 0.45)',
  spring: 'linear(0, 0.32 12%, 0.86 27%, 1.07 38%, 1.09 44%, 1.02 60%, 0.99 72%, 1)',
} as const;

/** The player's choice here stands over the system's. */
export function wantsLessMotion(): boolean {
  const chosen = document.documentElement.dataset.motion;
  if (chosen === 'less') return true;
  if (chosen === 'full') return false;
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Moves an element and says when it has arrived; with less motion it is there at once. */
export async function move(
  element: Element,
  keyframes: Keyframe[],
  timing: { readonly duration: number; readonly easing?: string; readonly delay?: number },
): Promise<void> {
  if (wantsLessMotion()) return;
  const { duration, easing = EASE.out, delay = 0 } = timing;
  const animation = element.animate(keyframes, { duration, easing, delay, fill: 'backwards' });
  await animation.finished.catch(() => undefined);
}
