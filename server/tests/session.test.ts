import { expect, test } from 'vitest';
import { type Game, IN_TURNS, type Pace } from '#tabletop';
import { type BidState, sealedBids } from '#tabletop/testing';
import { LocalBus } from '../src/bus/local-bus.ts';
import { creditOf, headStartOf } from '../src/fairness/budget.ts';
import type { House } from '../src/house.ts';
import type { Audience } from '../src/match/audience.ts';
import { started } from '../src/match/recovery.ts';
import { Session } from '../src/match/session.ts';
import { Measures } from '../src/measures.ts';
import type { Change, MatchRecord, Store } from '../src/store/store.ts';
import type { Line } from '../src/tables/line.ts';
import { Watchdog } from '../src/watchdog.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, silent } from '../trials/running.ts';

interface Sent {
  readonly type: string;
  readonly later: number;
  readonly frame: { readonly [key: string]: unknown };
}

interface SlowDisk {
  readonly changes: Change[];
  /** Everything given so far becomes durable. */
  sync(): Promise<void>;
  /** Everything given so far is refused. */
  fail(): Promise<void>;
}

const record: MatchRecord = {
  ...{ id: 'm', table: 't', game: 'sealed-bids', rulesVersion: 1, options: { bidSeconds: 10 } },
  ...{ players: [{ name: 'A' }, { name: 'B' }], key: 'ab'.repeat(64), secret: '', commitment: '', contributions: [] },
  ...{ startedAt: 0, asleepAt: null, tellingAt: null, end: null },
};

/** A session whose disk syncs when the test says so, and whose lines have the lengths given. */
function serve(delays: readonly number[], pace: Pace = IN_TURNS, rules: Game = sealedBids) {
  const game: Game = { ...rules, pace };
  const clock = new ManualClock();
  const waiting: { resolve(): void; reject(error: Error): void }[] = [];
  const changes: Change[] = [];
  const settle = async (how: (one: (typeof waiting)[number]) => void): Promise<void> => {
    for (const one of waiting.splice(0)) how(one);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const disk: SlowDisk = {
    changes,
    sync: () => settle(({ resolve }) => resolve()),
    fail: () => settle(({ reject }) => reject(new Error('the disk is full'))),
  };
  const store = {
    write(change: Change): Promise<void> {
      changes.push(change);
      return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    },
  } as unknown as Store;
  const sent: Sent[][] = delays.map(() => []);
  const lines: Line[] = delays.map((delay, seat) => ({
    ...{ guest: `g${seat}`, delay, close: () => undefined, looksSlow: false, isScreen: false },
    ...{ name: '', screen: null },
    ...{ noteAsked: () => undefined, noteAnswered: () => undefined },
    send: (frame, later = 0) => {
      const message = JSON.parse(frame) as Sent['frame'];
      sent[seat]?.push({ type: String(message.type), later, frame: message });
    },
  }));
  const bus = new LocalBus(() => undefined);
  bus.subscribe('t', ({ to, text, headStart }) => {
    for (const [seat, line] of lines.entries()) {
      if (to === seat) line.send(text, headStart === null ? 0 : headStart - headStartOf(line.delay));
    }
  });
  const audience: Audience = {
    hasReader: (viewer) => viewer !== 'spectator',
    seatsOfPeople: () => lines.map(({ guest }, seat) => ({ guest, seat, isHere: true })),
    seatsHere: () => lines.map(({ guest }, seat) => ({ guest, seat })),
    slowest: Math.max(...delays),
    between: 0,
    channelOf: (_line, viewer) => viewer,
    watchLive: false,
    watchDelay: 0,
    creditOf: ({ delay }) => creditOf(delay),
    giveHeadStarts: () => Math.max(...delays.map((delay) => headStartOf(delay))),
  };
  const house = {
    ...{ shelf: shelfOf([game]), clock, store, log: silent },
    ...{ bus, bots: {}, measures: new Measures(), watchdog: new Watchdog(60_000) },
  } as unknown as House;
  const failures: unknown[] = [];
  const players = delays.map((_, seat) => ({ name: `P${seat}` }));
  const served = started(game, { ...record, players });
  const { match } = served;
  const session = new Session(house, served, audience, {
    ...{
      changed: () => undefined,
      isPerson: () => true,
      isTimeOver: () => false,
      tellsFirst: () => false,
      isPaused: () => false,
      isOpenToAll: () => false,
      tellingChanged: () => undefined,
      ending: () => ({ id: record.table, open: true, data: { wall: 0 } }),
      ended: () => undefined,
      stuck: () => undefined,
    },
    failed: (error) => void failures.push(error),
  });
  for (const [seat, line] of lines.entries()) session.show(line, seat, null);
  for (const list of sent) list.length = 0;
  const bid = (seat: number, pressed?: number): void => {
    const move = { type: 'bid', card: (match.state as BidState).hands[seat]?.[0] };
    const claim = pressed === undefined ? {} : { pressed };
    session.submit(lines[seat] as Line, { type: 'move', key: `key-of-${seat}`, seat, move, ...claim });
  };
  const line = (seat: number) => lines[seat] as Line;
  return { session, clock, disk, sent, failures, bid, line };
}

const typesOf = (sent: readonly Sent[] | undefined) => sent?.map(({ type }) => type);

test('nobody is told anything before it is stored', async () => {
  const { disk, sent, bid } = serve([0, 0]);
  bid(0);
  expect(disk.changes.map(({ kind }) => kind)).toEqual(['entry']);
  expect(sent).toEqual([[], []]);
  await disk.sync();
  expect(sent.map(typesOf)).toEqual([['accepted', 'update'], ['update']]);
});

test('what the clock brought is shown only when the moment is stored', async () => {
  const { clock, disk, sent } = serve([0, 0]);
  clock.pass(10_000);
  expect(disk.changes).toEqual([{ kind: 'beat', table: 't', beat: { served: 10_000, wall: clock.wall() } }]);
  expect(sent).toEqual([[], []]);
  await disk.sync();
  expect(sent.map(typesOf)).toEqual([['update'], ['update']]);
});

test('a disk that refuses stops the table, and nobody is told what was not stored', async () => {
  const { disk, sent, failures, bid } = serve([0, 0]);
  bid(0);
  await disk.fail();
  expect(failures.map(String)).toEqual(['Error: the disk is full']);
  bid(1);
  await disk.sync();
  expect(sent).toEqual([[], []]);
});

const racing = (reveals: readonly string[] = []): Pace => ({ races: ['bid'], reveals, settles: [], sweeps: [] });

test('a reveal is sent later to faster lines, by no more than the head start that a slow one may have', async () => {
  const { disk, sent, bid } = serve([10, 60, 400], { races: [], reveals: ['shown'], settles: [], sweeps: [] });
  bid(0);
  bid(1);
  await disk.sync();
  expect(sent.flat().map(({ later }) => later)).toEqual(sent.flat().map(() => 0));
  bid(2);
  await disk.sync();
  const last = sent.map((list) => list.filter(({ type }) => type === 'update').at(-1)?.later);
  expect(last).toEqual([50, 0, 60]);
});

test('nobody hears of a call before all that may have been earlier has come; then who pressed first is', async () => {
  const { clock, disk, sent, bid } = serve([10, 80], racing());
  clock.pass(1_000);
  bid(0, 995);
  clock.pass(60);
  bid(1, 980);
  await disk.sync();
  expect(sent).toEqual([[], []]);
  // The longest line may bring what was pressed 100 ms ago, and 5 ms can't be told apart.
  clock.pass(25 - 1);
  await disk.sync();
  expect(sent).toEqual([[], []]);
  clock.pass(1);
  await disk.sync();
  expect(sent.map(typesOf)).toEqual([['update'], ['accepted', 'update']]);
  clock.pass(150);
  await disk.sync();
  const none = { drawn: false, tooFast: false, likeProgram: false };
  expect(sent[0]?.find(({ type }) => type === 'ordered')?.frame.receipts).toEqual([
    { seat: 1, move: 'bid', arrived: 1_060, claimed: 980, delay: 80, pressed: 980, ...none },
    { seat: 0, move: 'bid', arrived: 1_000, claimed: 995, delay: 10, pressed: 995, ...none },
  ]);
  expect(disk.changes.map((change) => (change.kind === 'entry' ? [change.entry.by, change.entry.at] : []))).toEqual([
    [1, 980],
    [0, 995],
  ]);
});

test('whoever reacts to anything at all comes after it, whatever they claim', async () => {
  const { session, clock, disk, bid } = serve([10, 120], racing());
  clock.pass(1_000);
  bid(0, 995);
  while (session.match.moves.length === 0) clock.pass(1);
  bid(1, 0);
  clock.pass(400);
  await disk.sync();
  expect(session.match.moves.map(({ by }) => by)).toEqual([0, 1]);
});

test('what somebody tries is answered alike, and at the same moment, whether or not another has just called', async () => {
  const probe = async (isCalled: boolean) => {
    const { session, clock, disk, sent, line, bid } = serve([10, 80], racing());
    clock.pass(1_000);
    if (isCalled) bid(1, 999);
    clock.pass(3);
    let count = 0;
    const say = (move: unknown) =>
      session.submit(line(0), { type: 'move', key: `probe-${count++}`, seat: 0, move, pressed: 990 });
    for (const move of [null, { type: 'dance' }, { type: 'bid', card: 99 }]) say(move);
    session.undo(line(0), { type: 'undo', key: 'probe-undo', seat: 0 });
    session.legal(line(0), 0);
    session.show(line(0), 0, null);
    const heard: [number, string][] = [];
    // Up to the moment at which a call pressed before these would be heard of anyway.
    for (let millis = 0; millis < 100; millis++) {
      clock.pass(1);
      await disk.sync();
      for (const { frame } of sent[0]?.splice(0) ?? []) heard.push([millis, JSON.stringify({ ...frame, stream: '' })]);
    }
    return heard;
  };
  const quiet = await probe(false);
  expect(quiet.map(([, frame]) => JSON.parse(frame).type)).toEqual([
    ...['refused', 'legal', 'view'],
    ...['refused', 'refused', 'refused'],
  ]);
  expect(await probe(true)).toEqual(quiet);
});

test('an answer waits for nothing that another did in secret, not even for the disk', async () => {
  const quiet: typeof sealedBids = {
    ...sealedBids,
    view: (state, viewer) => ({ ...sealedBids.view(state, viewer), hasBid: [] }),
    eventFor: (event, viewer) => (event.type === 'bid' && event.seat !== viewer ? null : event),
  };
  const { session, disk, sent, bid, line } = serve([0, 0], undefined, quiet);
  bid(1);
  session.legal(line(0), 0);
  session.undo(line(0), { type: 'undo', key: 'take-back', seat: 0 });
  expect(sent.map(typesOf)).toEqual([['legal', 'refused'], []]);
  await disk.sync();
});

test('a key that is held for one move takes no other', async () => {
  const { session, clock, disk, sent, line } = serve([0, 0], racing());
  const say = (card: number) =>
    session.submit(line(0), { type: 'move', key: 'held-key', seat: 0, move: { type: 'bid', card } });
  const [held, other] = (session.match.state as BidState).hands[0] as [number, number];
  for (const card of [held, other, held]) say(card);
  expect(sent[0]?.map(({ type, frame }) => [type, frame.because])).toEqual([['refused', 'key-already-used']]);
  clock.pass(25);
  await disk.sync();
  expect(session.match.moves.map(({ move }) => move)).toEqual([{ type: 'bid', card: held }]);
});

test('what was pressed before a deadline counts, though it arrives after it', async () => {
  const { clock, disk, bid } = serve([100, 100], { races: ['call'], reveals: [], settles: [], sweeps: [] });
  clock.pass(10_090);
  bid(0, 9_995);
  clock.pass(200);
  expect(disk.changes.map((change) => (change.kind === 'entry' ? ['move', change.entry.at] : [change.kind]))).toEqual([
    ['move', 9_995],
    ['beat'],
  ]);
  await disk.sync();
});

test('a press sooner after a reveal than any person could counts as made when one could, and is marked', async () => {
  const { session, clock, disk, sent, bid } = serve([0, 40], racing(['shown']));
  clock.pass(10_065);
  await disk.sync();
  expect(sent[0]?.at(-1)).toMatchObject({ type: 'update', later: 40 });
  bid(0, clock.now());
  clock.pass(365);
  bid(1, clock.now() - 10);
  clock.pass(400);
  await disk.sync();
  expect(sent[0]?.find(({ type }) => type === 'ordered')?.frame.receipts).toMatchObject([
    { seat: 0, arrived: 10_065, pressed: 10_405, tooFast: true },
    { seat: 1, pressed: 10_420, tooFast: false },
  ]);
  expect(session.match.moves.map(({ at }) => at)).toEqual([10_405, 10_420]);
});

test('of those who are too fast the faster one is first, whatever the draw', async () => {
  for (const first of [0, 1]) {
    const { session, clock, disk, bid } = serve([0, 0], racing(['shown']));
    clock.pass(10_065);
    await disk.sync();
    bid(first, clock.now());
    clock.pass(10);
    bid(1 - first, clock.now());
    clock.pass(500);
    await disk.sync();
    expect(session.match.moves.map(({ by, at }) => [by, at])).toEqual([
      [first, 10_365],
      [1 - first, 10_365],
    ]);
  }
});
