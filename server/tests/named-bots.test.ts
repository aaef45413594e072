/** Programs of others, by name: let in with a token, given a seat by a host, playing over real sockets. */

import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { anyLegalMove } from '#bots';
import { gravitySuperstar } from '#games/gravity-superstar';
import type { MatchInfo, NamedBotInfo, TableInfo, ToClient } from '#protocol';
import { pick, quickChance } from '#tabletop';
import { addNamedBot, namedBotsIn, removeNamedBot } from '../src/bots/named.ts';
import type { BotRunner } from '../src/bots/runner.ts';
import { LIMITS } from '../src/limits/numbers.ts';
import type { ServerOptions } from '../src/server.ts';
import { FolderPapers } from '../src/store/papers.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { Player } from '../trials/player.ts';
import { PythonBot } from '../trials/python.ts';
import { type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

const GAME = 'gravity-superstar';
const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) await end();
});

/** A server that has let "Deep Thought" in. */
async function houseWithBot(options: Partial<ServerOptions> = {}) {
  const data = temporaryFolder();
  const token = (await addNamedBot(new FolderPapers(data), 'Deep Thought', [GAME])) ?? '';
  const server = await trialServer({ limits: LIMITS, data, ...options });
  ends.push(() => server.end());
  return { server, token };
}

async function attending({ server, token }: { server: TrialServer; token: string }) {
  const bot = PythonBot.start([server.base, '--token', token, '--pause', '0']);
  ends.push(async () => {
    bot.process.kill();
    await bot.said.catch(() => undefined);
  });
  let here: readonly NamedBotInfo[] = [];
  while (here.length === 0) {
    // No oftener than anybody may ask, however long the program takes to start.
    await new Promise((resolve) => setTimeout(resolve, 200));
    here = (await (await fetch(`${server.base}/api/bots?game=${GAME}`)).json()) as NamedBotInfo[];
  }
  return { bot, id: here[0]?.id ?? '' };
}

async function tableWithBot(server: TrialServer, id: string) {
  const host = await Guest.arrive(server.base, 'Ada');
  const { id: table } = await host.must('/api/tables', { game: GAME, seats: 2 });
  const info = await host.must<TableInfo>(`/api/tables/${table}/bots`, { bot: id });
  return { host, table, info };
}

/** The host's own moves, until the match is over. */
async function playToTheEnd(server: TrialServer, host: Guest, table: string, meanwhile: (moves: number) => void) {
  const chance = quickChance(3);
  let [moves, match] = [0, ''];
  const player = new Player({
    socketBase: server.socketBase,
    cookie: host.cookie,
    table,
    heard: (message) => {
      if (message.type === 'ended') match = message.match;
    },
  });
  ends.push(() => player.leave());
  await until('the host is there', () => player.table !== null);
  await host.must(`/api/tables/${table}/start`, {});
  while (match === '') {
    const view = player.seen.get(0)?.view;
    const legal = view === undefined ? [] : gravitySuperstar.legalMoves(view as never);
    if (legal.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    const key = player.move(0, pick(chance, legal));
    await until('an answer', () => !player.waiting.has(key));
    meanwhile(++moves);
  }
  return (await (await fetch(`${server.base}/api/matches/${match}`)).json()) as MatchInfo;
}

test('a bot that a host picks by its name takes its seat by itself and plays to the end', async () => {
  // Nobody else plays for it: the house's own bots never answer.
  const silentBots = { decide: () => new Promise<never>(() => undefined), close: async () => undefined };
  const { server, token } = await houseWithBot({ bots: silentBots });
  const { id } = await attending({ server, token });
  const { host, table, info } = await tableWithBot(server, id);
  expect(info.seats[1]).toEqual({ kind: 'bot', name: 'Deep Thought', level: 'regular', named: true });
  const guest = (await namedBotsIn(new FolderPapers(server.folder)))[0]?.guest ?? '?';
  expect(JSON.stringify(info)).not.toContain(guest);
  const found = await playToTheEnd(server, host, table, () => undefined);
  expect(found.players).toEqual([{ name: 'Ada' }, { name: 'Deep Thought', bot: 'regular' }]);
  const { moves } = found.recording as { moves: { by: number }[] };
  expect(moves.filter(({ by }) => by === 1).length).toBeGreaterThan(0);
  expect(JSON.stringify(found)).not.toContain(guest);
  // It is of no room: nobody invites it, nobody waits for it.
  const { json } = await host.ask('GET', `/api/tables/${table}`);
  expect((json as TableInfo).room.people.map(({ name }) => name)).toEqual(['Ada']);
});

test('where it vanishes a bot of the house plays on', async () => {
  const { server, token } = await houseWithBot();
  const { bot, id } = await attending({ server, token });
  const { host, table } = await tableWithBot(server, id);
  const found = await playToTheEnd(server, host, table, (moves) => {
    if (moves === 3) bot.process.kill();
  });
  expect(found.finished).toBe(true);
  expect(await (await fetch(`${server.base}/api/bots?game=${GAME}`)).json()).toEqual([]);
});

test('where it is here and never moves a bot of the house plays for it', async () => {
  const clock = new ManualClock();
  const plain = anyLegalMove(gravitySuperstar);
  const bots: BotRunner = {
    decide: async (_game, view, asked) => plain.decide(view as never, asked),
    close: async () => undefined,
  };
  const { server, token } = await houseWithBot({ startClock: () => clock, bots });
  const attendant = new WebSocket(`${server.socketBase}/socket`, { headers: { authorization: `Bearer ${token}` } });
  ends.push(() => attendant.terminate());
  attendant.on('open', () => attendant.send('{"type":"attend","version":1}'));
  await once(attendant, 'message');
  const [here] = (await (await fetch(`${server.base}/api/bots?game=${GAME}`)).json()) as NamedBotInfo[];
  const { host, table } = await tableWithBot(server, here?.id ?? '');
  const heard: ToClient[] = [];
  const people = [host.cookie, `starboard=${token}`].map(
    (cookie) =>
      new Player({
        ...{ socketBase: server.socketBase, cookie, table },
        heard: (message) => void (message.type === 'clock' && heard.push(message)),
      }),
  );
  ends.push(() => people.forEach((player) => void player.leave()));
  await until('both are there', () => people.every((player) => player.table !== null));
  await host.must(`/api/tables/${table}/start`, {});
  await until('both see it', () => people.every((player) => player.seen.size > 0));
  const { session } = await server.hall.table(table);
  const madeByBot = (): number => session?.match.madeBy(1) ?? 0;
  const chance = quickChance(3);
  for (let seconds = 0; madeByBot() === 0 && seconds < 600; seconds += 5) {
    clock.pass(5_000);
    for (const player of people) {
      const before = heard.length;
      player.synchronise();
      await until('everything is read', () => heard.length > before);
    }
    const legal = gravitySuperstar.legalMoves(people[0]?.seen.get(0)?.view as never);
    if (legal.length > 0) people[0]?.move(0, pick(chance, legal));
  }
  expect(madeByBot()).toBeGreaterThan(0);
  const { json } = await host.ask('GET', `/api/tables/${table}`);
  expect((json as TableInfo).seats[1]).toEqual({ kind: 'bot', name: 'Deep Thought', level: 'regular', named: true });
});

test('what is not so is refused, and changes nothing', async () => {
  const { server, token } = await houseWithBot();
  const { id } = await attending({ server, token });
  const [ada, eve] = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Eve')];
  const { id: table } = await ada.must('/api/tables', { game: GAME, seats: 3 });
  const { id: other } = await ada.must('/api/tables', { game: 'space-lab', seats: 2 });
  const refusal = async (guest: Guest, at: string, body: object) =>
    ((await guest.ask('POST', `/api/tables/${at}/bots`, body)).json as { because?: string }).because;
  expect(await refusal(ada, table, { bot: 'aaaaaaaaaaaa' })).toBe('no-such-bot');
  expect(await refusal(ada, other, { bot: id })).toBe('no-such-bot');
  expect(await refusal(eve, table, { bot: id })).toBe('only-the-host-may');
  expect(await refusal(ada, table, { bot: id, level: 'expert' })).toBe('not-understood');
  expect(await refusal(ada, table, { bot: id, seat: 0 })).toBe('seat-is-taken');
  expect(await refusal(ada, table, { bot: id })).toBeUndefined();
  expect(await refusal(ada, table, { bot: id })).toBe('seat-is-taken');
  const { json } = await ada.ask('GET', `/api/tables/${table}`);
  expect((json as TableInfo).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'empty']);
});

test('only a bot with a token attends, and a removed one no longer does', async () => {
  const { server, token } = await houseWithBot();
  const said = (headers: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${server.socketBase}/socket`, { headers });
      ends.push(() => socket.terminate());
      socket.on('error', () => undefined);
      socket.on('open', () => socket.send('{"type":"attend","version":1}'));
      socket.on('message', (data) => resolve(String(data)));
      socket.on('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
    });
  const eve = await Guest.arrive(server.base, 'Eve');
  expect(JSON.parse(await said({ cookie: eve.cookie }))).toMatchObject({ type: 'refused', because: 'not-a-bot' });
  const bearer = { authorization: `Bearer ${token}` };
  expect(JSON.parse(await said(bearer))).toEqual({ type: 'attending', name: 'Deep Thought', games: [GAME] });
  expect(await removeNamedBot(new FolderPapers(server.folder), 'Deep Thought')).toBe(true);
  let status = '';
  while (status !== '401') status = (await said(bearer)).slice(0, 3);
});
