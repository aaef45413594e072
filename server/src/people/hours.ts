/** Everybody's hours that don't count at slow tables. Asked at every turn there: so all of them are known by heart. */

import {
  EVERY_HOUR,
  type Holiday,
  holidaysByYear,
  MOST_HOLIDAYS,
  MOST_QUIET_MINUTES,
  type OwnHours,
  quietMinutes,
} from '#protocol';
import type { Store } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import { dateIn } from './counted-time.ts';

const A_DAY = 24 * 3_600_000;

export class Hours {
  readonly #store: Store;
  readonly #byGuest = new Map<string, OwnHours>();

  constructor(store: Store) {
    this.#store = store;
  }

  static async open(store: Store): Promise<Hours> {
    const hours = new Hours(store);
    await hours.read();
    return hours;
  }

  /** Other processes know them by heart, too. */
  told: (guest: string, hours: OwnHours) => void = () => undefined;

  async read(): Promise<void> {
    const all = await this.#store.people.allOwn('hours');
    this.#byGuest.clear();
    for (const { guest, data } of all) this.hear(guest, data as OwnHours);
  }

  hear(guest: string, hours: OwnHours): void {
    this.#byGuest.set(guest, hours);
  }

  of(guest: string): OwnHours {
    return this.#byGuest.get(guest) ?? EVERY_HOUR;
  }

  /** Resolves to what they are from now on: days of holidays that have passed stay as they were. */
  async set(guest: string, asked: OwnHours, wall: number): Promise<OwnHours> {
    const holidays = holidaysFrom(this.of(guest).holidays, asked.holidays, dateIn(asked.zone, wall));
    const hours = { ...asked, holidays };
    const fault = faultIn(hours);
    if (fault !== null) refuse('bad-hours', fault);
    await this.#store.write({ kind: 'own', guest, what: 'hours', data: hours });
    this.hear(guest, hours);
    this.told(guest, hours);
    return hours;
  }

  /** Somebody is gone, or is somebody else now, who keeps their own. */
  forget(guest: string, into: string | null): void {
    const hours = this.#byGuest.get(guest);
    this.#byGuest.delete(guest);
    if (into !== null && hours !== undefined && !this.#byGuest.has(into)) this.#byGuest.set(into, hours);
  }
}

function faultIn({ quiet, holidays }: OwnHours): string | null {
  if (quiet !== null && quietMinutes(quiet) > MOST_QUIET_MINUTES) return 'at most 16 quiet hours a day';
  const isTooLong = [...holidaysByYear(holidays).values()].some((days) => days > MOST_HOLIDAYS);
  return isTooLong ? `at most ${MOST_HOLIDAYS} days of holidays a year` : null;
}

const moved = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * A_DAY).toISOString().slice(0, 10);

/** What was, up to yesterday, and what is wanted, from today on; ranges that touch are one. */
export function holidaysFrom(
  before: readonly Holiday[],
  wanted: readonly Holiday[],
  today: string,
): readonly Holiday[] {
  const yesterday = moved(today, -1);
  const lastYear = `${Number(today.slice(0, 4)) - 1}-01-01`;
  const ranges = [
    ...before.map((range) => (range.to <= yesterday ? range : { ...range, to: yesterday })),
    ...wanted.map((range) => (range.from >= today ? range : { ...range, from: today })),
  ];
  const kept = ranges.filter(({ from, to }) => from <= to && to >= lastYear);
  const joined: Holiday[] = [];
  for (const range of kept.sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (last === undefined || range.from > moved(last.to, 1)) joined.push(range);
    else if (range.to > last.to) joined[joined.length - 1] = { from: last.from, to: range.to };
  }
  return joined;
}
