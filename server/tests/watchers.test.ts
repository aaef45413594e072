import { afterEach, expect, test } from 'vitest';
import { spaceBowl } from '#games/space-bowl';
import { spaceBuilder, type View } from '#games/space-builder';
import { type LimitNumbers, NO_LIMITS } from '../src/limits/numbers.ts';
import { answerTo, connect, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
let clock: ManualClock;
const opened: Seated[] = [];

afterEach(async () => {
  for (const { player } of opened.splice(0)) player.leave();
  await server.end();
});

async function open(game: string, settings: object = {}, limits: LimitNumbers = NO_LIMITS): Promise<Gathered> {
  clock = new ManualClock();
  server = await trialServer({ shelf: shelfOf([spaceBowl, spaceBuilder]), startClock: () => clock, limits });
  const gathered = await gather(server, 2, { game, seats: 2, ...settings });
  opened.push(...gathered.people);
  await start(gathered);
  return gathered;
}

async function watch({ table }: Gathered): Promise<Seated> {
  const watcher = connect(server, await Guest.arrive(server.base, 'Watcher'), table.id);
  opened.push(watcher);
  await until('the watcher is here', () => watcher.player.table !== null);
  return watcher;
}

/** The next whole view, whatever is in it. */
async function refreshed({ player, heard }: Seated): Promise<View> {
  const views = () => heard.filter(({ type }) => type === 'view');
  const before = views().length;
  player.say({ type: 'refresh', viewer: 'spectator' });
  const view = await until('a whole view', () => views()[before]);
  return (view as unknown as { readonly view: View }).view;
}

/** In small steps: every line is asked in between whether it is still there. */
async function pass(millis: number): Promise<void> {
  for (let left = millis; left > 0; left -= 5_000) {
    clock.pass(Math.min(left, 5_000));
    for (const { player, heard } of opened) {
      if (!player.isOpen) continue;
      const answers = () => heard.filter(({ type }) => type === 'clock').length;
      const before = answers();
      player.say({ type: 'sync', sent: 0 });
      await until('the line answers', () => answers() > before);
    }
  }
}

const BUILD = { type: 'build', building: 1, face: 'A', plot: 0, turn: 0 };

/** The first plan has come up, and Ada has built. */
async function build(gathered: Gathered): Promise<void> {
  await pass(15_200);
  const [ada] = gathered.people as [Seated];
  await until('the plan is up', () => {
    const view = ada.player.seen.get(0)?.view as View | undefined;
    return view?.phase === 'building';
  });
  const key = ada.player.move(0, BUILD);
  ada.player.say({ type: 'sync', sent: 1 });
  await until('it has come', () => ada.heard.some((message) => message.type === 'clock' && message.sent === 1));
  await pass(200);
  expect(await answerTo(ada, key)).toMatchObject({ type: 'accepted' });
}

test('watchers see a round when it is over, however they ask, and then all of it', async () => {
  const gathered = await open('space-builder', { options: { roundSeconds: 30 } });
  const watcher = await watch(gathered);
  const before = await refreshed(watcher);
  expect(before.phase).toBe('waiting');
  await build(gathered);
  expect(await refreshed(watcher)).toEqual(before);
  const another = await watch(gathered);
  expect(await refreshed(another)).toEqual(before);
  expect(watcher.heard.filter(({ type }) => type === 'update')).toEqual([]);
  await pass(30_000);
  const update = await until('the end', () => watcher.heard.find(({ type }) => type === 'update'));
  const told = (update as unknown as { readonly events: { readonly event: { readonly type: string } }[] }).events;
  expect(told.map(({ event }) => event.type)).toEqual(['plan-came-up', 'built', 'round-ended']);
  expect((await refreshed(watcher)).boards[0]).toHaveLength(1);
});

test('at a table that wants it so they see everything at once', async () => {
  const gathered = await open('space-builder', { watchLive: true });
  const watcher = await watch(gathered);
  await build(gathered);
  expect((await refreshed(watcher)).boards[0]).toEqual([{ building: 1, face: 'A', plot: 0, turn: 0 }]);
});

test('the screen of somebody who plays shows at once what all players may see, and no board', async () => {
  const gathered = await open('space-builder');
  const bob = gathered.people[1] as Seated;
  const screen = connect(server, bob.guest, gathered.table.id, { screen: true });
  opened.push(screen);
  await until('the screen is on', () => screen.player.table !== null);
  expect(screen.player.viewers).toEqual(['spectator']);
  expect(screen.player.table?.watching).toBe(0);
  await build(gathered);
  const { phase, boards, placed, plan } = await refreshed(screen);
  expect([phase, boards, placed]).toEqual(['building', [null, null], [1, 0]]);
  expect(plan).not.toBeNull();
  const key = screen.player.move(1, BUILD);
  expect(await answerTo(screen, key)).toMatchObject({ because: 'not-your-seat' });
  // A screen is nobody's presence.
  bob.player.leave();
  await until('Bob is away', () => {
    const seat = screen.player.table?.seats[1];
    return seat?.kind === 'person' && !seat.here;
  });
});

test('who pressed when is told to watchers after the round, too', async () => {
  const gathered = await open('space-bowl');
  const [ada] = gathered.people as [Seated];
  const watcher = await watch(gathered);
  await refreshed(watcher);
  await pass(15_500);
  const key = ada.player.move(0, { type: 'go' });
  ada.player.say({ type: 'sync', sent: 1 });
  await until('it has come', () => ada.heard.some((message) => message.type === 'clock' && message.sent === 1));
  await pass(600);
  expect(await answerTo(ada, key)).toMatchObject({ type: 'accepted' });
  await until('Ada is told the order', () => ada.heard.some(({ type }) => type === 'ordered'));
  await refreshed(watcher);
  expect(watcher.heard.some(({ type }) => type === 'ordered' || type === 'update')).toBe(false);
  await pass(14_000);
  await until('and then the watcher', () => watcher.heard.some(({ type }) => type === 'ordered'));
});

test('a press that has come counts, though its page is loaded anew before it is settled', async () => {
  const gathered = await open('space-bowl');
  const [ada] = gathered.people as [Seated];
  await pass(15_500);
  const key = ada.player.move(0, { type: 'go' });
  ada.player.say({ type: 'sync', sent: 1 });
  await until('it has come', () => ada.heard.some((message) => message.type === 'clock' && message.sent === 1));
  ada.player.leave();
  const table = await server.hall.table(gathered.table.id);
  await until('the old page is gone', () => table.company.size === 1);
  const page = connect(server, ada.guest, gathered.table.id);
  opened.push(page);
  await until('the new page is there', () => page.player.seen.has(0));
  await pass(600);
  expect(ada.heard.some((message) => 'key' in message && message.key === key)).toBe(false);
  await until('it was called by Ada', () => JSON.stringify(page.heard).includes('"type":"called","by":0'));
});

test('as many watch as may, two of one guest, and none of them in a player’s place', async () => {
  const gathered = await open('space-bowl', {}, { ...NO_LIMITS, watchers: 60 });
  const [ada] = gathered.people as [Seated];
  const isAnswered = ({ heard }: Seated): boolean =>
    heard.some((message) => message.type === 'welcome' || message.type === 'refused');
  for (let guest = 0; guest < 31; guest++) {
    const watcher = await Guest.arrive(server.base, `Watcher ${guest}`);
    const three = Array.from({ length: 3 }, () => connect(server, watcher, gathered.table.id));
    opened.push(...three);
    await until('all are answered', () => three.every(isAnswered));
    const welcome = three.filter(({ player }) => player.table !== null).length;
    expect([guest, welcome]).toEqual([guest, guest < 30 ? 2 : 0]);
  }
  ada.heard.length = 0;
  ada.player.cut();
  await until('Ada is answered', () => isAnswered(ada));
  expect(ada.heard[0]?.type).toBe('welcome');
});
