/** During a match: a late friend, somebody who comes back, a pause, and somebody who does nothing. */

import { afterEach, expect, test } from 'vitest';
import { anyLegalMove } from '#bots';
import { spaceBowl, type View } from '#games/space-bowl';
import type { SeatInfo, TableInfo } from '#protocol';
import { type BidView, sealedBids } from '#tabletop/testing';
import type { BotRunner } from '../src/bots/runner.ts';
import { bidViewOf } from '../trials/bids.ts';
import { answerTo, connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

const plain = anyLegalMove(sealedBids);
const bots: BotRunner = {
  decide: async (_game, view, asked) => plain.decide(view as BidView, asked),
  close: async () => undefined,
};
/** Where it does not matter what bots do, they do nothing. */
const thinking: BotRunner = { decide: () => new Promise(() => undefined), close: async () => undefined };

let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());

async function open(people: number, asked: object, runner = thinking): Promise<Gathered> {
  clock = new ManualClock();
  server = await trialServer({ shelf: shelfOf([sealedBids, spaceBowl]), bots: runner, startClock: () => clock });
  const gathered = await gather(server, people, { game: 'sealed-bids', options: { bidSeconds: null }, ...asked });
  await start(gathered);
  return gathered;
}

const path = ({ table }: Gathered, what: string): string => `/api/tables/${table.id}/${what}`;
const seatOf = ({ player }: Seated, seat: number) => player.table?.seats[seat] as Extract<SeatInfo, { kind: 'person' }>;
const refusal = async (gathered: Gathered, who: Guest, what: string, body: object) =>
  ((await who.ask('POST', path(gathered, what), body)).json as { because?: string }).because;
const come = async ({ table }: Gathered, name: string): Promise<Seated> => {
  const seated = connect(server, await Guest.arrive(server.base, name), table.id);
  await until(`${name} sees the match`, () => seated.player.seen.has('spectator'));
  return seated;
};
/** Everything that was said before has been heard at both ends. */
async function readAll(people: readonly Seated[]): Promise<void> {
  for (const { player, heard } of people) {
    const answers = () => heard.filter(({ type }) => type === 'clock').length;
    const before = answers();
    player.synchronise();
    await until('everything is read', () => answers() > before);
  }
}

/** In small steps: every line is asked in between whether it is still there. */
async function pass(people: readonly Seated[], millis: number): Promise<void> {
  for (let left = millis; left > 0; left -= 5_000) {
    clock.pass(Math.min(left, 5_000));
    await readAll(people);
  }
}

const bid = (one: Seated, seat: number): string =>
  one.player.move(seat, { type: 'bid', card: bidViewOf(one, seat).hand[0] });

test('a late friend takes over a bot’s seat, with what it holds', async () => {
  const evening = await open(2, { seats: 3, bots: ['rookie'] });
  const friend = await come(evening, 'Late');
  const table = await friend.guest.must(path(evening, 'take-over'), {});
  expect(table.seats[1]).toMatchObject({ kind: 'person', name: 'Late' });
  await until('their hand', () => friend.player.seen.has(1));
  expect(friend.player.viewers).toEqual([1]);
  expect(await answerTo(friend, bid(friend, 1))).toMatchObject({ type: 'accepted' });
  const { session } = await server.hall.table(evening.table.id);
  expect(session?.record.sittings?.at(-1)).toMatchObject({ seat: 1, guest: friend.guest.id, name: 'Late' });
  expect(await refusal(evening, friend.guest, 'take-over', {})).toBe('one-seat-each');
  const another = await come(evening, 'Later');
  expect(await refusal(evening, another.guest, 'take-over', {})).toBe('table-is-full');
  expect(await refusal(evening, another.guest, 'take-over', { seat: 0 })).toBe('seat-is-taken');
  for (const { player } of [friend, another]) player.leave();
  evening.leave();
});

test('whoever left has their own seat again, and no other while it is free', async () => {
  const evening = await open(2, { seats: 3, bots: ['rookie'] });
  const [host, grace] = evening.people as [Seated, Seated];
  await grace.guest.must(path(evening, 'leave'), {});
  await until('a bot goes on', () => host.player.table?.seats[2]?.kind === 'bot');
  await until('they only look', () => grace.player.viewers[0] === 'spectator' && grace.player.seen.has('spectator'));
  expect(await refusal(evening, grace.guest, 'take-over', { seat: 1 })).toBe('own-seat-first');
  const friend = await come(evening, 'Late');
  await friend.guest.must(path(evening, 'take-over'), {});
  await until('the bot’s of its own, not hers', () => host.player.table?.seats[1]?.kind === 'person');
  const back = await grace.guest.must(path(evening, 'take-over'), {});
  expect(back.seats[2]).toMatchObject({ kind: 'person', name: 'Guest 1' });
  expect(back.room.people.map(({ part }) => part)).toEqual(['plays', 'plays', 'plays']);
  await until('her hand', () => grace.player.seen.has(2));
  friend.player.leave();
  evening.leave();
});

test('whoever was sent away does not come back, by any device or name', async () => {
  const evening = await open(2, { seats: 3, bots: ['rookie'] });
  const grace = evening.people[1] as Seated;
  const friend = await come(evening, 'Late');
  const alias = (name: string) =>
    until(`${name} is known`, () => friend.player.table?.room.people.find((one) => one.name === name)?.guest);
  await evening.host.must(path(evening, 'send-away'), { guest: await alias('Guest 1') });
  await grace.guest.must('/api/me', { name: 'Somebody Else' });
  for (const what of ['take-over', 'wait']) expect(await refusal(evening, grace.guest, what, {})).toBe('sent-away');
  const { code } = await grace.guest.must<{ code: string }>('/api/me/link', {});
  const other = await Guest.arrive(server.base, 'Phone');
  const device = await fetch(`${server.base}/api/device`, {
    method: 'POST',
    headers: { cookie: other.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const cookie = device.headers.get('set-cookie')?.split(';')[0] ?? '';
  const phone = connect(server, { cookie } as Guest, evening.table.id);
  await until('not even to look', () =>
    phone.heard.some((message) => message.type === 'refused' && message.because === 'sent-away'),
  );
  await evening.host.must(path(evening, 'send-away'), { guest: await alias('Late') });
  expect(await refusal(evening, friend.guest, 'take-over', {})).toBe('sent-away');
  for (const { player } of [friend, phone]) player.leave();
  evening.leave();
});

test('in a locked room those of it come back, and nobody new comes in', async () => {
  const evening = await open(2, { seats: 3, bots: ['rookie'] });
  await evening.host.must(path(evening, 'settings'), { locked: true });
  const stranger = await Guest.arrive(server.base, 'Stranger');
  const line = connect(server, stranger, evening.table.id);
  await until('they stay out', () =>
    line.heard.some((message) => message.type === 'refused' && message.because === 'room-is-locked'),
  );
  for (const what of ['take-over', 'wait']) expect(await refusal(evening, stranger, what, {})).toBe('room-is-locked');
  const grace = evening.people[1] as Seated;
  await grace.guest.must(path(evening, 'leave'), {});
  expect((await grace.guest.must(path(evening, 'take-over'), {})).seats[2]?.kind).toBe('person');
  line.player.leave();
  evening.leave();
});

test('the host stops the match: nobody moves, no time passes, also over a restart', async () => {
  const data = temporaryFolder();
  clock = new ManualClock();
  const first = await trialServer({
    ...{ shelf: shelfOf([sealedBids]), bots, startClock: () => clock, data, port: await lastingPort() },
  });
  server = first;
  const asked = { game: 'sealed-bids', seats: 2, options: { bidSeconds: 10 }, turnSeconds: 20, awaySeconds: 30 };
  const evening = await gather(first, 2, asked);
  await start(evening);
  const [host, grace] = evening.people as [Seated, Seated];
  clock.pass(4_000);
  expect(await refusal(evening, grace.guest, 'pause', { isPaused: true })).toBe('only-the-host-may');
  await host.guest.must(path(evening, 'pause'), { isPaused: true });
  const stands = await until('it stands', () => grace.player.table?.match?.stands);
  expect(stands).toEqual({ at: 4_000, isPaused: true });
  expect(grace.player.table?.room.pause).toEqual({ by: grace.player.table?.host });
  expect(seatOf(grace, 0).turnEnds).toBeNull();
  expect(await answerTo(grace, bid(grace, 1))).toMatchObject({ because: 'match-is-paused' });
  await pass(evening.people, 100_000);
  expect((await first.hall.table(evening.table.id)).session?.time.at()).toBe(4_000);
  await first.close();
  const served = clock.now();
  clock = new ManualClock();
  clock.pass(served);
  server = await trialServer({ shelf: shelfOf([sealedBids]), bots, startClock: () => clock, data, port: first.port });
  await until('both are back', () => evening.people.every(({ player }) => player.connections === 2 && player.isOpen));
  await until('it still stands', () => grace.player.table?.match?.stands?.at === 4_000);
  await host.guest.must(path(evening, 'pause'), { isPaused: false });
  await until('it goes on', () => grace.player.table?.match?.stands === null);
  const { session } = await server.hall.table(evening.table.id);
  expect(session?.time.at()).toBe(4_000);
  expect(await answerTo(grace, bid(grace, 1))).toMatchObject({ type: 'accepted', at: 4_000 });
  evening.leave();
});

test('against the clock a pause waits for the end of the round', async () => {
  const evening = await open(2, { game: 'space-bowl', options: { searchSeconds: 30, pauseSeconds: 5 } });
  const [host, grace] = evening.people as [Seated, Seated];
  const viewOf = ({ player }: Seated): View => [...player.seen.values()][0]?.view as View;
  const { captain } = viewOf(host);
  const thrown = evening.people[captain]?.player.move(captain, { type: 'throw' }) ?? '';
  await readAll(evening.people);
  await pass(evening.people, 1_000);
  expect(await answerTo(evening.people[captain] as Seated, thrown)).toMatchObject({ type: 'accepted' });
  await host.guest.must(path(evening, 'pause'), { isPaused: true });
  await until('everybody knows', () => grace.player.table?.room.pause);
  expect(grace.player.table?.match?.stands).toBeNull();
  const { session } = await server.hall.table(evening.table.id);
  const before = session?.time.at() ?? 0;
  await pass(evening.people, 5_000);
  expect(session?.time.at()).toBe(before + 5_000);
  await pass(evening.people, 60_000);
  await until('the round is over, and it stands', () => grace.player.table?.match?.stands?.isPaused);
  const at = session?.time.at();
  await pass(evening.people, 60_000);
  expect(session?.time.at()).toBe(at);
  await host.guest.must(path(evening, 'pause'), { isPaused: false });
  await pass(evening.people, 10_000);
  expect(session?.time.at()).toBe((at ?? 0) + 10_000);
  evening.leave();
});

test('somebody who is here and does nothing is asked, then played for until they do something', async () => {
  const evening = await open(2, { idleSeconds: 60 }, bots);
  const [host, grace] = evening.people as [Seated, Seated];
  expect(await answerTo(host, bid(host, 0))).toMatchObject({ type: 'accepted' });
  await pass(evening.people, 31_000);
  const asked = await until('Grace is asked', () => seatOf(host, 1).asked);
  expect(asked - clock.now()).toBe(29_000);
  expect(seatOf(host, 0).asked).toBeNull();
  grace.player.say({ type: 'here' });
  await until('she is here', () => seatOf(host, 1).asked === null);
  await pass(evening.people, 31_000);
  await until('she is asked again', () => seatOf(host, 1).asked);
  await pass(evening.people, 30_000);
  await until('a bot plays for her', () => seatOf(host, 1).stoodIn && seatOf(host, 1).here);
  const session = (await server.hall.table(evening.table.id)).session;
  await pass(evening.people, 30_000);
  await until('it bids', () => session?.match.moves.some(({ by }) => by === 1));
  grace.player.say({ type: 'here' });
  await until('she plays herself', () => !seatOf(host, 1).stoodIn);
  evening.leave();
});

test('whoever keeps nobody waiting is never asked, nor where the room waits for ever', async () => {
  const alone = await open(1, { seats: 2, bots: ['rookie'], idleSeconds: 20 });
  await pass(alone.people, 300_000);
  const first = alone.people[0] as Seated;
  expect((await first.guest.must<TableInfo>(`/api/tables/${alone.table.id}`)).seats[0]).toMatchObject({ asked: null });
  alone.leave();
  await server.end();
  const patient = await open(2, { idleSeconds: null });
  await pass(patient.people, 300_000);
  const table = await patient.host.must<TableInfo>(`/api/tables/${patient.table.id}`);
  expect(table.seats).toMatchObject([
    { asked: null, stoodIn: false },
    { asked: null, stoodIn: false },
  ]);
  patient.leave();
});
