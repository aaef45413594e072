import type { BrowserContext } from 'playwright-core';

const TIMES = 12;

/** For the worker that runs a match in a browser: its clock runs fast, and its timers with it. */
const FAST_CLOCK = `const after = globalThis.setTimeout;
globalThis.setTimeout = (call, millis, ...rest) => after(call, millis / ${TIMES}, ...rest);
const now = performance.now.bind(performance);
const begun = now();
performance.now = () => begun + (now() - begun) * ${TIMES};`;

/**
 * Bots that don't take their time: a whole match in a test lasts as long as its moves, not as long as their pauses. Only
 * for contexts without service workers: those fetch scripts past anybody who listens.
 */
export async function hurryMatches(context: BrowserContext): Promise<void> {
  await context.route(/match\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${FAST_CLOCK}\n${await response.text()}` });
  });
}
