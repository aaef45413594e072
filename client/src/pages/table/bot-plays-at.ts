import type { SeatNow } from '../../host/host.ts';

/** When a bot plays for somebody whose line broke at `since`; null: it waits for them. */
export function botPlaysAt(seats: readonly SeatNow[], since: number, awaySeconds: number | null): number | null {
  const turnEnds = seats.flatMap(({ kind, turnEndsAt }) => (kind === 'you' && turnEndsAt ? turnEndsAt : []));
  // With nobody left who plays, the table waits.
  const isSeen = seats.some(({ kind, presence }) => kind === 'person' && presence === 'here');
  const away = awaySeconds === null || !isSeen ? [] : [since + awaySeconds * 1000];
  const moments = [...turnEnds, ...away];
  return moments.length === 0 ? null : Math.min(...moments);
}
