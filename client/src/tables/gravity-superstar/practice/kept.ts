/** What one has made of the puzzles, kept on this device. Pure but for the two functions that read and write the store. */

import { isListOf, isObject, isWhole } from '#tabletop';
import { daysInARow } from '../../../learning/days.ts';
import { keepOnDevice, keptOnDevice } from '../../../settings/device-store.ts';

export interface Trial {
  readonly puzzle: string;
  /** The most points won so far. */
  readonly won: number;
  /** The day on which the best line was looked at; null: never. */
  readonly seenOn: number | null;
}

export interface Kept {
  readonly trials: readonly Trial[];
  /** Days whose own puzzle was solved on that very day, oldest first. */
  readonly days: readonly number[];
}

/** An attempt that was played to its end. */
export interface Attempt {
  readonly puzzle: string;
  readonly won: number;
  readonly isBest: boolean;
  readonly today: number;
  readonly isOfToday: boolean;
}

export const NOTHING_KEPT: Kept = { trials: [], days: [] };

const STORED_UNDER = 'starboard.gravity-superstar.puzzles';
const MOST_DAYS = 1_000;

export const trialOf = ({ trials }: Kept, puzzle: string): Trial | null =>
  trials.find((trial) => trial.puzzle === puzzle) ?? null;

function withTrial(kept: Kept, trial: Trial): Kept {
  return { ...kept, trials: [...kept.trials.filter(({ puzzle }) => puzzle !== trial.puzzle), trial] };
}

/** A day counts when its puzzle was solved without having looked that day. */
export function withAttempt(kept: Kept, { puzzle, won, isBest, today, isOfToday }: Attempt): Kept {
  const before = trialOf(kept, puzzle);
  const next = withTrial(kept, { puzzle, won: Math.max(won, before?.won ?? 0), seenOn: before?.seenOn ?? null });
  const counts = isBest && isOfToday && before?.seenOn !== today && !kept.days.includes(today);
  return counts ? { ...next, days: [...next.days, today].slice(-MOST_DAYS) } : next;
}

export function withLook(kept: Kept, puzzle: string, today: number): Kept {
  return withTrial(kept, { puzzle, won: trialOf(kept, puzzle)?.won ?? 0, seenOn: today });
}

export const streakOf = ({ days }: Kept, today: number): number => daysInARow(days, today);

export const keptPuzzles = (): Kept => keptOnDevice(STORED_UNDER, isKept) ?? NOTHING_KEPT;

export const keepPuzzles = (kept: Kept): void => keepOnDevice(STORED_UNDER, kept);

const isCount = (value: unknown): value is number => isWhole(value, { min: 0, max: Number.MAX_SAFE_INTEGER });

const isTrial = (value: unknown): value is Trial =>
  isObject(value) &&
  typeof value.puzzle === 'string' &&
  isCount(value.won) &&
  (value.seenOn === null || isCount(value.seenOn));

const isKept = (value: unknown): value is Kept =>
  isObject(value) && isListOf(value.trials, isTrial) && isListOf(value.days, isCount);
