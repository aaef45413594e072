/** With a sign, as on paper: +3, −1. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

export function totals(
  rows: readonly { readonly points: readonly (number | null)[] }[],
  columns: number,
): readonly number[] {
  return Array.from({ length: columns }, (_, column) => rows.reduce((sum, row) => sum + (row.points[column] ?? 0), 0));
}

/** The best stands in the middle: second, first, third. */
export function aroundTheFirst<T>(places: readonly T[]): readonly T[] {
  const [first, second, ...others] = places;
  if (first === undefined || second === undefined) return places;
  return [second, first, ...others];
}
