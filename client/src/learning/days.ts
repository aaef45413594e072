/** Days by number since 1970, in Greenwich, so that everybody has the same one. */

const MILLIS_OF_A_DAY = 86_400_000;

export const dayAt = (millis: number): number => Math.floor(millis / MILLIS_OF_A_DAY);

/** Up to today; a day that is not over yet breaks nothing. */
export function daysInARow(days: readonly number[], today: number): number {
  const there = new Set(days);
  const last = there.has(today) ? today : today - 1;
  let row = 0;
  while (there.has(last - row)) row++;
  return row;
}
