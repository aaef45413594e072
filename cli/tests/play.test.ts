import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { starboard } from './starboard.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-play-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['gravity-superstar', ['--players', '2']],
  ['gravity-superstar', ['--players', '3', '--bot', 'rookie']],
  ['space-lab', ['--players', '1']],
  ['space-lab', ['--players', '2']],
])('%s %j: always the first move of the list, to the end of the match', async (game, args) => {
  const file = join(folder, `${game}-${args.length}-${args[1]}.json`);
  const { code, out, err } = await starboard(['play', game, ...args, '--save', file], '1\n'.repeat(2_000));
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/\nOver: \{.*\}\n$/);
  const replayed = JSON.parse((await starboard(['replay', file])).out);
  expect(replayed).toMatchObject({ ok: true, finished: true });
  expect(`Over: ${JSON.stringify(replayed.result)}`).toBe(out.trimEnd().split('\n').at(-1));
});

test('help, the list of moves, a refusal with its rule, and leaving', async () => {
  const typed = ['help', 'moves', 'fly', 'steal blue', '7: end', 'quit'].join('\n');
  const { code, out } = await starboard(['play', 'gravity-superstar', '--players', '2', '--bot', 'rookie'], typed);
  expect(code).toBe(1);
  expect(out).toContain('rotate half');
  expect(out).toMatch(/\n1 {2}step long /);
  expect(out).toContain('"fly" is not a move');
  expect(out).toMatch(/Refused: [a-z-]+ \([A-Z]+-\d+\)/);
  expect(out).toContain('Nobody sits there.');
  expect(out).toContain('The match was left before its end.');
});

test.each(['space-builder', 'space-bowl'])('%s runs on the clock and shows the table at once', async (game) => {
  const { code, out } = await starboard(['play', game], 'ready\nmoves\nquit\n');
  expect(code).toBe(1);
  expect(out).toContain('— Seat 0 —');
});
