import { isObject } from '#tabletop';
import { isNumber, keepOnDevice, keptList } from '../../settings/device-store.ts';

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
  keepOnDevice(STORED_UNDER, best);
  return best;
}

/** Best first. */
export const storedScores = (): readonly BestScore[] => keptList(STORED_UNDER, isScore);

const isScore = (value: unknown): value is BestScore =>
  isObject(value) && isNumber(value.points) && isNumber(value.at) && typeof value.of === 'string';
