import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../set-up.mjs';

const run = (program: string, args: readonly string[]) =>
  spawnSync(process.execPath, [join(ROOT, program), ...args], { cwd: ROOT, encoding: 'utf8' });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-new-game-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a new game compiles, and its tests fail until there are rules', () => {
  const made = run('tools/new-game.ts', ['star-ferry', '--into', folder]);
  expect(made.stderr).toBe('');
  expect(readdirSync(join(folder, 'star-ferry')).sort()).toEqual(['README.md', 'RULEBOOK.md', 'src', 'tests']);

  for (const name of ['tabletop', 'package.json', 'node_modules']) symlinkSync(join(ROOT, name), join(folder, name));
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: { lib: ['ES2023'], types: [] },
    include: ['star-ferry/src'],
    exclude: ['**/*.test.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(run('node_modules/typescript/bin/tsc', ['-p', folder]).stdout).toBe('');

  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    "export default { test: { include: ['star-ferry/**/*.test.ts'] } };",
  );
  const tests = run('node_modules/vitest/vitest.mjs', [
    'run',
    '--root',
    folder,
    '--reporter=json',
    '--exclude',
    'none',
  ]);
  const report = JSON.parse(tests.stdout.slice(tests.stdout.indexOf('{"'))) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  expect(report).toMatchObject({ numPassedTests: 1, numFailedTests: 3 });
});

test.each([
  [[], 'say one name'],
  [['Star Ferry'], '"Star Ferry" must be small letters with hyphens'],
  [['space-builder'], 'is there already'],
])('%j: %s', (args, message) => {
  const refused = run('tools/new-game.ts', args);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(message);
});
