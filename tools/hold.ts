/**
 * `npm run hold -- FILE… [--times 20] [--busy 2]`: runs test files again and again beside so many busy loops, and says
 * how often each failed. A folder stands for all files in it. A test that depends on who is faster shows it here.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { bringChromium } from './programs.ts';
import { runTests, wordsOf } from './run-tests.ts';

const USAGE = 'npm run hold -- FILE… [--times 20] [--busy 2]';

function whole(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${name} must be a whole number from ${least} on, not "${text}"`);
  return number;
}

function readArguments(): { readonly files: readonly string[]; readonly times: number; readonly busy: number } {
  const { values, positionals } = parseArgs({
    options: { times: { type: 'string', default: '20' }, busy: { type: 'string', default: '2' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error('which file?');
  return { files: positionals, times: whole('times', values.times, 1), busy: whole('busy', values.busy, 0) };
}

/** Looks up now and then, so that it ends when this program does, however that was. */
const BUSY = `process.on('disconnect', () => process.exit());
const spin = () => { const until = Date.now() + 100; while (Date.now() < until); setImmediate(spin); };
spin();`;

const busyLoop = (): ChildProcess =>
  spawn(process.execPath, ['-e', BUSY], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });

/** How it went, as a line for a person. */
async function runOnce(which: readonly string[], failedIn: Map<string, number>): Promise<string> {
  const { passed, failures, seconds } = await runTests(...which);
  const failed = new Set(failures.map(({ file }) => file));
  // Files without a test in them hold nothing.
  if (passed === 0 && failed.size === 0) failed.add(which.join(' '));
  for (const file of failed) failedIn.set(file, (failedIn.get(file) ?? 0) + 1);
  const how = `${failed.size === 0 ? 'ok    ' : 'FAILED'}  ${passed} tests, ${Math.round(seconds)} s`;
  return [how, ...failures.map(wordsOf)].join('\n');
}

async function main(): Promise<void> {
  const { files, times, busy } = readArguments();
  await bringChromium();
  const loops = Array.from({ length: busy }, busyLoop);
  const failedIn = new Map<string, number>();
  for (let time = 1; time <= times; time++) console.log(`${time} of ${times}: ${await runOnce(files, failedIn)}`);
  for (const loop of loops) loop.kill();
  for (const [file, failed] of failedIn) console.log(`${file}: failed ${failed} of ${times} times`);
  if (failedIn.size === 0) console.log(`${files.join(' ')}: failed 0 of ${times} times`);
  process.exitCode = failedIn.size === 0 ? 0 : 1;
}

await main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 1;
});
