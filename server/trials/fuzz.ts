/** Everything a client should never send, by the hundred thousand, at a server in a process of its own. */

import fc from 'fast-check';
import { GAMES } from '#games';
import { HOUSE_REFUSALS, type ToClient } from '#protocol';
import type { Game } from '#tabletop';
import { SqliteStore } from '../src/store/sqlite.ts';
import { Guest } from './guest.ts';
import { Player } from './player.ts';
import { Child } from './processes/child.ts';
import { removeFolder, temporaryFolder, until } from './running.ts';

export interface FuzzReport {
  readonly sent: number;
  readonly refused: { readonly [because: string]: number };
  /** Refusals without a reason that anybody could look up. */
  readonly unexplained: number;
  /** Views that changed, entries that were written: there must be none. */
  readonly changed: number;
  readonly longestStall: number;
  readonly isAlive: boolean;
}

const BATCH = 500;

const oldKey = 'old-key-0';

/** Values that have surprised programs before. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, -0, 1e308, 2 ** 53, 0.1, '', '\ud800', '__proto__', 'constructor', [], {}),
  fc.constantFrom<unknown>({ __proto__: null }, { type: '__proto__' }, [[[]]], 'x'.repeat(2_000)),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.object({ maxDepth: 2, maxKeys: 3 }),
);

const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json({ maxDepth: 12 }),
  fc.integer({ min: 9, max: 1_500 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc
    .integer({ min: 9, max: 400 })
    .map((depth) => `{"type":"move","move":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
  fc.integer({ min: 4_097, max: 20_000 }).map((size) => JSON.stringify({ type: 'say', text: 'y'.repeat(size) })),
  fc.constantFrom(
    '{"type":"undo","key":"aaaaaaaa","seat":0,"__proto__":{"seat":1}}',
    '{"type":"move","key":"aaaaaaaa","seat":1e999,"move":{}}',
    '{"type":"join","version":1,"table":"\\ud800"}',
    '{"type":"say","what":{"kind":"text","text":"\\udfff"}}',
    '{"type":"move","type":"join"}',
    '',
    ' ',
    '\u0000',
  ),
);

/** A message that would be understood, with one field wrong, one too many or one missing. */
const twisted = fc
  .tuple(
    fc.constantFrom<{ readonly [key: string]: unknown }>(
      { type: 'move', key: 'abcdefgh', seat: 0, move: {} },
      { type: 'undo', key: 'abcdefgh', seat: 0 },
      { type: 'contribute', seat: 0, commitment: 'a'.repeat(64), bytes: 'b'.repeat(32) },
      { type: 'say', what: { kind: 'text', text: 'not here' } },
      { type: 'join', version: 1, table: 'somewhere' },
    ),
    fc.nat(4),
    nasty,
    fc.constantFrom('twist', 'drop', 'add'),
  )
  .map(([message, which, value, how]) => {
    const keys = Object.keys(message);
    const name = keys[which % keys.length] as string;
    if (how === 'drop')
      return JSON.stringify(Object.fromEntries(Object.entries(message).filter(([key]) => key !== name)));
    return JSON.stringify({ ...message, [how === 'add' ? 'extra' : name]: value });
  });

/** Well formed, and not allowed: other people's seats, seats that are not there, moves that are none. */
const illegal = fc
  .tuple(
    fc.constantFrom(0, 1, 2, 7),
    nasty,
    fc.string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(...'abcXYZ09_-') }),
  )
  .map(([seat, move, key]) => {
    const type = typeof move === 'string' ? move : 'no-such-move';
    return JSON.stringify({ type: 'move', key, seat, move: seat === 0 ? { type, extra: move } : move });
  });

const replayed = fc
  .nat(7)
  .map((seat) => JSON.stringify({ type: 'move', key: oldKey, seat, move: { type: 'no-such-move' } }));

const anything = fc.oneof(garbage, twisted, illegal, replayed);

export async function runFuzz({ messages, seed }: { messages: number; seed: number }): Promise<FuzzReport> {
  const data = temporaryFolder();
  const server = await Child.start('serve.ts', { data, port: 0 });
  const base = `http://127.0.0.1:${server.port}`;
  const refused: { [because: string]: number } = {};
  let unexplained = 0;
  const barriers = new Set<number>();
  const heard = (message: ToClient): void => {
    if (message.type === 'clock') barriers.add(message.sent);
    if (message.type !== 'refused') return;
    refused[message.because] = (refused[message.because] ?? 0) + 1;
    if (message.rule === null && !(HOUSE_REFUSALS as readonly string[]).includes(message.because)) unexplained++;
  };
  // A game in turns: no clock changes anything while nobody moves.
  const game: Game = GAMES['gravity-superstar'];
  const guests = await Promise.all(
    Array.from({ length: game.seats.min + 1 }, (_, seat) => Guest.arrive(base, `F${seat}`)),
  );
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const { id } = await host.must('/api/tables', { game: game.id, seats: game.seats.min });
  for (const guest of others.slice(0, game.seats.min - 1)) await guest.must(`/api/tables/${id}/sit`, {});
  const players = guests.map(
    ({ cookie }) => new Player({ socketBase: `ws://127.0.0.1:${server.port}`, cookie, table: id, heard }),
  );
  try {
    await until('all are here', () => players.every(({ table }) => table !== null));
    await host.must(`/api/tables/${id}/start`, {});
    await until('all see it', () => players.every(({ seen }) => seen.size > 0));
    const before = hashes(players);
    await server.used();
    let longestStall = 0;
    for (let sent = 0; sent < messages; sent += BATCH) {
      const frames = fc.sample(anything, { numRuns: Math.min(BATCH, messages - sent), seed: seed + sent });
      for (const [index, frame] of frames.entries()) players[index % players.length]?.raw(frame);
      for (const [index, player] of players.entries()) player.say({ type: 'sync', sent: sent * 10 + index });
      await until('the server goes on', () => players.every((_, index) => barriers.has(sent * 10 + index)), 60_000);
      barriers.clear();
    }
    longestStall = Math.max(longestStall, (await server.used()).stall);
    const isAlive = (await host.ask('GET', '/health')).status === 200;
    for (const [index, player] of players.entries()) player.say({ type: 'refresh', viewer: viewerOf(index, players) });
    await until('fresh views', () => players.every(({ isOpen }) => isOpen));
    const after = hashes(players);
    const match = players[0]?.table?.match?.id ?? '';
    for (const player of players) player.leave();
    await server.stop();
    const store = new SqliteStore(data);
    const entries = await store.entries(match);
    await store.close();
    const changed = after.filter((hash, index) => hash !== before[index]).length + entries.length;
    return { sent: messages, refused, unexplained, changed, longestStall: Math.round(longestStall * 10) / 10, isAlive };
  } finally {
    for (const player of players) player.leave();
    await server.kill();
    removeFolder(data);
  }
}

const viewerOf = (index: number, players: readonly Player[]) => (index === players.length - 1 ? 'spectator' : index);

const hashes = (players: readonly Player[]): readonly (string | undefined)[] =>
  players.map(({ seen }) => [...seen.values()][0]?.hash);
