/** How long a page's tasks take on a slowed CPU, by the browser's own trace. */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { newPage } from './browser.ts';

export const SLOWED = 4;
/** Milliseconds: a longer task makes a hand wait. */
export const LONGEST = 50;
/** From here on it is worth knowing what a task is spent on: on a busier machine it would be too long. */
const LONG = 30;

/** A stretch of a match that must run smoothly. */
export interface Stretch {
  readonly screen: BrowserContextOptions;
  /** Up to where the trace begins, at full speed. */
  prepare(page: Page, origin: string): Promise<void>;
  /** Nothing may be asked of the page here: the answers would be tasks of their own. Press, tap and wait. */
  perform(page: Page): Promise<void>;
  /** Throws if the stretch was not gone to its end. */
  check(page: Page): Promise<void>;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    /** Of an event that is dispatched. */
    readonly data?: { readonly type?: string };
    /** Of a layout: how many boxes there are, and how many have to be laid out. */
    readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number };
  };
}

export interface Task {
  /** Milliseconds of the thread's own time. */
  readonly millis: number;
  /** Since the trace began. */
  readonly at: number;
  /** What it was spent on: the longest things in it, by name. */
  readonly parts: readonly string[];
}

export interface Traced {
  /** Of the page's main thread, longest first. */
  readonly tasks: readonly Task[];
  /** Milliseconds of the yardstick before and after the stretch. */
  readonly yardstick: readonly [number, number];
}

/** The same work each time, in the middle of several tries: how fast the machine is at the moment. */
const YARDSTICK = `(() => {
  const tries = Array.from({ length: 15 }, () => {
    const begun = performance.now();
    const words = Array.from({ length: 8_000 }, (_, at) => String((at * 7_919) % 8_009));
    words.sort();
    return performance.now() - begun;
  });
  return tries.sort((one, other) => one - other)[7];
})()`;

export async function traceOf(browser: Browser, origin: string, stretch: Stretch): Promise<Traced> {
  const { context, page } = await newPage(browser, { motion: 'full' }, stretch.screen);
  await stretch.prepare(page, origin);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const before = await page.evaluate<number>(YARDSTICK);
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await stretch.perform(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const after = await page.evaluate<number>(YARDSTICK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await stretch.check(page);
  await context.close();
  return { tasks: mainTasks(trace.traceEvents), yardstick: [before, after] };
}

function mainTasks(events: readonly TraceEvent[]): readonly Task[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const timed = events.filter(({ pid, tid, tdur }) => tdur !== undefined && mains.has(`${pid}/${tid}`));
  const start = Math.min(...timed.map(({ ts }) => ts));
  return timed
    .filter(({ name }) => name === 'RunTask')
    .map((task) => ({
      millis: (task.tdur ?? 0) / 1000,
      at: (task.ts - start) / 1000,
      parts: (task.tdur ?? 0) / 1000 > LONG ? partsOf(task, timed) : [],
    }))
    .sort((one, other) => other.millis - one.millis);
}

/** Only wraps another one. */
const SAYS_NOTHING: readonly string[] = ['ThreadControllerImpl::RunTask', 'HandlePostMessage', 'FunctionCall'];

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): readonly string[] {
  const end = task.ts + (task.dur ?? 0);
  return events
    .filter((part) => part !== task && part.tid === task.tid && part.pid === task.pid)
    .filter(({ ts, dur = 0 }) => ts >= task.ts && ts + dur <= end)
    .filter(({ name }) => !SAYS_NOTHING.includes(name))
    .sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 6)
    .map((part) => `${nameOf(part)} ${((part.tdur ?? 0) / 1000).toFixed(0)}`);
}

function nameOf({ name, args }: TraceEvent): string {
  if (name === 'EventDispatch') return `${name} of ${args?.data?.type}`;
  const boxes = name === 'Layout' ? args?.beginData : undefined;
  return boxes === undefined ? name : `${name} of ${boxes.dirtyObjects} in ${boxes.totalObjects}`;
}
