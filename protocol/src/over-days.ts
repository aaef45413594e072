/** Play over days: the pace of a slow table, whose turn it is by the calendar, and the hours that don't count. */

import * as v from 'valibot';
import type { Seat } from '#tabletop';

/** When somebody's time is over: nothing but a reminder; a bot plays this turn; a bot has their seat from now on. */
export const LATE = ['remind', 'bot', 'give-up'] as const;

export type Late = (typeof LATE)[number];

const hours = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const MOST_HOURS = 14 * 24;
export const MOST_ADDED_HOURS = 72;

export const OverDays = v.strictObject({
  hours: hours(1, MOST_HOURS),
  addedHours: v.nullable(hours(1, MOST_ADDED_HOURS)),
  late: v.picklist(LATE),
});

/** How a slow table is played: only hours that count for whoever's turn it is are counted. */
export interface OverDays {
  /** For every turn; where hours are added, for the whole match. */
  readonly hours: number;
  /** Added to what somebody has left, with every turn they have made; null: every turn has its own time. */
  readonly addedHours: number | null;
  readonly late: Late;
}

/** Somebody can move at a slow table. Moments are milliseconds since 1970. */
export interface SlowTurn {
  readonly seat: Seat;
  readonly since: number;
  /** When their time is over; null: it stands still. */
  readonly until: number | null;
  /** It was over, and the table did what it does then. */
  readonly isLate: boolean;
}

/** Quiet hours leave at least eight hours of every day. */
export const MOST_QUIET_MINUTES = 16 * 60;
/** Days of one year. */
export const MOST_HOLIDAYS = 30;
const MOST_RANGES = 40;
const DAY_MINUTES = 24 * 60;
const A_DAY = 24 * 3_600_000;

const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MINUTES - 1));
const CalendarDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((date) => isDate(date)),
);

const Zone = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check((zone) => isZone(zone)),
);

export const OwnHours = v.strictObject({
  zone: Zone,
  quiet: v.nullable(v.strictObject({ from: Minute, to: Minute })),
  holidays: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({ from: CalendarDate, to: CalendarDate }),
        v.check(({ from, to }) => from <= to, 'it ends before it begins'),
      ),
    ),
    v.maxLength(MOST_RANGES),
  ),
});

/** When no time passes for somebody at slow tables, on the clocks of where they live. */
export interface OwnHours {
  /** By its name in the IANA list. */
  readonly zone: string;
  /** Minutes after midnight; `to` may be on the next day. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** First and last day, `2026-12-24`. */
  readonly holidays: readonly Holiday[];
}

export interface Holiday {
  readonly from: string;
  readonly to: string;
}

/** Somebody of whom nothing is known: every hour counts. */
export const EVERY_HOUR: OwnHours = { zone: 'UTC', quiet: null, holidays: [] };

/** From a moment to the same moment there is a whole day, which is none. */
export const quietMinutes = ({ from, to }: NonNullable<OwnHours['quiet']>): number =>
  (to - from + DAY_MINUTES) % DAY_MINUTES;

function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** How many days of each year are holidays: a day that is in two of them is one. */
export function holidaysByYear(holidays: readonly Holiday[]): ReadonlyMap<string, number> {
  const days = new Set<string>();
  for (const { from, to } of holidays) {
    const last = Date.parse(`${to}T00:00:00Z`);
    const most = Date.parse(`${from}T00:00:00Z`) + 400 * A_DAY;
    for (let day = Date.parse(`${from}T00:00:00Z`); day <= Math.min(last, most); day += A_DAY) {
      days.add(new Date(day).toISOString().slice(0, 10));
    }
  }
  const years = new Map<string, number>();
  for (const day of days) years.set(day.slice(0, 4), (years.get(day.slice(0, 4)) ?? 0) + 1);
  return years;
}
