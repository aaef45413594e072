/** A game made by `npm run new-game` in a copy of the house: it is like the others, keeps to the checks, and plays. */

import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { useFiles } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Against what hangs: everything is started once, beside whatever else the machine does. */
const TIMEOUT = 900_000;
const ROOMS = ['tabletop', 'games', 'bots', 'protocol', 'server', 'client', 'cli', 'tools', 'docs'];
const MADE_BY_TOOLS = /[/\\](node_modules|dist[\w-]*|reports|\.building)$/;

interface Ended {
  readonly code: number;
  readonly text: string;
}

function run(folder: string, ...args: readonly string[]): Promise<Ended> {
  const options = { cwd: folder, maxBuffer: 1 << 26, env: { ...process.env, NODE_ENV: '', VITEST: '' } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, options, (error, out, err) =>
      resolve({ code: error === null ? 0 : 1, text: `${out}${err}` }),
    );
    child.stdin?.end();
  });
}

const copy = mkdtempSync(join(tmpdir(), 'starboard-new-game-'));
afterAll(() => rmSync(copy, { recursive: true }));

const filesIn = (folder: string): readonly string[] =>
  globSync(`{${ROOMS.join(',')}}/**/*.{ts,tsx,css,md,json}`, {
    cwd: folder,
    exclude: (name) => MADE_BY_TOOLS.test(`/${name}`),
  });

/** The house with one game more, built. */
async function houseOfFive(): Promise<string> {
  const singles = globSync('*.{json,ts,md}', { cwd: ROOT });
  for (const name of [...ROOMS, ...singles, '.gitignore'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (file) => !MADE_BY_TOOLS.test(file) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  expect(await run(copy, 'tools/new-game.ts', 'star-ferry')).toMatchObject({ code: 0 });
  const built = await run(
    copy,
    '--input-type=module',
    '--eval',
    `import { heldClient } from '${copy}/client/tests/held-client.ts'; await heldClient();`,
  );
  expect(built).toMatchObject({ code: 0 });
  return join(copy, 'client/dist-held');
}

const site = useFiles(houseOfFive);

test('it touches its own files and two others', () => {
  const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');
  const before = filesIn(ROOT);
  const after = filesIn(copy);
  const isNew = (file: string): boolean => !before.includes(file);
  expect(after.filter((file) => isNew(file) && !file.includes('star-ferry'))).toEqual([]);
  expect(after.filter((file) => !isNew(file) && read(ROOT, file) !== read(copy, file)).toSorted()).toEqual([
    'bots/src/registry.ts',
    'games/index.ts',
  ]);
});

test('it keeps to the checks', { timeout: TIMEOUT }, async () => {
  const made = filesIn(copy).filter((file) => file.includes('star-ferry') || /registry\.ts$|^games\/index/.test(file));
  const checks = [
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...made],
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.client.json'],
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.node.json'],
    ...['rooms', 'rulebook', 'styles', 'clarifications', 'glossary'].map((what) => [`tools/check-${what}.ts`]),
    ['node_modules/knip/bin/knip.js', '--no-progress'],
  ];
  const ended = await Promise.all(checks.map((check) => run(copy, ...check)));
  expect(ended.map(({ code, text }) => (code === 0 ? '' : text))).toEqual(checks.map(() => ''));
});

test('its tests pass, and a server keeps its secrets', { timeout: TIMEOUT }, async () => {
  const its = ['games/star-ferry', 'bots/src/star-ferry', 'client/src/words/catalogues', 'client/src/catalogue'];
  const wire = ['server/tests/leaks.test.ts', '-t', 'star-ferry keeps every secret'];
  for (const files of [its, wire]) {
    const { code, text } = await run(copy, 'node_modules/vitest/vitest.mjs', 'run', ...files);
    expect({ code, text: code === 0 ? '' : text }).toEqual({ code: 0, text: '' });
    expect(text).toMatch(/Tests .*\d+ passed/);
  }
});

test('it is played to the end in the browser, by keys, against its bot', { timeout: TIMEOUT }, async () => {
  const { page, errors } = await site.visit({ name: 'Otter', isNew: true }, { viewport: { width: 360, height: 640 } });
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Play now: Star Ferry' }).click();
  const card = page.getByRole('button', { name: /^Play [1-4]/ });
  const end = page.locator('.end');
  await site.until(card);
  expect(await axeFindings(page)).toEqual([]);
  while (await card.first().isVisible()) {
    const key = /[1-4]/.exec((await card.first().textContent()) ?? '')?.[0] ?? '';
    await page.keyboard.press(key);
    // Time stands still: the bot can't have answered yet.
    await card.first().waitFor({ state: 'hidden' });
    await site.until(card.or(end));
  }
  expect(await end.isVisible()).toBe(true);
  expect(errors).toEqual([]);
});

test.each([
  [[], 'say one name'],
  [['Star Ferry'], '"Star Ferry" must be small letters with hyphens'],
  [['space-builder'], 'is there already'],
])('%j: %s', async (args, message) => {
  const { code, text } = await run(ROOT, 'tools/new-game.ts', ...args);
  expect(code).toBe(1);
  expect(text).toContain(message);
});
