/** docs/schemas against what is really said: recordings of all games, and tables over real sockets. */

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame, GAMES } from '#games';
import { type ToClient, type ToServer, understand } from '#protocol';
import { type Game, parseRecording, pick, quickChance, replay, type Viewer } from '#tabletop';
import { Guest } from '../trials/guest.ts';
import { Player } from '../trials/player.ts';
import { type TrialServer, trialServer, until } from '../trials/running.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ajv = new Ajv({ allowUnionTypes: true });
for (const file of readdirSync(`${ROOT}docs/schemas`)) {
  ajv.addSchema(JSON.parse(readFileSync(`${ROOT}docs/schemas/${file}`, 'utf8')), file);
}

/** `space-lab.json#/definitions/View` */
function schema(name: string): ValidateFunction {
  return ajv.getSchema(name) ?? expect.fail(`no schema ${name}`);
}

function expectValid(name: string, data: unknown): void {
  const validate = schema(name);
  // As it comes over the wire: what is undefined is not there.
  const seen = JSON.parse(JSON.stringify(data));
  if (!validate(seen)) expect.fail(`${name}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(seen)}`);
}

const games: readonly Game[] = Object.values(GAMES);

describe.each(games.map((game) => ({ game, id: game.id })))('the schemas of $id', ({ game, id }) => {
  const word = (name: string): string => `${id}.json#/definitions/${name}`;

  test('know every view, event, move, option and result of its recordings', () => {
    const kinds = new Set<string>();
    let views = 0;
    for (const file of globSync(`${ROOT}games/${id}/tests/recordings/**/*.json`)) {
      const recording = parseRecording(JSON.parse(readFileSync(file, 'utf8')).recording, findGame);
      if (!recording.ok) throw new Error(recording.error);
      // Earlier rules have their own words.
      if (recording.value.game.rulesVersion !== game.rulesVersion) continue;
      const viewers: readonly Viewer[] = [...recording.value.players.keys(), 'spectator'];
      expectValid(word('NewOptions'), recording.value.options);
      for (const { move } of recording.value.moves) {
        if (game.parseMove(move) !== null) expectValid(word('Move'), move);
      }
      const played = replay(recording.value, () => '00', {
        told(event) {
          for (const viewer of viewers) {
            const told = game.eventFor(event, viewer);
            if (told === null) continue;
            kinds.add(told.type);
            expectValid(word('Event'), told);
          }
        },
        stood(state) {
          // Every view of every state would be a hundred thousand.
          if (++views % 7 === 0) for (const viewer of viewers) expectValid(word('View'), game.view(state, viewer));
        },
      });
      if (played.ok) expectValid(word('Result'), game.result(played.match.state));
    }
    expect(views).toBeGreaterThan(0);
    const { anyOf } = schema(word('Event')).schema as { anyOf: { properties: { type: { const: string } } }[] };
    expect([...kinds].sort()).toEqual([...new Set(anyOf.map(({ properties }) => properties.type.const))].sort());
  });

  test('know no other move than the rules do', () => {
    const { moves } = movesOf(game);
    const isKnown = schema(word('Move'));
    for (const move of moves) {
      const wrong: unknown[] = [{ ...move, more: 1 }, { ...move, type: 'hack' }, { type: 1 }, null, [], 'x'];
      for (const key of Object.keys(move)) {
        wrong.push(Object.fromEntries(Object.entries(move).filter(([name]) => name !== key)));
      }
      for (const one of wrong) if (game.parseMove(one) === null) expect(isKnown(one), JSON.stringify(one)).toBe(false);
    }
  });
});

/** The first moves of a table of two. */
function movesOf(game: Game): { readonly moves: readonly object[] } {
  const chance = quickChance(3);
  const options = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));
  const state = game.setup({ options, seatCount: 2 }, chance, null);
  const moves = [0, 1].flatMap((seat) =>
    game.legalMoves(game.view(state, seat)).map((offer) => game.offers.draw(offer, chance)),
  );
  return { moves };
}

describe('the schemas of the messages', () => {
  let server: TrialServer;
  beforeAll(async () => {
    server = await trialServer();
  });
  afterAll(() => server.end());

  test.each(games)('know everything that is said at a table of $id', async (game) => {
    const heard: ToClient[] = [];
    const [ada, grace] = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Grace')];
    const { id } = await ada.must('/api/tables', { game: game.id, seats: 2, freeText: true });
    await grace.must(`/api/tables/${id}/sit`, {});
    const note = (message: ToClient): void => void heard.push(message);
    const players = [ada, grace].map(
      ({ cookie }) => new Player({ socketBase: server.socketBase, cookie, table: id, heard: note }),
    ) as [Player, Player];
    await until('both are here', () => players.every(({ table }) => table !== null));
    expectValid('answers.json#/definitions/TableInfo', await ada.must(`/api/tables/${id}/start`, {}));
    await until('the match is on', () => players.every(({ seen }, seat) => seen.has(seat)));
    askAround(players[0]);
    await playOn(game, players);
    for (const one of players) one.leave();
    for (const message of heard) expectKnown(game, message);
    const said = new Set(heard.map(({ type }) => type));
    for (const type of [
      'welcome',
      'table',
      'view',
      'update',
      'accepted',
      'legal',
      'clock',
      'said',
      'refused',
    ] as const) {
      expect(said, type).toContain(type);
    }
    expectValid('answers.json#/definitions/TableInfo', (await ada.ask('GET', `/api/tables/${id}`)).json);
    await ada.must(`/api/tables/${id}/close`, {});
  });

  test('know what the HTTP interface answers', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const one = (name: string): string => `answers.json#/definitions/${name}`;
    expectValid(one('GuestInfo'), await ada.must('/api/me'));
    for (const info of await ada.must<object[]>('/api/games')) expectValid(one('GameInfo'), info);
    for (const info of await ada.must<object[]>('/api/me/devices')) expectValid(one('DeviceInfo'), info);
    expectValid(one('PlayedMatches'), await ada.must('/api/me/matches'));
    expectValid(one('HttpRefusal'), (await ada.ask('GET', '/api/tables/none')).json);
  });

  test('refuse what the server would not say', () => {
    const accepted = { type: 'accepted', key: 'abcdefgh', seat: 0, at: 1, seq: 1, undo: true };
    const knows = schema('to-client.json');
    expect(knows(accepted)).toBe(true);
    for (const wrong of [
      ...Object.keys(accepted).map((key) => ({ ...accepted, [key]: {} })),
      ...Object.keys(accepted).map((key) => ({ ...accepted, [key]: undefined })),
      { ...accepted, more: 1 },
      { type: 'hack' },
      null,
    ]) {
      expect(knows(JSON.parse(JSON.stringify(wrong))), JSON.stringify(wrong)).toBe(false);
    }
  });

  test('know of messages to the server just what the server understands', () => {
    const knows = schema('to-server.json');
    fc.assert(
      fc.property(twisted, (message) => {
        const frame = JSON.stringify(message);
        const { ok } = understand(frame);
        expect(knows(JSON.parse(frame)), frame).toBe(ok);
      }),
      { numRuns: 3_000 },
    );
  });

  test('are served', async () => {
    for (const file of readdirSync(`${ROOT}docs/schemas`)) {
      const answer = await fetch(`${server.base}/schemas/${file}`);
      expect(answer.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
      expect(await answer.text()).toBe(readFileSync(`${ROOT}docs/schemas/${file}`, 'utf8'));
    }
    for (const none of ['none.json', '..%2fprotocol.md', '']) {
      expect((await fetch(`${server.base}/schemas/${none}`)).status).toBe(404);
    }
  });
});

/** One of each thing that can be asked or said beside the moves. */
function askAround(player: Player): void {
  say(player, { type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
  say(player, { type: 'say', what: { kind: 'text', text: 'Hello there' } });
  say(player, { type: 'sync', sent: 1 });
  say(player, { type: 'legal', seat: 0 });
  say(player, { type: 'refresh', viewer: 0 });
  // Somebody else's seat: refused.
  say(player, { type: 'legal', seat: 1 });
}

async function playOn(game: Game, players: readonly Player[]): Promise<void> {
  const chance = quickChance(7);
  for (let count = 0; count < 80; count++) {
    const seat = count % 2;
    const player = players[seat] as Player;
    const looking = player.table?.match?.looking;
    if (looking?.unseen.includes(seat)) say(player, { type: 'seen', at: looking.at });
    const offers = game.legalMoves(player.seen.get(seat)?.view ?? {});
    if (offers.length === 0) continue;
    const key = player.move(seat, game.offers.draw(pick(chance, offers), chance));
    await until('an answer', () => !player.waiting.has(key));
  }
}

/** With the words of its game in it. */
function expectKnown({ id }: Game, message: ToClient): void {
  expectValid('to-client.json', message);
  const events = message.type === 'view' ? message.log : message.type === 'update' ? message.events : [];
  for (const { event } of events) expectValid(`${id}.json#/definitions/Event`, event);
  if (message.type === 'view') expectValid(`${id}.json#/definitions/View`, message.view);
  if (message.type === 'legal') for (const move of message.moves) expectValid(`${id}.json#/definitions/Move`, move);
}

function say(player: Player, message: ToServer): void {
  expectValid('to-server.json', message);
  player.say(message);
}

/** Messages with one field twisted, dropped or added; of text only what a schema can say. */
const twisted = fc
  .tuple(
    fc.constantFrom<{ readonly [key: string]: unknown }>(
      { type: 'join', version: 1, table: 't', seen: [{ viewer: 0, stream: 's', seq: 1 }], screen: true },
      { type: 'move', key: 'abcdefgh', seat: 1, move: {}, pressed: 1 },
      { type: 'undo', key: 'abcdefgh', seat: 1 },
      { type: 'legal', seat: 1 },
      { type: 'refresh', viewer: 'spectator' },
      { type: 'check', seen: [] },
      { type: 'contribute', seat: 1, commitment: 'a'.repeat(64), bytes: 'b'.repeat(32) },
      { type: 'sync', sent: 1, heard: 1 },
      { type: 'told', at: 1 },
      { type: 'seen', at: 1 },
      { type: 'pause', isPaused: true },
      { type: 'say', what: { kind: 'reaction', reaction: 'wow' } },
    ),
    fc.nat(6),
    fc.constantFrom<unknown>(null, true, -1, 0, 7, 8, 0.5, '', 'abcdefgh', 'spectator', [], {}, [{}], 'a'.repeat(64)),
    fc.constantFrom('twist', 'drop', 'add'),
  )
  .map(([message, which, value, how]) => {
    const keys = Object.keys(message);
    const name = keys[which % keys.length] as string;
    if (how === 'drop') return Object.fromEntries(Object.entries(message).filter(([key]) => key !== name));
    return { ...message, [how === 'add' ? 'extra' : name]: value };
  });
