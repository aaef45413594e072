const STORED_UNDER = 'starboard.space-lab.best-alone';

/** The best score alone on this device before this one, if any; from now on this one, if it is better. */
export function bestAlone(points: number): number | null {
  try {
    const kept = Number.parseInt(localStorage.getItem(STORED_UNDER) ?? '', 10);
    const best = Number.isNaN(kept) ? null : kept;
    if (best === null || points > best) localStorage.setItem(STORED_UNDER, String(points));
    return best;
  } catch {
    // A browser may forbid storage: then nothing is remembered.
    return null;
  }
}
