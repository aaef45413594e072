/** How quickly a page comes up and answers on a slowed CPU, by the browser's own trace. */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Title } from '../src/catalogue/titles.ts';
import { ownMoveIsStored, playNow, usualPresses } from './first-moves.ts';
import { SLOWED } from './frame-trace.ts';

export interface PageFigures {
  /** Milliseconds to the largest contentful paint; null where nothing was loaded. */
  readonly paint: number | null;
  readonly shift: number | null;
  /** Milliseconds of the thread's own time. */
  readonly longestTask: number;
  /** From the press to the frame that shows one's own move. */
  readonly ownMove: number | null;
  /** The slowest answer to a press: from it to the next frame. */
  readonly answer: number | null;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly name?: string;
    readonly frame?: string;
    readonly data?: {
      readonly documentLoaderURL?: string;
      readonly score?: number;
      readonly type?: string;
      readonly interactionId?: number;
      readonly had_recent_input?: boolean;
    };
  };
}

const CATEGORIES = [
  'loading',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];
/** After the last sign: fonts come in, chapters follow, lists are asked for. */
const SETTLES = 2_000;
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB', isMobile: true, hasTouch: true } as const;

export async function loadMeasured(browser: Browser, address: string, sign: string): Promise<PageFigures> {
  const context = await browser.newContext(PHONE);
  const page = await slowPage(context);
  // The empty page's process may not be the visitor's: one that comes later would be missing from the trace.
  await page.goto(new URL('/icon.svg', address).href);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  await page.waitForTimeout(SETTLES);
  const events = await stopped(browser);
  await context.close();
  return figuresOf(events, true);
}

/** Opens a match at full speed, then makes a move of one's own. */
export async function moveMeasured(browser: Browser, origin: string, title: Title): Promise<PageFigures> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await playNow(page, origin, title);
  const presses = usualPresses(title);
  for (const press of presses.slice(0, -1)) await page.locator(press).first().tap();
  const last = page.locator(presses.at(-1) ?? '').first();
  await last.waitFor();
  await slow(context, page);
  await page.waitForTimeout(SETTLES);
  const box = await last.boundingBox();
  if (box === null) throw new Error(`nothing to press in ${title}`);
  // Whatever the move changes on the board is its first sign.
  await page.evaluate(`addEventListener('click', () => {
    const seen = new MutationObserver(() => { performance.mark('own-move'); seen.disconnect(); });
    seen.observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
  }, { capture: true, once: true })`);
  await browser.startTracing(page, { categories: CATEGORIES });
  // A bare touch: whatever else a test asks of the page before it presses would be counted too.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLES);
  const events = await stopped(browser);
  await ownMoveIsStored(page);
  await context.close();
  return figuresOf(events, false);
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slow(context, page);
  return page;
}

async function slow(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

async function stopped(browser: Browser): Promise<readonly TraceEvent[]> {
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  return trace.traceEvents;
}

/** A page's own frame tells its navigation from those of the pictures in it, which are small documents themselves. */
function figuresOf(events: readonly TraceEvent[], isLoaded: boolean): PageFigures {
  const last = events.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  const start =
    !isLoaded || last === undefined
      ? undefined
      : // The frame is told of more than one beginning: the first is the visitor's.
        events.find(({ name, args }) => name === 'navigationStart' && args?.frame === last.args?.frame);
  const ours = start === undefined ? events : events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const paint = ours.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  const shifts = ours.filter(({ name, args }) => name === 'LayoutShift' && args?.data?.had_recent_input !== true);
  const answers = answersIn(ours);
  const mark = ours.find(({ name }) => name === 'own-move');
  const shown = mark === undefined ? undefined : answers.find(({ from, to }) => from <= mark.ts && mark.ts <= to);
  return {
    paint: start === undefined || paint === undefined ? null : (paint.ts - start.ts) / 1000,
    shift: start === undefined ? null : shifts.reduce((sum, { args }) => sum + (args?.data?.score ?? 0), 0),
    longestTask: longestTask(events, start?.pid ?? null),
    ownMove: shown === undefined ? null : (shown.to - shown.from) / 1000,
    answer: answers.length === 0 ? null : Math.max(...answers.map(({ from, to }) => to - from)) / 1000,
  };
}

/** `pid`: of the page that was loaded; the empty one before it may have had another. */
function longestTask(events: readonly TraceEvent[], pid: number | null): number {
  const mains = new Set(
    events
      .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .filter((event) => pid === null || event.pid === pid)
      .map((event) => `${event.pid}/${event.tid}`),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && mains.has(`${event.pid}/${event.tid}`));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Presses and keys, from the hand to the frame that answers, as the browser reckons them; in microseconds. */
function answersIn(events: readonly TraceEvent[]): readonly { readonly from: number; readonly to: number }[] {
  const timed = events.filter(({ name }) => name === 'EventTiming');
  return timed
    .filter(({ ph, args }) => ph === 'b' && (args?.data?.interactionId ?? 0) > 0)
    .flatMap((begun) => {
      const idOf = ({ id, id2 }: TraceEvent): string | undefined => id ?? id2?.local;
      const ended = timed.find((event) => event.ph === 'e' && idOf(event) === idOf(begun) && event.ts >= begun.ts);
      return ended === undefined ? [] : [{ from: begun.ts, to: ended.ts }];
    });
}
