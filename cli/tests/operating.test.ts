/** What whoever runs a server types, while it serves and while it does not. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN, starboard } from './starboard.ts';

const data = mkdtempSync(join(tmpdir(), 'starboard-operating-'));
let server: ChildProcess;
let base = '';
beforeAll(async () => {
  server = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stdout = server.stdout ?? process.stdin;
  const [line] = (await once(stdout, 'data')) as [Buffer];
  stdout.resume();
  base = `http://127.0.0.1:${(JSON.parse(String(line).split('\n')[0] ?? '') as { port: number }).port}`;
});
const stop = async (): Promise<void> => {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
};
afterAll(async () => {
  await stop();
  rmSync(data, { recursive: true });
});

/** Somebody who has come to the server, with the cookie that says so. */
async function arrive(name: string) {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: base, cookie };
    return fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const answer = await post('/api/guests', { name });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { id } = (await answer.json()) as { id: string };
  return { id, post: (path: string, body: object) => post(path, body, cookie) };
}

const typed = (...args: string[]) => starboard([...args, '--data', data]);
/** What a command that went well printed. */
async function told(...args: string[]): Promise<string> {
  const { code, out, err } = await typed(...args);
  expect([code, err]).toEqual([0, '']);
  return out;
}
const read = async (...args: string[]): Promise<unknown> => JSON.parse(await told(...args, '--json'));

describe('while it serves', () => {
  test('people, ban and unban', async () => {
    const { id, post } = await arrive('Mallory');
    expect(await read('people', 'Mallory')).toMatchObject([{ id, name: 'Mallory', isHere: false, ban: null }]);
    expect(await told('people', 'Mallory')).toMatch(new RegExp(`^id .*\\n${id} +Mallory`));
    expect(await read('people')).toEqual([]);
    expect(await read('ban', 'Mallory', '--for', '7d', '--reason', 'rude')).toMatchObject({
      guest: id,
      reason: 'rude',
    });
    expect((await post('/api/tables', { game: 'space-lab', seats: 2 })).status).toBe(403);
    expect(await read('ban')).toMatchObject([{ guest: id }]);
    expect(await told('ban')).toContain('Mallory');
    expect(await told('unban', 'Mallory')).toBe('Mallory may come in again.\n');
    expect(await read('ban')).toEqual([]);
    expect((await post('/api/tables', { game: 'space-lab', seats: 2 })).ok).toBe(true);
    expect(await told('ban', '203.0.113.0/24')).toContain('for good');
    expect(await read('unban', '203.0.113.0/24')).toMatchObject({ guest: null });
  });

  test('rooms, announce and close', async () => {
    const { post } = await arrive('Ada');
    const table = (await (await post('/api/tables', { game: 'space-bowl', seats: 3 })).json()) as { id: string };
    expect(await read('rooms')).toContainEqual(expect.objectContaining({ id: table.id, people: ['Ada'], bots: 0 }));
    expect(await told('rooms')).toContain(table.id);
    expect(await told('announce', 'Back at nine.')).toMatch(/^Told in \d+ rooms\.\n$/);
    expect(await read('announce', 'Back at ten.')).toEqual({ rooms: expect.any(Number) as number });
    expect(await told('close', table.id)).toMatch(/^Room \S+ \(space-bowl\) is closed\.\n$/);
    expect((await fetch(`${base}/api/tables/${table.id}`)).status).toBe(410);
    expect(await read('rooms')).not.toContainEqual(expect.objectContaining({ id: table.id }));
  });

  test('reports and log', async () => {
    expect(await read('reports')).toEqual([]);
    expect(await told('reports')).toMatch(/^id /);
    const done = (await read('log')) as readonly { readonly what: string }[];
    for (const what of ['ban', 'unban', 'announce', 'close'])
      expect(done).toContainEqual(expect.objectContaining({ what }));
    expect(await told('log')).toContain('Back at nine.');
  });
});

test('bots: added with a token, listed, removed', async () => {
  expect(await read('bots', 'add', 'Deep Thought', '--games', 'space-lab')).toEqual({
    name: 'Deep Thought',
    token: expect.stringMatching(/^[\w-]{32}$/) as string,
  });
  expect(await read('bots', 'list')).toEqual([{ name: 'Deep Thought', games: ['space-lab'] }]);
  expect(await told('bots')).toMatch(/^name +games\nDeep Thought +space-lab\n$/);
  expect(await read('bots', 'remove', 'Deep Thought')).toEqual({ name: 'Deep Thought' });
  expect(await told('bots', 'add', 'Marvin')).toMatch(/^Marvin .*\n[\w-]{32}\n$/);
  expect(await told('bots', 'remove', 'Marvin')).toBe('Marvin is let in no more.\n');
  expect(await read('bots')).toEqual([]);
});

describe.each(['serves', 'is stopped'])('while it %s', (how) => {
  beforeAll(() => (how === 'serves' ? undefined : stop()));

  test.each([
    [['people', 'a', 'b'], 'too much: "b"'],
    [['rooms', '--fast'], "Unknown option '--fast'"],
    [['ban', 'Nobody'], 'Nobody'],
    [['ban', 'Ada', '--for', 'ever'], '--for must be like 30m, 12h, 7d or 4w, not "ever"'],
    [['unban'], 'something is missing'],
    [['unban', 'Nobody'], 'Nobody'],
    [['close', 'zzzzz'], 'zzzzz'],
    [['announce'], 'something is missing'],
    [['reports', 'zzzzz'], 'zzzzz'],
    [['close', '-E3x_9-aBcDe'], 'there is no open room "-E3x_9-aBcDe"'],
    [['log', 'all'], 'too much: "all"'],
    [['bots', 'fly', 'Marvin'], 'bots fly? There are: list, add, remove'],
    [['bots', 'add', ''], 'a bot has a name'],
    [['bots', 'add', 'Marvin', '--games', 'chess'], 'no game "chess"'],
    [['bots', 'remove', 'Marvin'], 'there is no bot called "Marvin"'],
  ])('%j is answered in one line: %s', async (args, words) => {
    const { code, out, err } = await typed(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^starboard: [^\n]+\n$/);
    expect(err).toContain(words);
  });
});

describe('while it is stopped', () => {
  beforeAll(stop);

  test('what is kept can be looked at and changed all the same', async () => {
    expect(await read('people', 'Ada')).toMatchObject([{ name: 'Ada', isHere: false }]);
    expect(await told('ban', 'Ada', '--reason', 'rest')).toContain('for good');
    expect(await read('ban')).toMatchObject([{ name: 'Ada', reason: 'rest' }]);
    expect(await told('unban', 'Ada')).toBe('Ada may come in again.\n');
    expect(await read('reports')).toEqual([]);
    expect(await told('log')).toContain('unban');
  });
});
