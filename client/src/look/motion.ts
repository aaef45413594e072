/** Whether things may move: the player's choice here stands over the system's. */
export function wantsLessMotion(): boolean {
  const chosen = document.documentElement.dataset.motion;
  if (chosen === 'less') return true;
  if (chosen === 'full') return false;
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
