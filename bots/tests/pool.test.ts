import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BotPool, QueueIsFull, startBotPool } from '#bots/workers';
import { gravitySuperstar } from '#games/gravity-superstar';
import { spaceLab } from '#games/space-lab';
import { quickChance } from '#tabletop';
import { type Asked, BOTS } from '../src/index.ts';
import { capFrom, HARD_CAP_MILLIS } from '../src/workers/thinking.ts';

const asked: Asked = { level: 'master', seed: 7, now: 0 };
const state = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount: 2 }, quickChance(1), null);
const view = gravitySuperstar.view(state, state.turn);
const waiting = gravitySuperstar.view(state, 1 - state.turn);

describe('threads in which bots think', () => {
  let pool: BotPool;
  beforeAll(() => {
    pool = startBotPool({ threads: 1, longestQueue: 2 });
  });
  afterAll(() => pool.close());

  test('answer what the bot would answer here', async () => {
    // One that doesn't search: on a machine far too slow the hard cap would cut a search short.
    const quick: Asked = { ...asked, level: 'regular' };
    expect(await pool.decide('gravity-superstar', view, quick)).toEqual(BOTS['gravity-superstar'].decide(view, quick));
    expect(await pool.decide('gravity-superstar', waiting, asked)).toBeNull();
  });

  test('turn away whoever comes when the queue is full, and nobody else', async () => {
    const taken = [1, 2, 3].map((seed) => pool.decide('gravity-superstar', view, { ...asked, seed }));
    expect(pool.waiting).toBe(2);
    await expect(pool.decide('gravity-superstar', view, asked)).rejects.toThrow(QueueIsFull);
    expect((await Promise.all(taken)).every((decision) => decision !== null)).toBe(true);
    expect(pool.waiting).toBe(0);
  });

  test('forget a question that nobody waits for, in the queue or under way', async () => {
    const [underWay, queued] = [new AbortController(), new AbortController()];
    const first = pool.decide('gravity-superstar', view, asked, underWay.signal);
    const second = pool.decide('gravity-superstar', view, asked, queued.signal);
    const third = pool.decide('gravity-superstar', view, { ...asked, level: 'rookie' });
    queued.abort(new Error('the table closed'));
    underWay.abort(new Error('the player is back'));
    expect(pool.waiting).toBe(1);
    await expect(first).rejects.toThrow('the player is back');
    await expect(second).rejects.toThrow('the table closed');
    expect(await third).toEqual(BOTS['gravity-superstar'].decide(view, { ...asked, level: 'rookie' }));
    await expect(pool.decide('gravity-superstar', view, asked, queued.signal)).rejects.toThrow('the table closed');
  });

  test('say what went wrong and go on', async () => {
    await expect(pool.decide('solitaire', view, asked)).rejects.toThrow('no bot plays solitaire');
    await expect(pool.decide('space-lab', {}, asked)).rejects.toThrow();
    const lab = spaceLab.view(spaceLab.setup({ options: { advanced: false }, seatCount: 2 }, quickChance(1), null), 0);
    expect((await pool.decide('space-lab', lab, asked))?.move).toMatchObject({ type: 'arrange' });
  });
});

test('a pool that closes tells whoever still waits', async () => {
  const pool = startBotPool({ threads: 1, longestQueue: 5 });
  const waiting = [1, 2].map((seed) => pool.decide('gravity-superstar', view, { ...asked, seed }));
  const told = Promise.all(waiting.map((answer) => expect(answer).rejects.toThrow('gone home')));
  await pool.close();
  await told;
  await expect(pool.decide('gravity-superstar', view, asked)).rejects.toThrow('gone home');
});

test('time is up at the hard cap, or when the question was cancelled', () => {
  let now = 100;
  let isCancelled = false;
  const timeIsUp = capFrom(
    () => now,
    () => isCancelled,
  );
  now += HARD_CAP_MILLIS - 1;
  expect(timeIsUp()).toBe(false);
  isCancelled = true;
  expect(timeIsUp()).toBe(true);
  isCancelled = false;
  now += 1;
  expect(timeIsUp()).toBe(true);
});
