import { afterEach, expect, test } from 'vitest';
import { anyLegalMove } from '#bots';
import { type Move, spaceLab, type View } from '#games/space-lab';
import type { SeatInfo, Told } from '#protocol';
import type { BotRunner } from '../src/bots/runner.ts';
import { answerTo, connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

/** The plain bots, without a thread: what is on trial is when they play. */
const plain = anyLegalMove(spaceLab);
const bots: BotRunner = {
  decide: async (_game, view, asked) => plain.decide(view as View, asked),
  close: async () => undefined,
};
const shelf = shelfOf([spaceLab]);

let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());

interface Opened {
  readonly gathered: Gathered;
  /** Whose turn it is, and the other. */
  readonly mover: Seated;
  readonly other: Seated;
  readonly seat: number;
}

const viewOf = ({ player }: Seated): View => [...player.seen.values()][0]?.view as View;
const seatAt = ({ player }: Seated, seat: number) => player.table?.seats[seat] as Extract<SeatInfo, { kind: 'person' }>;
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function pass(millis: number): Promise<void> {
  for (let step = 0; step < 10; step++) {
    clock.pass(millis / 10);
    await turn();
    await turn();
  }
}

/** Two people at a table of Space Lab, their Objectives laid out. */
async function open(asked: object, data = temporaryFolder()): Promise<Opened> {
  clock = new ManualClock();
  server = await trialServer({ shelf, bots, data, startClock: () => clock });
  const gathered = await gather(server, 2, { game: 'space-lab', seats: 2, ...asked });
  await start(gathered);
  for (const [seat, one] of gathered.people.entries()) {
    const arrange = { type: 'arrange', objectives: viewOf(one).objectives };
    expect(await answerTo(one, one.player.move(seat, arrange))).toMatchObject({ type: 'accepted' });
  }
  await until('the first turn', () => gathered.people.every((one) => viewOf(one).turn !== null));
  const seat = viewOf(gathered.people[0] as Seated).turn ?? 0;
  const [mover, other] = [gathered.people[seat] as Seated, gathered.people[1 - seat] as Seated];
  await until('a clock for the turn', () => !('turnSeconds' in asked) || seatAt(other, seat).turnEnds !== null);
  return { gathered, mover, other, seat };
}

const toldTo = ({ heard }: Seated): readonly Told[] =>
  heard.flatMap((message) => (message.type === 'update' ? message.events : []));
const play = (who: Seated, seat: number, move: Move) => answerTo(who, who.player.move(seat, move));

test('the time is for the whole turn, and a bot plays the rest of it', async () => {
  const { gathered, mover, other, seat } = await open({ turnSeconds: 20 });
  const end = seatAt(other, seat).turnEnds;
  expect(seatAt(other, 1 - seat).turnEnds).toBeNull();
  await pass(15_000);
  expect(await play(mover, seat, { type: 'reveal' })).toMatchObject({ type: 'accepted' });
  await until('the cards are turned up', () => viewOf(other).phase === 'keeping');
  expect(seatAt(other, seat).turnEnds).toBe(end);
  const [card] = viewOf(mover).turnedUp;
  expect(card).toBeDefined();
  await pass(4_900);
  expect(viewOf(other).phase).toBe('keeping');
  await pass(200);
  await until('the other one’s turn', () => viewOf(other).turn === 1 - seat);
  await until('with the whole time again', () => seatAt(mover, 1 - seat).turnEnds !== null);
  expect((seatAt(mover, 1 - seat).turnEnds ?? 0) - clock.now()).toBeGreaterThan(19_000);
  expect(seatAt(other, seat).turnEnds).toBeNull();
  gathered.leave();
});

test('what a bot did for somebody is told as that, survives a restart, and nobody takes it back', async () => {
  const data = temporaryFolder();
  const { gathered, mover, other, seat } = await open({ turnSeconds: 20 }, data);
  await play(mover, seat, { type: 'reveal' });
  await pass(20_100);
  await pass(500);
  await until('the other one’s turn', () => [mover, other].every((one) => viewOf(one).turn === 1 - seat));
  for (const one of [mover, other]) {
    const marked = toldTo(one).filter(({ byBot }) => byBot === true);
    expect(marked.map(({ event }) => event.type)).toContain('cards-taken');
    expect(marked.every(({ event }) => 'seat' in event && event.seat === seat)).toBe(true);
    const ownDoing = toldTo(one).filter(({ event }) => event.type === 'cards-turned-up');
    expect(ownDoing.map(({ byBot }) => byBot)).toEqual([undefined]);
  }
  expect(await play(mover, seat, { type: 'keep' } as never)).toMatchObject({ because: 'not-a-move' });
  expect(await play(mover, seat, { type: 'reveal' })).toEqual({
    ...{ type: 'refused', key: expect.any(String), because: 'a-bot-played', rule: null },
  });
  expect(await answerTo(mover, mover.player.undo(seat))).toMatchObject({ type: 'refused', because: 'a-bot-played' });
  gathered.leave();
  await server.close();
  server = await trialServer({ shelf, bots, data, startClock: () => new ManualClock() });
  const again = connect(server, other.guest, gathered.table.id);
  const whole = await until('the whole view', () => again.heard.find((message) => message.type === 'view'));
  expect(
    whole.type === 'view' && whole.log.filter(({ byBot }) => byBot === true).map(({ event }) => event.type),
  ).toEqual(
    toldTo(other)
      .filter(({ byBot }) => byBot === true)
      .map(({ event }) => event.type),
  );
  again.player.leave();
});

test('who takes the last move of a turn back has what was left of its time', async () => {
  const movesOf = (who: Seated, wanted: Move['type']) => {
    const found = spaceLab.legalMoves(viewOf(who)).filter(({ type }) => type === wanted);
    return found.length > 0 && found;
  };
  const reveal = async (opened: Opened) => {
    await play(opened.mover, opened.seat, { type: 'reveal' });
    return until('a choice of what to keep', () => movesOf(opened.mover, 'keep'));
  };
  let opened = await open({ turnSeconds: 30 });
  let keeps = await reveal(opened);
  // Where all cards are of one agency none is left to the centre.
  while (keeps.length < 2) {
    opened.gathered.leave();
    await server.end();
    opened = await open({ turnSeconds: 30 });
    keeps = await reveal(opened);
  }
  const { gathered, mover, other, seat } = opened;
  await play(mover, seat, keeps[0] as Move);
  await until('the other one’s turn', () => seatAt(mover, 1 - seat).turnEnds !== null);
  const end = seatAt(mover, 1 - seat).turnEnds;
  const [recruit] = await until('a chance to recruit', () => movesOf(other, 'recruit'));
  await pass(5_000);
  expect(await play(other, 1 - seat, recruit as Move)).toMatchObject({ type: 'accepted', undo: true });
  await until('the next turn', () => seatAt(other, seat).turnEnds !== null);
  await pass(5_000);
  expect(await answerTo(other, other.player.undo(1 - seat))).toMatchObject({ type: 'accepted' });
  await until('their turn again', () => seatAt(mover, 1 - seat).turnEnds !== null);
  expect(seatAt(mover, 1 - seat).turnEnds).toBe(end);
  // Nobody goes on being told what was taken back.
  const recruited = toldTo(mover).filter(({ event }) => 'from' in event && event.from === 'centre');
  expect(recruited).toHaveLength(1);
  expect(mover.heard.findLast((message) => message.type === 'update')).toMatchObject({ events: [], undone: 2 });
  const again = connect(server, mover.guest, gathered.table.id);
  const whole = await until('the whole view', () => again.heard.find((message) => message.type === 'view'));
  expect(whole.type === 'view' && whole.log.map(({ event }) => event.type).slice(-2)).toEqual([
    ...['cards-left-to-centre', 'turn-began'],
  ]);
  again.player.leave();
  gathered.leave();
});

test('what a bot does for somebody who is away is told as that too', async () => {
  const { gathered, mover, other, seat } = await open({ awaySeconds: 5 });
  mover.player.leave();
  await until('they are away', () => !seatAt(other, seat).here);
  await pass(5_100);
  await until('a bot has played', () => {
    clock.pass(20);
    return viewOf(other).turn === 1 - seat;
  });
  expect(toldTo(other).some(({ event, byBot }) => byBot === true && 'seat' in event && event.seat === seat)).toBe(true);
  gathered.leave();
});
