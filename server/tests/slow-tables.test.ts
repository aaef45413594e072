import { afterEach, expect, test } from 'vitest';
import { anyLegalMove } from '#bots';
import { gravitySuperstar } from '#games/gravity-superstar';
import { spaceBuilder } from '#games/space-builder';
import { spaceLab, type View } from '#games/space-lab';
import type { OverDays, OwnRoom, TableInfo } from '#protocol';
import type { BotRunner } from '../src/bots/runner.ts';
import { waitingFor } from '../src/tables/slow.ts';
import { answerTo, connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { pass, WaitedForStore } from '../trials/held-time.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { PATIENT, shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;
const plain = anyLegalMove(spaceLab);
const bots: BotRunner = {
  decide: async (_game, view, asked) => plain.decide(view as View, asked),
  close: async () => undefined,
};
const shelf = shelfOf([spaceLab, gravitySuperstar, spaceBuilder]);

let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());

async function serve(data: string, wall: number | null): Promise<void> {
  server = await trialServer({
    ...{ bots, shelf, data, openStore: (folder) => new WaitedForStore(folder, PATIENT) },
    startClock: (served) => {
      clock = new ManualClock(served);
      if (wall !== null) clock.setWall(wall);
      return clock;
    },
  });
}

async function open(overDays: Partial<OverDays> = {}, { game = 'space-lab', at = '2026-10-20T08:00Z' } = {}) {
  await serve(temporaryFolder(), Date.parse(at));
  return gather(server, 2, {
    ...{ game, seats: 2, overDays: { hours: 72, addedHours: null, late: 'remind', ...overDays } },
  });
}

const viewOf = ({ player }: Seated): View => [...player.seen.values()][0]?.view as View;
const turnsAt = ({ player }: Seated) => player.table?.turns ?? [];
const stored = (id: string) => server.hall.register.get(id);
const knownTurns = (id: string) => (stored(id)?.times ?? []).flatMap(({ turn }) => turn ?? []);

/** Both lay out their Objectives; the one whose turn it is, and their seat. */
async function begin(gathered: Gathered): Promise<{ readonly seat: number; readonly mover: Seated }> {
  await start(gathered);
  for (const [seat, one] of gathered.people.entries()) {
    await answerTo(one, one.player.move(seat, { type: 'arrange', objectives: viewOf(one).objectives }));
  }
  const [one] = gathered.people as [Seated, Seated];
  const [turn] = await until('the first turn', () => turnsAt(one).length === 1 && turnsAt(one));
  const seat = turn?.seat ?? 0;
  return { seat, mover: gathered.people[seat] as Seated };
}

/** Everybody goes, and a while later nothing of it is left in memory. */
async function leave(gathered: Gathered): Promise<void> {
  gathered.leave();
  await until('everybody has gone', () => [...server.hall.tables].every(({ company }) => company.isEmpty));
  await pass(clock, 2 * A_MINUTE);
  await until('it sleeps', () => server.hall.size === 0);
}

/** A bot has made its moves. */
async function theOthersTurn(id: string, seat: number): Promise<void> {
  await pass(clock, A_MINUTE);
  expect(stored(id)?.times?.map(({ turn }) => turn !== null)).toEqual(seat === 0 ? [false, true] : [true, false]);
}

test('at a slow table everybody who can move is told until when, by the calendar', async () => {
  const gathered = await open();
  expect(gathered.table.settings).toMatchObject({ awaySeconds: null, idleSeconds: null, turnSeconds: null });
  const [one, other] = gathered.people as [Seated, Seated];
  const begun = clock.wall();
  await start(gathered);
  await until('both lay out', () => turnsAt(one).length === 2);
  const turn = { since: begun, until: begun + 3 * A_DAY, isLate: false };
  expect(turnsAt(one)).toEqual([
    { seat: 0, ...turn },
    { seat: 1, ...turn },
  ]);
  clock.pass(AN_HOUR);
  await answerTo(one, one.player.move(0, { type: 'arrange', objectives: viewOf(one).objectives }));
  await until('one of them waits', () => turnsAt(other).length === 1);
  const wait = { table: gathered.table.id, game: 'space-lab', seat: 1, ...turn };
  expect(waitingFor(server.hall.register, other.guest.id)).toEqual([wait]);
  expect(waitingFor(server.hall.register, one.guest.id)).toEqual([]);
  const [room] = await other.guest.must<readonly OwnRoom[]>('/api/me/tables');
  expect(room?.turn).toEqual({ seat: 1, ...turn });
  gathered.leave();
});

test('a game against the clock is not played over days, and nothing changes in the middle of a match', async () => {
  await expect(open({}, { game: 'space-builder' })).rejects.toThrow('only-in-turns');
  await server.end();
  await serve(temporaryFolder(), null);
  const [host, friend] = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Ben')];
  const table = await host.must<TableInfo>('/api/tables', { game: 'space-lab', seats: 2 });
  const set = (asked: object) => host.ask('POST', `/api/tables/${table.id}/settings`, asked);
  const pace = { hours: 24, addedHours: 12, late: 'bot' };
  expect((await set({ overDays: pace })).json).toMatchObject({ settings: { overDays: pace, awaySeconds: null } });
  for (const wrong of [{ hours: 0 }, { hours: 337 }, { addedHours: 100 }, { late: 'never' }]) {
    expect((await set({ overDays: { ...pace, ...wrong } })).json).toMatchObject({ because: 'not-understood' });
  }
  expect((await set({ overDays: null })).json).toMatchObject({
    settings: { overDays: null, awaySeconds: 180, idleSeconds: 180 },
  });
  await set({ overDays: pace });
  // Another game may have no turns to take days for.
  const choose = (game: string) => host.must<TableInfo>(`/api/tables/${table.id}/game`, { game, seats: 2 });
  expect((await choose('gravity-superstar')).settings).toMatchObject({ overDays: pace, awaySeconds: null });
  expect((await choose('space-builder')).settings).toMatchObject({ overDays: null, awaySeconds: 60, idleSeconds: 180 });
  await choose('space-lab');
  await set({ overDays: pace });
  await friend.must(`/api/tables/${table.id}/sit`, {});
  await pass(clock, 2_000);
  expect((await set({ overDays: null })).json).toMatchObject({ because: 'match-is-running' });
  expect((await set({ overDays: pace, freeText: true })).json).toMatchObject({ phase: 'playing' });
});

test('somebody who is away is reminded, and nobody plays for them', async () => {
  const gathered = await open({ hours: 24 });
  const { seat } = await begin(gathered);
  await leave(gathered);
  const { id } = gathered.table;
  await pass(clock, A_DAY + AN_HOUR);
  await until('it is late', () => knownTurns(id)[0]?.isLate === true);
  await pass(clock, 30 * A_DAY);
  expect(stored(id)?.seats[seat]?.kind).toBe('person');
  expect(knownTurns(id)).toMatchObject([{ isLate: true }]);
  expect(server.hall.size).toBe(0);
  // They still move when they come.
  const back = connect(server, gathered.people[seat]?.guest as Seated['guest'], id);
  await until('the match', () => back.player.seen.size > 0);
  expect(await answerTo(back, back.player.move(seat, { type: 'reveal' }))).toMatchObject({ type: 'accepted' });
  back.player.leave();
});

test('a bot plays one turn at a table that is asleep, and the other has the whole time', async () => {
  const gathered = await open({ hours: 24, late: 'bot' });
  const { seat } = await begin(gathered);
  await leave(gathered);
  const { id } = gathered.table;
  await pass(clock, A_DAY);
  await theOthersTurn(id, seat);
  const [turn] = knownTurns(id);
  expect((turn?.until ?? 0) - (turn?.since ?? 0)).toBe(A_DAY);
  expect(clock.wall() - (turn?.since ?? 0)).toBeLessThan(10 * A_MINUTE);
  expect(stored(id)?.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  await pass(clock, 3 * A_MINUTE);
  await until('it sleeps again', () => server.hall.size === 0);
});

test('whoever gives up by their silence leaves their seat to a bot', async () => {
  const gathered = await open({ hours: 24, late: 'give-up' });
  const { seat } = await begin(gathered);
  await leave(gathered);
  const { id } = gathered.table;
  await pass(clock, A_DAY + A_MINUTE);
  await until('a bot has their seat', () => stored(id)?.seats[seat]?.kind === 'bot');
  await theOthersTurn(id, seat);
  expect(stored(id)?.seats[1 - seat]?.kind).toBe('person');
});

test('a deadline that passes while nobody serves is looked at after an hour of service', async () => {
  const gathered = await open({ hours: 24, late: 'bot' });
  const { seat } = await begin(gathered);
  await leave(gathered);
  const { id } = gathered.table;
  const { folder } = server;
  const wall = clock.wall();
  await server.close();
  await serve(folder, wall + 3 * A_DAY);
  await pass(clock, 59 * A_MINUTE);
  expect(stored(id)?.times?.[seat]?.turn).toMatchObject({ isLate: false });
  await pass(clock, 3 * A_MINUTE);
  await theOthersTurn(id, seat);
});

test.each([10 * A_DAY, -400 * A_DAY])('nobody’s time is over because the calendar jumps by %d', async (jump) => {
  const gathered = await open({ hours: 24, late: 'bot' });
  const { seat } = await begin(gathered);
  await leave(gathered);
  const { id } = gathered.table;
  await pass(clock, 20 * AN_HOUR);
  const left = (knownTurns(id)[0]?.until ?? 0) - clock.wall();
  clock.setWall(clock.wall() + jump);
  await pass(clock, 2 * A_MINUTE);
  await until('it is set right', () => Math.abs((knownTurns(id)[0]?.at ?? 0) - clock.wall()) < AN_HOUR);
  expect(Math.abs((knownTurns(id)[0]?.until ?? 0) - clock.wall() - left)).toBeLessThan(5 * A_MINUTE);
  await pass(clock, 2 * AN_HOUR);
  expect(knownTurns(id)).toMatchObject([{ isLate: false }]);
  // Back where it was, nothing is lost either.
  clock.setWall(clock.wall() - jump);
  await pass(clock, 100 * A_MINUTE);
  expect(knownTurns(id)).toMatchObject([{ isLate: false }]);
  await pass(clock, 25 * A_MINUTE);
  await theOthersTurn(id, seat);
});

test('hours for the whole match: what is left is kept, and more is added with every turn', async () => {
  const gathered = await open({ hours: 24, addedHours: 6 });
  const { seat, mover } = await begin(gathered);
  const id = gathered.table.id;
  // Each has laid out at once: that was a decision of its own.
  expect(stored(id)?.times?.map(({ saved }) => saved / AN_HOUR)).toEqual([30, 30]);
  expect(((turnsAt(mover)[0]?.until ?? 0) - clock.wall()) / AN_HOUR).toBe(30);
  clock.pass(10 * AN_HOUR);
  await answerTo(mover, mover.player.move(seat, { type: 'reveal' }));
  const [keep] = await until('a choice', () => {
    const found = spaceLab.legalMoves(viewOf(mover)).filter(({ type }) => type === 'keep');
    return found.length > 0 && found;
  });
  await answerTo(mover, mover.player.move(seat, keep));
  await until('the other one’s turn', () => stored(id)?.times?.[1 - seat]?.turn != null);
  expect((stored(id)?.times?.[seat]?.saved ?? 0) / AN_HOUR).toBe(26);
  gathered.leave();
});

test('a pause of the room stops everybody’s time', async () => {
  const gathered = await open({ hours: 24 });
  const { mover } = await begin(gathered);
  const { host, table } = gathered;
  clock.pass(4 * AN_HOUR);
  await host.must(`/api/tables/${table.id}/pause`, { isPaused: true });
  await until('it stands', () => turnsAt(mover)[0]?.until === null);
  await leave(gathered);
  await pass(clock, 10 * A_DAY);
  expect(knownTurns(table.id)).toMatchObject([{ isLate: false, until: null }]);
  await host.must(`/api/tables/${table.id}/pause`, { isPaused: false });
  await until('it goes on', () => knownTurns(table.id)[0]?.until !== null);
  expect(((knownTurns(table.id)[0]?.until ?? 0) - clock.wall()) / AN_HOUR).toBeCloseTo(20, 1);
});
