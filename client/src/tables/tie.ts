import type { Seat } from '#tabletop';

export interface Tie {
  /** Whether something else decided between equals, or nothing did. */
  readonly is: 'decided' | 'shared';
  /** What each of them has. */
  readonly points: number;
}

/** Two or more have most points; null where points decided. */
export function tieOf(winners: readonly Seat[], scores: readonly number[]): Tie | null {
  const points = Math.max(...scores);
  if (scores.filter((score) => score === points).length < 2) return null;
  return { is: winners.length > 1 ? 'shared' : 'decided', points };
}
