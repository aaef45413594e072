/** Runs tests and tells what came of them: how many passed, and of each that failed where to look. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ends, node } from './programs.ts';
import { ROOT } from './set-up.mjs';

export interface Failure {
  readonly file: string;
  /** Null: the file itself could not be run. */
  readonly test: string | null;
  readonly because: string;
  /** Pictures and traces that it left. */
  readonly left: readonly string[];
}

export interface TestRun {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly seconds: number;
}

/** What the runner writes down, as far as it is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      readonly meta?: { readonly left?: readonly string[] };
    }[];
  }[];
}

/** `which`: as the test runner takes it, files or `--project NAME`. */
export async function runTests(...which: string[]): Promise<TestRun> {
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'starboard-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=json', `--outputFile=${file}`];
  const { code, text } = await ends(node('node_modules/vitest/vitest.mjs', 'run', ...which, ...reporters));
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
  rmSync(folder, { recursive: true });
  const failures = report === null ? [] : failuresIn(report);
  return {
    passed: report?.numPassedTests ?? 0,
    // Something outside any test went wrong: what the runner said is all there is.
    failures:
      code !== 0 && failures.length === 0
        ? [{ file: which.join(' '), test: null, because: text.trim(), left: [] }]
        : failures,
    seconds: (performance.now() - begun) / 1_000,
  };
}

function failuresIn({ testResults }: Report): readonly Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): readonly Failure[] => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, test: null, because: message, left: [] }];
    return failed.map(({ fullName, failureMessages, meta }) => ({
      file,
      test: fullName,
      because: failureMessages.join('\n'),
      left: meta?.left ?? [],
    }));
  });
}

export function wordsOf({ file, test, because, left }: Failure): string {
  const where = left.map((path) => `\n    look at ${relative(ROOT, path)}`).join('');
  return `  ${file}${test === null ? '' : `: ${test}`}\n    ${because.replaceAll('\n', '\n    ')}${where}`;
}
