/** Bots that don't take their time: a whole match in a test lasts as long as its moves, not as long as their pauses. */

import type { BrowserContext } from 'playwright-core';
import { type House, openHouse } from './house.ts';

const TIMES = 12;

/** For the house's own process: timers run out early. */
const EARLY_TIMERS = `const after = globalThis.setTimeout;
globalThis.setTimeout = (call, millis, ...rest) => after(call, millis / ${TIMES}, ...rest);`;

/** For the worker that runs a match in a browser: its clock runs fast, and its timers with it. */
const FAST_CLOCK = `${EARLY_TIMERS}
const now = performance.now.bind(performance);
const begun = now();
performance.now = () => begun + (now() - begun) * ${TIMES};`;

export async function openHurriedHouse(): Promise<House> {
  const before = process.env.NODE_OPTIONS;
  process.env.NODE_OPTIONS = `${before ?? ''} --import=data:text/javascript,${encodeURIComponent(EARLY_TIMERS)}`;
  try {
    return await openHouse();
  } finally {
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
  }
}

/** Only for contexts without service workers: those fetch scripts past anybody who listens. */
export async function hurryMatches(context: BrowserContext): Promise<void> {
  await context.route(/match\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${FAST_CLOCK}\n${await response.text()}` });
  });
}
