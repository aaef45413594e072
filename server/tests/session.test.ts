import { expect, test } from 'vitest';
import { type BidState, sealedBids } from '#tabletop/testing';
import { LocalBus } from '../src/bus/local-bus.ts';
import { equalising } from '../src/fairness/order.ts';
import type { Pace } from '../src/fairness/pace.ts';
import type { House } from '../src/house.ts';
import type { Audience } from '../src/match/audience.ts';
import { LiveMatch } from '../src/match/live-match.ts';
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
function serve(delays: readonly number[], pace: Pace = { races: [], reveals: [] }) {
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
    ...{ guest: `g${seat}`, delay, close: () => undefined },
    send: (frame, later = 0) => {
      const message = JSON.parse(frame) as Sent['frame'];
      sent[seat]?.push({ type: String(message.type), later, frame: message });
    },
  }));
  const bus = new LocalBus(() => undefined);
  bus.subscribe('t', ({ to, text, slowest }) => {
    for (const [seat, line] of lines.entries()) {
      if (to === seat || to === 'everybody') line.send(text, slowest === null ? 0 : equalising(line.delay, slowest));
    }
  });
  const audience: Audience = {
    hasReader: (viewer) => viewer !== 'spectator',
    seatsHere: () => lines.map(({ guest }, seat) => ({ guest, seat })),
    slowest: Math.max(...delays),
  };
  const house = {
    ...{ shelf: shelfOf([sealedBids], { 'sealed-bids': pace }), clock, store, log: silent },
    ...{ bus, bots: {}, measures: new Measures(), watchdog: new Watchdog(60_000) },
  } as unknown as House;
  const failures: unknown[] = [];
  const match = new LiveMatch(sealedBids, record, false);
  const session = new Session(house, { match, startedAt: 0, tellingAt: null }, audience, {
    ...{
      changed: () => undefined,
      tellsFirst: () => false,
      tellingChanged: () => undefined,
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
  expect(disk.changes).toEqual([{ kind: 'beat', beat: { served: 10_000, wall: clock.wall() } }]);
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

test('a reveal is sent later to faster lines, never more than 150 ms', async () => {
  const { disk, sent, bid } = serve([10, 400], { races: [], reveals: ['shown'] });
  bid(0);
  await disk.sync();
  expect(sent.flat().map(({ later }) => later)).toEqual([0, 0, 0]);
  bid(1);
  await disk.sync();
  expect(sent.map((list) => list.filter(({ type }) => type === 'update').map(({ later }) => later))).toEqual([
    [0, 140],
    [0, 0],
  ]);
});

test('a call is shown to all at once, and given to who pressed first when the window has passed', async () => {
  const { clock, disk, sent, bid } = serve([10, 80], { races: ['bid'], reveals: [] });
  clock.pass(1_000);
  bid(0, 995);
  expect(sent.map(typesOf)).toEqual([['called'], ['called']]);
  clock.pass(60);
  bid(1, 980);
  clock.pass(90);
  await disk.sync();
  const ordered = sent[0]?.find(({ type }) => type === 'ordered')?.frame as { receipts: object[] };
  expect(ordered.receipts).toEqual([
    { seat: 1, move: 'bid', arrived: 1_060, claimed: 980, delay: 80, pressed: 980, drawn: false },
    { seat: 0, move: 'bid', arrived: 1_000, claimed: 995, delay: 10, pressed: 995, drawn: false },
  ]);
  expect(disk.changes.map((change) => (change.kind === 'entry' ? [change.entry.by, change.entry.at] : []))).toEqual([
    [1, 980],
    [0, 995],
  ]);
});

test('a key that is held for one move takes no other', async () => {
  const { session, clock, disk, sent, line } = serve([0, 0], { races: ['bid'], reveals: [] });
  const say = (card: number) =>
    session.submit(line(0), { type: 'move', key: 'held-key', seat: 0, move: { type: 'bid', card } });
  const [held, other] = (session.match.state as BidState).hands[0] as [number, number];
  for (const card of [held, other, held]) say(card);
  expect(sent[0]?.map(({ type, frame }) => [type, frame.because])).toEqual([
    ['called', undefined],
    ['refused', 'key-already-used'],
  ]);
  clock.pass(150);
  await disk.sync();
  expect(session.match.moves.map(({ move }) => move)).toEqual([{ type: 'bid', card: held }]);
});

test('what was pressed before a deadline counts, though it arrives after it', async () => {
  const { clock, disk, bid } = serve([100, 100], { races: ['call'], reveals: [] });
  clock.pass(10_090);
  bid(0, 9_995);
  clock.pass(200);
  expect(disk.changes.map((change) => (change.kind === 'entry' ? ['move', change.entry.at] : [change.kind]))).toEqual([
    ['move', 9_995],
    ['beat'],
  ]);
  await disk.sync();
});
