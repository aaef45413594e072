/**
 * Checks that no class is defined bare by two games or pages, or by one of them and what all share: whichever came last
 * would dress both. And that every class is carried by something.
 */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './set-up.mjs';
import { clashesIn, unnamedIn } from './styles.ts';

const files = globSync('client/src/**/*.css', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const sheets = files.map((file) => ({ file, text: read(file) }));
const sources = globSync('client/{index.html,src/**/*.{ts,tsx}}', { cwd: ROOT }).filter(
  (file) => !/\.test\.ts$|[/\\]words[/\\]/.test(file),
);
const { classes, faults: clashes } = clashesIn(sheets);
const lost = unnamedIn(sheets, sources.map(read).join('\n'));
const faults = [...clashes, ...lost];
for (const sentence of faults) console.log(sentence);
console.log(
  `Checked ${classes} classes in ${files.length} style sheets: ${clashes.length} clash, ${lost.length} are carried by nothing.`,
);
process.exitCode = faults.length > 0 || classes === 0 ? 1 : 0;
