import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from '#games';
import { builtClient } from '../build/built-client.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the first screen and each board keep to their budgets', async () => {
  await builtClient();
  const { status, stdout } = spawnSync(process.execPath, ['tools/check-budgets.ts'], { cwd: ROOT, encoding: 'utf8' });
  const weighed = [...stdout.matchAll(/^ok +(.+): [\d.]+ kB of \d+$/gm)].map(([, what]) => what);
  const boards = GAME_IDS.map((title) => `board of ${title}`);
  expect(weighed).toEqual(['first screen', ...boards.sort()]);
  expect(status, stdout).toBe(0);
});
