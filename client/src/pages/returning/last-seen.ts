/** How far whoever looks has seen each match they are in: kept on this device. */

import type { Seat } from '#tabletop';
import { isNumber, keepOnDevice, keptList } from '../../settings/device-store.ts';

export interface LastSeen {
  readonly match: string;
  readonly seat: Seat;
  /** Match time of the last thing that was seen. */
  readonly at: number;
}

const UNDER = 'starboard.last-seen';
/** The latest of them: what lies longer back is shown as it is. */
const MOST = 60;

const isLastSeen = (json: unknown): json is LastSeen =>
  typeof json === 'object' &&
  json !== null &&
  'match' in json &&
  typeof json.match === 'string' &&
  'seat' in json &&
  isNumber(json.seat) &&
  'at' in json &&
  isNumber(json.at);

const isOf = (one: LastSeen, match: string, seat: Seat): boolean => one.match === match && one.seat === seat;

export const lastSeenOf = (match: string, seat: Seat): number | null =>
  keptList(UNDER, isLastSeen).find((one) => isOf(one, match, seat))?.at ?? null;

export function keepLastSeen(seen: LastSeen): void {
  const others = keptList(UNDER, isLastSeen).filter((one) => !isOf(one, seen.match, seen.seat));
  keepOnDevice(UNDER, [...others, seen].slice(-MOST));
}
