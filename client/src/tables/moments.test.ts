import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, inIdleMoments, pause, runAfterFrame } from './moments.ts';

/** Frames come when the test draws them, time passes when it says so. */
let frames: (() => void)[] = [];
let done: string[] = [];

const doing = (what: string) => (): void => void done.push(what);
/** One task: what is asked for meanwhile waits for the next. */
const task = (): void => void vi.advanceTimersToNextTimer();

function draw(): void {
  const drawn = frames;
  frames = [];
  for (const frame of drawn) frame();
}

beforeEach(() => {
  frames = [];
  done = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', {});
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (asked: number) => {
    frames[asked - 1] = () => undefined;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('after a frame means in a task of its own behind it, once', () => {
  afterFrame(doing('work'));
  draw();
  expect(done).toEqual([]);
  vi.runAllTimers();
  draw();
  vi.runAllTimers();
  expect(done).toEqual(['work']);
});

test('a hidden page draws no frames: it goes on all the same', () => {
  afterFrame(doing('work'));
  vi.runAllTimers();
  expect(done).toEqual(['work']);
});

test('what is called off is not done, before its frame or behind it', () => {
  const cancelEarly = afterFrame(doing('early'));
  cancelEarly();
  const cancelLate = afterFrame(doing('late'));
  draw();
  cancelLate();
  vi.runAllTimers();
  expect(done).toEqual([]);
});

test('work after a frame is done in the order asked for, each piece in a task of its own', () => {
  runAfterFrame(doing('first'));
  const cancel = runAfterFrame(doing('called off'));
  runAfterFrame(() => {
    done.push('second');
    runAfterFrame(doing('asked for meanwhile'));
  });
  cancel();
  expect(frames).toHaveLength(1);
  draw();
  task();
  expect(done).toEqual(['first']);
  task();
  expect(done).toEqual(['first', 'second']);
  draw();
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second', 'asked for meanwhile']);
});

test('one piece of work in each idle moment, until the rest is called off', () => {
  const cancel = inIdleMoments([doing('first'), doing('second'), doing('third')]);
  task();
  expect(done).toEqual(['first']);
  task();
  cancel();
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second']);
});

test('a pause ends with its time, or as soon as nobody waits any more', async () => {
  const stop = new AbortController();
  const whole = pause(400, new AbortController().signal).then(doing('whole'));
  const cut = pause(60_000, stop.signal).then(doing('cut'));
  stop.abort();
  await cut;
  expect(done).toEqual(['cut']);
  vi.advanceTimersByTime(400);
  await whole;
  expect(done).toEqual(['cut', 'whole']);
  expect(vi.getTimerCount()).toBe(0);
});
