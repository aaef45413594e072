/**
 * `node tools/run.mjs tools/trace-frames.ts [GAME …]`: plays a stretch of each game on a CPU slowed four times and says
 * how long the page's longest tasks were. Counted is the thread's own time; even that grows on a busy machine, so
 * measure on a quiet one: the yardstick, always the same work, tells one from the other.
 */

import { existsSync } from 'node:fs';
import { GAME_IDS, type GameId } from '#games';
import { builtClient } from '../client/build/built-client.ts';
import { openBrowser } from '../client/tests/browser.ts';
import { LONGEST, SLOWED, type Stretch, traceOf } from '../client/tests/frame-trace.ts';
import { serveFiles } from '../client/tests/static-server.ts';

/** A stretch is `client/tests/traces/<game>.ts`; a game may have none yet. */
const TRACES = new URL('../client/tests/traces/', import.meta.url);

async function stretchOf(id: GameId): Promise<readonly (readonly [string, Stretch])[]> {
  const file = new URL(`${id}.ts`, TRACES);
  if (!existsSync(file)) return [];
  const { stretch } = (await import(file.href)) as { readonly stretch: Stretch };
  return [[id, stretch]];
}

const STRETCHES = Object.fromEntries((await Promise.all(GAME_IDS.map(stretchOf))).flat());

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(STRETCHES, name));
if (unknown.length > 0) {
  console.error(`there is no stretch ${unknown.join(', ')}; there are ${Object.keys(STRETCHES).join(', ')}`);
  process.exit(2);
}

const served = await serveFiles(await builtClient());
const browser = await openBrowser();
try {
  for (const [name, stretch] of Object.entries(STRETCHES)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const { tasks, yardstick } = await traceOf(browser, served.origin, stretch);
    const tooLong = tasks.filter(({ millis }) => millis > LONGEST);
    const longest = tasks.slice(0, 5).map(({ millis }) => millis.toFixed(1));
    console.log(
      `${name}: ${tasks.length} tasks on a CPU slowed ${SLOWED} times, ${tooLong.length} over ${LONGEST} ms; the longest in ms: ${longest.join(', ')}`,
    );
    const [before, after] = yardstick.map((millis) => millis.toFixed(1));
    console.log(`  the yardstick took ${before} ms before and ${after} ms after`);
    for (const { millis, at, parts } of tasks.filter((task) => task.parts.length > 0)) {
      console.log(`  at ${at.toFixed(0)}: ${millis.toFixed(0)} (${parts.join(', ')})`);
    }
    if (tooLong.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await served.close();
}
