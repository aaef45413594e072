import { afterEach, expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { spaceBowl } from '#games/space-bowl';
import { type Judged, type ToServer, viewHash } from '#protocol';
import { type Game, quickChance } from '#tabletop';
import { type BidView, sealedBids } from '#tabletop/testing';
import { answerTo, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import type { Seen } from '../trials/player.ts';
import { shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
let clock: ManualClock;
let gathered: Gathered;

afterEach(async () => {
  gathered.leave();
  await server.end();
});

async function open(game: Game, options: object = {}): Promise<readonly [Seated, Seated]> {
  clock = new ManualClock();
  server = await trialServer({ shelf: shelfOf([game]), startClock: () => clock });
  gathered = await gather(server, 2, { game: game.id, seats: 2, options });
  await start(gathered);
  return gathered.people as [Seated, Seated];
}

const seenBy = ({ player }: Seated, seat: number): Seen => player.seen.get(seat) as Seen;

const judgedBy = (who: Seated, seat: number): Judged => ({
  match: who.player.table?.match?.id ?? '',
  hash: viewHash(seenBy(who, seat).view),
});

/** Sees all there is to see. */
async function isUpToDate(who: Seated, seat: number): Promise<void> {
  const { session } = await server.hall.table(gathered.table.id);
  await until('everything is shown', () => viewHash(seenBy(who, seat).view) === session?.hashFor(seat));
}

let keys = 0;
async function ask(who: Seated, asked: Partial<ToServer> & { seat: number; key?: string }): Promise<string> {
  const key = asked.key ?? `left-lying-${++keys}`;
  const count = () => who.heard.filter((message) => 'key' in message && message.key === key).length;
  const before = count();
  who.player.say({ type: 'move', ...asked, key } as ToServer);
  await until('an answer', () => count() > before);
  const answer = who.heard.findLast((message) => 'key' in message && message.key === key);
  return answer?.type === 'refused' ? answer.because : (answer?.type ?? '');
}

const bidOf = (who: Seated, seat: number) => ({
  type: 'bid',
  card: (seenBy(who, seat).view as BidView).hand[0],
});

test('a move that is said again in a later round does not count, though it would be legal there', async () => {
  const [ada, grace] = await open(sealedBids, { bidSeconds: null });
  const before = judgedBy(ada, 0);
  for (const [seat, who] of [ada, grace].entries()) await answerTo(who, who.player.move(seat, bidOf(who, seat)));
  await until('the round is over', () => seenBy(ada, 0).seq > 1);
  const left = { seat: 0, move: bidOf(ada, 0) };
  expect(await ask(ada, { ...left, judged: before })).toBe('match-went-on');
  expect(await ask(ada, { ...left, judged: { ...judgedBy(ada, 0), match: 'another' } })).toBe('match-went-on');
  expect(await ask(ada, { ...left, judged: judgedBy(ada, 0) })).toBe('accepted');
});

test('without what was seen only the rules judge it: they would have taken it', async () => {
  const [ada, grace] = await open(sealedBids, { bidSeconds: null });
  for (const [seat, who] of [ada, grace].entries()) await answerTo(who, who.player.move(seat, bidOf(who, seat)));
  await until('the round is over', () => seenBy(ada, 0).seq > 1);
  expect(await ask(ada, { seat: 0, move: bidOf(ada, 0) })).toBe('accepted');
});

test('what was done before the line broke stays done, whatever came after it', async () => {
  const [ada, grace] = await open(sealedBids, { bidSeconds: null });
  const sent = { seat: 0, move: bidOf(ada, 0), key: 'sent-and-stored', judged: judgedBy(ada, 0) };
  expect(await ask(ada, sent)).toBe('accepted');
  await answerTo(grace, grace.player.move(1, bidOf(grace, 1)));
  await until('the round is over', () => seenBy(ada, 0).seq > 1);
  expect(await ask(ada, sent)).toBe('accepted');
  expect((await server.hall.table(gathered.table.id)).session?.match.moves).toHaveLength(2);
});

/** The same match every time: in one of chance it may end before anybody had two moves in a turn. */
const sameGravity: Game = {
  ...gravitySuperstar,
  setup: (table, _chance, given) => gravitySuperstar.setup(table as never, quickChance(1), given as never),
};

test('one’s own moves are nothing new: what was pressed upon them counts, until somebody else moves', async () => {
  const people = await open(sameGravity);
  const offersOf = async (seat: number) => {
    const who = people[seat] as Seated;
    await isUpToDate(who, seat);
    return gravitySuperstar.legalMoves(seenBy(who, seat).view as never);
  };
  let seat = (await offersOf(0)).length > 0 ? 0 : 1;
  /** Plays a turn, each of its moves as if nothing had been seen of those before it; returns how many they were. */
  const playTurn = async (who: Seated, judged: Judged): Promise<number> => {
    let count = 0;
    for (let [offer] = await offersOf(seat); offer !== undefined; [offer] = await offersOf(seat)) {
      expect(await ask(who, { seat, move: offer as object, judged })).toBe('accepted');
      count++;
    }
    return count;
  };
  for (let moves = 0; moves < 2; ) {
    const who = people[seat] as Seated;
    const judged = judgedBy(who, seat);
    moves = await playTurn(who, judged);
    const [other, own] = [1 - seat, seat];
    seat = other;
    await playTurn(people[other] as Seated, judgedBy(people[other] as Seated, other));
    seat = own;
    const [left] = await offersOf(own);
    expect(await ask(who, { seat, move: left as object, judged })).toBe('match-went-on');
    expect(await ask(who, { type: 'undo', seat, judged })).toBe('match-went-on');
  }
});

test.each([
  { age: 1_000, says: 'accepted' },
  { age: 6_000, says: 'match-went-on' },
])('a call that was pressed $age ms before it comes is $says, though nothing has happened', async ({ age, says }) => {
  const [ada, grace] = await open(spaceBowl);
  for (let left = 20_000; left > 0; left -= 4_000) {
    clock.pass(4_000);
    for (const { player, heard } of [ada, grace]) {
      const answers = () => heard.filter(({ type }) => type === 'clock').length;
      const before = answers();
      player.say({ type: 'sync', sent: 0 });
      await until('the line answers', () => answers() > before);
    }
  }
  await isUpToDate(ada, 0);
  const pressed = server.house.clock.now() - age;
  const call = { seat: 0, move: { type: 'go' }, pressed, judged: judgedBy(ada, 0) };
  const answered = ask(ada, call);
  ada.player.say({ type: 'sync', sent: 1 });
  await until('it has come', () => ada.heard.some((message) => message.type === 'clock' && message.sent === 1));
  // Nobody could have pressed sooner, and what was pressed before has come.
  clock.pass(600);
  expect(await answered).toBe(says);
});
