/**
 * `node tools/run.mjs tools/trace-builder.ts`: plays a round of Space Builder by keys on a CPU slowed four times and
 * says how long the page's longest tasks were. Counted is the thread's own time: a busy machine can't falsify it.
 */

import type { Browser } from 'playwright-core';
import { builtClient } from '../client/build/built-client.ts';
import { newPage, openBrowser } from '../client/tests/browser.ts';
import { serveFiles } from '../client/tests/static-server.ts';

const SLOWED = 4;
const LONGEST = 50;
/** Milliseconds: bots are ready by then; as fast as fingers go; every building has been checked. */
const PLAN_COMES = 5_000;
const STROKE = 80;
const CHECK_LASTS = 3_000;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const served = await serveFiles(await builtClient());
const browser = await openBrowser();
try {
  const tasks = await tasksOfARound(browser, served.origin);
  const longest = tasks.slice(0, 5).map((millis) => millis.toFixed(1));
  const tooLong = tasks.filter((millis) => millis > LONGEST).length;
  console.log(`${tasks.length} tasks on a CPU slowed ${SLOWED} times; the longest in ms: ${longest.join(', ')}`);
  console.log(`${tooLong} over ${LONGEST} ms`);
  if (tooLong > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await served.close();
}

/** In milliseconds, longest first: from the coming up of the plan to the end of the check. */
async function tasksOfARound(browser: Browser, origin: string): Promise<readonly number[]> {
  const { context, page } = await newPage(browser, { motion: 'full' });
  await page.goto(`${origin}/games/space-builder`);
  await page.getByRole('button', { name: 'Play now' }).click();
  const ready = page.getByRole('button', { name: 'Ready', exact: true });
  await ready.waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await ready.click();
  // Nothing is asked of the page meanwhile: the answers would be tasks of their own.
  const { keyboard } = page;
  await page.waitForTimeout(PLAN_COMES);
  for (const building of ['1', '2', '3', '4']) {
    for (const key of [building, 'r', 'f', 'ArrowRight', 'ArrowDown', 'Enter']) {
      await keyboard.press(key);
      await page.waitForTimeout(STROKE);
    }
  }
  for (let press = 0; press < 2; press++) {
    await keyboard.press('Shift+Enter');
    await page.waitForTimeout(4 * STROKE);
  }
  await page.waitForTimeout(CHECK_LASTS);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  if (!(await page.getByRole('list', { name: 'The check' }).isVisible())) throw new Error('the round did not end');
  await context.close();
  return mainTasks(trace.traceEvents);
}

/** Tasks of the main threads of pages; the builder's page is the only one that is open. */
function mainTasks(events: readonly TraceEvent[]): readonly number[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one);
}
