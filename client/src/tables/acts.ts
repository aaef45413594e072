/** What happened, cut into acts: each a view, what led on from it, and the view after. Pure. */

import type { Told } from '../host/host.ts';

/** A view and what led to the next. */
export interface Act<View, Event> {
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
  /** A bot did it for a person. */
  readonly isByBot?: boolean;
}

/** More than this has happened elsewhere: the table is shown as it is. */
export const LONGEST_QUEUE = 14;

const isSame = (one: Told | undefined, other: Told | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && one.at === other.at && one.event.type === other.event.type);

/** What is new in a log; null if it doesn't go on from where it was. */
export function freshIn(before: readonly Told[], now: readonly Told[]): readonly Told[] | null {
  const last = before.at(-1);
  // Nothing had been told: a match has just begun.
  if (last === undefined) return now;
  const kept = now.findLastIndex(({ event }) => event === last.event);
  if (kept !== -1) return now.slice(kept + 1);
  return now.length >= before.length && isSame(now[before.length - 1], last) && isSame(now[0], before[0])
    ? now.slice(before.length)
    : null;
}

/** Whether the log has lost its last entries: somebody has taken a move back. */
export const isTakenBack = (before: readonly Told[], now: readonly Told[]): boolean =>
  now.length < before.length &&
  (now.length === 0 || (isSame(now.at(-1), before[now.length - 1]) && isSame(now[0], before[0])));
