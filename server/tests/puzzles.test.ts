import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '#games/gravity-superstar/answers';
import { PUZZLES } from '#games/gravity-superstar/puzzles';
import { NO_LIMITS, type TrialServer, trialServer } from '../trials/running.ts';

let server: TrialServer;
beforeAll(async () => {
  server = await trialServer({ limits: NO_LIMITS });
});
afterAll(() => server.end());

async function handIn(id: string, body: unknown): Promise<readonly [status: number, answer: unknown]> {
  const response = await fetch(`${server.base}/api/puzzles/gravity-superstar/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return [response.status, await response.json()];
}

const step = { type: 'step', card: 'long', to: 'left' };
const refused = (detail: string) => [400, { because: 'not-understood', detail }];

test('a whole attempt is told what it won, and how the most is won', async () => {
  expect(await handIn('1', { moves: [{ type: 'refill' }] })).toEqual([
    200,
    { points: 0, best: 4, line: [{ type: 'play', card: 'long', to: 'left' }] },
  ]);
});

test('every best line wins what it promises', async () => {
  for (const { id, best } of PUZZLES) {
    const line = answerTo(id);
    expect([id, ...(await handIn(id, { moves: line }))]).toEqual([id, 200, { points: best, best, line }]);
  }
});

test.each([
  ['0', { moves: [] }],
  ['37', { moves: [] }],
  ['1e0', { moves: [] }],
  ['__proto__', { moves: [] }],
  ['constructor', { moves: [] }],
])('there is no puzzle %s', async (id, body) => {
  expect(await handIn(id, body)).toEqual([404, { because: 'not-found', detail: 'there is no such puzzle' }]);
});

const UNREADABLE = 'wrong or unknown: moves, at most 64 of them';

test.each([
  ['nothing', {}, UNREADABLE],
  ['a list', [], UNREADABLE],
  ['moves in words', { moves: 'all' }, UNREADABLE],
  ['more than moves', { moves: [], best: 3 }, UNREADABLE],
  ['too many moves', { moves: Array(65).fill(step) }, UNREADABLE],
  ['no move at all', { moves: [] }, 'move 0: not-finished'],
  ['something that is no move', { moves: [{ type: 'win' }] }, 'move 0: not-a-move'],
  ['null for a move', { moves: [null] }, 'move 0: not-a-move'],
  [
    'a card that is not in hand',
    { moves: [{ type: 'play', card: 'rotate', turn: 'half' }] },
    'move 0: card-not-in-hand',
  ],
  ['a move that is not due', { moves: [{ type: 'end' }] }, 'move 0: action-due'],
  ['a turn too many', { moves: [{ type: 'refill' }, step] }, 'move 1: match-is-over'],
])('%s is no attempt, and brings no answer', async (_, body, detail) => {
  expect(await handIn('1', body)).toEqual(refused(detail));
});

test('text that is no JSON is refused as everywhere', async () => {
  const [status, answer] = await handIn('1', '{');
  expect([status, answer]).toEqual([400, expect.objectContaining({ because: 'not-understood' })]);
});

test('a look without an attempt brings nothing', async () => {
  const response = await fetch(`${server.base}/api/puzzles/gravity-superstar/1`);
  expect(response.status).toBe(404);
});
