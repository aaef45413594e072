/** What somebody plans is played for them when its turn comes, if it would do the same; else it is dropped. */

import { afterEach, expect, test } from 'vitest';
import { type Event, gravitySuperstar, type Move, type View } from '#games/gravity-superstar';
import type { Export, Told } from '#protocol';
import type { Seat } from '#tabletop';
import type { BotRunner } from '../src/bots/runner.ts';
import { answerTo, connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { forgotten, lastPlan, type Pair, pairWhere, planAnswer, planned, sessionOf } from '../trials/planners.ts';
import { shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

const bots: BotRunner = {
  decide: async (_game, view) => ({ move: gravitySuperstar.legalMoves(view as View)[0] as Move, after: 100 }) as never,
  close: async () => undefined,
};
const shelf = shelfOf([gravitySuperstar]);

let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());

interface Opened {
  readonly gathered: Gathered;
  readonly mover: Seated;
  readonly planner: Seated;
  readonly seats: { readonly mover: Seat; readonly planner: Seat };
}

const viewOf = ({ player }: Seated): View => [...player.seen.values()][0]?.view as View;
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
  await server.house.store.lastBeat();
};
const wait = async (millis: number): Promise<void> => {
  await settled();
  clock.pass(millis);
  await settled();
};

const serve = async (data: string): Promise<void> => {
  clock = new ManualClock();
  server = await trialServer({ shelf, bots, data, startClock: () => clock });
};

async function open(asked: object = {}, data = temporaryFolder()): Promise<Opened> {
  await serve(data);
  const gathered = await gather(server, 2, { game: 'gravity-superstar', seats: 2, awaySeconds: null, ...asked });
  await start(gathered);
  const seat = viewOf(gathered.people[0] as Seated).turn ?? 0;
  return {
    gathered,
    ...{ mover: gathered.people[seat] as Seated, planner: gathered.people[1 - seat] as Seated },
    seats: { mover: seat, planner: 1 - seat },
  };
}

/** Plays on by hand until there is such a pair. */
async function toPair(opened: Opened, fits: boolean): Promise<Opened & { readonly pair: Pair }> {
  const { gathered } = opened;
  for (;;) {
    const { match } = await sessionOf(server, gathered);
    const mover = viewOf(gathered.people[0] as Seated).turn ?? 0;
    const seats = { mover, planner: 1 - mover };
    const who = gathered.people[mover] as Seated;
    const planner = gathered.people[1 - mover] as Seated;
    const pair = viewOf(who).phase === 'act' ? pairWhere(match.game, match.state, { ...seats, fits }) : null;
    if (pair !== null) return { ...opened, seats, mover: who, planner, pair };
    const [move] = gravitySuperstar.legalMoves(viewOf(who));
    expect(await answerTo(who, who.player.move(mover, move))).toMatchObject({ type: 'accepted' });
    await until('both see it', () => viewOf(who).turn === viewOf(planner).turn);
  }
}

const toldTo = ({ heard }: Seated): readonly Told[] =>
  heard.flatMap((message) => (message.type === 'update' ? message.events : []));
const cardsOf = (who: Seated, seat: Seat): readonly Event[] =>
  toldTo(who)
    .map(({ event }) => event as Event)
    .filter((event) => (event.type === 'card-played' || event.type === 'card-hidden') && event.seat === seat);

const play = async (who: Seated, seat: Seat, move: object): Promise<void> =>
  expect(await answerTo(who, who.player.move(seat, move))).toMatchObject({ type: 'accepted' });

test('a plan that still fits is played five seconds after its turn has come, as a move like any other', async () => {
  const { gathered, mover, planner, seats, pair } = await toPair(await open(), true);
  const key = planned(planner, seats.planner, pair.plan);
  expect(await planAnswer(planner, key)).toMatchObject({ type: 'plan', plan: { move: pair.plan, end: null } });
  const { record } = await sessionOf(server, gathered);
  expect((await server.house.store.match(record.id))?.plans).toMatchObject([{ id: key, move: pair.plan, end: null }]);
  const before = (await sessionOf(server, gathered)).match.madeBy(seats.planner);
  await play(mover, seats.mover, pair.deed);
  await wait(4_900);
  expect((await sessionOf(server, gathered)).match.madeBy(seats.planner)).toBe(before);
  await wait(200);
  await until('the word that it was played', () => lastPlan(planner)?.end === 'played');
  expect((await sessionOf(server, gathered)).match.madeBy(seats.planner)).toBe(before + 1);
  const entries = await server.house.store.entries(record.id);
  expect(entries.at(-1)).toMatchObject({ by: seats.planner, key: `plan-${key}`, planned: true });
  // Nobody else hears of a plan, nor that this was one.
  expect(mover.heard.some((message) => message.type === 'plan')).toBe(false);
  expect(JSON.stringify(mover.heard)).not.toContain('planned');
  expect(cardsOf(mover, seats.planner).length).toBeGreaterThan(0);
  gathered.leave();
});

test('a plan whose way has changed is dropped when its turn comes, and only its player hears why', async () => {
  const { gathered, mover, planner, seats, pair } = await toPair(await open(), false);
  await planAnswer(planner, planned(planner, seats.planner, pair.plan));
  const heard = mover.heard.length;
  await play(mover, seats.mover, pair.deed);
  const plan = await until('the word', () => (lastPlan(planner)?.end === null ? null : lastPlan(planner)));
  expect(plan?.end).toMatch(/^(changed|not-legal)$/);
  await wait(60_000);
  expect(viewOf(mover).turn).toBe(seats.planner);
  expect(mover.heard.slice(heard).some((message) => message.type === 'plan')).toBe(false);
  gathered.leave();
});

test('what was done before it can be taken back, and the plan waits on', async () => {
  const { gathered, mover, planner, seats, pair } = await toPair(await open(), true);
  await planAnswer(planner, planned(planner, seats.planner, pair.plan));
  await play(mover, seats.mover, pair.deed);
  await wait(3_000);
  expect(await answerTo(mover, mover.player.undo(seats.mover))).toMatchObject({ type: 'accepted' });
  await wait(10_000);
  expect(lastPlan(planner)?.end).toBe(null);
  await play(mover, seats.mover, pair.deed);
  await wait(5_000);
  await until('it is played', () => lastPlan(planner)?.end === 'played');
  gathered.leave();
});

test('who plays by hand, forgets the plan or makes another is not played for', async () => {
  const { gathered, mover, planner, seats, pair } = await toPair(await open(), true);
  const first = planned(planner, seats.planner, pair.plan);
  await planAnswer(planner, first);
  expect(await planAnswer(planner, forgotten(planner, seats.planner))).toMatchObject({ plan: null });
  expect(await planAnswer(planner, forgotten(planner, seats.planner))).toMatchObject({ because: 'no-such-plan' });
  await planAnswer(planner, planned(planner, seats.planner, pair.plan));
  await play(mover, seats.mover, pair.deed);
  const by = (await sessionOf(server, gathered)).match.madeBy(seats.planner);
  await until('the turn', () => viewOf(planner).turn === seats.planner);
  await play(planner, seats.planner, pair.plan);
  await until('the word', () => lastPlan(planner)?.end === 'turn-was-played');
  await wait(10_000);
  expect((await sessionOf(server, gathered)).match.madeBy(seats.planner)).toBe(by + 1);
  gathered.leave();
});

test('what can’t be planned is refused, and changes nothing', async () => {
  const { gathered, mover, planner, seats, pair } = await toPair(await open(), true);
  const refused = async (key: string) => expect(await planAnswer(planner, key));
  (await refused(planned(planner, seats.planner, { type: 'end' }))).toMatchObject({ because: 'can-not-be-planned' });
  (await refused(planned(planner, seats.planner, 'nonsense'))).toMatchObject({ because: 'can-not-be-planned' });
  (await refused(planned(planner, seats.mover, pair.plan))).toMatchObject({ because: 'not-your-seat' });
  const judged = { match: planner.player.table?.match?.id ?? '', hash: '0'.repeat(16) };
  planner.player.say({ type: 'plan', key: 'another-view', seat: seats.planner, move: pair.plan, judged });
  (await refused('another-view')).toMatchObject({ because: 'plan-is-outdated' });
  const own = planned(mover, seats.mover, pair.deed);
  expect(await planAnswer(mover, own)).toMatchObject({ because: 'turn-has-come' });
  expect((await sessionOf(server, gathered)).kept.plans).toEqual([]);
  gathered.leave();
});

test('a plan is there again after a restart, and is played by it', async () => {
  const data = temporaryFolder();
  const { gathered, mover, planner, seats, pair } = await toPair(await open({}, data), true);
  await planAnswer(planner, planned(planner, seats.planner, pair.plan));
  await play(mover, seats.mover, pair.deed);
  gathered.leave();
  await server.close();
  await serve(data);
  const again = connect(server, planner.guest, gathered.table.id);
  await until('the plan', () => lastPlan(again)?.end === null);
  await wait(5_100);
  await until('it is played', () => lastPlan(again)?.end === 'played');
  const session = await sessionOf(server, gathered);
  expect((await server.house.store.entries(session.record.id)).at(-1)).toMatchObject({ planned: true });
  again.player.leave();
});

test('while the match stands still nothing is played; with nobody there it is', async () => {
  const { gathered, mover, planner, seats, pair } = await toPair(await open(), true);
  await planAnswer(planner, planned(planner, seats.planner, pair.plan));
  await play(mover, seats.mover, pair.deed);
  await gathered.host.must(`/api/tables/${gathered.table.id}/pause`, { isPaused: true });
  await wait(20_000);
  const session = await sessionOf(server, gathered);
  const before = session.match.madeBy(seats.planner);
  await gathered.host.must(`/api/tables/${gathered.table.id}/pause`, { isPaused: false });
  gathered.leave();
  const { company } = await server.hall.table(gathered.table.id);
  await until('nobody is there', () => company.isEmpty);
  await wait(5_100);
  expect(session.match.madeBy(seats.planner)).toBe(before + 1);
});

test('a plan is played rather than a bot for whoever is away; in a seat that is given up it is gone', async () => {
  const { gathered, mover, planner, seats, pair } = await toPair(await open({ awaySeconds: 10 }), true);
  await planAnswer(planner, planned(planner, seats.planner, pair.plan));
  planner.player.leave();
  await wait(30_000);
  await play(mover, seats.mover, pair.deed);
  await wait(5_100);
  const session = await sessionOf(server, gathered);
  const entry = () => server.house.store.entries(session.record.id);
  expect((await entry()).find(({ by, key }) => by === seats.planner && key.startsWith('plan-'))).toMatchObject({
    planned: true,
  });
  await planner.guest.must(`/api/tables/${gathered.table.id}/leave`, {});
  expect(session.kept.plans).toEqual([]);
  gathered.leave();
});

test('on every device of one’s own the plan is there, and on nobody else’s', async () => {
  const { gathered, mover, planner, seats, pair } = await toPair(await open(), true);
  const second = connect(server, planner.guest, gathered.table.id);
  const watcher = connect(server, await Guest.arrive(server.base, 'Watcher'), gathered.table.id);
  await until('both are here', () => second.player.seen.size > 0 && watcher.player.seen.size > 0);
  await planAnswer(planner, planned(planner, seats.planner, pair.plan));
  await until('the second device', () => lastPlan(second)?.end === null);
  const third = connect(server, planner.guest, gathered.table.id);
  await until('a third one', () => lastPlan(third)?.end === null);
  await settled();
  for (const one of [mover, watcher]) expect(one.heard.some(({ type }) => type === 'plan')).toBe(false);
  const file = await planner.guest.must<Export>('/api/me/export');
  expect(file.matches[0]?.plans).toEqual([{ seat: seats.planner, move: pair.plan }]);
  expect((await mover.guest.must<Export>('/api/me/export')).matches[0]).not.toHaveProperty('plans');
  for (const one of [second, watcher, third]) one.player.leave();
  gathered.leave();
});
