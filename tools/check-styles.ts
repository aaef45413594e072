/** Checks that no class is defined bare by two games or pages, or by one of them and what all share: whichever came last would dress both. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './set-up.mjs';
import { clashesIn } from './styles.ts';

const files = globSync('client/src/**/*.css', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const { classes, faults } = clashesIn(files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })));
for (const sentence of faults) console.log(sentence);
console.log(`Checked ${classes} classes in ${files.length} style sheets: ${faults.length} clash.`);
process.exitCode = faults.length > 0 || classes === 0 ? 1 : 0;
