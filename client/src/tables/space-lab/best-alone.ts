const STORED_UNDER = 'starboard.space-lab.best-alone';
const KEPT = 5;

export interface BestScore {
  readonly points: number;
  /** When it was reached, in milliseconds since 1970. */
  readonly at: number;
  /** Tells the match from all others: a page may be shown more than once. */
  readonly of: string;
}

/** The best scores alone on this device, best first; this one is among them from now on if it is good enough. */
export function bestAlone(score: BestScore): readonly BestScore[] {
  const kept = storedScores();
  if (kept.some(({ of }) => of === score.of)) return kept;
  const best = [...kept, score].sort((one, other) => other.points - one.points).slice(0, KEPT);
  try {
    localStorage.setItem(STORED_UNDER, JSON.stringify(best));
  } catch {
    // A browser may forbid storage: then nothing is remembered.
  }
  return best;
}

function storedScores(): readonly BestScore[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(STORED_UNDER) ?? '[]');
    return Array.isArray(json) ? json.filter(isScore) : [];
  } catch {
    return [];
  }
}

const isScore = (value: unknown): value is BestScore =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as BestScore).points === 'number' &&
  typeof (value as BestScore).at === 'number' &&
  typeof (value as BestScore).of === 'string';
