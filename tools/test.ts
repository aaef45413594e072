/** `npm test`: everything that must hold, one line each, the quick things first. `--quick` leaves out the tests proper. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './set-up.mjs';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
}

const BIN = join(ROOT, 'node_modules');
const CHROMIUM = process.env.STARBOARD_CHROMIUM ?? '/usr/bin/chromium';
const node = (file: string, ...args: string[]): readonly string[] => [process.execPath, join(ROOT, file), ...args];
const tsc = (project: string): readonly string[] => node('node_modules/typescript/bin/tsc', '-p', project);

/** A log that is read later has no use for colours. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

const CHECKS: readonly Check[] = [
  { name: 'format and lint', command: [join(BIN, '.bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'types of the rules, which know no outside', command: tsc('tsconfig.rules.json') },
  { name: 'types', command: tsc('tsconfig.node.json') },
  { name: 'types of the client', command: tsc('tsconfig.client.json') },
  { name: 'arrows between rooms', command: node('tools/check-rooms.ts') },
  { name: 'rulebooks', command: node('tools/check-rulebook.ts') },
  { name: 'nothing unused', command: node('node_modules/knip/bin/knip.js', '--no-progress') },
];

function ends(command: readonly string[], output: 'shown' | 'held back'): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    const [program, ...args] = command as [string, ...string[]];
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...PLAIN, PATH: `${join(process.execPath, '..')}:${process.env.PATH}` },
      stdio: ['ignore', output === 'shown' ? 'inherit' : 'pipe', output === 'shown' ? 'inherit' : 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        text += data;
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

async function runChecks(): Promise<number> {
  let failed = 0;
  for (const { name, command } of CHECKS) {
    const { code, text } = await ends(command, 'held back');
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}${code === 0 ? lastSentence(text) : `\n${text}`}`);
    if (code !== 0) failed++;
  }
  return failed;
}

/** What our own checks say they checked. */
function lastSentence(text: string): string {
  const line = text.trim().split('\n').at(-1) ?? '';
  return line.startsWith('Checked') && line.length < 200 ? ` (${line})` : '';
}

async function runTests(): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await ends(node('node_modules/vitest/vitest.mjs', 'run', ...reporters), 'shown');
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  rmSync(folder, { recursive: true });
  const failed = report.numFailedTests ?? 0;
  return { passed: report.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(1, failed) };
}

/** The tests play in a real browser: Debian's, which apt can bring. */
async function bringChromium(): Promise<void> {
  if (existsSync(CHROMIUM)) return;
  console.log('starboard: installing Chromium through apt for the browser tests (once)');
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium';
  const { code, text } = await ends(['sh', '-c', `DEBIAN_FRONTEND=noninteractive sh -c '${install}'`], 'held back');
  if (code !== 0 || !existsSync(CHROMIUM)) {
    console.log(
      `${text}\nThere is no Chromium at ${CHROMIUM} and apt could not bring one; set STARBOARD_CHROMIUM to yours.`,
    );
  }
}

const isQuick = process.argv.includes('--quick');
const brokenChecks = await runChecks();
if (!isQuick) await bringChromium();
const tests = isQuick ? { passed: 0, failed: 0 } : await runTests();
const passed = tests.passed + CHECKS.length - brokenChecks;
const failed = tests.failed + brokenChecks;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
