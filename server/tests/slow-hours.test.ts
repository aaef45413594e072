/** Hours of the day and days of the year that don't count: at a table, and as somebody's own to set and to erase. */

import { afterEach, expect, test } from 'vitest';
import { spaceLab } from '#games/space-lab';
import type { Export, OwnHours } from '#protocol';
import { type Gathered, gather, type Seated } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { pass, WaitedForStore } from '../trials/held-time.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { PATIENT, shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

const AN_HOUR = 3_600_000;
let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());

async function serve(at: string): Promise<void> {
  clock = new ManualClock();
  clock.setWall(Date.parse(at));
  server = await trialServer({
    ...{ shelf: shelfOf([spaceLab]), startClock: () => clock },
    openStore: (folder) => new WaitedForStore(folder, PATIENT),
  });
}

const PARIS: OwnHours = { zone: 'Europe/Paris', quiet: { from: 22 * 60, to: 8 * 60 }, holidays: [] };
const untilOf = (gathered: Gathered, seat: number): string => {
  const turn = server.hall.register.get(gathered.table.id)?.times?.[seat]?.turn;
  return new Date(turn?.until ?? 0).toISOString();
};

test.each([
  ['2026-10-24T18:00Z', '2026-10-25T09:00:00.000Z'],
  ['2027-03-27T19:00Z', '2027-03-28T08:00:00.000Z'],
])('a turn that begins at eight in Paris on %s ends at ten the next morning', async (from, end) => {
  await serve(from);
  const gathered = await gather(server, 2, {
    ...{ game: 'space-lab', seats: 3, overDays: { hours: 4, addedHours: null, late: 'remind' } },
  });
  const [one] = gathered.people as [Seated, Seated];
  await one.guest.must('/api/me/hours', PARIS);
  await gathered.host.must(`/api/tables/${gathered.table.id}/start`, { withoutEmpty: true });
  const times = () => server.hall.register.get(gathered.table.id)?.times ?? [];
  await until('both have time', () => times().length === 2 && times().every(({ turn }) => turn !== null));
  expect(untilOf(gathered, 0)).toBe(end);
  expect(Date.parse(untilOf(gathered, 1))).toBe(Date.parse(from) + 4 * AN_HOUR);
  // Whoever goes on holiday has what was left when they are back.
  const day = end.slice(0, 10);
  const later = new Date(Date.parse(end) + 24 * AN_HOUR).toISOString();
  await one.guest.must('/api/me/hours', { ...PARIS, holidays: [{ from: day, to: day }] });
  expect(untilOf(gathered, 0)).toBe(later);
  expect(Date.parse(untilOf(gathered, 1))).toBe(Date.parse(from) + 4 * AN_HOUR);
  gathered.leave();
  await until('they have gone', () => [...server.hall.tables].every(({ company }) => company.isEmpty));
  await pass(clock, Date.parse(end) - clock.wall());
  await until('only one of them is late', () => times()[1]?.turn?.isLate === true);
  expect(times()[0]?.turn?.isLate).toBe(false);
  await pass(clock, 25 * AN_HOUR);
  await until('and then the other', () => times()[0]?.turn?.isLate === true);
});

test('what somebody may set is limited, and what can’t be read is refused', async () => {
  await serve('2026-06-01T08:00Z');
  const ada = await Guest.arrive(server.base, 'Ada');
  expect(await ada.must<OwnHours>('/api/me/hours')).toEqual({ zone: 'UTC', quiet: null, holidays: [] });
  const set = async (more: object) => (await ada.ask('POST', '/api/me/hours', { ...PARIS, ...more })).json;
  const days = (from: string, to: string) => ({ holidays: [{ from, to }] });
  expect(await set({ quiet: { from: 0, to: 961 } })).toMatchObject({ because: 'bad-hours' });
  expect(await set(days('2026-07-01', '2026-07-31'))).toMatchObject({ because: 'bad-hours' });
  for (const wrong of [
    { zone: 'Moon/Tycho' },
    { quiet: { from: -1, to: 5 } },
    days('2026-07-05', '2026-07-01'),
    days('2026-02-30', '2026-03-01'),
    { more: 1 },
  ]) {
    expect(await set(wrong)).toMatchObject({ because: 'not-understood' });
  }
  expect(await ada.must<OwnHours>('/api/me/hours')).toEqual({ zone: 'UTC', quiet: null, holidays: [] });
  expect(await set(days('2026-12-20', '2027-01-20'))).toMatchObject(days('2026-12-20', '2027-01-20'));
  // Nobody has thirty days again by taking back those that have passed.
  clock.setWall(Date.parse('2027-01-16T12:00Z'));
  const kept = [{ from: '2026-12-20', to: '2027-01-15' }];
  expect(await set({ holidays: [] })).toMatchObject({ holidays: kept });
  expect(await set(days('2027-08-01', '2027-08-16'))).toMatchObject({ because: 'bad-hours' });
  expect(await set(days('2027-08-01', '2027-08-15'))).toMatchObject({
    holidays: [...kept, { from: '2027-08-01', to: '2027-08-15' }],
  });
});

test('somebody’s hours go with what is kept of them, and with them', async () => {
  await serve('2026-06-01T08:00Z');
  const [ada, ben] = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Ben')];
  for (const guest of [ada, ben]) await guest.must('/api/me/hours', PARIS);
  expect((await ada.must<Export>('/api/me/export')).hours).toEqual(PARIS);
  await ada.must('/api/me/erase', { sure: true });
  expect(await server.house.store.people.allOwn('hours')).toEqual([{ guest: ben.id, data: PARIS }]);
  expect(server.house.hours.of(ada.id).quiet).toBeNull();
});
