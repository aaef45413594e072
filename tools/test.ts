/**
 * `npm test`: everything that must hold, in stages, the quick ones first; the first that fails is the last that is run.
 * `--quick` runs the checks alone.
 */

import { bringChromium, bringPostgres, bringPython, bringRedis, type Ended, ends, node } from './programs.ts';
import { runTests, wordsOf } from './run-tests.ts';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
}

interface Stage {
  readonly name: string;
  /** As the test runner calls it. */
  readonly project: string;
}

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const tsc = (project: string): readonly string[] => node('node_modules/typescript/bin/tsc', '-p', project);

const CHECKS: readonly Check[] = [
  { name: 'format and lint', command: node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { name: 'types of the rules, which know no outside', command: tsc('tsconfig.rules.json') },
  { name: 'types', command: tsc('tsconfig.node.json') },
  { name: 'types of the client', command: tsc('tsconfig.client.json') },
  { name: 'types of the browser tests', command: tsc('tsconfig.client-tests.json') },
  { name: 'arrows between rooms', command: node('tools/check-rooms.ts') },
  { name: 'rulebooks', command: node('tools/check-rulebook.ts') },
  { name: 'styles of games and pages', command: node('tools/check-styles.ts') },
  { name: 'clarifications', command: node('tools/check-clarifications.ts') },
  { name: 'words of the glossary', command: node('tools/check-glossary.ts') },
  { name: 'schemas of the messages', command: node('tools/make-schemas.ts', '--check') },
  { name: 'nothing unused', command: node('node_modules/knip/bin/knip.js', '--no-progress') },
];

const STAGES: readonly Stage[] = [
  { name: 'rules, bots, protocol', project: 'rules' },
  { name: 'server', project: 'server' },
  { name: 'browser', project: 'browser' },
];

/** As many as the smallest machine has cores. */
const ROWS = 2;

const inSeconds = (since: number): string => `${Math.round((performance.now() - since) / 1_000)} s`;

/** In two rows, side by side. */
function endInRows(checks: readonly Check[]): readonly Promise<Ended>[] {
  const ended: Promise<Ended>[] = [];
  for (const { command } of checks) {
    const before = ended.at(-ROWS) ?? Promise.resolve();
    ended.push(before.then(() => ends(command)));
  }
  return ended;
}

async function runChecks(): Promise<Outcome> {
  const begun = performance.now();
  let failed = 0;
  const ended = endInRows(CHECKS);
  for (const [index, { name }] of CHECKS.entries()) {
    const { code, text } = (await ended[index]) as Ended;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}${code === 0 ? lastSentence(text) : `\n${text}`}`);
    if (code !== 0) failed++;
  }
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  checks: ${inSeconds(begun)}`);
  return { passed: CHECKS.length - failed, failed };
}

/** What our own checks say they checked. */
function lastSentence(text: string): string {
  const line = text.trim().split('\n').at(-1) ?? '';
  return line.startsWith('Checked') && line.length < 200 ? ` (${line})` : '';
}

async function runStage({ name, project }: Stage): Promise<Outcome> {
  const { passed, failures, seconds } = await runTests('--project', project);
  const isFine = failures.length === 0 && passed > 0;
  console.log(`${isFine ? 'ok    ' : 'FAILED'}  ${name}: ${passed} tests, ${Math.round(seconds)} s`);
  for (const failure of failures) console.log(wordsOf(failure));
  return { passed, failed: isFine ? 0 : Math.max(1, failures.length) };
}

const isQuick = process.argv.includes('--quick');
const outcomes: Outcome[] = [await runChecks()];
if (!isQuick && outcomes[0]?.failed === 0) {
  await bringPython();
  await bringPostgres();
  await bringRedis();
  await bringChromium();
  for (const stage of STAGES) {
    const outcome = await runStage(stage);
    outcomes.push(outcome);
    if (outcome.failed > 0) break;
  }
}
const sum = (count: keyof Outcome): number => outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
