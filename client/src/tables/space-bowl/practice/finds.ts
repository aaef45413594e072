/** One's own searches, kept on this device. Pure but for the two functions that read and write the browser's store. */

import { isObject } from '#tabletop';
import { isNumber, keepOnDevice, keptList } from '../../../settings/device-store.ts';

/** How one search ended. */
export interface Find {
  /** The kind of throw, as `kindWords` writes it. */
  readonly kind: string;
  /** When it was answered. */
  readonly on: number;
  /** What the hints cost included; null: without a clock. */
  readonly millis: number | null;
  readonly isRight: boolean;
  readonly hints: number;
}

/** A search by the clock. */
export type TimedFind = Find & { readonly millis: number };

const STORED_UNDER = 'starboard.space-bowl.practice';
const MOST_FINDS = 300;

export const findsOf = (finds: readonly Find[], kind: string): readonly Find[] =>
  finds.filter((find) => find.kind === kind);

export const timed = (finds: readonly Find[]): readonly TimedFind[] =>
  finds.filter((find): find is TimedFind => find.millis !== null);

export const withFind = (finds: readonly Find[], find: Find): readonly Find[] => [...finds, find].slice(-MOST_FINDS);

export interface Streaks {
  readonly now: number;
  readonly best: number;
}

/** Right answers in a row: one with hints neither counts nor breaks the row, a wrong one breaks it. */
export function streaksIn(finds: readonly Find[]): Streaks {
  let now = 0;
  let best = 0;
  for (const { isRight, hints } of finds) {
    if (!isRight) now = 0;
    else if (hints === 0) now++;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** The fastest right answer; null if there is none. */
export function bestMillis(finds: readonly Find[]): number | null {
  const times = timed(finds).flatMap(({ isRight, millis }) => (isRight ? [millis] : []));
  return times.length === 0 ? null : Math.min(...times);
}

/** After each search, the mean of the last right ones: how one gets on. Null as long as there is none. */
export function meansOf(finds: readonly TimedFind[], over: number): readonly (number | null)[] {
  const recent: number[] = [];
  return finds.map(({ isRight, millis }) => {
    if (isRight) recent.push(millis);
    if (recent.length > over) recent.shift();
    return recent.length === 0 ? null : recent.reduce((sum, time) => sum + time, 0) / recent.length;
  });
}

export const keptFinds = (): readonly Find[] => keptList(STORED_UNDER, isFind);

export const keepFinds = (finds: readonly Find[]): void => keepOnDevice(STORED_UNDER, finds);

function isFind(value: unknown): value is Find {
  return (
    isObject(value) &&
    typeof value.kind === 'string' &&
    isNumber(value.on) &&
    (value.millis === null || isNumber(value.millis)) &&
    typeof value.isRight === 'boolean' &&
    isNumber(value.hints)
  );
}
