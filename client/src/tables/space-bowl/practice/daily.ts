/** The throw of the day, the same for everybody, and how one fared. Pure but for the store. */

import { isPosition } from '#games/space-bowl';
import { isListOf, isObject, quickChance } from '#tabletop';
import { dayAt, daysInARow } from '../../../learning/days.ts';
import { isNumber, keepOnDevice, keptList, keptOnDevice } from '../../../settings/device-store.ts';
import { LESSON_OPTIONS } from '../tutorial/lesson.ts';
import { anyPuzzle, drawnUntil, type Puzzle } from './puzzle.ts';
import type { Begun } from './use-search.ts';

/** `2026-11-16`, by Greenwich's calendar: a day begins for everybody at the same moment. */
export type Day = string;

export interface DailyResult {
  readonly day: Day;
  /** What misses and hints cost included. */
  readonly millis: number;
  readonly misses: number;
  readonly hints: number;
}

const STORED_UNDER = 'starboard.space-bowl.daily';
const ATTEMPT_UNDER = 'starboard.space-bowl.daily-attempt';
const MOST_RESULTS = 400;

const DAILY_MARBLES = 4;

export const dayOf = (millis: number): Day => new Date(millis).toISOString().slice(0, 10);

const HOUR = 3_600_000;

/** Until the next day begins, begun ones included. */
export const hoursLeft = (millis: number): number => Math.ceil((24 * HOUR - (millis % (24 * HOUR))) / HOUR);

const dayNumber = (day: Day): number => dayAt(Date.parse(day));

/** Four marbles in four cells, and exactly one card that is valid. */
export function dailyPuzzle(day: Day): Puzzle {
  const chance = quickChance(dayNumber(day));
  const isFit = ({ solutions, thrown }: Puzzle): boolean =>
    solutions.valid.length === 1 && new Set(Object.values(thrown.marbles)).size === DAILY_MARBLES;
  return drawnUntil(isFit, () => anyPuzzle(LESSON_OPTIONS, DAILY_MARBLES, chance));
}

export const resultOn = (results: readonly DailyResult[], day: Day): DailyResult | null =>
  results.find((result) => result.day === day) ?? null;

/** The first result of a day stands. */
export function withResult(results: readonly DailyResult[], result: DailyResult): readonly DailyResult[] {
  if (resultOn(results, result.day) !== null) return results;
  return [...results, result].slice(-MOST_RESULTS);
}

export const streakOf = (results: readonly DailyResult[], today: Day): number =>
  daysInARow(
    results.map(({ day }) => dayNumber(day)),
    dayNumber(today),
  );

/** Every miss, then the find: to be seen without being read. */
export const tokensOf = ({ misses, hints }: DailyResult): string => `${'🟪'.repeat(misses)}${'💡'.repeat(hints)}🪐`;

export const keptResults = (): readonly DailyResult[] => keptList(STORED_UNDER, isResult);

export const keepResults = (results: readonly DailyResult[]): void => keepOnDevice(STORED_UNDER, results);

/** Who leaves and comes back goes on with the same clock. */
export const keepAttempt = (day: Day, begun: Begun): void => keepOnDevice(ATTEMPT_UNDER, { day, ...begun });

export function keptAttempt(day: Day): Begun | null {
  const kept = keptOnDevice(ATTEMPT_UNDER, isAttempt);
  return kept?.day === day ? kept : null;
}

function isAttempt(value: unknown): value is Begun & { readonly day: Day } {
  return (
    isObject(value) &&
    typeof value.day === 'string' &&
    isNumber(value.millis) &&
    isNumber(value.hints) &&
    isListOf(value.missed, isPosition)
  );
}

function isResult(value: unknown): value is DailyResult {
  return (
    isObject(value) &&
    typeof value.day === 'string' &&
    isNumber(value.millis) &&
    isNumber(value.misses) &&
    isNumber(value.hints)
  );
}
