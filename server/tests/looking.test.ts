import { afterEach, expect, test } from 'vitest';
import { spaceBowl, type View } from '#games/space-bowl';
import type { LookingInfo } from '#protocol';
import type { BotRunner } from '../src/bots/runner.ts';
import { answerTo, connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';
import { Screen } from '../trials/screen.ts';

let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());

const shelf = shelfOf([spaceBowl]);
/** A server holds moves for slower lines this long at most. */
const HELD = 200;
const SEARCH_SECONDS = 30;

/** Asked, they never answer: what is on trial is when they are asked. */
let asked = 0;
const bots: BotRunner = {
  decide: () => {
    asked++;
    return new Promise(() => undefined);
  },
  close: async () => undefined,
};

const data = () => temporaryFolder();

async function open(pauseSeconds: number | null, { seats = 2, folder = data() } = {}): Promise<Gathered> {
  clock = new ManualClock();
  server = await trialServer({ shelf, bots, data: folder, startClock: () => clock });
  const gathered = await gather(server, 2, {
    ...{ game: 'space-bowl', seats, awaySeconds: null, ...(seats > 2 ? { bots: ['rookie'] } : {}) },
    options: { searchSeconds: SEARCH_SECONDS, pauseSeconds },
  });
  await start(gathered);
  return gathered;
}

const looking = ({ player }: Seated): LookingInfo | null => player.table?.match?.looking ?? null;
const viewOf = ({ player }: Seated): View => [...player.seen.values()][0]?.view as View;
const seatOf = ({ player }: Seated): number => [...player.seen.keys()][0] as number;
const see = (seated: Seated): void => seated.player.say({ type: 'seen', at: looking(seated)?.at ?? 0 });

/** In small steps: every line is asked in between whether it is still there. */
async function pass(people: readonly Seated[], millis: number): Promise<void> {
  for (let left = millis; left > 0; left -= 5_000) {
    clock.pass(Math.min(left, 5_000));
    await heardAll(people);
  }
}

/** Everything that was said before has been read. */
async function heardAll(people: readonly Seated[]): Promise<void> {
  for (const { player, heard } of people) {
    if (!player.isOpen) continue;
    const answers = () => heard.filter(({ type }) => type === 'clock').length;
    const before = answers();
    player.say({ type: 'sync', sent: 0 });
    await until('the line answers', () => answers() > before);
  }
}

async function throwBy(seated: Seated, people: readonly Seated[]) {
  const key = seated.player.move(seatOf(seated), { type: 'throw' });
  await heardAll(people);
  await pass(people, HELD);
  return answerTo(seated, key);
}

/** A round in which nobody calls: it ends by itself, and its captain is that of the next. */
async function silentRound({ people }: Gathered): Promise<Seated> {
  const captain = people.find((seated) => seatOf(seated) === viewOf(seated).captain) as Seated;
  expect(await throwBy(captain, people)).toMatchObject({ type: 'accepted' });
  await pass(people, SEARCH_SECONDS * 1_000 + HELD);
  await until('all look', () => people.every((seated) => looking(seated) !== null));
  return captain;
}

test('the next throw waits until all people have seen what the round came to', async () => {
  const gathered = await open(null);
  const [ada, grace] = gathered.people as [Seated, Seated];
  const captain = await silentRound(gathered);
  const other = captain === ada ? grace : ada;
  expect(looking(ada)?.unseen).toEqual([0, 1]);
  expect(await throwBy(captain, gathered.people)).toMatchObject({ type: 'refused', because: 'not-all-seen' });
  see(captain);
  await until('one is left', () => looking(ada)?.unseen.join() === String(seatOf(other)));
  // About another round: it changes nothing.
  other.player.say({ type: 'seen', at: 1 });
  await pass(gathered.people, 600_000);
  expect(await throwBy(captain, gathered.people)).toMatchObject({ because: 'not-all-seen' });
  see(other);
  await until('all have seen it', () => gathered.people.every((seated) => looking(seated) === null));
  expect(await throwBy(captain, gathered.people)).toMatchObject({ type: 'accepted' });
  gathered.leave();
});

test('a press on the screen of the room says for all who are here that they have seen it', async () => {
  const gathered = await open(null);
  const screen = new Screen(server.base);
  const { code } = await screen.state();
  await gathered.host.must(`/api/tables/${gathered.table.id}/screens`, { code });
  const tv = screen.show(server, gathered.table.id);
  await until('the screen is there', () => tv.table !== null);
  const captain = await silentRound(gathered);
  expect(await throwBy(captain, gathered.people)).toMatchObject({ because: 'not-all-seen' });
  await until('the screen knows', () => tv.table?.match?.looking?.unseen.length === 2);
  tv.say({ type: 'go-on', from: 'round' });
  await until('all have seen it', () => gathered.people.every((seated) => looking(seated) === null));
  expect(await throwBy(captain, gathered.people)).toMatchObject({ type: 'accepted' });
  tv.leave();
  gathered.leave();
});

test('the table throws by itself when its time is over, whoever still looks', async () => {
  const gathered = await open(15);
  const [ada] = gathered.people as [Seated];
  await silentRound(gathered);
  see(ada);
  await pass(gathered.people, 15_000 + HELD);
  await until('thrown', () => viewOf(ada).round.thrown !== null);
  await until('nothing more to look at', () => looking(ada) === null);
  gathered.leave();
});

test('whoever is away is not waited for, and whoever comes back still has it before them', async () => {
  const gathered = await open(null);
  const [ada, grace] = gathered.people as [Seated, Seated];
  await silentRound(gathered);
  const table = await server.hall.table(gathered.table.id);
  for (const { player } of [ada, grace]) player.leave();
  await until('all are away', () => table.company.size === 0);
  expect(table.session?.looking.isOn).toBe(true);
  const again = connect(server, grace.guest, gathered.table.id);
  await until('Grace is back', () => looking(again)?.unseen.join() === '1');
  see(again);
  await until('Ada is not waited for', () => looking(again) === null);
  gathered.leave();
  again.player.leave();
});

test('bots wait too, and watchers are not waited for', async () => {
  const gathered = await open(3, { seats: 3 });
  const { people } = gathered;
  // Whoever is captain: the table throws, nobody calls.
  await pass(people, 3_000 + SEARCH_SECONDS * 1_000 + 2 * HELD);
  await until('all look', () => people.every((seated) => looking(seated) !== null));
  const before = asked;
  const eve = connect(server, await Guest.arrive(server.base, 'Eve'), gathered.table.id);
  await until('Eve watches', () => eve.player.table !== null);
  expect(looking(eve)?.unseen).toHaveLength(2);
  see(eve);
  expect(await until('she is refused', () => eve.heard.find(({ type }) => type === 'refused'))).toMatchObject({
    because: 'not-your-seat',
  });
  see(people[0] as Seated);
  await until('one is left', () => looking(eve)?.unseen.length === 1);
  expect(asked).toBe(before);
  see(people[1] as Seated);
  await until('the bot is asked', () => asked > before);
  gathered.leave();
  eve.player.leave();
});

test('a restart in between takes nothing off the table', async () => {
  const folder = data();
  const gathered = await open(null, { folder });
  const [ada, grace] = gathered.people as [Seated, Seated];
  await silentRound(gathered);
  see(ada);
  await until('Grace is left', () => looking(grace)?.unseen.join() === '1');
  const { port } = server;
  await server.close();
  clock = new ManualClock(clock.now());
  server = await trialServer({ shelf, bots, data: folder, port, startClock: () => clock });
  const isBack = ({ heard }: Seated): boolean => heard.filter(({ type }) => type === 'welcome').length === 2;
  await until('both are back', () => gathered.people.every(isBack));
  await pass(gathered.people, HELD);
  await until('both are asked again', () => looking(ada)?.unseen.join() === '0,1');
  for (const seated of [ada, grace]) see(seated);
  await until('all have seen it', () => looking(ada) === null);
  gathered.leave();
});
