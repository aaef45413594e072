/** The throw of the day, the same for everybody, and how one fared. Pure but for the store. */

import { type CensusOptions, isPosition } from '#games/space-bowl';
import { isListOf, isObject, quickChance } from '#tabletop';
import { isNumber, keepOnDevice, keptOnDevice } from './device.ts';
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
const DAY_MILLIS = 86_400_000;

const DAILY_OPTIONS: CensusOptions = {
  bigGalaxy: false,
  learner: false,
  noJoker: false,
  rotation: false,
  sphere: false,
  blackHole: false,
  void: false,
};
const DAILY_MARBLES = 4;

export const dayOf = (millis: number): Day => new Date(millis).toISOString().slice(0, 10);

const dayNumber = (day: Day): number => Math.floor(Date.parse(day) / DAY_MILLIS);

/** Four marbles in four cells, and exactly one card that is valid. */
export function dailyPuzzle(day: Day): Puzzle {
  const chance = quickChance(dayNumber(day));
  const isFit = ({ solutions, thrown }: Puzzle): boolean =>
    solutions.valid.length === 1 && new Set(Object.values(thrown.marbles)).size === DAILY_MARBLES;
  return drawnUntil(isFit, () => anyPuzzle(DAILY_OPTIONS, DAILY_MARBLES, chance));
}

export const resultOn = (results: readonly DailyResult[], day: Day): DailyResult | null =>
  results.find((result) => result.day === day) ?? null;

/** The first result of a day stands. */
export function withResult(results: readonly DailyResult[], result: DailyResult): readonly DailyResult[] {
  if (resultOn(results, result.day) !== null) return results;
  return [...results, result].slice(-MOST_RESULTS);
}

/** Days in a row up to this one, or up to the day before while today's is still to come. */
export function daysInARow(results: readonly DailyResult[], today: Day): number {
  const found = new Set(results.map(({ day }) => dayNumber(day)));
  let day = dayNumber(today);
  if (!found.has(day)) day--;
  let days = 0;
  while (found.has(day - days)) days++;
  return days;
}

/** Every miss, then the find: to be seen without being read. */
export const tokensOf = ({ misses, hints }: DailyResult): string => `${'🟪'.repeat(misses)}${'💡'.repeat(hints)}🪐`;

export const keptResults = (): readonly DailyResult[] =>
  keptOnDevice(STORED_UNDER, (json) => (isListOf(json, isResult) ? json : null)) ?? [];

export const keepResults = (results: readonly DailyResult[]): void => keepOnDevice(STORED_UNDER, results);

/** Who leaves and comes back goes on with the same clock. */
export const keepAttempt = (day: Day, begun: Begun): void => keepOnDevice(ATTEMPT_UNDER, { day, ...begun });

export const keptAttempt = (day: Day): Begun | null =>
  keptOnDevice(ATTEMPT_UNDER, (json) => (isAttempt(json) && json.day === day ? json : null));

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
