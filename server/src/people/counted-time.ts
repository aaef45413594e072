/**
 * Time that counts for somebody at slow tables: all of it but their quiet hours and holidays, by the clocks of where they
 * live. What counts is asked of a moment, never of a time of day: an hour that a change to summer time leaves out or
 * repeats is left out or counted twice like any other.
 */

import type { OwnHours } from '#protocol';
import type { Millis } from '#tabletop';

const A_MINUTE = 60_000;
const A_DAY = 24 * 60 * A_MINUTE;
/** However many hours don't count: nobody waits longer for one turn. */
export const LONGEST_WAIT = 110 * A_DAY;

/** Moments from one to before another for which it is the same whether they count. */
interface Stretch {
  readonly end: number;
  readonly counts: boolean;
}

/** The moment at which so much time will have passed that counts; the first one, where none passes after it. */
export function deadlineAfter(from: number, millis: Millis, hours: OwnHours): number {
  const latest = from + LONGEST_WAIT;
  if (isEveryHour(hours)) return Math.min(latest, from + millis);
  let left = millis;
  for (let at = from; ; ) {
    if (left <= 0) return at;
    const { end, counts } = stretchFrom(at, hours);
    if (counts && end - at >= left) return Math.min(latest, at + left);
    if (end >= latest) return latest;
    left -= counts ? end - at : 0;
    at = end;
  }
}

/** How much time that counts passes from one moment to another. */
export function countedBetween(from: number, to: number, hours: OwnHours): Millis {
  if (isEveryHour(hours)) return Math.max(0, to - from);
  let counted = 0;
  for (let at = from; at < to; ) {
    const { end, counts } = stretchFrom(at, hours);
    if (counts) counted += Math.min(end, to) - at;
    at = end;
  }
  return counted;
}

const isEveryHour = ({ quiet, holidays }: OwnHours): boolean => quiet === null && holidays.length === 0;

function stretchFrom(at: number, { zone, quiet, holidays }: OwnHours): Stretch {
  const offset = offsetAt(zone, at);
  const local = at + offset;
  const midnight = Math.floor(local / A_DAY) * A_DAY;
  const date = new Date(midnight).toISOString().slice(0, 10);
  const isHoliday = holidays.some(({ from, to }) => from <= date && date <= to);
  const minute = local - midnight;
  const [from, to] = [(quiet?.from ?? 0) * A_MINUTE, (quiet?.to ?? 0) * A_MINUTE];
  const isQuiet = from <= to ? from <= minute && minute < to : minute >= from || minute < to;
  const next = Math.min(...[from, to, A_DAY].filter((moment) => moment > minute));
  return { end: sameOffsetUntil(zone, at, midnight + next - offset, offset), counts: !isHoliday && !isQuiet };
}

/** Where clocks are put forward or back before `end`, that moment. */
function sameOffsetUntil(zone: string, from: number, end: number, offset: number): number {
  if (offsetAt(zone, end) === offset) return end;
  let [same, other] = [from, end];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (offsetAt(zone, middle) === offset) same = middle;
    else other = middle;
  }
  return other;
}

/** The day that it is there. */
export const dateIn = (zone: string, at: number): string =>
  new Date(at + offsetAt(zone, at)).toISOString().slice(0, 10);

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a zone's clocks show more than those of Greenwich. */
function offsetAt(zone: string, at: number): Millis {
  const format = formats.get(zone) ?? formatOf(zone);
  formats.set(zone, format);
  const whole = Math.floor(at / 1000) * 1000;
  const part: { [type: string]: number } = {};
  for (const { type, value } of format.formatToParts(whole)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const number = 'numeric';
  const options = { year: number, month: number, day: number, hour: number, minute: number, second: number } as const;
  const make = (timeZone: string) => new Intl.DateTimeFormat('en', { ...options, timeZone, hourCycle: 'h23' });
  try {
    return make(zone);
  } catch {
    // A name that this machine does not know, or no longer.
    return make('UTC');
  }
}
