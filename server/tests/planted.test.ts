/**
 * Guards without which a finding would be there again: each is where the list says, once, and its test exists. That the
 * test fails without it takes a run of vitest for each, and is looked at in long runs (TRIALS=long).
 */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Guard } from '../trials/guard.ts';
import { GUARDS } from '../trials/planted-guards.ts';

const ROOT = new URL('../../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const testFile = ({ test: [file] }: Guard): string => `server/tests/${file}.test.ts`;

test.each(GUARDS)('$name stands where it is said to, and has its test', (guard) => {
  expect(textOf(guard.file).split(guard.guard)).toHaveLength(2);
  expect(textOf(testFile(guard))).toContain(guard.test[1].replace(/^.*'/, ''));
});

/** How many tests fail, and how many are run at all, without this guard. */
async function runWithout(guard: Guard): Promise<{ readonly failed: number; readonly passed: number }> {
  const title = guard.test[1].replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args = ['node_modules/vitest/vitest.mjs', 'run', testFile(guard), '-t', title, '--reporter=json'];
  const hook = fileURLToPath(new URL('server/trials/processes/plant.ts', ROOT));
  // Whoever waits in vain fails, too, and need not wait for long.
  const env = { ...process.env, TRIALS: '', PATIENCE: '60000', PLANTED: guard.name, NODE_OPTIONS: `--import ${hook}` };
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, env, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const report = JSON.parse(said.slice(said.indexOf('{"num'))) as { numFailedTests: number; numPassedTests: number };
  return { failed: report.numFailedTests, passed: report.numPassedTests };
}

test.runIf(process.env.TRIALS === 'long').each(GUARDS)('without $name its test fails', async (guard) => {
  expect((await runWithout(guard)).failed).toBeGreaterThan(0);
});
