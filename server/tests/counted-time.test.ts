import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnHours } from '#protocol';
import { countedBetween, deadlineAfter, LONGEST_WAIT } from '../src/people/counted-time.ts';
import { holidaysFrom } from '../src/people/hours.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;
const at = (moment: string): number => Date.parse(moment);
const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

const hoursIn = (zone: string, quiet: string | null, ...holidays: readonly string[]): OwnHours => ({
  zone,
  quiet: quiet === null ? null : { from: clock(quiet.slice(0, 5)), to: clock(quiet.slice(6)) },
  holidays: holidays.map((range) => ({ from: range.slice(0, 10), to: range.slice(-10) })),
});

const NIGHT = '22:00-08:00';

test.each([
  ['Paris, an ordinary night', 'Europe/Paris', NIGHT, '2026-06-01T20:00+02:00', 4, '2026-06-02T10:00+02:00'],
  ['Paris, clocks go back', 'Europe/Paris', NIGHT, '2026-10-24T20:00+02:00', 4, '2026-10-25T10:00+01:00'],
  ['Paris, clocks go forward', 'Europe/Paris', NIGHT, '2027-03-27T20:00+01:00', 4, '2027-03-28T10:00+02:00'],
  ['New York, back', 'America/New_York', NIGHT, '2026-10-31T20:00-04:00', 4, '2026-11-01T10:00-05:00'],
  ['New York, forward', 'America/New_York', NIGHT, '2027-03-13T20:00-05:00', 4, '2027-03-14T10:00-04:00'],
  ['Kolkata, with half hours', 'Asia/Kolkata', NIGHT, '2026-06-01T21:30+05:30', 1, '2026-06-02T08:30+05:30'],
  ['Lord Howe, half an hour back', 'Australia/Lord_Howe', NIGHT, '2027-04-03T20:00+11:00', 4, '2027-04-04T10:00+10:30'],
  ['it begins in the night', 'Europe/Paris', NIGHT, '2026-10-25T02:30+02:00', 1, '2026-10-25T09:00+01:00'],
  ['it ends with the day', 'Europe/Paris', NIGHT, '2026-06-01T20:00+02:00', 2, '2026-06-01T22:00+02:00'],
  ['an hour that is left out', 'Europe/Paris', '02:15-02:45', '2027-03-28T01:00+01:00', 3, '2027-03-28T05:00+02:00'],
  ['an hour that comes twice', 'Europe/Paris', '02:15-02:45', '2026-10-25T01:00+02:00', 3, '2026-10-25T04:00+01:00'],
  ['quiet by day', 'Europe/Paris', '08:00-16:00', '2026-10-25T07:00+01:00', 2, '2026-10-25T17:00+01:00'],
  ['no quiet hours', 'Europe/Paris', null, '2026-10-24T20:00+02:00', 24, '2026-10-25T19:00+01:00'],
  ['none from six to six', 'Europe/Paris', '06:00-06:00', '2026-06-01T05:00+02:00', 2, '2026-06-01T07:00+02:00'],
] as const)('quiet hours: %s', (_, zone, quiet, from, hours, until) => {
  const own = hoursIn(zone, quiet);
  const end = deadlineAfter(at(from), hours * AN_HOUR, own);
  expect(new Date(end).toISOString()).toBe(new Date(at(until)).toISOString());
  expect(countedBetween(at(from), end, own)).toBe(hours * AN_HOUR);
});

test.each([
  ['three days', '2026-12-24/2026-12-26', null, '2026-12-23T23:00+01:00', 2, '2026-12-27T01:00+01:00'],
  ['the day of 25 hours', '2026-10-25/2026-10-25', null, '2026-10-24T23:00+02:00', 2, '2026-10-26T01:00+01:00'],
  ['the day of 23 hours', '2027-03-28/2027-03-28', null, '2027-03-27T23:00+01:00', 2, '2027-03-29T01:00+02:00'],
  ['with quiet hours', '2026-10-25/2026-10-25', NIGHT, '2026-10-24T21:00+02:00', 2, '2026-10-26T09:00+01:00'],
] as const)('holidays: %s', (_, holidays, quiet, from, hours, until) => {
  const end = deadlineAfter(at(from), hours * AN_HOUR, hoursIn('Europe/Paris', quiet, holidays));
  expect(new Date(end).toISOString()).toBe(new Date(at(until)).toISOString());
});

test('a zone that this machine does not know is Greenwich', () => {
  const end = deadlineAfter(at('2026-06-01T21:00Z'), 2 * AN_HOUR, hoursIn('Moon/Tycho', NIGHT));
  expect(new Date(end).toISOString()).toBe('2026-06-02T09:00:00.000Z');
});

test('nobody waits for ever', () => {
  const always = hoursIn('Europe/Paris', null, '2026-01-01/2026-12-31', '2027-01-01/2027-12-31');
  expect(deadlineAfter(at('2026-02-01T00:00Z'), AN_HOUR, always)).toBe(at('2026-02-01T00:00Z') + LONGEST_WAIT);
});

const ZONES = ['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC', 'Pacific/Apia'];
const date = (day: number): string => new Date(at('2026-01-01T00:00Z') + day * A_DAY).toISOString().slice(0, 10);
const someHours: fc.Arbitrary<OwnHours> = fc.record({
  zone: fc.constantFrom(...ZONES),
  quiet: fc.option(fc.tuple(fc.nat(1439), fc.nat(960)).map(([from, long]) => ({ from, to: (from + long) % 1440 }))),
  holidays: fc.array(
    fc.tuple(fc.nat(900), fc.nat(6)).map(([day, long]) => ({ from: date(day), to: date(day + long) })),
    { maxLength: 4 },
  ),
});
const someMoment = fc.nat(2 * 365 * 24 * 60).map((minute) => at('2026-01-01T00:00Z') + minute * A_MINUTE);
const someTime = fc.nat(14 * 24 * 60).map((minutes) => minutes * A_MINUTE);
/** Enough to come across each change of each zone, quick enough for every run. */
const RUNS = { numRuns: 150 };

test('as much time counts up to a deadline as was given', () => {
  fc.assert(
    fc.property(someHours, someMoment, someTime, (hours, from, millis) => {
      expect(countedBetween(from, deadlineAfter(from, millis, hours), hours)).toBe(millis);
    }),
    RUNS,
  );
});

test('whoever has more time, or begins later, is never over sooner', () => {
  fc.assert(
    fc.property(someHours, someMoment, someTime, fc.nat(3000), (hours, from, millis, more) => {
      const end = deadlineAfter(from, millis, hours);
      expect(deadlineAfter(from, millis + more * A_MINUTE, hours)).toBeGreaterThanOrEqual(end);
      expect(deadlineAfter(from + more * A_MINUTE, millis, hours)).toBeGreaterThanOrEqual(end);
    }),
    RUNS,
  );
});

test('two stretches count as much as both together', () => {
  fc.assert(
    fc.property(someHours, someMoment, fc.nat(20_000), fc.nat(20_000), (hours, from, first, second) => {
      const [middle, end] = [from + first * A_MINUTE, from + (first + second) * A_MINUTE];
      const together = countedBetween(from, middle, hours) + countedBetween(middle, end, hours);
      expect(countedBetween(from, end, hours)).toBe(together);
    }),
    RUNS,
  );
});

/** Asked minute by minute, of another way to write a date. */
function countedByMinutes(from: number, minutes: number, { zone, quiet, holidays }: OwnHours): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  let counted = 0;
  for (let minute = 0; minute < minutes; minute++) {
    const [day = '', time = ''] = format.format(from + minute * A_MINUTE).split(' ');
    const now = clock(time);
    const isQuiet =
      quiet !== null &&
      (quiet.from <= quiet.to ? now >= quiet.from && now < quiet.to : now >= quiet.from || now < quiet.to);
    if (!isQuiet && !holidays.some((range) => range.from <= day && day <= range.to)) counted++;
  }
  return counted * A_MINUTE;
}

test('minute by minute it comes to the same', () => {
  const around = fc.constantFrom('2026-10-24', '2027-03-27', '2026-10-31', '2027-03-13', '2027-04-03', '2026-12-24');
  fc.assert(
    fc.property(someHours, around, fc.nat(2000), (hours, day, minutes) => {
      const from = at(`${day}T00:00Z`);
      expect(countedBetween(from, from + minutes * A_MINUTE, hours)).toBe(countedByMinutes(from, minutes, hours));
    }),
    { numRuns: 40 },
  );
});

test('days of holidays that have passed stay, and none is added to them', () => {
  const before = [{ from: '2026-05-01', to: '2026-05-05' }];
  const range = (from: string, to: string) => ({ from, to });
  expect(holidaysFrom(before, [], '2026-05-04')).toEqual([range('2026-05-01', '2026-05-03')]);
  expect(holidaysFrom(before, before, '2026-05-04')).toEqual(before);
  expect(holidaysFrom([], [range('2026-04-01', '2026-05-04')], '2026-05-04')).toEqual([
    range('2026-05-04', '2026-05-04'),
  ]);
  expect(holidaysFrom(before, [range('2026-08-01', '2026-08-09')], '2026-06-01')).toEqual([
    ...before,
    range('2026-08-01', '2026-08-09'),
  ]);
  expect(holidaysFrom([range('2024-05-01', '2024-05-05')], [], '2026-06-01')).toEqual([]);
});
