/** Checks that every numbered rule has a test that cites it, every citation a rule, and every game the same shape. */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Folder, faultsIn, shapeBroken } from './rulebook.ts';
import { ROOT } from './set-up.mjs';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

function folderOf(rulebook: string): Folder {
  const folder = dirname(rulebook);
  const files = globSync(`${folder}/**/*.ts`, { cwd: ROOT }).toSorted();
  return { folder, rulebook: read(rulebook), files: files.map((file) => ({ file, text: read(file) })) };
}

const rulebooks = globSync('{tabletop,games/*}/RULEBOOK.md', { cwd: ROOT }).toSorted();
const house = read('tabletop/RULEBOOK.md');
const found = rulebooks.map((rulebook) => faultsIn(folderOf(rulebook), house));
const within = (folder: string): readonly string[] => globSync('**/*.*', { cwd: join(ROOT, folder) });
const template = within('tools/new-game/games/star-ferry').map((file) => file.replace(/\.template$/, ''));
const shapes = rulebooks
  .map((rulebook) => dirname(rulebook))
  .filter((folder) => folder.startsWith('games/'))
  .flatMap((folder) => shapeBroken(folder, within(folder), template));
const faults = [...found.flatMap((folder) => folder.faults), ...shapes];
for (const sentence of faults) console.log(sentence);
const rules = found.reduce((sum, folder) => sum + folder.rules, 0);
const citations = found.reduce((sum, folder) => sum + folder.citations, 0);
console.log(
  `Checked ${rules} rules in ${rulebooks.length} rulebooks and ${citations} citations: ${faults.length} faults.`,
);
process.exitCode = faults.length > 0 || rules === 0 ? 1 : 0;
