/** Checks that every numbered rule has a test that cites it, and every citation a rule. */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Folder, faultsIn } from './rulebook.ts';
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
const faults = found.flatMap((folder) => folder.faults);
for (const sentence of faults) console.log(sentence);
const rules = found.reduce((sum, folder) => sum + folder.rules, 0);
const citations = found.reduce((sum, folder) => sum + folder.citations, 0);
console.log(
  `Checked ${rules} rules in ${rulebooks.length} rulebooks and ${citations} citations: ${faults.length} faults.`,
);
process.exitCode = faults.length > 0 || rules === 0 ? 1 : 0;
