import { afterEach, expect, test } from 'vitest';
import { anyLegalMove } from '#bots';
import { spaceBowl } from '#games/space-bowl';
import type { SeatInfo } from '#protocol';
import { type BidView, sealedBids } from '#tabletop/testing';
import type { BotRunner } from '../src/bots/runner.ts';
import { connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

/** The plain bots, without a thread: what is on trial is when they play. */
const plain = anyLegalMove(sealedBids);
const bots: BotRunner = {
  decide: async (_game, view, asked) => plain.decide(view as BidView, asked),
  close: async () => undefined,
};
/** Nobody needs to have moved for somebody to have stood in. */
const idle: BotRunner = { decide: () => new Promise(() => undefined), close: async () => undefined };

let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());

async function open(asked: object, people = 2): Promise<Gathered> {
  clock = new ManualClock();
  server = await trialServer({ shelf: shelfOf([sealedBids]), bots, startClock: () => clock });
  const gathered = await gather(server, people, {
    game: 'sealed-bids',
    seats: 2,
    options: { bidSeconds: null },
    ...asked,
  });
  await start(gathered);
  return gathered;
}

const seatAt = ({ player }: Seated, seat: number) => player.table?.seats[seat] as Extract<SeatInfo, { kind: 'person' }>;
const movesAt = async ({ table }: Gathered) =>
  (await server.hall.table(table.id)).session?.match.moves.map(({ by }) => by);
const movesOf = ({ table }: Gathered) =>
  [...server.hall.tables].find(({ id }) => id === table.id)?.session?.match.moves;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Time passes in small steps, with room for what happens in between. */
async function pass(millis: number): Promise<void> {
  for (let step = 0; step < 10; step++) {
    clock.pass(millis / 10);
    await turn();
    await turn();
  }
}

test('who goes is seen to be away, a bot plays after the countdown, and who returns has the seat at once', async () => {
  const gathered = await open({ awaySeconds: 5 });
  const [ada, grace] = gathered.people as [Seated, Seated];
  expect(seatAt(ada, 1)).toMatchObject({ here: true, botFrom: null, stoodIn: false });
  grace.player.leave();
  await until('Grace is away', () => !seatAt(ada, 1).here);
  expect(seatAt(ada, 1)).toMatchObject({ botFrom: clock.now() + 5_000, stoodIn: false });
  await pass(4_500);
  expect(await movesAt(gathered)).toEqual([]);
  await pass(600);
  await until('a bot stands in', () => seatAt(ada, 1).stoodIn);
  await until('it has played', () => {
    clock.pass(20);
    return movesOf(gathered)?.length === 1;
  });
  expect(await movesAt(gathered)).toEqual([1]);
  const again = connect(server, grace.guest, gathered.table.id);
  await until('Grace is back', () => seatAt(ada, 1).here);
  expect(seatAt(ada, 1)).toMatchObject({ stoodIn: false, botFrom: null });
  ada.player.move(0, { type: 'bid', card: (ada.player.seen.get(0)?.view as { hand: number[] } | undefined)?.hand[0] });
  await until('Ada has bid', () => movesOf(gathered)?.length === 2);
  await pass(4_000);
  expect((await movesAt(gathered))?.length).toBe(2);
  again.player.leave();
  gathered.leave();
});

test('who comes back to a game against the clock is told that a bot played meanwhile, and only then', async () => {
  clock = new ManualClock();
  server = await trialServer({ shelf: shelfOf([spaceBowl]), bots: idle, startClock: () => clock });
  const gathered = await gather(server, 2, { game: 'space-bowl', seats: 2, awaySeconds: 5 });
  await start(gathered);
  const [ada, grace] = gathered.people as [Seated, Seated];
  const isTold = ({ heard }: Seated): boolean =>
    heard.some((message) => message.type === 'notice' && message.notice === 'bot-stood-in');
  const comeBack = async (): Promise<Seated> => {
    const back = connect(server, grace.guest, gathered.table.id);
    await until('Grace sees the match', () => back.player.seen.size > 0);
    return back;
  };
  grace.player.leave();
  await until('Grace is away', () => !seatAt(ada, 1).here);
  const soon = await comeBack();
  expect(isTold(soon)).toBe(false);
  soon.player.leave();
  await until('Grace is away again', () => !seatAt(ada, 1).here);
  await pass(5_100);
  await until('a bot stands in', () => seatAt(ada, 1).stoodIn);
  const late = await comeBack();
  expect(isTold(late)).toBe(true);
  expect(isTold(ada)).toBe(false);
  late.player.leave();
  gathered.leave();
});

test('with nobody there the match stands still, and goes on where it stood', async () => {
  const gathered = await open({ awaySeconds: 30 });
  await pass(5_000);
  const table = await server.hall.table(gathered.table.id);
  const before = table.session?.time.at() ?? 0;
  gathered.leave();
  await until('all are away', () => table.company.size === 0);
  await pass(70_000);
  expect(server.hall.size).toBe(0);
  // Looking wakes nothing.
  expect(await gathered.host.must(`/api/tables/${gathered.table.id}`)).toMatchObject({ phase: 'playing' });
  expect(server.hall.size).toBe(0);
  await pass(3_600_000);
  const [ada] = gathered.people as [Seated];
  const back = connect(server, ada.guest, gathered.table.id);
  await until('Ada is back', () => back.player.seen.has(0));
  const session = (await server.hall.table(gathered.table.id)).session;
  expect(session?.match.moves).toEqual([]);
  expect((session?.time.at() ?? 0) - before).toBeLessThanOrEqual(61_000);
  back.player.leave();
});

test('when the time for a turn is over a bot makes the move', async () => {
  const gathered = await open({ turnSeconds: 5 });
  const [ada] = gathered.people as [Seated];
  await until('the clock is shown', () => seatAt(ada, 0).turnEnds !== null);
  await pass(4_500);
  expect(await movesAt(gathered)).toEqual([]);
  await pass(600);
  await until('both have been moved for', () => movesOf(gathered)?.length === 2);
  expect((await movesAt(gathered))?.toSorted()).toEqual([0, 1]);
  gathered.leave();
});

test('bots in seats play by themselves, to the end', async () => {
  const gathered = await open({ bots: ['rookie'] }, 1);
  const [ada] = gathered.people as [Seated];
  for (let round = 0; round < 3; round++) {
    const card = (ada.player.seen.get(0)?.view as { hand: number[] } | undefined)?.hand[0];
    ada.player.move(0, { type: 'bid', card });
    await until('the bot has bid too', () => {
      clock.pass(20);
      return (ada.player.seen.get(0)?.view as BidView | undefined)?.shown.length === (round + 1) * 2;
    });
  }
  await until('the end', () => ada.player.table?.phase === 'finished');
  expect(ada.player.table?.match?.outcome?.scores.reduce((sum, score) => sum + score, 0)).toBe(3);
  gathered.leave();
});
