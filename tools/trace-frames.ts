/**
 * `node tools/run.mjs tools/trace-frames.ts [GAME …]`: plays a stretch of each game on a CPU slowed four times and says
 * how long the page's longest tasks were. Counted is the thread's own time; even that grows on a busy machine, so
 * measure on a quiet one: the yardstick, always the same work, tells one from the other.
 */

import type { GameId } from '#games';
import { builtClient } from '../client/build/built-client.ts';
import { openBrowser } from '../client/tests/browser.ts';
import { LONGEST, SLOWED, type Stretch, traceOf } from '../client/tests/frame-trace.ts';
import { serveFiles } from '../client/tests/static-server.ts';
import { gravityFall } from '../client/tests/traces/gravity-superstar.ts';
import { bowlRound } from '../client/tests/traces/space-bowl.ts';
import { builderRound } from '../client/tests/traces/space-builder.ts';
import { labTurns } from '../client/tests/traces/space-lab.ts';

const STRETCHES: Readonly<Record<GameId, Stretch>> = {
  'space-bowl': bowlRound,
  'gravity-superstar': gravityFall,
  'space-builder': builderRound,
  'space-lab': labTurns,
};

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
