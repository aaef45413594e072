import { afterEach, expect, test, vi } from 'vitest';
import { spaceBowl } from '#games/space-bowl';
import type { Telling } from '#protocol';
import { IN_TURNS } from '#tabletop';
import { type BidView, sealedBids } from '#tabletop/testing';
import type { BotRunner } from '../src/bots/runner.ts';
import { Telling as Pauses } from '../src/match/telling.ts';
import { answerTo, connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());
afterEach(() => void vi.restoreAllMocks());

/** Asked, they never answer: what is on trial is when they are asked. */
let asked = 0;
const bots: BotRunner = {
  decide: () => {
    asked++;
    return new Promise(() => undefined);
  },
  close: async () => undefined,
};

const shelf = shelfOf([{ ...sealedBids, pace: { ...IN_TURNS, reveals: ['shown'] } }, spaceBowl]);

async function open(settings: object = { tellFirst: true }, seats = 2): Promise<Gathered> {
  clock = new ManualClock();
  server = await trialServer({ shelf, bots, startClock: () => clock });
  const gathered = await gather(server, 2, {
    ...{ game: 'sealed-bids', seats, options: { bidSeconds: 10 } },
    ...(seats > 2 ? { bots: ['rookie'] } : {}),
    ...settings,
  });
  await start(gathered);
  return gathered;
}

const telling = ({ player }: Seated): Telling | null => player.table?.match?.telling ?? null;
const viewOf = ({ player }: Seated, seat: number) => player.seen.get(seat)?.view as BidView;

const bid = async (seated: Seated, seat: number) =>
  answerTo(seated, seated.player.move(seat, { type: 'bid', card: viewOf(seated, seat).hand[0] }));

/** Both bid: the bids are shown, and the next round's clock would begin. */
async function reveal({ people }: Gathered): Promise<void> {
  for (const [seat, seated] of people.entries()) expect(await bid(seated, seat)).toMatchObject({ type: 'accepted' });
}

/** In small steps: every line is asked in between whether it is still there. */
async function pass({ people }: Gathered, millis: number): Promise<void> {
  for (let left = millis; left > 0; left -= 5_000) {
    clock.pass(Math.min(left, 5_000));
    for (const { player, heard } of people) {
      if (!player.isOpen) continue;
      const answers = () => heard.filter(({ type }) => type === 'clock').length;
      const before = answers();
      player.say({ type: 'sync', sent: 0 });
      await until('the line answers', () => answers() > before);
    }
  }
}

const timeOf = async ({ table }: Gathered) => (await server.hall.table(table.id)).session?.time.at();

const say = ({ player }: Seated, at: number): void => player.say({ type: 'told', at });

test('the clock stands, and no move is taken, until everybody has been told', async () => {
  const gathered = await open();
  const [ada, grace] = gathered.people as [Seated, Seated];
  await pass(gathered, 4_000);
  await reveal(gathered);
  await until('both know', () => gathered.people.every((seated) => telling(seated) !== null));
  expect(telling(ada)).toEqual({ at: 4_000, until: clock.now() + 120_000, untold: [0, 1] });
  await pass(gathered, 60_000);
  expect(await timeOf(gathered)).toBe(4_000);
  expect(await bid(ada, 0)).toMatchObject({ type: 'refused', because: 'not-all-told', rule: null });
  say(ada, 4_000);
  say(ada, 3_999);
  await until('Grace is the only one', () => telling(grace)?.untold.join() === '1');
  expect(await bid(ada, 0)).toMatchObject({ because: 'not-all-told' });
  say(grace, 4_000);
  await until('the match goes on', () => gathered.people.every((seated) => telling(seated) === null));
  expect(ada.player.table?.match?.startedAt).toBe(clock.now() - 4_000);
  expect(await bid(ada, 0)).toMatchObject({ type: 'accepted', at: 4_000 });
  await pass(gathered, 9_999);
  expect(viewOf(ada, 0).shown).toHaveLength(2);
  await pass(gathered, 1);
  await until('time is up ten seconds after the telling', () => viewOf(ada, 0).shown.length === 4);
  gathered.leave();
});

/** Nobody ever says so: how long it takes to the next throw and the one after it, in milliseconds. */
async function pauses(): Promise<readonly number[]> {
  const gathered = await open();
  const [ada] = gathered.people as [Seated];
  const lasted: number[] = [];
  for (let round = 0; round < 2; round++) {
    await reveal(gathered);
    await until('it stands', () => telling(ada) !== null);
    const { until: end } = telling(ada) as Telling;
    lasted.push(end - clock.now());
    await pass(gathered, end - clock.now());
    await until('it goes on', () => telling(ada) === null);
  }
  gathered.leave();
  return lasted;
}

test('those who never say so are waited for once, then less', async () => {
  expect(await pauses()).toEqual([120_000, 20_000]);
});

test('it would be noticed if they were waited for as long every time', async () => {
  vi.spyOn(Pauses.prototype, 'longest', 'get').mockReturnValue(120_000);
  expect(await pauses()).toEqual([120_000, 120_000]);
});

test('it is two minutes at most', async () => {
  const gathered = await open();
  const [ada] = gathered.people as [Seated];
  await reveal(gathered);
  await until('it stands', () => telling(ada) !== null);
  await pass(gathered, 119_999);
  expect(await timeOf(gathered)).toBe(0);
  await pass(gathered, 1);
  await until('it goes on', () => telling(ada) === null);
  expect(await bid(ada, 0)).toMatchObject({ type: 'accepted' });
  gathered.leave();
});

test('bots wait too, and whoever goes is not waited for; with nobody there it waits', async () => {
  const gathered = await open({ tellFirst: true }, 3);
  const [ada, grace] = gathered.people as [Seated, Seated];
  const table = await server.hall.table(gathered.table.id);
  await bid(ada, 0);
  await bid(grace, 2);
  await until('the bot thinks', () => asked > 0);
  await pass(gathered, 10_000);
  await until('it stands', () => telling(ada) !== null);
  const before = asked;
  say(ada, 10_000);
  await until('Grace alone', () => telling(ada)?.untold.join() === '2');
  ada.player.leave();
  await until('Ada is away', () => table.company.size === 1);
  grace.player.leave();
  await until('all are away', () => table.company.size === 0);
  expect(table.session?.still.telling.isOn).toBe(true);
  const again = connect(server, grace.guest, gathered.table.id);
  await until('Grace is back and still to be told', () => telling(again)?.untold.join() === '2');
  expect(asked).toBe(before);
  const back = connect(server, ada.guest, gathered.table.id);
  await until('Ada is back', () => back.player.table !== null);
  expect(telling(back)?.untold).toEqual([2]);
  again.player.leave();
  await until('nobody is waited for any more', () => telling(back) === null);
  await until('the bot thinks again', () => asked > before);
  back.player.leave();
});

test('a restart in the middle loses nothing of it', async () => {
  clock = new ManualClock();
  const data = temporaryFolder();
  const first = await trialServer({ shelf, bots, data, port: await lastingPort(), startClock: () => clock });
  server = first;
  const gathered = await gather(first, 2, { game: 'sealed-bids', seats: 2, tellFirst: true });
  await start(gathered);
  await pass(gathered, 2_000);
  await reveal(gathered);
  await until('it stands', () => gathered.people.every((seated) => telling(seated) !== null));
  await pass(gathered, 5_000);
  await first.close();
  clock = new ManualClock(clock.now());
  server = await trialServer({ shelf, bots, data, port: first.port, startClock: () => clock });
  const [ada, grace] = gathered.people as [Seated, Seated];
  const isBack = (seated: Seated): boolean =>
    seated.heard.filter(({ type }) => type === 'welcome').length === 2 && telling(seated)?.untold.join() === '0,1';
  await until('both are back', () => isBack(ada) && isBack(grace));
  await pass(gathered, 5_000);
  expect(await timeOf(gathered)).toBe(2_000);
  for (const seated of [ada, grace]) say(seated, 2_000);
  await until('it goes on', () => telling(ada) === null);
  expect(ada.player.table?.match?.startedAt).toBe(clock.now() - 2_000);
  gathered.leave();
});

test('only where the table wants it; it can be switched off in the middle, and only players say so', async () => {
  const gathered = await open({});
  const [ada] = gathered.people as [Seated];
  await reveal(gathered);
  expect(await bid(ada, 0)).toMatchObject({ type: 'accepted' });
  expect(telling(ada)).toBeNull();
  const settings = `/api/tables/${gathered.table.id}/settings`;
  await gathered.host.must(settings, { tellFirst: true });
  await pass(gathered, 10_000);
  await until('it stands', () => telling(ada) !== null);
  await gathered.host.must(settings, { tellFirst: false });
  await until('it goes on', () => telling(ada) === null);
  gathered.leave();
});

test('in Space Bowl nobody calls before all know the throw, not even blindly', async () => {
  clock = new ManualClock();
  server = await trialServer({ shelf, bots, startClock: () => clock });
  const gathered = await gather(server, 2, { game: 'space-bowl', seats: 2, tellFirst: true });
  await start(gathered);
  const [ada, grace] = gathered.people as [Seated, Seated];
  // The table throws after 15 s; a press that claims to be just after it is put after the telling.
  await pass(gathered, 15_010);
  const key = grace.player.move(1, { type: 'go' }, clock.now());
  await pass(gathered, 50);
  expect(await answerTo(grace, key)).toMatchObject({ because: 'not-all-told' });
  await until('it stands', () => telling(ada) !== null);
  expect(telling(ada)).toMatchObject({ at: 15_000, untold: [0, 1] });
  for (const seated of [ada, grace]) say(seated, 15_000);
  await until('it goes on', () => telling(ada) === null);
  await pass(gathered, 400);
  const called = grace.player.move(1, { type: 'go' });
  grace.player.say({ type: 'sync', sent: 1 });
  await until('the call has arrived', () => grace.heard.some((said) => said.type === 'clock' && said.sent === 1));
  await pass(gathered, 150);
  expect(await answerTo(grace, called)).toMatchObject({ type: 'accepted', at: 15_400 });
  gathered.leave();
});
