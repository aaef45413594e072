/** Checks who imports from whom: the arrows of ARCHITECTURE.md. Answers in sentences and says how much it checked. */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { arrowsBroken, type ImportSeen, importsIn } from './rooms.ts';
import { ROOT } from './set-up.mjs';

const FILES = '{tabletop,games,bots,protocol,server,client,cli}/**/*.{ts,tsx,mts}';

function filesOfTheHouse(): readonly string[] {
  return globSync(FILES, { cwd: ROOT, exclude: (name) => /node_modules|dist/.test(name) }).toSorted();
}

function importsOf(file: string): readonly ImportSeen[] {
  return importsIn(readFileSync(join(ROOT, file), 'utf8')).map((specifier) => ({
    file,
    specifier,
    target: specifier.startsWith('.')
      ? relative(ROOT, join(ROOT, dirname(file), specifier))
          .split(sep)
          .join('/')
      : null,
  }));
}

const files = filesOfTheHouse();
const imports = files.flatMap(importsOf);
const broken = imports.flatMap((seen) => arrowsBroken(seen));
for (const sentence of broken) console.log(sentence);
// A checker that finds nothing to check is broken itself.
if (imports.length < files.length)
  console.log(`Only ${imports.length} imports in ${files.length} files: is the checker blind?`);
console.log(`Checked ${imports.length} imports in ${files.length} files: ${broken.length} go where they may not.`);
process.exitCode = broken.length > 0 || imports.length < files.length ? 1 : 0;
