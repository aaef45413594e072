/** Checks that whatever a rulebook marks as decided can be read on the game's rules page, and nothing else. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decidedIn, gapsIn } from './clarifications.ts';
import { ROOT } from './set-up.mjs';

async function wordsOf(game: string): Promise<readonly string[]> {
  const file = join(ROOT, 'client/src/words', `${game}-rules/en.ts`);
  // A new game has its rules before it has a page that tells them.
  if (!existsSync(file)) return [];
  const { default: words } = (await import(pathToFileURL(file).href)) as { readonly default: object };
  return Object.keys(words);
}

const rulebooks = globSync('games/*/RULEBOOK.md', { cwd: ROOT }).toSorted();
const games = await Promise.all(
  rulebooks.map(async (file) => {
    const game = basename(dirname(file));
    return { game, rulebook: readFileSync(join(ROOT, file), 'utf8'), words: await wordsOf(game) };
  }),
);
const gaps = games.flatMap(gapsIn);
for (const sentence of gaps) console.log(sentence);
const rulings = games.reduce((sum, { rulebook }) => sum + decidedIn(rulebook).length, 0);
console.log(`Checked ${rulings} rulings of ${games.length} games against their rules pages: ${gaps.length} gaps.`);
process.exitCode = gaps.length > 0 || rulings === 0 ? 1 : 0;
