/** What whoever looks after a server sees: the page's figures by a token, and the dashboard of /metrics. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatusInfo } from '#protocol';
import { LIMITS } from '../src/limits/numbers.ts';
import { keptOperatorToken } from '../src/operator-token.ts';
import { FolderPapers } from '../src/store/papers.ts';
import { gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { NO_LIMITS, removeFolder, type TrialServer, temporaryFolder, trialServer } from '../trials/running.ts';

const TOKEN = 'a-token-for-the-operator';
let server: TrialServer;
beforeAll(async () => {
  const limits = { ...NO_LIMITS, guesses: LIMITS.guesses, placeGuesses: LIMITS.guesses };
  server = await trialServer({ operatorToken: TOKEN, limits });
});
afterAll(() => server.end());

async function asked(authorization: string, { base } = server) {
  const response = await fetch(`${base}/api/status`, { headers: { authorization } });
  return { status: response.status, json: (await response.json()) as StatusInfo & { because?: string } };
}

describe('the state of the server', () => {
  test('says who is there, what is played, what was refused and what was reported', async () => {
    const gathered = await gather(server, 2, { game: 'gravity-superstar', seats: 2 });
    await start(gathered);
    const [ada] = gathered.people as [Seated, Seated];
    const match = ada.player.table?.match?.id ?? '';
    await ada.guest.must('/api/reports', { whom: { match, seat: 1 }, why: 'cheating' });
    await (await Guest.arrive(server.base, 'Eve')).ask('GET', '/api/codes/zzzzz');
    server.house.log.error({ err: new Error('a cable') }, 'something broke');
    const { status, json } = await asked(`Bearer ${TOKEN}`);
    expect([status, json.isFailing]).toEqual([200, false]);
    expect(json.rooms).toEqual({ open: 1, playing: 1, awake: 1 });
    expect(json.people).toEqual({ here: 2, connections: 2, banned: 0 });
    expect(json.reports).toMatchObject([{ why: 'cheating', name: 'Guest 1' }]);
    expect(json.incidents.map(({ what }) => what).toSorted()).toEqual(['reported', 'wrong-guess']);
    expect(json.errors).toMatchObject([{ said: 'something broke', detail: 'a cable' }]);
    expect(json.samples[0]).toMatchObject({ moves: 0, bots: 0 });
    expect(json.storeBytes).toBeGreaterThan(10_000);
    // Whoever reports stays unnamed here: that is for the command line.
    expect(JSON.stringify(json)).not.toContain(ada.guest.id);
    gathered.leave();
  });

  test('is nobody’s who does not bring the token, and the token is not guessed', async () => {
    for (const wrong of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) {
      expect((await asked(wrong)).json).toEqual({ because: 'wrong-token' });
    }
    for (let guess = 5; guess <= LIMITS.guesses; guess++) await asked(`Bearer ${guess}`);
    expect((await asked(`Bearer ${TOKEN}`)).json).toEqual({ because: 'too-many-guesses' });
  });

  test('is not there where no token was given', async () => {
    const without = await trialServer();
    expect((await asked('Bearer undefined', without)).status).toBe(404);
    await without.end();
  });

  test('a token that was made once is kept for its owner alone', async () => {
    const folder = temporaryFolder();
    const token = await keptOperatorToken(new FolderPapers(folder));
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await keptOperatorToken(new FolderPapers(folder))).toBe(token);
    removeFolder(folder);
  });
});

test('every figure that the dashboard shows is one that is told', async () => {
  const board = readFileSync(new URL('../../docs/operators/grafana-dashboard.json', import.meta.url), 'utf8');
  const { panels } = JSON.parse(board) as { panels: { targets: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => [...expr.matchAll(/\b(?:starboard|process|nodejs)_\w+/g)].map(([name]) => name)),
  );
  const told = await (await fetch(`${server.base}/metrics`)).text();
  const names = new Set([...told.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const isTold = (name: string): boolean => names.has(name) || names.has(name.replace(/_(bucket|sum|count)$/, ''));
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((name) => !isTold(name))).toEqual([]);
  // And none of ours is left out.
  expect([...names].filter((name) => name?.startsWith('starboard_') && !board.includes(name))).toEqual([]);
});
